# Anna has 4 shifts against a bystander and lets 1 of them count: his first box, and no overflow.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! example
.=   sotc.seq.phases  phase=frame
? p0  sotc.seq.phases  *begin later
^ anna.skill.alertness=5
.    ruling sotc.roll.default_skill  5
? p0  sotc.seq.phases  *begin later
^ anna.skill.fists=4
.    ruling sotc.roll.default_skill  4
? p0  sotc.seq.phases  *begin later
^ anna.points=1
.    ruling sotc.fp.pool  1
? p0  sotc.seq.phases  *begin later
^ bruno.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin later
^ clara.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin later
^ kessler.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin later
^ voss.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin later
! begin
.=   sotc.init.mode  mode=skill
.    sotc.init.skill_order  piece=anna place=1 rating=5 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=marek place=2 rating=0 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p1  sotc.act.one  attack.marek scene place.marek blind.marek (disarm.marek) mark.marek topple.marek walk.z2 sprint push.marek throw.marek throw block other assess contest.marek carry guard hold away pass
! attack.marek
.    sotc.attack.what  piece=anna target=marek skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 4; 4fate: sotc.roll.effort 0
! 0 0 0 0  0 0 0 0
? p1  sotc.fp.invoke  point.anna *pass
+ pull
? p1  sotc.attack.pull  0..4 (1)
! 1
.    sotc.attack.pull  piece=anna shifts=1
? p1  sotc.fp.invoke  point.anna *pass
! pass
.    sotc.roll.shifts  piece=anna skill=sotc-skill(fists) total=4 effort=sotc-ladder(4,0,4) against=0 opposition=sotc-ladder(0,0,0) facing=hand by=marek defence=sotc-skill(fists) opposed=yes shifts=4 outcome=spin
.    sotc.attack.roll  piece=anna target=marek hit=1
.    sotc.stress.mark  piece=marek hit=1 box=1 track=health
? p0  sotc.act.one  attack.anna scene place.anna blind.anna (disarm.anna) mark.anna topple.anna walk.z2 sprint push.anna throw.anna throw block other assess contest.anna carry guard hold away pass
