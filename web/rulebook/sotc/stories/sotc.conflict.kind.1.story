# In a social conflict a hit of 2 marks Composure; Health stays as it was.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! example
.=   sotc.seq.phases  phase=frame
? p0  sotc.seq.phases  *begin later
^ kind=social
.    ruling sotc.conflict.kind  sotc-scope(social)
? p0  sotc.seq.phases  *begin later
^ kessler.skill.empathy=5
.    ruling sotc.roll.default_skill  5
? p0  sotc.seq.phases  *begin later
^ kessler.skill.rapport=4
.    ruling sotc.roll.default_skill  4
? p0  sotc.seq.phases  *begin later
^ anna.skill.resolve=2
.    ruling sotc.roll.default_skill  2
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
.    sotc.init.skill_order  piece=kessler place=1 rating=5 skill=sotc-skill(empathy)
.    sotc.init.skill_order  piece=anna place=2 rating=0 skill=sotc-skill(empathy)
.=   sotc.seq.exchange  exchange=1
? p0  sotc.act.one  attack.anna scene place.anna walk.z2 sprint block other assess contest.anna carry guard hold away pass
! attack.anna
.    sotc.attack.what  piece=kessler target=anna skill=sotc-skill(rapport) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 4; 4fate: sotc.roll.effort 2
! 0 0 0 0  0 0 0 0
.    sotc.roll.shifts  piece=kessler skill=sotc-skill(rapport) total=4 effort=sotc-ladder(4,0,4) against=2 opposition=sotc-ladder(2,0,2) facing=hand by=anna defence=sotc-skill(resolve) opposed=yes shifts=2 outcome=success
.    sotc.attack.roll  piece=kessler target=anna hit=2
.    sotc.stress.mark  piece=anna hit=2 box=2 track=composure
? p1  sotc.act.one  attack.kessler scene place.kessler walk.z2 sprint block other assess contest.kessler carry guard hold away pass
