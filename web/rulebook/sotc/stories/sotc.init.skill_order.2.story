# In a social conflict Empathy gives the order: Bruno 4, Kessler 2, Anna 0.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! example
.=   sotc.seq.phases  phase=frame
? p0  sotc.seq.phases  *begin later
^ kind=social
.    ruling sotc.conflict.kind  sotc-scope(social)
? p0  sotc.seq.phases  *begin later
^ bruno.skill.empathy=4
.    ruling sotc.roll.default_skill  4
? p0  sotc.seq.phases  *begin later
^ kessler.skill.empathy=2
.    ruling sotc.roll.default_skill  2
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
.    sotc.init.skill_order  piece=bruno place=1 rating=4 skill=sotc-skill(empathy)
.    sotc.init.skill_order  piece=kessler place=2 rating=2 skill=sotc-skill(empathy)
.    sotc.init.skill_order  piece=anna place=3 rating=0 skill=sotc-skill(empathy)
.=   sotc.seq.exchange  exchange=1
? p2  sotc.act.one  attack.kessler scene place.kessler walk.z2 sprint block protect.anna other assess contest.anna contest.kessler carry guard hold away pass
