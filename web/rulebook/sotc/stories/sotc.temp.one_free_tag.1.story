# Two free tags on one attack: one of them is free, the other costs a fate point.
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
^ kessler.skill.athletics=3
.    ruling sotc.roll.default_skill  3
? p0  sotc.seq.phases  *begin later
^ anna.points=1
.    ruling sotc.fp.pool  1
? p0  sotc.seq.phases  *begin later
^ kessler.new.a1="Off Balance"
.    ruling sotc.fp.tag  "Off Balance"
? p0  sotc.seq.phases  *begin later
^ a1.sort=temporary
.    ruling sotc.temp.sticky  sotc-sort(temporary)
? p0  sotc.seq.phases  *begin later
^ a1.free=anna
.    ruling sotc.man.first_tag  sotc-thing(anna)
? p0  sotc.seq.phases  *begin later
^ kessler.new.a2="Blinded"
.    ruling sotc.fp.tag  "Blinded"
? p0  sotc.seq.phases  *begin later
^ a2.sort=temporary
.    ruling sotc.temp.sticky  sotc-sort(temporary)
? p0  sotc.seq.phases  *begin later
^ a2.free=anna
.    ruling sotc.man.first_tag  sotc-thing(anna)
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
.    sotc.init.skill_order  piece=anna place=1 rating=5 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=kessler place=2 rating=0 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p1  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block other assess contest.kessler carry guard hold away pass
! attack.kessler
.    sotc.attack.what  piece=anna target=kessler skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 3; 4fate: sotc.roll.effort 3
! 0 0 0 0  0 0 0 0
? p1  sotc.fp.invoke  free.a1.anna free.a1.anna.reroll free.a2.anna free.a2.anna.reroll paid.a1.anna paid.a1.anna.reroll paid.a2.anna paid.a2.anna.reroll point.anna *pass
! free.a1.anna
.    sotc.fp.tag  player=anna aspect="Off Balance" price=free how=plus
? p1  sotc.fp.invoke  (free.a2.anna) (paid.a1.anna) paid.a2.anna paid.a2.anna.reroll point.anna *pass
! free.a2.anna
x barred sotc.temp.one_free_tag
! paid.a2.anna
.    sotc.fp.tag  player=anna aspect="Blinded" price=paid how=plus
.    sotc.roll.shifts  piece=anna skill=sotc-skill(fists) total=7 effort=sotc-ladder(7,0,7) against=3 opposition=sotc-ladder(3,0,3) facing=hand by=kessler defence=sotc-skill(athletics) opposed=yes shifts=4 outcome=spin
.    sotc.attack.roll  piece=anna target=kessler hit=4
.    sotc.stress.mark  piece=kessler hit=4 box=4 track=health
? p0  sotc.act.one  attack.anna scene place.anna blind.anna (disarm.anna) mark.anna topple.anna walk.z2 sprint push.anna throw.anna throw block other assess contest.anna carry guard hold away pass
