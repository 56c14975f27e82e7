# Full defence ends with the exchange: in the next one Anna has no +2 unless she declares again.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! example
.=   sotc.seq.phases  phase=frame
? p0  sotc.seq.phases  *begin later
^ anna.skill.alertness=1
.    ruling sotc.roll.default_skill  1
? p0  sotc.seq.phases  *begin later
^ anna.skill.athletics=2
.    ruling sotc.roll.default_skill  2
? p0  sotc.seq.phases  *begin later
^ kessler.skill.alertness=4
.    ruling sotc.roll.default_skill  4
? p0  sotc.seq.phases  *begin later
^ kessler.skill.fists=4
.    ruling sotc.roll.default_skill  4
? p0  sotc.seq.phases  *begin later
^ bruno.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin later
^ clara.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin later
^ marek.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin later
^ voss.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin later
! begin
.=   sotc.init.mode  mode=skill
.    sotc.init.skill_order  piece=kessler place=1 rating=4 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=anna place=2 rating=1 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p0  sotc.act.one  attack.anna scene place.anna blind.anna (disarm.anna) mark.anna topple.anna walk.z2 sprint push.anna throw.anna throw block other assess contest.anna carry guard hold away pass
+ guard.anna
.    sotc.fulldef.at_start  piece=anna
? p0  sotc.act.one  attack.anna scene place.anna blind.anna (disarm.anna) mark.anna topple.anna walk.z2 sprint push.anna throw.anna throw block other assess contest.anna carry guard hold away pass
! attack.anna
.    sotc.attack.what  piece=kessler target=anna skill=sotc-skill(fists) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 4; 4fate: sotc.roll.effort 2, sotc.fulldef.bonus 2
! -1 -1 -1 -1  0 0 0 0
.    sotc.roll.shifts  piece=kessler skill=sotc-skill(fists) total=0 effort=sotc-ladder(0,0,0) against=4 opposition=sotc-ladder(4,0,4) facing=hand by=anna defence=sotc-skill(athletics) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=kessler target=anna hit=0
.    sotc.spin.gain  piece=anna margin=4
.    sotc.fulldef.price  piece=anna
.=   sotc.seq.exchange  exchange=2
? p0  sotc.act.one  attack.anna scene place.anna blind.anna (disarm.anna) mark.anna topple.anna walk.z2 sprint push.anna throw.anna throw block other assess contest.anna carry guard hold away pass
! attack.anna
.    sotc.attack.what  piece=kessler target=anna skill=sotc-skill(fists) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 4; 4fate: sotc.roll.effort 2
