# A debate at court: one offer to concede is refused, the next one is taken.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! ready.court
.=   sotc.seq.phases  phase=frame
.    sotc.conflict.kind  kind=social
.    sotc.frame.aspects  aspect=sotc-aspect-etiquette on=everywhere change=added
.    sotc.frame.aspects  aspect=sotc-aspect-king on=everywhere change=added
.    sotc.frame.aspects  aspect=sotc-aspect-rumours on=everywhere change=added
.=   sotc.seq.phases  phase=groups
? p0  sotc.group.split  form g4=group,group g4.1.size=2 g4.1.leader=nobody g4.2.size=2 g4.2.leader=nobody
! -
.    sotc.group.split  piece=sotc-mob-courtiers groups=2 sizes=2,2
.=   sotc.init.mode  mode=skill
.    sotc.init.skill_order  piece=v3 place=1 rating=3 skill=sotc-skill(empathy)
.    sotc.init.skill_order  piece=h2 place=2 rating=3 skill=sotc-skill(empathy)
.    sotc.init.skill_order  piece=h1 place=3 rating=3 skill=sotc-skill(empathy)
.    sotc.init.minions  piece=g4 place=4 rating=2 skill=sotc-skill(empathy)
.    sotc.init.minions  piece=g18 place=5 rating=2 skill=sotc-skill(empathy)
.=   sotc.seq.exchange  exchange=1
? p0  sotc.act.one  attack.h1 attack.h2 attack.c5 scene place.h1 place.h2 block protect.g4 protect.g18 other assess contest.h1 contest.h2 contest.g4 contest.g18 carry guard hold away pass
! attack.c5
.    sotc.comp.no_boxes  companion=c5 piece=h2
.    sotc.attack.what  piece=v3 target=h2 skill=sotc-skill(deceit) armed=no weapon=none
? p0+p2  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 3, sotc.comp.bonus 1
! 0 -1 -1 0  -1 1 -1 -1
? p0+p2  sotc.fp.invoke  paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a11.v3 paid.a11.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a15.v3.swap paid.a16.v3 paid.a16.v3.reroll paid.a16.v3.swap paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a14.h2 paid.a14.h2.reroll paid.a15.h2 paid.a15.h2.reroll paid.a15.h2.swap paid.a16.h2 paid.a16.h2.reroll paid.a16.h2.swap paid.a17.h2 paid.a17.h2.reroll paid.a17.h2.swap point.v3 point.h2 other *pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(deceit) total=3 effort=sotc-ladder(3,0,3) against=2 opposition=sotc-ladder(2,0,2) facing=hand by=h2 defence=sotc-skill(resolve) opposed=yes shifts=1 outcome=success
.    sotc.attack.roll  piece=v3 target=h2 hit=1
.    sotc.stress.mark  piece=h2 hit=1 box=1 track=composure
? p2  sotc.act.one  attack.v3 attack.g4 attack.g18 scene place.v3 place.g4 place.g18 block protect.h1 other assess contest.h1 contest.v3 contest.g4 contest.g18 carry guard hold away pass
! attack.g18
.    sotc.attack.what  piece=h2 target=g18 skill=sotc-skill(rapport) armed=no weapon=none
? p2+p0  sotc.attack.roll  4fate: sotc.roll.effort 2, sotc.comp.bonus 1; 4fate: sotc.minion.quality 2, sotc.minion.group_bonus 1
! -1 -1 1 0  -1 -1 0 0
? p2  sotc.fp.invoke  paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a15.h2 paid.a15.h2.reroll paid.a15.h2.swap paid.a16.h2 paid.a16.h2.reroll paid.a16.h2.swap paid.a17.h2 paid.a17.h2.reroll paid.a17.h2.swap point.h2 other *pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(rapport) total=2 effort=sotc-ladder(2,0,2) against=1 opposition=sotc-ladder(1,0,1) facing=hand by=g18 defence=sotc-skill(quality) opposed=yes shifts=1 outcome=success
.    sotc.attack.roll  piece=h2 target=g18 hit=1
.    sotc.minion.stress_flow  piece=g18 hit=1 fallen=0 standing=2 first=1
? p1  sotc.act.one  attack.v3 attack.g4 attack.g18 scene place.v3 place.g4 place.g18 block protect.h2 other assess contest.h2 contest.v3 contest.g4 contest.g18 carry guard hold away pass
! attack.g18
.    sotc.attack.what  piece=h1 target=g18 skill=sotc-skill(rapport) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.minion.quality 2, sotc.minion.group_bonus 1
! 0 0 1 1  -1 -1 1 -1
? p1  sotc.fp.invoke  paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a15.h1 paid.a15.h1.reroll paid.a15.h1.swap paid.a16.h1 paid.a16.h1.reroll paid.a16.h1.swap paid.a17.h1 paid.a17.h1.reroll paid.a17.h1.swap point.h1 other *pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(rapport) total=7 effort=sotc-ladder(7,0,7) against=1 opposition=sotc-ladder(1,0,1) facing=hand by=g18 defence=sotc-skill(quality) opposed=yes shifts=6 outcome=spin
.    sotc.attack.roll  piece=h1 target=g18 hit=6
.    sotc.minion.stress_flow  piece=g18 hit=6 fallen=2 standing=0 first=0
.    sotc.over.minions  piece=h1 overflow=3
? p1  sotc.act.one  other (attack.v3) (attack.g4) (scene) (place.v3) (place.g4) *end
! end
.    sotc.over.expiry  piece=h1 left=3
? p0  sotc.act.one  attack.h1 attack.h2 attack.c5 scene place.h1 place.h2 block protect.v3 other assess contest.h1 contest.h2 contest.v3 guard hold away pass
! attack.h1
.    sotc.attack.what  piece=g4 target=h1 skill=sotc-skill(quality) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.minion.quality 2, sotc.minion.group_bonus 1; 4fate: sotc.roll.effort 4
! -1 -1 -1 -1  -1 0 0 1
? p1  sotc.fp.invoke  point.h1 *pass
! pass
.    sotc.roll.shifts  piece=g4 skill=sotc-skill(quality) total=-1 effort=sotc-ladder(-1,0,1) against=4 opposition=sotc-ladder(4,0,4) facing=hand by=h1 defence=sotc-skill(deceit) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=g4 target=h1 hit=0
.    sotc.spin.gain  piece=h1 margin=5
.=   sotc.seq.exchange  exchange=2
? p0  sotc.act.one  attack.h1 attack.h2 attack.c5 scene place.h1 place.h2 block protect.g4 other assess contest.h1 contest.h2 contest.g4 carry guard hold away pass
! attack.h1
.    sotc.attack.what  piece=v3 target=h1 skill=sotc-skill(deceit) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 3
! 0 0 -1 0  1 1 0 -1
? p0+p1  sotc.fp.invoke  paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a15.v3.swap paid.a16.v3 paid.a16.v3.reroll paid.a16.v3.swap paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll paid.a14.h1 paid.a14.h1.reroll paid.a15.h1 paid.a15.h1.reroll paid.a15.h1.swap paid.a16.h1 paid.a16.h1.reroll paid.a16.h1.swap paid.a17.h1 paid.a17.h1.reroll paid.a17.h1.swap point.v3 spin.h1.v3.plus *spin.h1.v3.minus implausible.h1.v3 point.h1 spin.h1.h1.plus spin.h1.h1.minus implausible.h1.h1 other pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(deceit) total=4 effort=sotc-ladder(4,0,4) against=4 opposition=sotc-ladder(4,0,4) facing=hand by=h1 defence=sotc-skill(resolve) opposed=yes shifts=0 outcome=tie
.    sotc.attack.roll  piece=v3 target=h1 hit=0
.    sotc.spin.expiry  piece=h1
? p2  sotc.act.one  attack.v3 attack.g4 scene place.v3 place.g4 block protect.h1 other assess contest.h1 contest.v3 contest.g4 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h2 target=v3 skill=sotc-skill(rapport) armed=no weapon=none
? p2+p0  sotc.attack.roll  4fate: sotc.roll.effort 2, sotc.comp.bonus 1; 4fate: sotc.roll.effort 5
! -1 1 -1 1  1 0 0 1
? p2+p0  sotc.fp.invoke  paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a14.h2 paid.a14.h2.reroll paid.a15.h2 paid.a15.h2.reroll paid.a15.h2.swap paid.a16.h2 paid.a16.h2.reroll paid.a16.h2.swap paid.a17.h2 paid.a17.h2.reroll paid.a17.h2.swap point.h2 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(rapport) total=3 effort=sotc-ladder(3,0,3) against=7 opposition=sotc-ladder(7,0,7) facing=hand by=v3 defence=sotc-skill(deceit) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=h2 target=v3 hit=0
.    sotc.spin.gain  piece=v3 margin=4
? p1  sotc.act.one  attack.v3 attack.g4 scene place.v3 place.g4 block protect.h2 other assess contest.h2 contest.v3 contest.g4 carry guard hold away pass
! attack.g4
.    sotc.attack.what  piece=h1 target=g4 skill=sotc-skill(rapport) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.minion.quality 2, sotc.minion.group_bonus 1
! -1 -1 -1 0  0 -1 -1 0
? p1+p0  sotc.fp.invoke  paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a15.h1 paid.a15.h1.reroll paid.a15.h1.swap paid.a16.h1 paid.a16.h1.reroll paid.a16.h1.swap paid.a17.h1 paid.a17.h1.reroll paid.a17.h1.swap point.h1 spin.v3.h1.plus *spin.v3.h1.minus implausible.v3.h1 spin.v3.g4.plus spin.v3.g4.minus implausible.v3.g4 other pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(rapport) total=2 effort=sotc-ladder(2,0,2) against=1 opposition=sotc-ladder(1,0,1) facing=hand by=g4 defence=sotc-skill(quality) opposed=yes shifts=1 outcome=success
.    sotc.attack.roll  piece=h1 target=g4 hit=1
.    sotc.minion.stress_flow  piece=g4 hit=1 fallen=0 standing=2 first=1
.    sotc.spin.expiry  piece=v3
? p0  sotc.act.one  attack.h1 attack.h2 attack.c5 scene place.h1 place.h2 block protect.v3 other assess contest.h1 contest.h2 contest.v3 guard hold away pass
! place.h1
.    sotc.man.kinds  piece=g4 target=h1 what=place skill=sotc-skill(quality)
? p0+p1  sotc.man.target  4fate: sotc.minion.quality 2, sotc.minion.group_bonus 1; 4fate: sotc.roll.effort 4
! 1 1 -1 0  -1 1 0 0
? p1  sotc.fp.invoke  paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a15.h1 paid.a15.h1.reroll paid.a15.h1.swap paid.a16.h1 paid.a16.h1.reroll paid.a16.h1.swap paid.a17.h1 paid.a17.h1.reroll paid.a17.h1.swap point.h1 other *pass
! pass
.    sotc.roll.shifts  piece=g4 skill=sotc-skill(quality) total=4 effort=sotc-ladder(4,0,4) against=4 opposition=sotc-ladder(4,0,4) facing=hand by=h1 defence=sotc-skill(deceit) opposed=yes shifts=0 outcome=tie
.    sotc.man.target  piece=g4 target=h1 what=place aspect=none done=no
.=   sotc.seq.exchange  exchange=3
? p0  sotc.act.one  attack.h1 attack.h2 attack.c5 scene place.h1 place.h2 block protect.g4 other assess contest.h1 contest.h2 contest.g4 carry guard hold away pass
! attack.h1
.    sotc.attack.what  piece=v3 target=h1 skill=sotc-skill(deceit) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 3
! 0 1 0 1  1 0 1 0
? p0+p1  sotc.fp.invoke  paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a15.v3.swap paid.a16.v3 paid.a16.v3.reroll paid.a16.v3.swap paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll paid.a14.h1 paid.a14.h1.reroll paid.a15.h1 paid.a15.h1.reroll paid.a15.h1.swap paid.a16.h1 paid.a16.h1.reroll paid.a16.h1.swap paid.a17.h1 paid.a17.h1.reroll paid.a17.h1.swap point.v3 point.h1 other *pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(deceit) total=7 effort=sotc-ladder(7,0,7) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=h1 defence=sotc-skill(resolve) opposed=yes shifts=2 outcome=success
.    sotc.attack.roll  piece=v3 target=h1 hit=2
.    sotc.stress.mark  piece=h1 hit=2 box=2 track=composure
? p2  sotc.act.one  attack.v3 attack.g4 scene place.v3 place.g4 block protect.h1 other assess contest.h1 contest.v3 contest.g4 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h2 target=v3 skill=sotc-skill(rapport) armed=no weapon=none
? p2+p0  sotc.attack.roll  4fate: sotc.roll.effort 2, sotc.comp.bonus 1; 4fate: sotc.roll.effort 5
! 0 1 0 -1  -1 1 -1 -1
? p2+p0  sotc.fp.invoke  paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a14.h2 paid.a14.h2.reroll paid.a15.h2 paid.a15.h2.reroll paid.a15.h2.swap paid.a16.h2 paid.a16.h2.reroll paid.a16.h2.swap paid.a17.h2 paid.a17.h2.reroll paid.a17.h2.swap paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a11.v3 paid.a11.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a15.v3.swap paid.a16.v3 paid.a16.v3.reroll paid.a16.v3.swap paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap point.h2 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(rapport) total=3 effort=sotc-ladder(3,0,3) against=3 opposition=sotc-ladder(3,0,3) facing=hand by=v3 defence=sotc-skill(deceit) opposed=yes shifts=0 outcome=tie
.    sotc.attack.roll  piece=h2 target=v3 hit=0
? p1  sotc.act.one  attack.v3 attack.g4 scene place.v3 place.g4 block protect.h2 other assess contest.h2 contest.v3 contest.g4 carry guard hold away pass
! attack.g4
.    sotc.attack.what  piece=h1 target=g4 skill=sotc-skill(rapport) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.minion.quality 2, sotc.minion.group_bonus 1
! 0 1 1 1  -1 0 -1 -1
? p1  sotc.fp.invoke  paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a15.h1 paid.a15.h1.reroll paid.a15.h1.swap paid.a16.h1 paid.a16.h1.reroll paid.a16.h1.swap paid.a17.h1 paid.a17.h1.reroll paid.a17.h1.swap point.h1 other *pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(rapport) total=8 effort=sotc-ladder(8,0,8) against=0 opposition=sotc-ladder(0,0,0) facing=hand by=g4 defence=sotc-skill(quality) opposed=yes shifts=8 outcome=spin
.    sotc.attack.roll  piece=h1 target=g4 hit=8
.    sotc.minion.stress_flow  piece=g4 hit=8 fallen=2 standing=0 first=0
.    sotc.over.minions  piece=h1 overflow=5
? p1  sotc.act.one  other (attack.v3) (scene) (place.v3) *end
! end
.    sotc.over.expiry  piece=h1 left=5
.=   sotc.seq.exchange  exchange=4
? p0  sotc.act.one  attack.h1 attack.h2 attack.c5 scene place.h1 place.h2 block other assess contest.h1 contest.h2 carry guard hold away pass
! attack.h2
.    sotc.attack.what  piece=v3 target=h2 skill=sotc-skill(deceit) armed=no weapon=none
? p0+p2  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 3, sotc.comp.bonus 1
! -1 0 1 0  1 0 0 1
? p0+p2  sotc.fp.invoke  paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a11.v3 paid.a11.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a15.v3.swap paid.a16.v3 paid.a16.v3.reroll paid.a16.v3.swap paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a14.h2 paid.a14.h2.reroll paid.a15.h2 paid.a15.h2.reroll paid.a15.h2.swap paid.a16.h2 paid.a16.h2.reroll paid.a16.h2.swap paid.a17.h2 paid.a17.h2.reroll paid.a17.h2.swap point.v3 point.h2 other *pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(deceit) total=5 effort=sotc-ladder(5,0,5) against=6 opposition=sotc-ladder(6,0,6) facing=hand by=h2 defence=sotc-skill(resolve) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=v3 target=h2 hit=0
? p2  sotc.act.one  attack.v3 scene place.v3 block protect.h1 other assess contest.h1 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h2 target=v3 skill=sotc-skill(rapport) armed=no weapon=none
? p2+p0  sotc.attack.roll  4fate: sotc.roll.effort 2, sotc.comp.bonus 1; 4fate: sotc.roll.effort 5
! 1 1 0 0  -1 1 1 -1
? p2+p0  sotc.fp.invoke  paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a14.h2 paid.a14.h2.reroll paid.a15.h2 paid.a15.h2.reroll paid.a15.h2.swap paid.a16.h2 paid.a16.h2.reroll paid.a16.h2.swap paid.a17.h2 paid.a17.h2.reroll paid.a17.h2.swap paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a11.v3 paid.a11.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a15.v3.swap paid.a16.v3 paid.a16.v3.reroll paid.a16.v3.swap paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap point.h2 point.v3 other *pass
! paid.a9.h2
.    sotc.fp.tag  player=h2 aspect=sotc-aspect-scholar-1 price=paid how=plus
? p2+p0  sotc.fp.invoke  (paid.a9.h2) paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a14.h2 paid.a14.h2.reroll paid.a15.h2 paid.a15.h2.reroll paid.a15.h2.swap paid.a16.h2 paid.a16.h2.reroll paid.a16.h2.swap paid.a17.h2 paid.a17.h2.reroll paid.a17.h2.swap paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a11.v3 paid.a11.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a15.v3.swap paid.a16.v3 paid.a16.v3.reroll paid.a16.v3.swap paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap point.h2 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(rapport) total=7 effort=sotc-ladder(7,0,7) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=v3 defence=sotc-skill(deceit) opposed=yes shifts=2 outcome=success
.    sotc.attack.roll  piece=h2 target=v3 hit=2
.    sotc.stress.mark  piece=v3 hit=2 box=2 track=composure
? p1  sotc.act.one  attack.v3 scene place.v3 block protect.h2 other assess contest.h2 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h1 target=v3 skill=sotc-skill(rapport) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 1 -1 0 -1  -1 -1 -1 -1
? p1+p0  sotc.fp.invoke  paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll paid.a14.h1 paid.a14.h1.reroll paid.a15.h1 paid.a15.h1.reroll paid.a15.h1.swap paid.a16.h1 paid.a16.h1.reroll paid.a16.h1.swap paid.a17.h1 paid.a17.h1.reroll paid.a17.h1.swap paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a15.v3.swap paid.a16.v3 paid.a16.v3.reroll paid.a16.v3.swap paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap point.h1 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(rapport) total=4 effort=sotc-ladder(4,0,4) against=1 opposition=sotc-ladder(1,0,1) facing=hand by=v3 defence=sotc-skill(deceit) opposed=yes shifts=3 outcome=spin
.    sotc.attack.roll  piece=h1 target=v3 hit=3
.    sotc.stress.mark  piece=v3 hit=3 box=3 track=composure
.=   sotc.seq.exchange  exchange=5
? p0  sotc.act.one  attack.h1 attack.h2 attack.c5 scene place.h1 place.h2 block other assess contest.h1 contest.h2 carry guard hold away pass
! attack.c5
.    sotc.comp.no_boxes  companion=c5 piece=h2
.    sotc.attack.what  piece=v3 target=h2 skill=sotc-skill(deceit) armed=no weapon=none
? p0+p2  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 3, sotc.comp.bonus 1
! 0 -1 0 0  1 1 1 1
? p0+p2  sotc.fp.invoke  paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a11.v3 paid.a11.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a15.v3.swap paid.a16.v3 paid.a16.v3.reroll paid.a16.v3.swap paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap point.v3 point.h2 other *pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(deceit) total=4 effort=sotc-ladder(4,0,4) against=8 opposition=sotc-ladder(8,0,8) facing=hand by=h2 defence=sotc-skill(resolve) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=v3 target=h2 hit=0
.    sotc.spin.gain  piece=h2 margin=4
? p2  sotc.act.one  attack.v3 scene place.v3 block protect.h1 other assess contest.h1 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h2 target=v3 skill=sotc-skill(rapport) armed=no weapon=none
? p2+p0  sotc.attack.roll  4fate: sotc.roll.effort 2, sotc.comp.bonus 1; 4fate: sotc.roll.effort 5
! 1 -1 1 0  1 1 1 -1
? p2+p0  sotc.fp.invoke  paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a14.h2 paid.a14.h2.reroll paid.a15.h2 paid.a15.h2.reroll paid.a15.h2.swap paid.a16.h2 paid.a16.h2.reroll paid.a16.h2.swap paid.a17.h2 paid.a17.h2.reroll paid.a17.h2.swap point.h2 *spin.h2.h2.plus spin.h2.h2.minus implausible.h2.h2 point.v3 spin.h2.v3.plus spin.h2.v3.minus implausible.h2.v3 other pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(rapport) total=4 effort=sotc-ladder(4,0,4) against=7 opposition=sotc-ladder(7,0,7) facing=hand by=v3 defence=sotc-skill(deceit) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=h2 target=v3 hit=0
.    sotc.spin.gain  piece=v3 margin=3
.    sotc.spin.expiry  piece=h2
? p1  sotc.act.one  attack.v3 scene place.v3 block protect.h2 other assess contest.h2 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h1 target=v3 skill=sotc-skill(rapport) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 0 -1 0 1  0 -1 1 -1
? p1+p0  sotc.fp.invoke  paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll paid.a14.h1 paid.a14.h1.reroll paid.a15.h1 paid.a15.h1.reroll paid.a15.h1.swap paid.a16.h1 paid.a16.h1.reroll paid.a16.h1.swap paid.a17.h1 paid.a17.h1.reroll paid.a17.h1.swap paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a15.v3.swap paid.a16.v3 paid.a16.v3.reroll paid.a16.v3.swap paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap point.h1 spin.v3.h1.plus *spin.v3.h1.minus implausible.v3.h1 point.v3 spin.v3.v3.plus spin.v3.v3.minus implausible.v3.v3 other pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(rapport) total=5 effort=sotc-ladder(5,0,5) against=4 opposition=sotc-ladder(4,0,4) facing=hand by=v3 defence=sotc-skill(deceit) opposed=yes shifts=1 outcome=success
.    sotc.attack.roll  piece=h1 target=v3 hit=1
.    sotc.stress.mark  piece=v3 hit=1 box=1 track=composure
.    sotc.spin.expiry  piece=v3
.=   sotc.seq.exchange  exchange=6
? p0  sotc.act.one  attack.h1 attack.h2 attack.c5 scene place.h1 place.h2 block other assess contest.h1 contest.h2 carry guard hold away pass
! attack.c5
.    sotc.comp.no_boxes  companion=c5 piece=h2
.    sotc.attack.what  piece=v3 target=h2 skill=sotc-skill(deceit) armed=no weapon=none
? p0+p2  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 3, sotc.comp.bonus 1
! -1 0 1 0  1 1 0 0
? p0+p2  sotc.fp.invoke  paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a11.v3 paid.a11.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a15.v3.swap paid.a16.v3 paid.a16.v3.reroll paid.a16.v3.swap paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a14.h2 paid.a14.h2.reroll paid.a15.h2 paid.a15.h2.reroll paid.a15.h2.swap paid.a16.h2 paid.a16.h2.reroll paid.a16.h2.swap paid.a17.h2 paid.a17.h2.reroll paid.a17.h2.swap point.v3 point.h2 other *pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(deceit) total=5 effort=sotc-ladder(5,0,5) against=6 opposition=sotc-ladder(6,0,6) facing=hand by=h2 defence=sotc-skill(resolve) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=v3 target=h2 hit=0
? p2  sotc.act.one  attack.v3 scene place.v3 block protect.h1 other assess contest.h1 contest.v3 carry guard hold away pass
! place.v3
? p2  sotc.simple.difficulty  *academics mysteries science empathy investigation resolve alertness athletics weapons rapport endurance engineering (guns) art survival burglary contacting deceit drive fists gambling intimidation leadership might pilot resources sleight stealth
! academics
.    sotc.man.kinds  piece=h2 target=v3 what=place skill=sotc-skill(academics)
? p2+p0  sotc.man.target  4fate: sotc.roll.effort 5, sotc.comp.bonus 1; 4fate: sotc.roll.effort 5
! 0 0 -1 -1  1 1 0 0
? p2+p0  sotc.fp.invoke  paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a14.h2 paid.a14.h2.reroll paid.a15.h2 paid.a15.h2.reroll paid.a15.h2.swap paid.a16.h2 paid.a16.h2.reroll paid.a16.h2.swap paid.a17.h2 paid.a17.h2.reroll paid.a17.h2.swap point.h2 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(academics) total=4 effort=sotc-ladder(4,0,4) against=7 opposition=sotc-ladder(7,0,7) facing=hand by=v3 defence=sotc-skill(deceit) opposed=yes shifts=0 outcome=fail
.    sotc.man.target  piece=h2 target=v3 what=place aspect=none done=no
? p1  sotc.act.one  attack.v3 scene place.v3 block protect.h2 other assess contest.h2 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h1 target=v3 skill=sotc-skill(rapport) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 0 1 -1 -1  -1 -1 0 1
? p1+p0  sotc.fp.invoke  paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll paid.a14.h1 paid.a14.h1.reroll paid.a15.h1 paid.a15.h1.reroll paid.a15.h1.swap paid.a16.h1 paid.a16.h1.reroll paid.a16.h1.swap paid.a17.h1 paid.a17.h1.reroll paid.a17.h1.swap paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a15.v3.swap paid.a16.v3 paid.a16.v3.reroll paid.a16.v3.swap paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap point.h1 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(rapport) total=4 effort=sotc-ladder(4,0,4) against=4 opposition=sotc-ladder(4,0,4) facing=hand by=v3 defence=sotc-skill(deceit) opposed=yes shifts=0 outcome=tie
.    sotc.attack.roll  piece=h1 target=v3 hit=0
.=   sotc.seq.exchange  exchange=7
? p0  sotc.act.one  attack.h1 attack.h2 attack.c5 scene place.h1 place.h2 block other assess contest.h1 contest.h2 carry guard hold away pass
! place.h1
? p0  sotc.simple.difficulty  *deceit leadership resolve empathy intimidation rapport alertness contacting guns resources athletics endurance investigation mysteries (weapons) academics art burglary drive engineering fists gambling might pilot science sleight stealth survival
! deceit
.    sotc.man.kinds  piece=v3 target=h1 what=place skill=sotc-skill(deceit)
? p0+p1  sotc.man.target  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 4
! 1 1 1 -1  1 0 1 1
? p0+p1  sotc.fp.invoke  paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a15.v3.swap paid.a16.v3 paid.a16.v3.reroll paid.a16.v3.swap paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll paid.a14.h1 paid.a14.h1.reroll paid.a15.h1 paid.a15.h1.reroll paid.a15.h1.swap paid.a16.h1 paid.a16.h1.reroll paid.a16.h1.swap paid.a17.h1 paid.a17.h1.reroll paid.a17.h1.swap point.v3 point.h1 other *pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(deceit) total=7 effort=sotc-ladder(7,0,7) against=7 opposition=sotc-ladder(7,0,7) facing=hand by=h1 defence=sotc-skill(deceit) opposed=yes shifts=0 outcome=tie
.    sotc.man.target  piece=v3 target=h1 what=place aspect=none done=no
? p2  sotc.act.one  attack.v3 scene place.v3 block protect.h1 other assess contest.h1 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h2 target=v3 skill=sotc-skill(rapport) armed=no weapon=none
? p2+p0  sotc.attack.roll  4fate: sotc.roll.effort 2, sotc.comp.bonus 1; 4fate: sotc.roll.effort 5
! 0 1 0 -1  0 -1 -1 0
? p2+p0  sotc.fp.invoke  paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a14.h2 paid.a14.h2.reroll paid.a15.h2 paid.a15.h2.reroll paid.a15.h2.swap paid.a16.h2 paid.a16.h2.reroll paid.a16.h2.swap paid.a17.h2 paid.a17.h2.reroll paid.a17.h2.swap paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a11.v3 paid.a11.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a15.v3.swap paid.a16.v3 paid.a16.v3.reroll paid.a16.v3.swap paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap point.h2 point.v3 other *pass
! paid.a9.h2
.    sotc.fp.tag  player=h2 aspect=sotc-aspect-scholar-1 price=paid how=plus
? p2+p0  sotc.fp.invoke  (paid.a9.h2) paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a14.h2 paid.a14.h2.reroll paid.a15.h2 paid.a15.h2.reroll paid.a15.h2.swap paid.a16.h2 paid.a16.h2.reroll paid.a16.h2.swap paid.a17.h2 paid.a17.h2.reroll paid.a17.h2.swap paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a11.v3 paid.a11.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a15.v3.swap paid.a16.v3 paid.a16.v3.reroll paid.a16.v3.swap paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap point.h2 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(rapport) total=5 effort=sotc-ladder(5,0,5) against=3 opposition=sotc-ladder(3,0,3) facing=hand by=v3 defence=sotc-skill(deceit) opposed=yes shifts=2 outcome=success
.    sotc.attack.roll  piece=h2 target=v3 hit=2
.    sotc.stress.roll_up  piece=v3 hit=2 box=4 track=composure
? p1  sotc.act.one  attack.v3 scene place.v3 block protect.h2 other assess contest.h2 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h1 target=v3 skill=sotc-skill(rapport) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 0 0 1 -1  0 1 0 1
? p1+p0  sotc.fp.invoke  paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll paid.a14.h1 paid.a14.h1.reroll paid.a15.h1 paid.a15.h1.reroll paid.a15.h1.swap paid.a16.h1 paid.a16.h1.reroll paid.a16.h1.swap paid.a17.h1 paid.a17.h1.reroll paid.a17.h1.swap paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a15.v3.swap paid.a16.v3 paid.a16.v3.reroll paid.a16.v3.swap paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap point.h1 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(rapport) total=5 effort=sotc-ladder(5,0,5) against=7 opposition=sotc-ladder(7,0,7) facing=hand by=v3 defence=sotc-skill(deceit) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=h1 target=v3 hit=0
.=   sotc.seq.exchange  exchange=8
? p0  sotc.act.one  attack.h1 attack.h2 attack.c5 scene place.h1 place.h2 block other assess contest.h1 contest.h2 carry guard hold away pass
! attack.c5
.    sotc.comp.no_boxes  companion=c5 piece=h2
.    sotc.attack.what  piece=v3 target=h2 skill=sotc-skill(deceit) armed=no weapon=none
? p0+p2  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 3, sotc.comp.bonus 1
! 0 1 0 -1  -1 1 0 -1
? p0+p2  sotc.fp.invoke  paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a11.v3 paid.a11.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a15.v3.swap paid.a16.v3 paid.a16.v3.reroll paid.a16.v3.swap paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a14.h2 paid.a14.h2.reroll paid.a15.h2 paid.a15.h2.reroll paid.a15.h2.swap paid.a16.h2 paid.a16.h2.reroll paid.a16.h2.swap paid.a17.h2 paid.a17.h2.reroll paid.a17.h2.swap point.v3 point.h2 other *pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(deceit) total=5 effort=sotc-ladder(5,0,5) against=3 opposition=sotc-ladder(3,0,3) facing=hand by=h2 defence=sotc-skill(resolve) opposed=yes shifts=2 outcome=success
.    sotc.attack.roll  piece=v3 target=h2 hit=2
.    sotc.stress.mark  piece=h2 hit=2 box=2 track=composure
? p2  sotc.act.one  attack.v3 scene place.v3 block protect.h1 other assess contest.h1 contest.v3 carry guard hold away pass
! place.v3
? p2  sotc.simple.difficulty  *academics mysteries science empathy investigation resolve alertness athletics weapons rapport endurance engineering (guns) art survival burglary contacting deceit drive fists gambling intimidation leadership might pilot resources sleight stealth
! academics
.    sotc.man.kinds  piece=h2 target=v3 what=place skill=sotc-skill(academics)
? p2+p0  sotc.man.target  4fate: sotc.roll.effort 5, sotc.comp.bonus 1; 4fate: sotc.roll.effort 5
! -1 -1 0 0  -1 1 -1 -1
? p2+p0  sotc.fp.invoke  paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a14.h2 paid.a14.h2.reroll paid.a15.h2 paid.a15.h2.reroll paid.a15.h2.swap paid.a16.h2 paid.a16.h2.reroll paid.a16.h2.swap paid.a17.h2 paid.a17.h2.reroll paid.a17.h2.swap paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a11.v3 paid.a11.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a15.v3.swap paid.a16.v3 paid.a16.v3.reroll paid.a16.v3.swap paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap point.h2 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(academics) total=4 effort=sotc-ladder(4,0,4) against=3 opposition=sotc-ladder(3,0,3) facing=hand by=v3 defence=sotc-skill(deceit) opposed=yes shifts=1 outcome=success
.    sotc.man.target  piece=h2 target=v3 what=place aspect=sotc-aspect-placed(other) done=yes
? p1  sotc.act.one  attack.v3 scene place.v3 block protect.h2 other assess contest.h2 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h1 target=v3 skill=sotc-skill(rapport) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 0 0 1 -1  0 1 1 1
? p1+p0  sotc.fp.invoke  paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll paid.a14.h1 paid.a14.h1.reroll paid.a15.h1 paid.a15.h1.reroll paid.a15.h1.swap paid.a16.h1 paid.a16.h1.reroll paid.a16.h1.swap paid.a17.h1 paid.a17.h1.reroll paid.a17.h1.swap paid.a19.h1 paid.a19.h1.reroll point.h1 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(rapport) total=5 effort=sotc-ladder(5,0,5) against=8 opposition=sotc-ladder(8,0,8) facing=hand by=v3 defence=sotc-skill(deceit) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=h1 target=v3 hit=0
.    sotc.spin.gain  piece=v3 margin=3
.=   sotc.seq.exchange  exchange=9
? p0  sotc.act.one  attack.h1 attack.h2 attack.c5 scene place.h1 place.h2 block other assess contest.h1 contest.h2 carry guard hold away pass
! place.h1
? p0  sotc.simple.difficulty  *deceit leadership resolve empathy intimidation rapport alertness contacting guns resources athletics endurance investigation mysteries (weapons) academics art burglary drive engineering fists gambling might pilot science sleight stealth survival
! deceit
.    sotc.man.kinds  piece=v3 target=h1 what=place skill=sotc-skill(deceit)
? p0+p1  sotc.man.target  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 4
! 1 1 -1 0  0 0 0 1
? p0+p1  sotc.fp.invoke  paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a19.v3 paid.a19.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a15.v3.swap paid.a16.v3 paid.a16.v3.reroll paid.a16.v3.swap paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll paid.a14.h1 paid.a14.h1.reroll paid.a15.h1 paid.a15.h1.reroll paid.a15.h1.swap paid.a16.h1 paid.a16.h1.reroll paid.a16.h1.swap paid.a17.h1 paid.a17.h1.reroll paid.a17.h1.swap paid.a19.h1 paid.a19.h1.reroll point.v3 *spin.v3.v3.plus spin.v3.v3.minus implausible.v3.v3 point.h1 spin.v3.h1.plus spin.v3.h1.minus implausible.v3.h1 other pass
! paid.a12.v3
.    sotc.fp.tag  player=v3 aspect=sotc-aspect-schemer-1 price=paid how=plus
? p0+p1  sotc.fp.invoke  (paid.a12.v3) paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a19.v3 paid.a19.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a15.v3.swap paid.a16.v3 paid.a16.v3.reroll paid.a16.v3.swap paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll paid.a14.h1 paid.a14.h1.reroll paid.a15.h1 paid.a15.h1.reroll paid.a15.h1.swap paid.a16.h1 paid.a16.h1.reroll paid.a16.h1.swap paid.a17.h1 paid.a17.h1.reroll paid.a17.h1.swap paid.a19.h1 paid.a19.h1.reroll point.v3 *spin.v3.v3.plus spin.v3.v3.minus implausible.v3.v3 point.h1 spin.v3.h1.plus spin.v3.h1.minus implausible.v3.h1 other pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(deceit) total=8 effort=sotc-ladder(8,0,8) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=h1 defence=sotc-skill(deceit) opposed=yes shifts=3 outcome=spin
.    sotc.man.target  piece=v3 target=h1 what=place aspect=sotc-aspect-placed(other) done=yes
.    sotc.spin.expiry  piece=v3
? p2  sotc.act.one  attack.v3 scene place.v3 block protect.h1 other assess contest.h1 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h2 target=v3 skill=sotc-skill(rapport) armed=no weapon=none
? p2+p0  sotc.attack.roll  4fate: sotc.roll.effort 2, sotc.comp.bonus 1; 4fate: sotc.roll.effort 5
! -1 1 1 -1  1 -1 -1 1
? p2+p0  sotc.fp.invoke  free.a19.h2 free.a19.h2.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a14.h2 paid.a14.h2.reroll paid.a15.h2 paid.a15.h2.reroll paid.a15.h2.swap paid.a16.h2 paid.a16.h2.reroll paid.a16.h2.swap paid.a17.h2 paid.a17.h2.reroll paid.a17.h2.swap paid.a19.h2 paid.a19.h2.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a19.v3 paid.a19.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a11.v3 paid.a11.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a15.v3.swap paid.a16.v3 paid.a16.v3.reroll paid.a16.v3.swap paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap point.h2 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(rapport) total=3 effort=sotc-ladder(3,0,3) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=v3 defence=sotc-skill(deceit) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=h2 target=v3 hit=0
? p1  sotc.act.one  attack.v3 scene place.v3 block protect.h2 other assess contest.h2 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h1 target=v3 skill=sotc-skill(rapport) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 0 1 1 1  1 0 -1 1
? p1+p0  sotc.fp.invoke  paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a20.h1 paid.a20.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll paid.a14.h1 paid.a14.h1.reroll paid.a15.h1 paid.a15.h1.reroll paid.a15.h1.swap paid.a16.h1 paid.a16.h1.reroll paid.a16.h1.swap paid.a17.h1 paid.a17.h1.reroll paid.a17.h1.swap paid.a19.h1 paid.a19.h1.reroll free.a20.v3 free.a20.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a19.v3 paid.a19.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a15.v3.swap paid.a16.v3 paid.a16.v3.reroll paid.a16.v3.swap paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap paid.a20.v3 paid.a20.v3.reroll point.h1 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(rapport) total=8 effort=sotc-ladder(8,0,8) against=6 opposition=sotc-ladder(6,0,6) facing=hand by=v3 defence=sotc-skill(deceit) opposed=yes shifts=2 outcome=success
.    sotc.attack.roll  piece=h1 target=v3 hit=2
.    sotc.stress.roll_up  piece=v3 hit=2 box=5 track=composure
.=   sotc.seq.exchange  exchange=10
? p0  sotc.act.one  attack.h1 attack.h2 attack.c5 scene place.h1 place.h2 block other assess contest.h1 contest.h2 carry guard hold away pass
! attack.c5
.    sotc.comp.no_boxes  companion=c5 piece=h2
.    sotc.attack.what  piece=v3 target=h2 skill=sotc-skill(deceit) armed=no weapon=none
? p0+p2  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 3, sotc.comp.bonus 1
! -1 1 1 1  1 1 0 0
? p0+p2  sotc.fp.invoke  paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a19.v3 paid.a19.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a11.v3 paid.a11.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a15.v3.swap paid.a16.v3 paid.a16.v3.reroll paid.a16.v3.swap paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap free.a19.h2 free.a19.h2.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a14.h2 paid.a14.h2.reroll paid.a15.h2 paid.a15.h2.reroll paid.a15.h2.swap paid.a16.h2 paid.a16.h2.reroll paid.a16.h2.swap paid.a17.h2 paid.a17.h2.reroll paid.a17.h2.swap paid.a19.h2 paid.a19.h2.reroll point.v3 point.h2 other *pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(deceit) total=7 effort=sotc-ladder(7,0,7) against=6 opposition=sotc-ladder(6,0,6) facing=hand by=h2 defence=sotc-skill(resolve) opposed=yes shifts=1 outcome=success
.    sotc.attack.roll  piece=v3 target=h2 hit=1
.    sotc.stress.roll_up  piece=h2 hit=1 box=3 track=composure
? p2  sotc.act.one  attack.v3 scene place.v3 block protect.h1 other assess contest.h1 contest.v3 carry guard hold away pass
! place.v3
? p2  sotc.simple.difficulty  *academics mysteries science empathy investigation resolve alertness athletics weapons rapport endurance engineering (guns) art survival burglary contacting deceit drive fists gambling intimidation leadership might pilot resources sleight stealth
! academics
.    sotc.man.kinds  piece=h2 target=v3 what=place skill=sotc-skill(academics)
? p2+p0  sotc.man.target  4fate: sotc.roll.effort 5, sotc.comp.bonus 1; 4fate: sotc.roll.effort 5
! -1 1 0 1  -1 -1 0 -1
? p2+p0  sotc.fp.invoke  free.a19.h2 free.a19.h2.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a14.h2 paid.a14.h2.reroll paid.a15.h2 paid.a15.h2.reroll paid.a15.h2.swap paid.a16.h2 paid.a16.h2.reroll paid.a16.h2.swap paid.a17.h2 paid.a17.h2.reroll paid.a17.h2.swap paid.a19.h2 paid.a19.h2.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a19.v3 paid.a19.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a11.v3 paid.a11.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a15.v3.swap paid.a16.v3 paid.a16.v3.reroll paid.a16.v3.swap paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap point.h2 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(academics) total=7 effort=sotc-ladder(7,0,7) against=2 opposition=sotc-ladder(2,0,2) facing=hand by=v3 defence=sotc-skill(deceit) opposed=yes shifts=5 outcome=spin
.    sotc.man.target  piece=h2 target=v3 what=place aspect=sotc-aspect-placed(other) done=yes
? p1  sotc.act.one  attack.v3 scene place.v3 block protect.h2 other assess contest.h2 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h1 target=v3 skill=sotc-skill(rapport) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 0 0 0 0  1 1 -1 -1
? p1+p0  sotc.fp.invoke  paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a20.h1 paid.a20.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll paid.a14.h1 paid.a14.h1.reroll paid.a15.h1 paid.a15.h1.reroll paid.a15.h1.swap paid.a16.h1 paid.a16.h1.reroll paid.a16.h1.swap paid.a17.h1 paid.a17.h1.reroll paid.a17.h1.swap paid.a19.h1 paid.a19.h1.reroll paid.a21.h1 paid.a21.h1.reroll free.a20.v3 free.a20.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a19.v3 paid.a19.v3.reroll paid.a21.v3 paid.a21.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a15.v3.swap paid.a16.v3 paid.a16.v3.reroll paid.a16.v3.swap paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap paid.a20.v3 paid.a20.v3.reroll point.h1 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(rapport) total=5 effort=sotc-ladder(5,0,5) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=v3 defence=sotc-skill(deceit) opposed=yes shifts=0 outcome=tie
.    sotc.attack.roll  piece=h1 target=v3 hit=0
.=   sotc.seq.exchange  exchange=11
? p0  sotc.act.one  attack.h1 attack.h2 attack.c5 scene place.h1 place.h2 block other assess contest.h1 contest.h2 carry guard hold away pass
! place.h1
? p0  sotc.simple.difficulty  *deceit leadership resolve empathy intimidation rapport alertness contacting guns resources athletics endurance investigation mysteries (weapons) academics art burglary drive engineering fists gambling might pilot science sleight stealth survival
! deceit
.    sotc.man.kinds  piece=v3 target=h1 what=place skill=sotc-skill(deceit)
? p0+p1  sotc.man.target  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 4
! 1 -1 1 1  1 0 0 1
? p0+p1  sotc.fp.invoke  free.a20.v3 free.a20.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a19.v3 paid.a19.v3.reroll paid.a21.v3 paid.a21.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a15.v3.swap paid.a16.v3 paid.a16.v3.reroll paid.a16.v3.swap paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap paid.a20.v3 paid.a20.v3.reroll paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a20.h1 paid.a20.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll paid.a14.h1 paid.a14.h1.reroll paid.a15.h1 paid.a15.h1.reroll paid.a15.h1.swap paid.a16.h1 paid.a16.h1.reroll paid.a16.h1.swap paid.a17.h1 paid.a17.h1.reroll paid.a17.h1.swap paid.a19.h1 paid.a19.h1.reroll paid.a21.h1 paid.a21.h1.reroll point.v3 point.h1 other *pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(deceit) total=7 effort=sotc-ladder(7,0,7) against=6 opposition=sotc-ladder(6,0,6) facing=hand by=h1 defence=sotc-skill(deceit) opposed=yes shifts=1 outcome=success
.    sotc.man.target  piece=v3 target=h1 what=place aspect=sotc-aspect-placed(other) done=yes
? p2  sotc.act.one  attack.v3 scene place.v3 block protect.h1 other assess contest.h1 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h2 target=v3 skill=sotc-skill(rapport) armed=no weapon=none
? p2+p0  sotc.attack.roll  4fate: sotc.roll.effort 2, sotc.comp.bonus 1; 4fate: sotc.roll.effort 5
! 1 0 -1 0  -1 1 -1 1
? p2+p0  sotc.fp.invoke  free.a19.h2 free.a19.h2.reroll free.a21.h2 free.a21.h2.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a14.h2 paid.a14.h2.reroll paid.a15.h2 paid.a15.h2.reroll paid.a15.h2.swap paid.a16.h2 paid.a16.h2.reroll paid.a16.h2.swap paid.a17.h2 paid.a17.h2.reroll paid.a17.h2.swap paid.a19.h2 paid.a19.h2.reroll paid.a21.h2 paid.a21.h2.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a19.v3 paid.a19.v3.reroll paid.a21.v3 paid.a21.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a11.v3 paid.a11.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a15.v3.swap paid.a16.v3 paid.a16.v3.reroll paid.a16.v3.swap paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap point.h2 point.v3 other *pass
! paid.a9.h2
.    sotc.fp.tag  player=h2 aspect=sotc-aspect-scholar-1 price=paid how=plus
? p2+p0  sotc.fp.invoke  free.a19.h2 free.a19.h2.reroll free.a21.h2 free.a21.h2.reroll (paid.a9.h2) paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a14.h2 paid.a14.h2.reroll paid.a15.h2 paid.a15.h2.reroll paid.a15.h2.swap paid.a16.h2 paid.a16.h2.reroll paid.a16.h2.swap paid.a17.h2 paid.a17.h2.reroll paid.a17.h2.swap paid.a19.h2 paid.a19.h2.reroll paid.a21.h2 paid.a21.h2.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a19.v3 paid.a19.v3.reroll paid.a21.v3 paid.a21.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a11.v3 paid.a11.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a15.v3.swap paid.a16.v3 paid.a16.v3.reroll paid.a16.v3.swap paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap point.h2 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(rapport) total=5 effort=sotc-ladder(5,0,5) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=v3 defence=sotc-skill(deceit) opposed=yes shifts=0 outcome=tie
.    sotc.attack.roll  piece=h2 target=v3 hit=0
? p1  sotc.act.one  attack.v3 scene place.v3 block protect.h2 other assess contest.h2 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h1 target=v3 skill=sotc-skill(rapport) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 0 0 -1 1  0 1 0 1
? p1+p0  sotc.fp.invoke  paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a20.h1 paid.a20.h1.reroll paid.a22.h1 paid.a22.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll paid.a14.h1 paid.a14.h1.reroll paid.a15.h1 paid.a15.h1.reroll paid.a15.h1.swap paid.a16.h1 paid.a16.h1.reroll paid.a16.h1.swap paid.a17.h1 paid.a17.h1.reroll paid.a17.h1.swap paid.a19.h1 paid.a19.h1.reroll paid.a21.h1 paid.a21.h1.reroll free.a20.v3 free.a20.v3.reroll free.a22.v3 free.a22.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a19.v3 paid.a19.v3.reroll paid.a21.v3 paid.a21.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a15.v3.swap paid.a16.v3 paid.a16.v3.reroll paid.a16.v3.swap paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap paid.a20.v3 paid.a20.v3.reroll paid.a22.v3 paid.a22.v3.reroll point.h1 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(rapport) total=5 effort=sotc-ladder(5,0,5) against=7 opposition=sotc-ladder(7,0,7) facing=hand by=v3 defence=sotc-skill(deceit) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=h1 target=v3 hit=0
.=   sotc.seq.exchange  exchange=12
? p0  sotc.act.one  attack.h1 attack.h2 attack.c5 scene place.h1 place.h2 block other assess contest.h1 contest.h2 carry guard hold away pass
! attack.c5
.    sotc.comp.no_boxes  companion=c5 piece=h2
.    sotc.attack.what  piece=v3 target=h2 skill=sotc-skill(deceit) armed=no weapon=none
? p0+p2  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 3, sotc.comp.bonus 1
! 0 0 1 -1  0 -1 1 1
? p0+p2  sotc.fp.invoke  paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a19.v3 paid.a19.v3.reroll paid.a21.v3 paid.a21.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a11.v3 paid.a11.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a15.v3.swap paid.a16.v3 paid.a16.v3.reroll paid.a16.v3.swap paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap free.a19.h2 free.a19.h2.reroll free.a21.h2 free.a21.h2.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a14.h2 paid.a14.h2.reroll paid.a15.h2 paid.a15.h2.reroll paid.a15.h2.swap paid.a16.h2 paid.a16.h2.reroll paid.a16.h2.swap paid.a17.h2 paid.a17.h2.reroll paid.a17.h2.swap paid.a19.h2 paid.a19.h2.reroll paid.a21.h2 paid.a21.h2.reroll point.v3 point.h2 other *pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(deceit) total=5 effort=sotc-ladder(5,0,5) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=h2 defence=sotc-skill(resolve) opposed=yes shifts=0 outcome=tie
.    sotc.attack.roll  piece=v3 target=h2 hit=0
? p2  sotc.act.one  attack.v3 scene place.v3 block protect.h1 other assess contest.h1 contest.v3 carry guard hold away pass
! place.v3
? p2  sotc.simple.difficulty  *academics mysteries science empathy investigation resolve alertness athletics weapons rapport endurance engineering (guns) art survival burglary contacting deceit drive fists gambling intimidation leadership might pilot resources sleight stealth
! academics
.    sotc.man.kinds  piece=h2 target=v3 what=place skill=sotc-skill(academics)
? p2+p0  sotc.man.target  4fate: sotc.roll.effort 5, sotc.comp.bonus 1; 4fate: sotc.roll.effort 5
! -1 0 1 1  1 0 1 1
? p2+p0  sotc.fp.invoke  free.a19.h2 free.a19.h2.reroll free.a21.h2 free.a21.h2.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a14.h2 paid.a14.h2.reroll paid.a15.h2 paid.a15.h2.reroll paid.a15.h2.swap paid.a16.h2 paid.a16.h2.reroll paid.a16.h2.swap paid.a17.h2 paid.a17.h2.reroll paid.a17.h2.swap paid.a19.h2 paid.a19.h2.reroll paid.a21.h2 paid.a21.h2.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a19.v3 paid.a19.v3.reroll paid.a21.v3 paid.a21.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a11.v3 paid.a11.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a15.v3.swap paid.a16.v3 paid.a16.v3.reroll paid.a16.v3.swap paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap point.h2 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(academics) total=7 effort=sotc-ladder(7,0,7) against=8 opposition=sotc-ladder(8,0,8) facing=hand by=v3 defence=sotc-skill(deceit) opposed=yes shifts=0 outcome=fail
.    sotc.man.target  piece=h2 target=v3 what=place aspect=none done=no
? p1  sotc.act.one  attack.v3 scene place.v3 block protect.h2 other assess contest.h2 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h1 target=v3 skill=sotc-skill(rapport) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 1 1 -1 1  0 0 1 -1
? p1+p0  sotc.fp.invoke  paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a20.h1 paid.a20.h1.reroll paid.a22.h1 paid.a22.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll paid.a14.h1 paid.a14.h1.reroll paid.a15.h1 paid.a15.h1.reroll paid.a15.h1.swap paid.a16.h1 paid.a16.h1.reroll paid.a16.h1.swap paid.a17.h1 paid.a17.h1.reroll paid.a17.h1.swap paid.a19.h1 paid.a19.h1.reroll paid.a21.h1 paid.a21.h1.reroll free.a20.v3 free.a20.v3.reroll free.a22.v3 free.a22.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a19.v3 paid.a19.v3.reroll paid.a21.v3 paid.a21.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a15.v3.swap paid.a16.v3 paid.a16.v3.reroll paid.a16.v3.swap paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap paid.a20.v3 paid.a20.v3.reroll paid.a22.v3 paid.a22.v3.reroll point.h1 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(rapport) total=7 effort=sotc-ladder(7,0,7) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=v3 defence=sotc-skill(deceit) opposed=yes shifts=2 outcome=success
.    sotc.attack.roll  piece=h1 target=v3 hit=2
.    sotc.stress.roll_up  piece=v3 hit=2 box=6 track=composure
.=   sotc.seq.exchange  exchange=13
? p0  sotc.act.one  attack.h1 attack.h2 attack.c5 scene place.h1 place.h2 block other assess contest.h1 contest.h2 carry guard hold away pass
! place.h1
? p0  sotc.simple.difficulty  *deceit leadership resolve empathy intimidation rapport alertness contacting guns resources athletics endurance investigation mysteries (weapons) academics art burglary drive engineering fists gambling might pilot science sleight stealth survival
! deceit
.    sotc.man.kinds  piece=v3 target=h1 what=place skill=sotc-skill(deceit)
? p0+p1  sotc.man.target  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 4
! 1 0 -1 1  1 -1 0 1
? p0+p1  sotc.fp.invoke  free.a20.v3 free.a20.v3.reroll free.a22.v3 free.a22.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a19.v3 paid.a19.v3.reroll paid.a21.v3 paid.a21.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a15.v3.swap paid.a16.v3 paid.a16.v3.reroll paid.a16.v3.swap paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap paid.a20.v3 paid.a20.v3.reroll paid.a22.v3 paid.a22.v3.reroll paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a20.h1 paid.a20.h1.reroll paid.a22.h1 paid.a22.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll paid.a14.h1 paid.a14.h1.reroll paid.a15.h1 paid.a15.h1.reroll paid.a15.h1.swap paid.a16.h1 paid.a16.h1.reroll paid.a16.h1.swap paid.a17.h1 paid.a17.h1.reroll paid.a17.h1.swap paid.a19.h1 paid.a19.h1.reroll paid.a21.h1 paid.a21.h1.reroll point.v3 point.h1 other *pass
! paid.a12.v3
.    sotc.fp.tag  player=v3 aspect=sotc-aspect-schemer-1 price=paid how=plus
? p0+p1  sotc.fp.invoke  free.a20.v3 free.a20.v3.reroll free.a22.v3 free.a22.v3.reroll (paid.a12.v3) paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a19.v3 paid.a19.v3.reroll paid.a21.v3 paid.a21.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a15.v3.swap paid.a16.v3 paid.a16.v3.reroll paid.a16.v3.swap paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap paid.a20.v3 paid.a20.v3.reroll paid.a22.v3 paid.a22.v3.reroll paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a20.h1 paid.a20.h1.reroll paid.a22.h1 paid.a22.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll paid.a14.h1 paid.a14.h1.reroll paid.a15.h1 paid.a15.h1.reroll paid.a15.h1.swap paid.a16.h1 paid.a16.h1.reroll paid.a16.h1.swap paid.a17.h1 paid.a17.h1.reroll paid.a17.h1.swap paid.a19.h1 paid.a19.h1.reroll paid.a21.h1 paid.a21.h1.reroll point.v3 point.h1 other *pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(deceit) total=8 effort=sotc-ladder(8,0,8) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=h1 defence=sotc-skill(deceit) opposed=yes shifts=3 outcome=spin
.    sotc.man.target  piece=v3 target=h1 what=place aspect=sotc-aspect-placed(other) done=yes
? p2  sotc.act.one  attack.v3 scene place.v3 block protect.h1 other assess contest.h1 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h2 target=v3 skill=sotc-skill(rapport) armed=no weapon=none
? p2+p0  sotc.attack.roll  4fate: sotc.roll.effort 2, sotc.comp.bonus 1; 4fate: sotc.roll.effort 5
! 1 1 1 -1  -1 0 1 0
? p2+p0  sotc.fp.invoke  free.a19.h2 free.a19.h2.reroll free.a21.h2 free.a21.h2.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a14.h2 paid.a14.h2.reroll paid.a15.h2 paid.a15.h2.reroll paid.a15.h2.swap paid.a16.h2 paid.a16.h2.reroll paid.a16.h2.swap paid.a17.h2 paid.a17.h2.reroll paid.a17.h2.swap paid.a19.h2 paid.a19.h2.reroll paid.a21.h2 paid.a21.h2.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a19.v3 paid.a19.v3.reroll paid.a21.v3 paid.a21.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a11.v3 paid.a11.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a15.v3.swap paid.a16.v3 paid.a16.v3.reroll paid.a16.v3.swap paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap point.h2 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(rapport) total=5 effort=sotc-ladder(5,0,5) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=v3 defence=sotc-skill(deceit) opposed=yes shifts=0 outcome=tie
.    sotc.attack.roll  piece=h2 target=v3 hit=0
? p1  sotc.act.one  attack.v3 scene place.v3 block protect.h2 other assess contest.h2 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h1 target=v3 skill=sotc-skill(rapport) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 1 -1 0 0  -1 1 1 -1
? p1+p0  sotc.fp.invoke  paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a20.h1 paid.a20.h1.reroll paid.a22.h1 paid.a22.h1.reroll paid.a23.h1 paid.a23.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll paid.a14.h1 paid.a14.h1.reroll paid.a15.h1 paid.a15.h1.reroll paid.a15.h1.swap paid.a16.h1 paid.a16.h1.reroll paid.a16.h1.swap paid.a17.h1 paid.a17.h1.reroll paid.a17.h1.swap paid.a19.h1 paid.a19.h1.reroll paid.a21.h1 paid.a21.h1.reroll free.a20.v3 free.a20.v3.reroll free.a22.v3 free.a22.v3.reroll free.a23.v3 free.a23.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a19.v3 paid.a19.v3.reroll paid.a21.v3 paid.a21.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a15.v3.swap paid.a16.v3 paid.a16.v3.reroll paid.a16.v3.swap paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap paid.a20.v3 paid.a20.v3.reroll paid.a22.v3 paid.a22.v3.reroll paid.a23.v3 paid.a23.v3.reroll point.h1 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(rapport) total=5 effort=sotc-ladder(5,0,5) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=v3 defence=sotc-skill(deceit) opposed=yes shifts=0 outcome=tie
.    sotc.attack.roll  piece=h1 target=v3 hit=0
.=   sotc.seq.exchange  exchange=14
? p0  sotc.act.one  attack.h1 attack.h2 attack.c5 scene place.h1 place.h2 block other assess contest.h1 contest.h2 carry guard hold away pass
! attack.c5
.    sotc.comp.no_boxes  companion=c5 piece=h2
.    sotc.attack.what  piece=v3 target=h2 skill=sotc-skill(deceit) armed=no weapon=none
? p0+p2  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 3, sotc.comp.bonus 1
! -1 -1 -1 -1  -1 1 0 -1
? p0+p2  sotc.fp.invoke  paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a19.v3 paid.a19.v3.reroll paid.a21.v3 paid.a21.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a11.v3 paid.a11.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a15.v3.swap paid.a16.v3 paid.a16.v3.reroll paid.a16.v3.swap paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap free.a19.h2 free.a19.h2.reroll free.a21.h2 free.a21.h2.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a14.h2 paid.a14.h2.reroll paid.a15.h2 paid.a15.h2.reroll paid.a15.h2.swap paid.a16.h2 paid.a16.h2.reroll paid.a16.h2.swap paid.a17.h2 paid.a17.h2.reroll paid.a17.h2.swap paid.a19.h2 paid.a19.h2.reroll paid.a21.h2 paid.a21.h2.reroll point.v3 point.h2 other *pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(deceit) total=1 effort=sotc-ladder(1,0,1) against=3 opposition=sotc-ladder(3,0,3) facing=hand by=h2 defence=sotc-skill(resolve) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=v3 target=h2 hit=0
? p2  sotc.act.one  attack.v3 scene place.v3 block protect.h1 other assess contest.h1 contest.v3 carry guard hold away pass
! place.v3
? p2  sotc.simple.difficulty  *academics mysteries science empathy investigation resolve alertness athletics weapons rapport endurance engineering (guns) art survival burglary contacting deceit drive fists gambling intimidation leadership might pilot resources sleight stealth
! academics
.    sotc.man.kinds  piece=h2 target=v3 what=place skill=sotc-skill(academics)
? p2+p0  sotc.man.target  4fate: sotc.roll.effort 5, sotc.comp.bonus 1; 4fate: sotc.roll.effort 5
! -1 -1 1 0  0 -1 0 -1
? p2+p0  sotc.fp.invoke  free.a19.h2 free.a19.h2.reroll free.a21.h2 free.a21.h2.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a14.h2 paid.a14.h2.reroll paid.a15.h2 paid.a15.h2.reroll paid.a15.h2.swap paid.a16.h2 paid.a16.h2.reroll paid.a16.h2.swap paid.a17.h2 paid.a17.h2.reroll paid.a17.h2.swap paid.a19.h2 paid.a19.h2.reroll paid.a21.h2 paid.a21.h2.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a19.v3 paid.a19.v3.reroll paid.a21.v3 paid.a21.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a11.v3 paid.a11.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a15.v3.swap paid.a16.v3 paid.a16.v3.reroll paid.a16.v3.swap paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap point.h2 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(academics) total=5 effort=sotc-ladder(5,0,5) against=3 opposition=sotc-ladder(3,0,3) facing=hand by=v3 defence=sotc-skill(deceit) opposed=yes shifts=2 outcome=success
.    sotc.man.target  piece=h2 target=v3 what=place aspect=sotc-aspect-placed(other) done=yes
? p1  sotc.act.one  attack.v3 scene place.v3 block protect.h2 other assess contest.h2 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h1 target=v3 skill=sotc-skill(rapport) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! -1 1 -1 0  0 0 1 1
? p1+p0  sotc.fp.invoke  paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a20.h1 paid.a20.h1.reroll paid.a22.h1 paid.a22.h1.reroll paid.a23.h1 paid.a23.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll paid.a14.h1 paid.a14.h1.reroll paid.a15.h1 paid.a15.h1.reroll paid.a15.h1.swap paid.a16.h1 paid.a16.h1.reroll paid.a16.h1.swap paid.a17.h1 paid.a17.h1.reroll paid.a17.h1.swap paid.a19.h1 paid.a19.h1.reroll paid.a21.h1 paid.a21.h1.reroll paid.a24.h1 paid.a24.h1.reroll point.h1 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(rapport) total=4 effort=sotc-ladder(4,0,4) against=7 opposition=sotc-ladder(7,0,7) facing=hand by=v3 defence=sotc-skill(deceit) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=h1 target=v3 hit=0
.    sotc.spin.gain  piece=v3 margin=3
.=   sotc.seq.exchange  exchange=15
? p0  sotc.act.one  attack.h1 attack.h2 attack.c5 scene place.h1 place.h2 block other assess contest.h1 contest.h2 carry guard hold away pass
! place.h1
? p0  sotc.simple.difficulty  *deceit leadership resolve empathy intimidation rapport alertness contacting guns resources athletics endurance investigation mysteries (weapons) academics art burglary drive engineering fists gambling might pilot science sleight stealth survival
! deceit
.    sotc.man.kinds  piece=v3 target=h1 what=place skill=sotc-skill(deceit)
? p0+p1  sotc.man.target  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 4
! 0 0 0 0  1 1 -1 0
? p0+p1  sotc.fp.invoke  free.a20.v3 free.a20.v3.reroll free.a22.v3 free.a22.v3.reroll free.a23.v3 free.a23.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a19.v3 paid.a19.v3.reroll paid.a21.v3 paid.a21.v3.reroll paid.a24.v3 paid.a24.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a15.v3.swap paid.a16.v3 paid.a16.v3.reroll paid.a16.v3.swap paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap paid.a20.v3 paid.a20.v3.reroll paid.a22.v3 paid.a22.v3.reroll paid.a23.v3 paid.a23.v3.reroll paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a20.h1 paid.a20.h1.reroll paid.a22.h1 paid.a22.h1.reroll paid.a23.h1 paid.a23.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll paid.a14.h1 paid.a14.h1.reroll paid.a15.h1 paid.a15.h1.reroll paid.a15.h1.swap paid.a16.h1 paid.a16.h1.reroll paid.a16.h1.swap paid.a17.h1 paid.a17.h1.reroll paid.a17.h1.swap paid.a19.h1 paid.a19.h1.reroll paid.a21.h1 paid.a21.h1.reroll paid.a24.h1 paid.a24.h1.reroll point.v3 *spin.v3.v3.plus spin.v3.v3.minus implausible.v3.v3 point.h1 spin.v3.h1.plus spin.v3.h1.minus implausible.v3.h1 other pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(deceit) total=5 effort=sotc-ladder(5,0,5) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=h1 defence=sotc-skill(deceit) opposed=yes shifts=0 outcome=tie
.    sotc.man.target  piece=v3 target=h1 what=place aspect=none done=no
.    sotc.spin.expiry  piece=v3
? p2  sotc.act.one  attack.v3 scene place.v3 block protect.h1 other assess contest.h1 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h2 target=v3 skill=sotc-skill(rapport) armed=no weapon=none
? p2+p0  sotc.attack.roll  4fate: sotc.roll.effort 2, sotc.comp.bonus 1; 4fate: sotc.roll.effort 5
! 1 0 -1 1  0 1 -1 0
? p2+p0  sotc.fp.invoke  free.a19.h2 free.a19.h2.reroll free.a21.h2 free.a21.h2.reroll free.a24.h2 free.a24.h2.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a14.h2 paid.a14.h2.reroll paid.a15.h2 paid.a15.h2.reroll paid.a15.h2.swap paid.a16.h2 paid.a16.h2.reroll paid.a16.h2.swap paid.a17.h2 paid.a17.h2.reroll paid.a17.h2.swap paid.a19.h2 paid.a19.h2.reroll paid.a21.h2 paid.a21.h2.reroll paid.a24.h2 paid.a24.h2.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a19.v3 paid.a19.v3.reroll paid.a21.v3 paid.a21.v3.reroll paid.a24.v3 paid.a24.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a11.v3 paid.a11.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a15.v3.swap paid.a16.v3 paid.a16.v3.reroll paid.a16.v3.swap paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap point.h2 point.v3 other *pass
! paid.a9.h2
.    sotc.fp.tag  player=h2 aspect=sotc-aspect-scholar-1 price=paid how=plus
? p2+p0  sotc.fp.invoke  free.a19.h2 free.a19.h2.reroll free.a21.h2 free.a21.h2.reroll free.a24.h2 free.a24.h2.reroll (paid.a9.h2) paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a14.h2 paid.a14.h2.reroll paid.a15.h2 paid.a15.h2.reroll paid.a15.h2.swap paid.a16.h2 paid.a16.h2.reroll paid.a16.h2.swap paid.a17.h2 paid.a17.h2.reroll paid.a17.h2.swap paid.a19.h2 paid.a19.h2.reroll paid.a21.h2 paid.a21.h2.reroll paid.a24.h2 paid.a24.h2.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a19.v3 paid.a19.v3.reroll paid.a21.v3 paid.a21.v3.reroll paid.a24.v3 paid.a24.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a11.v3 paid.a11.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a15.v3.swap paid.a16.v3 paid.a16.v3.reroll paid.a16.v3.swap paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap point.h2 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(rapport) total=6 effort=sotc-ladder(6,0,6) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=v3 defence=sotc-skill(deceit) opposed=yes shifts=1 outcome=success
.    sotc.attack.roll  piece=h2 target=v3 hit=1
.    sotc.stress.roll_up  piece=v3 hit=1 box=7 track=composure
? p1  sotc.act.one  attack.v3 scene place.v3 block protect.h2 other assess contest.h2 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h1 target=v3 skill=sotc-skill(rapport) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 0 0 0 0  -1 -1 -1 1
? p1+p0  sotc.fp.invoke  paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a20.h1 paid.a20.h1.reroll paid.a22.h1 paid.a22.h1.reroll paid.a23.h1 paid.a23.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll paid.a14.h1 paid.a14.h1.reroll paid.a15.h1 paid.a15.h1.reroll paid.a15.h1.swap paid.a16.h1 paid.a16.h1.reroll paid.a16.h1.swap paid.a17.h1 paid.a17.h1.reroll paid.a17.h1.swap paid.a19.h1 paid.a19.h1.reroll paid.a21.h1 paid.a21.h1.reroll paid.a24.h1 paid.a24.h1.reroll free.a20.v3 free.a20.v3.reroll free.a22.v3 free.a22.v3.reroll free.a23.v3 free.a23.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a19.v3 paid.a19.v3.reroll paid.a21.v3 paid.a21.v3.reroll paid.a24.v3 paid.a24.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a15.v3.swap paid.a16.v3 paid.a16.v3.reroll paid.a16.v3.swap paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap paid.a20.v3 paid.a20.v3.reroll paid.a22.v3 paid.a22.v3.reroll paid.a23.v3 paid.a23.v3.reroll point.h1 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(rapport) total=5 effort=sotc-ladder(5,0,5) against=3 opposition=sotc-ladder(3,0,3) facing=hand by=v3 defence=sotc-skill(deceit) opposed=yes shifts=2 outcome=success
.    sotc.attack.roll  piece=h1 target=v3 hit=2
.    sotc.stress.no_box  piece=v3 hit=2 track=composure
? p0  sotc.cons.forced  *mild mild.offer
! mild.offer
.    sotc.cons.severity  piece=v3 severity=mild
? p0  sotc.conc.terms  text
! "I withdraw the petition"
? p1  sotc.conc.accept  *accept refuse talk
! refuse
? p0  sotc.conc.reasonable  *no yes
! no
.    sotc.conc.refuse  piece=v3 player=p1 terms="I withdraw the petition" reasonable=no paid=nobody payer=none
.    sotc.over.named  piece=h1 overflow=1
? p1  sotc.act.one  other (attack.v3) (scene) (place.v3) *end
! end
.    sotc.over.expiry  piece=h1 left=1
.=   sotc.seq.exchange  exchange=16
? p0  sotc.act.one  attack.h1 attack.h2 attack.c5 scene place.h1 place.h2 block other assess contest.h1 contest.h2 carry guard hold away pass
! attack.h2
.    sotc.attack.what  piece=v3 target=h2 skill=sotc-skill(deceit) armed=no weapon=none
? p0+p2  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 3, sotc.comp.bonus 1
! 1 1 -1 -1  0 -1 -1 1
? p0+p2  sotc.fp.invoke  paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a19.v3 paid.a19.v3.reroll paid.a21.v3 paid.a21.v3.reroll paid.a24.v3 paid.a24.v3.reroll paid.a25.v3 paid.a25.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a11.v3 paid.a11.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a15.v3.swap paid.a16.v3 paid.a16.v3.reroll paid.a16.v3.swap paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap free.a19.h2 free.a19.h2.reroll free.a21.h2 free.a21.h2.reroll free.a24.h2 free.a24.h2.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a14.h2 paid.a14.h2.reroll paid.a15.h2 paid.a15.h2.reroll paid.a15.h2.swap paid.a16.h2 paid.a16.h2.reroll paid.a16.h2.swap paid.a17.h2 paid.a17.h2.reroll paid.a17.h2.swap paid.a19.h2 paid.a19.h2.reroll paid.a21.h2 paid.a21.h2.reroll paid.a24.h2 paid.a24.h2.reroll paid.a25.h2 paid.a25.h2.reroll point.v3 point.h2 other *pass
! paid.a12.v3
.    sotc.fp.tag  player=v3 aspect=sotc-aspect-schemer-1 price=paid how=plus
? p0+p2  sotc.fp.invoke  (paid.a12.v3) paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a19.v3 paid.a19.v3.reroll paid.a21.v3 paid.a21.v3.reroll paid.a24.v3 paid.a24.v3.reroll paid.a25.v3 paid.a25.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a11.v3 paid.a11.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a15.v3.swap paid.a16.v3 paid.a16.v3.reroll paid.a16.v3.swap paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap free.a19.h2 free.a19.h2.reroll free.a21.h2 free.a21.h2.reroll free.a24.h2 free.a24.h2.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a14.h2 paid.a14.h2.reroll paid.a15.h2 paid.a15.h2.reroll paid.a15.h2.swap paid.a16.h2 paid.a16.h2.reroll paid.a16.h2.swap paid.a17.h2 paid.a17.h2.reroll paid.a17.h2.swap paid.a19.h2 paid.a19.h2.reroll paid.a21.h2 paid.a21.h2.reroll paid.a24.h2 paid.a24.h2.reroll paid.a25.h2 paid.a25.h2.reroll point.v3 point.h2 other *pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(deceit) total=7 effort=sotc-ladder(7,0,7) against=3 opposition=sotc-ladder(3,0,3) facing=hand by=h2 defence=sotc-skill(resolve) opposed=yes shifts=4 outcome=spin
.    sotc.attack.roll  piece=v3 target=h2 hit=4
.    sotc.stress.mark  piece=h2 hit=4 box=4 track=composure
? p2  sotc.act.one  attack.v3 scene place.v3 block protect.h1 other assess contest.h1 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h2 target=v3 skill=sotc-skill(rapport) armed=no weapon=none
? p2+p0  sotc.attack.roll  4fate: sotc.roll.effort 2, sotc.comp.bonus 1; 4fate: sotc.roll.effort 5
! 1 0 1 0  -1 1 0 -1
? p2+p0  sotc.fp.invoke  free.a19.h2 free.a19.h2.reroll free.a21.h2 free.a21.h2.reroll free.a24.h2 free.a24.h2.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a14.h2 paid.a14.h2.reroll paid.a15.h2 paid.a15.h2.reroll paid.a15.h2.swap paid.a16.h2 paid.a16.h2.reroll paid.a16.h2.swap paid.a17.h2 paid.a17.h2.reroll paid.a17.h2.swap paid.a19.h2 paid.a19.h2.reroll paid.a21.h2 paid.a21.h2.reroll paid.a24.h2 paid.a24.h2.reroll paid.a25.h2 paid.a25.h2.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a19.v3 paid.a19.v3.reroll paid.a21.v3 paid.a21.v3.reroll paid.a24.v3 paid.a24.v3.reroll paid.a25.v3 paid.a25.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a11.v3 paid.a11.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a15.v3.swap paid.a16.v3 paid.a16.v3.reroll paid.a16.v3.swap paid.a17.v3 paid.a17.v3.reroll paid.a17.v3.swap point.h2 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(rapport) total=5 effort=sotc-ladder(5,0,5) against=4 opposition=sotc-ladder(4,0,4) facing=hand by=v3 defence=sotc-skill(deceit) opposed=yes shifts=1 outcome=success
.    sotc.attack.roll  piece=h2 target=v3 hit=1
.    sotc.stress.no_box  piece=v3 hit=1 track=composure
? p0  sotc.cons.forced  *moderate moderate.offer
! moderate.offer
.    sotc.cons.severity  piece=v3 severity=moderate
? p0  sotc.conc.terms  text
! "I withdraw the petition"
? p2  sotc.conc.accept  *accept refuse talk
! accept
.    sotc.conc.accept  piece=v3 terms="I withdraw the petition"
? p0  sotc.seq.end  *end on
! end
.    sotc.seq.end  side=s1
.=   sotc.stress.clear
? p0  sotc.stress.keep  *scene scene.keep at_once at_once.keep rest adventure session remove done
! scene
.    sotc.stress.clear  piece=h1,h2,v3
.    sotc.temp.fragile  aspect=sotc-aspect-placed(other) on=v3
.    sotc.temp.fragile  aspect=sotc-aspect-placed(other) on=h1
.    sotc.temp.fragile  aspect=sotc-aspect-placed(other) on=v3
.    sotc.temp.fragile  aspect=sotc-aspect-placed(other) on=h1
.    sotc.temp.fragile  aspect=sotc-aspect-placed(other) on=h1
.    sotc.temp.fragile  aspect=sotc-aspect-placed(other) on=v3
.    sotc.recover.mild  piece=v3 aspect=sotc-consequence-unnamed(mild) severity=mild eased=no
? p0  sotc.stress.keep  scene scene.keep at_once at_once.keep rest adventure session remove *done
! done
=>   over
