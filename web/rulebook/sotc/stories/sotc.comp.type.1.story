# Anna has an assistant, and a mental conflict begins: she has +1.
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
^ marek.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin later
^ voss.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin later
^ kind=mental
.    ruling sotc.conflict.kind  sotc-scope(mental)
? p0  sotc.seq.phases  *begin later
^ anna.skill.empathy=5
.    ruling sotc.roll.default_skill  5
? p0  sotc.seq.phases  *begin later
^ anna.new.c1=mental
.    ruling sotc.comp.base  sotc-scope(mental)
? p0  sotc.seq.phases  *begin later
! begin
.=   sotc.init.mode  mode=skill
.    sotc.init.skill_order  piece=anna place=1 rating=5 skill=sotc-skill(empathy)
.    sotc.init.skill_order  piece=kessler place=2 rating=0 skill=sotc-skill(empathy)
.=   sotc.seq.exchange  exchange=1
? p1  sotc.act.one  attack.kessler scene place.kessler walk.z2 sprint block other assess contest.kessler carry guard hold away pass
! attack.kessler
.    sotc.attack.what  piece=anna target=kessler skill=sotc-skill(deceit) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 0, sotc.comp.bonus 1; 4fate: sotc.roll.effort 0
