# Bruno draws his sword besides the attack and invokes an aspect: 4 - 1 - 1 + 2 = 4.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! example
.=   sotc.seq.phases  phase=frame
? p0  sotc.seq.phases  *begin later
^ bruno.skill.alertness=5
.    ruling sotc.roll.default_skill  5
? p0  sotc.seq.phases  *begin later
^ bruno.skill.weapons=4
.    ruling sotc.roll.default_skill  4
? p0  sotc.seq.phases  *begin later
^ bruno.new.w1=melee
.    ruling sotc.frame.range  sotc-weapon(melee)
? p0  sotc.seq.phases  *begin later
^ bruno.w1=away
.    ruling sotc.disarm.effect  sotc-weapon-state(away)
? p0  sotc.seq.phases  *begin later
^ bruno.points=1
.    ruling sotc.fp.pool  1
? p0  sotc.seq.phases  *begin later
^ bruno.new.a1="Swordsman"
.    ruling sotc.fp.tag  "Swordsman"
? p0  sotc.seq.phases  *begin later
^ kessler.skill.athletics=2
.    ruling sotc.roll.default_skill  2
? p0  sotc.seq.phases  *begin later
^ anna.left=left
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
.    sotc.init.skill_order  piece=bruno place=1 rating=5 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=kessler place=2 rating=0 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p2  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block other assess contest.kessler carry guard hold away pass
! attack.kessler
.    sotc.attack.what  piece=bruno target=kessler skill=sotc-skill(fists) armed=no weapon=none
? p2+p0  sotc.attack.roll  4fate: sotc.roll.effort 0; 4fate: sotc.roll.effort 2
+ weapon.w1
.    sotc.supp.penalty  piece=bruno what=draw zone=none penalty=1
.    sotc.attack.what  piece=bruno target=kessler skill=sotc-skill(weapons) armed=yes weapon=sotc-weapon(melee)
? p2+p0  sotc.attack.roll  4fate: sotc.roll.effort 4, sotc.supp.penalty -1; 4fate: sotc.roll.effort 2
! -1 0 0 0  0 0 0 0
? p2  sotc.fp.invoke  paid.a1.bruno paid.a1.bruno.reroll point.bruno *pass
! paid.a1.bruno
.    sotc.fp.tag  player=bruno aspect="Swordsman" price=paid how=plus
.    sotc.roll.shifts  piece=bruno skill=sotc-skill(weapons) total=4 effort=sotc-ladder(4,0,4) against=2 opposition=sotc-ladder(2,0,2) facing=hand by=kessler defence=sotc-skill(athletics) opposed=yes shifts=2 outcome=success
.    sotc.attack.roll  piece=bruno target=kessler hit=2
.    sotc.stress.mark  piece=kessler hit=2 box=2 track=health
? p0  sotc.act.one  attack.bruno scene place.bruno blind.bruno disarm.bruno mark.bruno topple.bruno walk.z2 sprint push.bruno throw.bruno throw block other assess contest.bruno carry guard hold away pass
