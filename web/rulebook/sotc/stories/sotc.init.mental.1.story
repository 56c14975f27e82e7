# In a mental conflict Empathy gives the order, however alert Anna is.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! example
.=   sotc.seq.phases  phase=frame
? p0  sotc.seq.phases  *begin later
^ kind=mental
.    ruling sotc.conflict.kind  sotc-scope(mental)
? p0  sotc.seq.phases  *begin later
^ anna.skill.empathy=2
.    ruling sotc.roll.default_skill  2
? p0  sotc.seq.phases  *begin later
^ anna.skill.alertness=5
.    ruling sotc.roll.default_skill  5
? p0  sotc.seq.phases  *begin later
^ kessler.skill.empathy=3
.    ruling sotc.roll.default_skill  3
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
.    sotc.init.skill_order  piece=kessler place=1 rating=3 skill=sotc-skill(empathy)
.    sotc.init.skill_order  piece=anna place=2 rating=2 skill=sotc-skill(empathy)
.=   sotc.seq.exchange  exchange=1
? p0  sotc.act.one  attack.anna scene place.anna walk.z2 sprint block other assess contest.anna carry guard hold away pass
