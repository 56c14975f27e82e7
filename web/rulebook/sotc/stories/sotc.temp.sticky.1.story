# A lasting aspect is tagged again and again: Anna’s first tag is free, every other one costs a point.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! example
.=   sotc.seq.phases  phase=frame
? p0  sotc.seq.phases  *begin later
^ anna.skill.alertness=5
.    ruling sotc.roll.default_skill  5
? p0  sotc.seq.phases  *begin later
^ anna.skill.fists=3
.    ruling sotc.roll.default_skill  3
? p0  sotc.seq.phases  *begin later
^ anna.points=2
.    ruling sotc.fp.pool  2
? p0  sotc.seq.phases  *begin later
^ bruno.skill.alertness=4
.    ruling sotc.roll.default_skill  4
? p0  sotc.seq.phases  *begin later
^ bruno.skill.fists=3
.    ruling sotc.roll.default_skill  3
? p0  sotc.seq.phases  *begin later
^ bruno.points=1
.    ruling sotc.fp.pool  1
? p0  sotc.seq.phases  *begin later
^ kessler.skill.athletics=3
.    ruling sotc.roll.default_skill  3
? p0  sotc.seq.phases  *begin later
^ everywhere.new.a1="On Fire!"
.    ruling sotc.frame.aspects  "On Fire!"
? p0  sotc.seq.phases  *begin later
^ a1.free=anna
.    ruling sotc.man.first_tag  sotc-thing(anna)
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
.    sotc.init.skill_order  piece=anna place=1 rating=5 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=bruno place=2 rating=4 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=kessler place=3 rating=0 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p1  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block protect.bruno other assess contest.bruno contest.kessler carry guard hold away pass
! attack.kessler
.    sotc.attack.what  piece=anna target=kessler skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 3; 4fate: sotc.roll.effort 3
! 0 0 0 0  0 0 0 0
? p1  sotc.fp.invoke  free.a1.anna free.a1.anna.reroll free.a1.anna.swap paid.a1.anna paid.a1.anna.reroll paid.a1.anna.swap point.anna *pass
! free.a1.anna
.    sotc.fp.tag  player=anna aspect="On Fire!" price=free how=plus
? p1  sotc.fp.invoke  point.anna *pass
! pass
.    sotc.roll.shifts  piece=anna skill=sotc-skill(fists) total=5 effort=sotc-ladder(5,0,5) against=3 opposition=sotc-ladder(3,0,3) facing=hand by=kessler defence=sotc-skill(athletics) opposed=yes shifts=2 outcome=success
.    sotc.attack.roll  piece=anna target=kessler hit=2
.    sotc.stress.mark  piece=kessler hit=2 box=2 track=health
? p2  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block protect.anna other assess contest.anna contest.kessler carry guard hold away pass
! attack.kessler
.    sotc.attack.what  piece=bruno target=kessler skill=sotc-skill(fists) armed=no weapon=none
? p2+p0  sotc.attack.roll  4fate: sotc.roll.effort 3; 4fate: sotc.roll.effort 3
! 0 0 0 0  0 0 0 0
? p2  sotc.fp.invoke  paid.a1.bruno paid.a1.bruno.reroll paid.a1.bruno.swap point.bruno *pass
! paid.a1.bruno
.    sotc.fp.tag  player=bruno aspect="On Fire!" price=paid how=plus
.    sotc.roll.shifts  piece=bruno skill=sotc-skill(fists) total=5 effort=sotc-ladder(5,0,5) against=3 opposition=sotc-ladder(3,0,3) facing=hand by=kessler defence=sotc-skill(athletics) opposed=yes shifts=2 outcome=success
.    sotc.attack.roll  piece=bruno target=kessler hit=2
.    sotc.stress.roll_up  piece=kessler hit=2 box=3 track=health
? p0  sotc.act.one  attack.anna attack.bruno scene place.anna blind.anna (disarm.anna) mark.anna topple.anna place.bruno blind.bruno (disarm.bruno) mark.bruno topple.bruno walk.z2 sprint push.anna throw.anna push.bruno throw.bruno throw block other assess contest.anna contest.bruno carry guard hold away pass
! pass
.    sotc.act.one  piece=kessler
.=   sotc.seq.exchange  exchange=2
? p1  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block protect.bruno other assess contest.bruno contest.kessler carry guard hold away pass
! attack.kessler
.    sotc.attack.what  piece=anna target=kessler skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 3; 4fate: sotc.roll.effort 3
! 0 0 0 0  0 0 0 0
? p1  sotc.fp.invoke  paid.a1.anna paid.a1.anna.reroll paid.a1.anna.swap point.anna *pass
! paid.a1.anna
.    sotc.fp.tag  player=anna aspect="On Fire!" price=paid how=plus
? p1  sotc.fp.invoke  point.anna *pass
! pass
.    sotc.roll.shifts  piece=anna skill=sotc-skill(fists) total=5 effort=sotc-ladder(5,0,5) against=3 opposition=sotc-ladder(3,0,3) facing=hand by=kessler defence=sotc-skill(athletics) opposed=yes shifts=2 outcome=success
.    sotc.attack.roll  piece=anna target=kessler hit=2
.    sotc.stress.roll_up  piece=kessler hit=2 box=4 track=health
? p2  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block protect.anna other assess contest.anna contest.kessler carry guard hold away pass
