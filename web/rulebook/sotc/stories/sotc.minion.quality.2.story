# One Good minion for physical conflicts defends in a social one and rolls +1: 0 + 1 = 1.
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
^ new.g1=1
.    ruling sotc.group.members  1
? p0  sotc.seq.phases  *begin later
^ g1.quality=3
.    ruling sotc.minion.quality  3
? p0  sotc.seq.phases  *begin later
^ kind=social
.    ruling sotc.conflict.kind  sotc-scope(social)
? p0  sotc.seq.phases  *begin later
^ anna.skill.empathy=4
.    ruling sotc.roll.default_skill  4
? p0  sotc.seq.phases  *begin later
! begin
.=   sotc.init.mode  mode=skill
.    sotc.init.skill_order  piece=anna place=1 rating=4 skill=sotc-skill(empathy)
.    sotc.init.minions  piece=g1 place=2 rating=3 skill=sotc-skill(empathy)
.=   sotc.seq.exchange  exchange=1
? p1  sotc.act.one  attack.g1 scene place.g1 walk.z2 sprint block other assess contest.g1 carry guard hold away pass
! attack.g1
.    sotc.attack.what  piece=anna target=g1 skill=sotc-skill(deceit) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 0; 4fate: sotc.minion.quality 0
! 0 0 0 0  1 0 0 0
.    sotc.roll.shifts  piece=anna skill=sotc-skill(deceit) total=0 effort=sotc-ladder(0,0,0) against=1 opposition=sotc-ladder(1,0,1) facing=hand by=g1 defence=sotc-skill(quality) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=anna target=g1 hit=0
? p0  sotc.act.one  attack.anna scene place.anna walk.z2 sprint block other assess contest.anna guard hold away pass
