# Anna walks a zone and then intimidates: the walk is what goes besides, and burdens the roll.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! example
.=   sotc.seq.phases  phase=frame
? p0  sotc.seq.phases  *begin later
^ kind=social
.    ruling sotc.conflict.kind  sotc-scope(social)
? p0  sotc.seq.phases  *begin later
^ anna.skill.empathy=5
.    ruling sotc.roll.default_skill  5
? p0  sotc.seq.phases  *begin later
^ anna.skill.intimidation=3
.    ruling sotc.roll.default_skill  3
? p0  sotc.seq.phases  *begin later
^ kessler.zone=z2
.    ruling sotc.frame.start_zone  sotc-thing(z2)
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
.    sotc.init.skill_order  piece=anna place=1 rating=5 skill=sotc-skill(empathy)
.    sotc.init.skill_order  piece=kessler place=2 rating=0 skill=sotc-skill(empathy)
.=   sotc.seq.exchange  exchange=1
? p1  sotc.act.one  attack.kessler.via.z2 attack.kessler.far scene place.kessler walk.z2 sprint block other assess contest.kessler carry guard hold away pass
! walk.z2
.    sotc.move.one_zone  piece=anna zone=z2 penalty=1
? p1  sotc.act.one  attack.kessler scene place.kessler (walk.z1) (walk.z3) (sprint) block other assess contest.kessler carry (guard) (hold) away pass
! attack.kessler
.    sotc.attack.what  piece=anna target=kessler skill=sotc-skill(intimidation) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 3, sotc.move.one_zone -1; 4fate: sotc.roll.effort 0
