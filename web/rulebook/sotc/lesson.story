= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! begin.rooftop
.=   sotc.seq.phases  phase=frame
.    sotc.conflict.kind  kind=physical
.    sotc.frame.aspects  aspect=sotc-aspect-rain on=everywhere change=added
.    sotc.frame.aspects  aspect=sotc-aspect-skylight on=z1 change=added
.    sotc.frame.aspects  aspect=sotc-aspect-washing on=z3 change=added
.    sotc.group.split  piece=sotc-mob-henchmen groups=2 sizes=3,3
.=   sotc.init.mode  mode=skill
.    sotc.init.skill_order  piece=v3 place=1 rating=3 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=h1 place=2 rating=3 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=h2 place=3 rating=2 skill=sotc-skill(alertness)
.    sotc.init.minions  piece=g4 place=4 rating=2 skill=sotc-skill(alertness)
.    sotc.init.minions  piece=g17 place=5 rating=2 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p0  sotc.act.one  attack.h1.via.z1 attack.h1.far attack.h2.via.z1 attack.h2.far scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 walk.z1 walk.z3 sprint (push.h1) (throw.h1) (push.h2) (throw.h2) throw block protect.g4 protect.g17 other assess contest.h1 contest.h2 contest.g4 contest.g17 carry guard hold away pass
! attack.h1.via.z1
.    sotc.move.one_zone  piece=v3 zone=z1 penalty=2
.    sotc.attack.what  piece=v3 target=h1 skill=sotc-skill(weapons) armed=yes weapon=sotc-weapon-sabre
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 5, sotc.move.one_zone -1, sotc.move.border_supplemental -1; 4fate: sotc.roll.effort 5
! 1 0 0 -1  0 0 -1 0
? p0+p1  sotc.fp.invoke  paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a5.v3 paid.a5.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a14.v3.swap paid.a15.v3 paid.a15.v3.reroll paid.a15.v3.swap paid.a5.h1 paid.a5.h1.reroll paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a11.h1 paid.a11.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll paid.a14.h1 paid.a14.h1.reroll paid.a14.h1.swap paid.a15.h1 paid.a15.h1.reroll paid.a15.h1.swap point.v3 point.h1 other *pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(weapons) total=3 effort=sotc-ladder(3,0,3) against=4 opposition=sotc-ladder(4,0,4) facing=hand by=h1 defence=sotc-skill(athletics) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=v3 target=h1 hit=0
? p1  sotc.act.one  attack.v3 attack.g4 attack.g17 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.g4 blind.g4 (disarm.g4) mark.g4 topple.g4 place.g17 blind.g17 (disarm.g17) mark.g17 topple.g17 walk.z2 sprint push.v3 throw.v3 (push.g4) (throw.g4) (push.g17) (throw.g17) throw block protect.h2 other assess contest.h2 contest.v3 contest.g4 contest.g17 carry guard hold away pass
# scene
! place.v3
? p1  sotc.simple.difficulty  *athletics stealth weapons alertness burglary sleight deceit endurance fists resolve contacting empathy gambling investigation rapport academics art drive engineering (guns) intimidation leadership might mysteries pilot resources science survival
! athletics
.    sotc.man.kinds  piece=h1 target=v3 what=place skill=sotc-skill(athletics)
? p1+p0  sotc.man.target  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 1 0 1 -1  0 0 -1 0
? p1+p0  sotc.fp.invoke  paid.a5.h1 paid.a5.h1.reroll paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a11.h1 paid.a11.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll paid.a14.h1 paid.a14.h1.reroll paid.a14.h1.swap paid.a15.h1 paid.a15.h1.reroll paid.a15.h1.swap paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a5.v3 paid.a5.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a14.v3.swap paid.a15.v3 paid.a15.v3.reroll paid.a15.v3.swap point.h1 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(athletics) total=6 effort=sotc-ladder(6,0,6) against=4 opposition=sotc-ladder(4,0,4) facing=hand by=v3 defence=sotc-skill(weapons) opposed=yes shifts=2 outcome=success
.    sotc.man.target  piece=h1 target=v3 what=place aspect=sotc-aspect-placed(other) done=yes
? p2  sotc.act.one  attack.v3 attack.g4 attack.g17 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.g4 blind.g4 (disarm.g4) mark.g4 topple.g4 place.g17 blind.g17 (disarm.g17) mark.g17 topple.g17 walk.z2 sprint push.v3 throw.v3 (push.g4) (throw.g4) (push.g17) (throw.g17) throw block protect.h1 other assess contest.h1 contest.v3 contest.g4 contest.g17 carry guard hold away pass
+ pass.a18.h1
? p1  sotc.man.pass_tag  h2
! h2
? p0  sotc.man.pass_tag  *yes no
! yes
.    sotc.man.pass_tag  aspect=sotc-aspect-placed(other) piece=h1 taker=h2 allowed=yes
? p2  sotc.act.one  attack.v3 attack.g4 attack.g17 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.g4 blind.g4 (disarm.g4) mark.g4 topple.g4 place.g17 blind.g17 (disarm.g17) mark.g17 topple.g17 walk.z2 sprint push.v3 throw.v3 (push.g4) (throw.g4) (push.g17) (throw.g17) throw block protect.h1 other assess contest.h1 contest.v3 contest.g4 contest.g17 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h2 target=v3 skill=sotc-skill(fists) armed=no weapon=none
? p2+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 1 1 0 0  0 -1 0 0
? p2+p0  sotc.fp.invoke  free.a18.h2 free.a18.h2.reroll paid.a8.h2 paid.a8.h2.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a14.h2 paid.a14.h2.reroll paid.a14.h2.swap paid.a15.h2 paid.a15.h2.reroll paid.a15.h2.swap paid.a18.h2 paid.a18.h2.reroll paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a18.v3 paid.a18.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a14.v3.swap paid.a15.v3 paid.a15.v3.reroll paid.a15.v3.swap point.h2 point.v3 other *pass
! free.a18.h2
.    sotc.fp.tag  player=h2 aspect=sotc-aspect-placed(other) price=free how=plus
? p2+p0  sotc.fp.invoke  paid.a8.h2 paid.a8.h2.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a14.h2 paid.a14.h2.reroll paid.a14.h2.swap paid.a15.h2 paid.a15.h2.reroll paid.a15.h2.swap paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a14.v3.swap paid.a15.v3 paid.a15.v3.reroll paid.a15.v3.swap point.h2 point.v3 other *pass
! paid.a8.h2
.    sotc.fp.tag  player=h2 aspect=sotc-aspect-boxer-1 price=paid how=plus
? p2+p0  sotc.fp.invoke  (paid.a8.h2) paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a14.h2 paid.a14.h2.reroll paid.a14.h2.swap paid.a15.h2 paid.a15.h2.reroll paid.a15.h2.swap paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a14.v3.swap paid.a15.v3 paid.a15.v3.reroll paid.a15.v3.swap point.h2 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(fists) total=11 effort=sotc-ladder(8,3,11) against=4 opposition=sotc-ladder(4,0,4) facing=hand by=v3 defence=sotc-skill(weapons) opposed=yes shifts=7 outcome=spin
.    sotc.attack.roll  piece=h2 target=v3 hit=7
.    sotc.stress.no_box  piece=v3 hit=7 track=health
? p0  sotc.cons.forced  *mild mild.offer
! mild.offer
.    sotc.cons.severity  piece=v3 severity=mild
? p0  sotc.conc.terms  text
! "The plan changes hands."
? p2  sotc.conc.accept  *accept refuse talk
! accept
.    sotc.conc.accept  piece=v3 terms="The plan changes hands."
? p0  sotc.act.one  attack.h1.via.z1 attack.h1.far attack.h2.via.z1 attack.h2.far scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 walk.z1 walk.z3 sprint (push.h1) (throw.h1) (push.h2) (throw.h2) throw block protect.g17 other assess contest.h1 contest.h2 contest.g17 guard hold away pass
! attack.h2.via.z1
.    sotc.move.one_zone  piece=g4 zone=z1 penalty=2
.    sotc.attack.what  piece=g4 target=h2 skill=sotc-skill(quality) armed=no weapon=none
? p0+p2  sotc.attack.roll  4fate: sotc.minion.quality 2, sotc.minion.group_bonus 1, sotc.move.one_zone -1, sotc.move.border_supplemental -1; 4fate: sotc.roll.effort 5
! 1 1 0 0  0 0 1 -1
? p2  sotc.fp.invoke  paid.a8.h2 paid.a8.h2.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a14.h2 paid.a14.h2.reroll paid.a14.h2.swap paid.a15.h2 paid.a15.h2.reroll paid.a15.h2.swap point.h2 other *pass
! pass
.    sotc.roll.shifts  piece=g4 skill=sotc-skill(quality) total=3 effort=sotc-ladder(3,0,3) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=h2 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=g4 target=h2 hit=0
? p0  sotc.act.one  attack.h1.via.z1 attack.h1.far attack.h2.via.z1 attack.h2.far scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 walk.z1 walk.z3 sprint (push.h1) (throw.h1) (push.h2) (throw.h2) throw block protect.g4 other assess contest.h1 contest.h2 contest.g4 guard hold away pass
