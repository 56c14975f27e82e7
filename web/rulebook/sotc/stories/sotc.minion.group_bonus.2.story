# Five Average minions defend and roll −1: 1 − 1 + 2 = 2.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! example
.=   sotc.seq.phases  phase=frame
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
^ marek.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin later
^ voss.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin later
^ new.g1=5
.    ruling sotc.group.members  5
? p0  sotc.seq.phases  *begin later
^ anna.skill.alertness=5
.    ruling sotc.roll.default_skill  5
? p0  sotc.seq.phases  *begin later
! begin
.=   sotc.init.mode  mode=skill
.    sotc.init.skill_order  piece=anna place=1 rating=5 skill=sotc-skill(alertness)
.    sotc.init.minions  piece=g1 place=2 rating=1 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p1  sotc.act.one  attack.g1 scene place.g1 blind.g1 (disarm.g1) mark.g1 topple.g1 walk.z2 sprint push.g1 throw.g1 throw block other assess contest.g1 carry guard hold away pass
! attack.g1
.    sotc.attack.what  piece=anna target=g1 skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 0; 4fate: sotc.minion.quality 1, sotc.minion.group_bonus 2
! 0 0 0 0  -1 0 0 0
.    sotc.roll.shifts  piece=anna skill=sotc-skill(fists) total=0 effort=sotc-ladder(0,0,0) against=2 opposition=sotc-ladder(2,0,2) facing=hand by=g1 defence=sotc-skill(quality) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=anna target=g1 hit=0
? p0  sotc.act.one  attack.anna scene place.anna blind.anna (disarm.anna) mark.anna topple.anna walk.z2 sprint push.anna throw.anna throw block other assess contest.anna guard hold away pass
