# Two heroes against a villain with six Fair minions, from the quick form to the end of the scene.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! quick
? table  sotc.seq.phases  form kind=physical people=hero,hero,villain,minions people.1.name="" people.1.template=boxer people.1.called="" people.1.points=10 people.1.side=s1 people.2.name="" people.2.template=acrobat people.2.called="" people.2.points=10 people.2.side=s1 people.3.template=boss people.3.called="" people.3.points=2 people.3.grit=1 people.3.side=s2 people.4.name="" people.4.quality=2 people.4.scope=scene people.4.count=6 people.4.reach=0 people.4.side=s2 zones=zone zones.1.name="" zones.1.border=0 zones.1.way=same aspects=- title="" pool=0 since=nothing
! people=hero,hero,villain,minions people.2.template=acrobat people.3.points=2 people.4.count=6 people.4.quality=2
.=   sotc.seq.phases  phase=frame
.    sotc.conflict.kind  kind=physical
.=   sotc.seq.phases  phase=groups
? p0  sotc.group.split  form g4=group,group g4.1.size=3 g4.1.leader=nobody g4.2.size=3 g4.2.leader=nobody
! -
.    sotc.group.split  piece=sotc-mob-thugs groups=2 sizes=3,3
.=   sotc.init.mode  mode=skill
.    sotc.init.skill_order  piece=h2 place=1 rating=3 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=h1 place=2 rating=2 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=v3 place=3 rating=2 skill=sotc-skill(alertness)
.    sotc.init.minions  piece=g4 place=4 rating=2 skill=sotc-skill(alertness)
.    sotc.init.minions  piece=g14 place=5 rating=2 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p2  sotc.act.one  attack.v3 attack.g4 attack.g14 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.g4 blind.g4 (disarm.g4) mark.g4 topple.g4 place.g14 blind.g14 (disarm.g14) mark.g14 topple.g14 block protect.h1 other assess contest.h1 contest.v3 contest.g4 contest.g14 carry guard hold away pass
! attack.g4
.    sotc.attack.what  piece=h2 target=g4 skill=sotc-skill(weapons) armed=yes weapon=sotc-weapon-knives
? p2+p0  sotc.attack.roll  4fate: sotc.roll.effort 4; 4fate: sotc.minion.quality 2, sotc.minion.group_bonus 1
! -1 0 0 -1  0 0 1 1
? p2  sotc.fp.invoke  paid.a8.h2 paid.a8.h2.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll point.h2 other *pass
! paid.a8.h2
.    sotc.fp.tag  player=h2 aspect=sotc-aspect-acrobat-1 price=paid how=plus
? p2  sotc.fp.invoke  (paid.a8.h2) paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll point.h2 other *pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(weapons) total=4 effort=sotc-ladder(4,0,4) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=g4 defence=sotc-skill(quality) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=h2 target=g4 hit=0
? p1  sotc.act.one  attack.v3 attack.g4 attack.g14 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.g4 blind.g4 (disarm.g4) mark.g4 topple.g4 place.g14 blind.g14 (disarm.g14) mark.g14 topple.g14 block protect.h2 other assess contest.h2 contest.v3 contest.g4 contest.g14 carry guard hold away pass
! attack.g4
.    sotc.attack.what  piece=h1 target=g4 skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.minion.quality 2, sotc.minion.group_bonus 1
! -1 0 0 -1  -1 1 0 -1
? p1  sotc.fp.invoke  paid.a5.h1 paid.a5.h1.reroll paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll point.h1 other *pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(fists) total=3 effort=sotc-ladder(3,0,3) against=2 opposition=sotc-ladder(2,0,2) facing=hand by=g4 defence=sotc-skill(quality) opposed=yes shifts=1 outcome=success
.    sotc.attack.roll  piece=h1 target=g4 hit=1
.    sotc.minion.stress_flow  piece=g4 hit=1 fallen=0 standing=3 first=1
? p0  sotc.act.one  attack.h1 attack.h2 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 block protect.g4 protect.g14 other assess contest.h1 contest.h2 contest.g4 contest.g14 carry guard hold away pass
! attack.h1
.    sotc.attack.what  piece=v3 target=h1 skill=sotc-skill(fists) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 1 1 0 0  -1 0 -1 1
? p0+p1  sotc.fp.invoke  paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a5.v3 paid.a5.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll paid.a5.h1 paid.a5.h1.reroll paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a11.h1 paid.a11.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll point.v3 point.h1 other *pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(fists) total=7 effort=sotc-ladder(7,0,7) against=4 opposition=sotc-ladder(4,0,4) facing=hand by=h1 defence=sotc-skill(fists) opposed=yes shifts=3 outcome=spin
.    sotc.attack.roll  piece=v3 target=h1 hit=3
.    sotc.stress.mark  piece=h1 hit=3 box=3 track=health
? p0  sotc.act.one  attack.h1 attack.h2 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 block protect.v3 protect.g14 other assess contest.h1 contest.h2 contest.v3 contest.g14 guard hold away pass
! attack.h2
.    sotc.attack.what  piece=g4 target=h2 skill=sotc-skill(quality) armed=no weapon=none
? p0+p2  sotc.attack.roll  4fate: sotc.minion.quality 2, sotc.minion.group_bonus 1; 4fate: sotc.roll.effort 5
! 1 -1 -1 -1  1 1 -1 1
? p2  sotc.fp.invoke  point.h2 *pass
! pass
.    sotc.roll.shifts  piece=g4 skill=sotc-skill(quality) total=1 effort=sotc-ladder(1,0,1) against=7 opposition=sotc-ladder(7,0,7) facing=hand by=h2 defence=sotc-skill(athletics) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=g4 target=h2 hit=0
.    sotc.spin.gain  piece=h2 margin=6
? p0  sotc.act.one  attack.h1 attack.h2 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 block protect.v3 protect.g4 other assess contest.h1 contest.h2 contest.v3 contest.g4 guard hold away pass
! attack.h1
.    sotc.attack.what  piece=g14 target=h1 skill=sotc-skill(quality) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.minion.quality 2, sotc.minion.group_bonus 1; 4fate: sotc.roll.effort 5
! -1 0 -1 -1  -1 1 0 0
? p2+p1+p0  sotc.fp.invoke  spin.h2.g14.plus spin.h2.g14.minus implausible.h2.g14 point.h1 spin.h2.h1.plus spin.h2.h1.minus implausible.h2.h1 *pass
! pass
.    sotc.roll.shifts  piece=g14 skill=sotc-skill(quality) total=0 effort=sotc-ladder(0,0,0) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=h1 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=g14 target=h1 hit=0
.    sotc.spin.gain  piece=h1 margin=5
.    sotc.spin.expiry  piece=h2
.=   sotc.seq.exchange  exchange=2
? p2  sotc.act.one  attack.v3 attack.g4 attack.g14 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.g4 blind.g4 (disarm.g4) mark.g4 topple.g4 place.g14 blind.g14 (disarm.g14) mark.g14 topple.g14 block protect.h1 other assess contest.h1 contest.v3 contest.g4 contest.g14 carry guard hold away pass
! attack.g4
.    sotc.attack.what  piece=h2 target=g4 skill=sotc-skill(weapons) armed=yes weapon=sotc-weapon-knives
? p2+p0  sotc.attack.roll  4fate: sotc.roll.effort 4; 4fate: sotc.minion.quality 2, sotc.minion.group_bonus 1
! 1 -1 1 -1  0 -1 -1 0
? p2+p1+p0  sotc.fp.invoke  paid.a8.h2 paid.a8.h2.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll point.h2 *spin.h1.h2.plus spin.h1.h2.minus implausible.h1.h2 spin.h1.g4.plus spin.h1.g4.minus implausible.h1.g4 other pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(weapons) total=4 effort=sotc-ladder(4,0,4) against=1 opposition=sotc-ladder(1,0,1) facing=hand by=g4 defence=sotc-skill(quality) opposed=yes shifts=3 outcome=spin
.    sotc.attack.roll  piece=h2 target=g4 hit=3
.    sotc.minion.stress_flow  piece=g4 hit=3 fallen=2 standing=1 first=0
.    sotc.spin.expiry  piece=h1
? p1  sotc.act.one  attack.v3 attack.g4 attack.g14 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.g4 blind.g4 (disarm.g4) mark.g4 topple.g4 place.g14 blind.g14 (disarm.g14) mark.g14 topple.g14 block protect.h2 other assess contest.h2 contest.v3 contest.g4 contest.g14 carry guard hold away pass
! attack.g4
.    sotc.attack.what  piece=h1 target=g4 skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.minion.quality 2
! 0 -1 1 -1  0 1 1 1
? p1  sotc.fp.invoke  paid.a5.h1 paid.a5.h1.reroll paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll point.h1 other *pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(fists) total=4 effort=sotc-ladder(4,0,4) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=g4 defence=sotc-skill(quality) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=h1 target=g4 hit=0
? p0  sotc.act.one  attack.h1 attack.h2 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 block protect.g4 protect.g14 other assess contest.h1 contest.h2 contest.g4 contest.g14 carry guard hold away pass
! attack.h2
.    sotc.attack.what  piece=v3 target=h2 skill=sotc-skill(fists) armed=no weapon=none
? p0+p2  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 0 0 1 1  -1 1 0 1
? p0+p2  sotc.fp.invoke  paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a8.h2 paid.a8.h2.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll point.v3 point.h2 other *pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(fists) total=7 effort=sotc-ladder(7,0,7) against=6 opposition=sotc-ladder(6,0,6) facing=hand by=h2 defence=sotc-skill(athletics) opposed=yes shifts=1 outcome=success
.    sotc.attack.roll  piece=v3 target=h2 hit=1
.    sotc.stress.mark  piece=h2 hit=1 box=1 track=health
? p0  sotc.act.one  attack.h1 attack.h2 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 block protect.v3 protect.g14 other assess contest.h1 contest.h2 contest.v3 contest.g14 guard hold away pass
! attack.h1
.    sotc.attack.what  piece=g4 target=h1 skill=sotc-skill(quality) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.minion.quality 2; 4fate: sotc.roll.effort 5
! 1 0 1 1  1 0 1 1
? p1  sotc.fp.invoke  point.h1 *pass
! pass
.    sotc.roll.shifts  piece=g4 skill=sotc-skill(quality) total=5 effort=sotc-ladder(5,0,5) against=8 opposition=sotc-ladder(8,0,8) facing=hand by=h1 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=g4 target=h1 hit=0
.    sotc.spin.gain  piece=h1 margin=3
? p0  sotc.act.one  attack.h1 attack.h2 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 block protect.v3 protect.g4 other assess contest.h1 contest.h2 contest.v3 contest.g4 guard hold away pass
! attack.h2
.    sotc.attack.what  piece=g14 target=h2 skill=sotc-skill(quality) armed=no weapon=none
? p0+p2  sotc.attack.roll  4fate: sotc.minion.quality 2, sotc.minion.group_bonus 1; 4fate: sotc.roll.effort 5
! 1 0 0 -1  0 1 -1 1
? p1+p2+p0  sotc.fp.invoke  spin.h1.g14.plus spin.h1.g14.minus implausible.h1.g14 point.h2 spin.h1.h2.plus spin.h1.h2.minus implausible.h1.h2 *pass
! pass
.    sotc.roll.shifts  piece=g14 skill=sotc-skill(quality) total=3 effort=sotc-ladder(3,0,3) against=6 opposition=sotc-ladder(6,0,6) facing=hand by=h2 defence=sotc-skill(athletics) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=g14 target=h2 hit=0
.    sotc.spin.gain  piece=h2 margin=3
.    sotc.spin.expiry  piece=h1
.=   sotc.seq.exchange  exchange=3
? p2  sotc.act.one  attack.v3 attack.g4 attack.g14 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.g4 blind.g4 (disarm.g4) mark.g4 topple.g4 place.g14 blind.g14 (disarm.g14) mark.g14 topple.g14 block protect.h1 other assess contest.h1 contest.v3 contest.g4 contest.g14 carry guard hold away pass
! attack.g4
.    sotc.attack.what  piece=h2 target=g4 skill=sotc-skill(weapons) armed=yes weapon=sotc-weapon-knives
? p2+p0  sotc.attack.roll  4fate: sotc.roll.effort 4; 4fate: sotc.minion.quality 2
! 1 1 0 0  0 0 1 1
? p2+p0  sotc.fp.invoke  paid.a8.h2 paid.a8.h2.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll point.h2 *spin.h2.h2.plus spin.h2.h2.minus implausible.h2.h2 spin.h2.g4.plus spin.h2.g4.minus implausible.h2.g4 other pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(weapons) total=6 effort=sotc-ladder(6,0,6) against=4 opposition=sotc-ladder(4,0,4) facing=hand by=g4 defence=sotc-skill(quality) opposed=yes shifts=2 outcome=success
.    sotc.attack.roll  piece=h2 target=g4 hit=2
.    sotc.minion.stress_flow  piece=g4 hit=2 fallen=1 standing=0 first=0
.    sotc.spin.expiry  piece=h2
? p1  sotc.act.one  attack.v3 attack.g14 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.g14 blind.g14 (disarm.g14) mark.g14 topple.g14 block protect.h2 other assess contest.h2 contest.v3 contest.g14 carry guard hold away pass
! attack.g14
.    sotc.attack.what  piece=h1 target=g14 skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.minion.quality 2, sotc.minion.group_bonus 1
! 1 -1 -1 1  0 0 -1 0
? p1  sotc.fp.invoke  paid.a5.h1 paid.a5.h1.reroll paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll point.h1 other *pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(fists) total=5 effort=sotc-ladder(5,0,5) against=2 opposition=sotc-ladder(2,0,2) facing=hand by=g14 defence=sotc-skill(quality) opposed=yes shifts=3 outcome=spin
.    sotc.attack.roll  piece=h1 target=g14 hit=3
.    sotc.minion.stress_flow  piece=g14 hit=3 fallen=1 standing=2 first=1
? p0  sotc.act.one  attack.h1 attack.h2 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 block protect.g14 other assess contest.h1 contest.h2 contest.g14 carry guard hold away pass
! attack.h1
.    sotc.attack.what  piece=v3 target=h1 skill=sotc-skill(fists) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! -1 1 0 1  0 1 -1 1
? p0+p1  sotc.fp.invoke  paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a5.v3 paid.a5.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll paid.a5.h1 paid.a5.h1.reroll paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a11.h1 paid.a11.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll point.v3 point.h1 other *pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(fists) total=6 effort=sotc-ladder(6,0,6) against=6 opposition=sotc-ladder(6,0,6) facing=hand by=h1 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=tie
.    sotc.attack.roll  piece=v3 target=h1 hit=0
? p0  sotc.act.one  attack.h1 attack.h2 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 block protect.v3 other assess contest.h1 contest.h2 contest.v3 guard hold away pass
! attack.h2
.    sotc.attack.what  piece=g14 target=h2 skill=sotc-skill(quality) armed=no weapon=none
? p0+p2  sotc.attack.roll  4fate: sotc.minion.quality 2, sotc.minion.group_bonus 1; 4fate: sotc.roll.effort 5
! 0 -1 1 0  -1 -1 1 -1
? p2  sotc.fp.invoke  paid.a8.h2 paid.a8.h2.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll point.h2 other *pass
! paid.a8.h2
.    sotc.fp.tag  player=h2 aspect=sotc-aspect-acrobat-1 price=paid how=plus
? p2  sotc.fp.invoke  (paid.a8.h2) paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll point.h2 other *pass
! pass
.    sotc.roll.shifts  piece=g14 skill=sotc-skill(quality) total=3 effort=sotc-ladder(3,0,3) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=h2 defence=sotc-skill(athletics) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=g14 target=h2 hit=0
.=   sotc.seq.exchange  exchange=4
? p2  sotc.act.one  attack.v3 attack.g14 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.g14 blind.g14 (disarm.g14) mark.g14 topple.g14 block protect.h1 other assess contest.h1 contest.v3 contest.g14 carry guard hold away pass
! attack.g14
.    sotc.attack.what  piece=h2 target=g14 skill=sotc-skill(weapons) armed=yes weapon=sotc-weapon-knives
? p2+p0  sotc.attack.roll  4fate: sotc.roll.effort 4; 4fate: sotc.minion.quality 2, sotc.minion.group_bonus 1
! -1 1 0 -1  0 -1 -1 0
? p2  sotc.fp.invoke  paid.a8.h2 paid.a8.h2.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll point.h2 other *pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(weapons) total=3 effort=sotc-ladder(3,0,3) against=1 opposition=sotc-ladder(1,0,1) facing=hand by=g14 defence=sotc-skill(quality) opposed=yes shifts=2 outcome=success
.    sotc.attack.roll  piece=h2 target=g14 hit=2
.    sotc.minion.stress_flow  piece=g14 hit=2 fallen=1 standing=1 first=1
? p1  sotc.act.one  attack.v3 attack.g14 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.g14 blind.g14 (disarm.g14) mark.g14 topple.g14 block protect.h2 other assess contest.h2 contest.v3 contest.g14 carry guard hold away pass
! attack.g14
.    sotc.attack.what  piece=h1 target=g14 skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.minion.quality 2
! -1 -1 0 -1  -1 1 1 -1
? p1  sotc.fp.invoke  paid.a5.h1 paid.a5.h1.reroll paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll point.h1 other *pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(fists) total=2 effort=sotc-ladder(2,0,2) against=2 opposition=sotc-ladder(2,0,2) facing=hand by=g14 defence=sotc-skill(quality) opposed=yes shifts=0 outcome=tie
.    sotc.attack.roll  piece=h1 target=g14 hit=0
? p0  sotc.act.one  attack.h1 attack.h2 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 block protect.g14 other assess contest.h1 contest.h2 contest.g14 carry guard hold away pass
! attack.h2
.    sotc.attack.what  piece=v3 target=h2 skill=sotc-skill(fists) armed=no weapon=none
? p0+p2  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! -1 1 -1 1  -1 -1 1 -1
? p0+p2  sotc.fp.invoke  paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a8.h2 paid.a8.h2.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll point.v3 point.h2 other *pass
! paid.a8.h2
.    sotc.fp.tag  player=h2 aspect=sotc-aspect-acrobat-1 price=paid how=plus
? p0+p2  sotc.fp.invoke  paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll (paid.a8.h2) paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll point.v3 point.h2 other *pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(fists) total=5 effort=sotc-ladder(5,0,5) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=h2 defence=sotc-skill(athletics) opposed=yes shifts=0 outcome=tie
.    sotc.attack.roll  piece=v3 target=h2 hit=0
? p0  sotc.act.one  attack.h1 attack.h2 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 block protect.v3 other assess contest.h1 contest.h2 contest.v3 guard hold away pass
! attack.h2
.    sotc.attack.what  piece=g14 target=h2 skill=sotc-skill(quality) armed=no weapon=none
? p0+p2  sotc.attack.roll  4fate: sotc.minion.quality 2; 4fate: sotc.roll.effort 5
! -1 1 1 -1  -1 -1 1 0
? p2  sotc.fp.invoke  paid.a8.h2 paid.a8.h2.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll point.h2 other *pass
! pass
.    sotc.roll.shifts  piece=g14 skill=sotc-skill(quality) total=2 effort=sotc-ladder(2,0,2) against=4 opposition=sotc-ladder(4,0,4) facing=hand by=h2 defence=sotc-skill(athletics) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=g14 target=h2 hit=0
.=   sotc.seq.exchange  exchange=5
? p2  sotc.act.one  attack.v3 attack.g14 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.g14 blind.g14 (disarm.g14) mark.g14 topple.g14 block protect.h1 other assess contest.h1 contest.v3 contest.g14 carry guard hold away pass
! attack.g14
.    sotc.attack.what  piece=h2 target=g14 skill=sotc-skill(weapons) armed=yes weapon=sotc-weapon-knives
? p2+p0  sotc.attack.roll  4fate: sotc.roll.effort 4; 4fate: sotc.minion.quality 2
! -1 1 0 -1  1 1 1 0
? p2  sotc.fp.invoke  paid.a8.h2 paid.a8.h2.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll point.h2 other *pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(weapons) total=3 effort=sotc-ladder(3,0,3) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=g14 defence=sotc-skill(quality) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=h2 target=g14 hit=0
? p1  sotc.act.one  attack.v3 attack.g14 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.g14 blind.g14 (disarm.g14) mark.g14 topple.g14 block protect.h2 other assess contest.h2 contest.v3 contest.g14 carry guard hold away pass
! attack.g14
.    sotc.attack.what  piece=h1 target=g14 skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.minion.quality 2
! 1 0 1 -1  0 1 0 0
? p1  sotc.fp.invoke  paid.a5.h1 paid.a5.h1.reroll paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll point.h1 other *pass
! paid.a5.h1
.    sotc.fp.tag  player=h1 aspect=sotc-aspect-boxer-1 price=paid how=plus
? p1  sotc.fp.invoke  (paid.a5.h1) paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll point.h1 other *pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(fists) total=8 effort=sotc-ladder(8,0,8) against=3 opposition=sotc-ladder(3,0,3) facing=hand by=g14 defence=sotc-skill(quality) opposed=yes shifts=5 outcome=spin
.    sotc.attack.roll  piece=h1 target=g14 hit=5
.    sotc.minion.stress_flow  piece=g14 hit=5 fallen=1 standing=0 first=0
.    sotc.over.minions  piece=h1 overflow=4
? p1  sotc.act.one  other (attack.v3) (scene) (place.v3) (blind.v3) (disarm.v3) (mark.v3) (topple.v3) *end
! end
.    sotc.over.expiry  piece=h1 left=4
? p0  sotc.act.one  attack.h1 attack.h2 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 block other assess contest.h1 contest.h2 carry guard hold away pass
! attack.h1
.    sotc.attack.what  piece=v3 target=h1 skill=sotc-skill(fists) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! -1 -1 0 -1  1 0 0 -1
? p0+p1  sotc.fp.invoke  paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a5.v3 paid.a5.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll point.v3 point.h1 other *pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(fists) total=2 effort=sotc-ladder(2,0,2) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=h1 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=v3 target=h1 hit=0
.    sotc.spin.gain  piece=h1 margin=3
.=   sotc.seq.exchange  exchange=6
? p2  sotc.act.one  attack.v3 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 block protect.h1 other assess contest.h1 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h2 target=v3 skill=sotc-skill(weapons) armed=yes weapon=sotc-weapon-knives
? p2+p0  sotc.attack.roll  4fate: sotc.roll.effort 4; 4fate: sotc.roll.effort 5
! -1 0 -1 -1  0 0 1 1
? p2+p1+p0  sotc.fp.invoke  paid.a8.h2 paid.a8.h2.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll point.h2 spin.h1.h2.plus spin.h1.h2.minus implausible.h1.h2 point.v3 spin.h1.v3.plus spin.h1.v3.minus implausible.h1.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(weapons) total=1 effort=sotc-ladder(1,0,1) against=7 opposition=sotc-ladder(7,0,7) facing=hand by=v3 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=h2 target=v3 hit=0
.    sotc.spin.gain  piece=v3 margin=6
.    sotc.spin.expiry  piece=h1
? p1  sotc.act.one  attack.v3 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 block protect.h2 other assess contest.h2 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h1 target=v3 skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 1 -1 -1 -1  0 0 0 1
? p1+p0  sotc.fp.invoke  paid.a5.h1 paid.a5.h1.reroll paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a11.h1 paid.a11.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll point.h1 spin.v3.h1.plus spin.v3.h1.minus implausible.v3.h1 point.v3 spin.v3.v3.plus spin.v3.v3.minus implausible.v3.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(fists) total=3 effort=sotc-ladder(3,0,3) against=6 opposition=sotc-ladder(6,0,6) facing=hand by=v3 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=h1 target=v3 hit=0
.    sotc.spin.expiry  piece=v3
.    sotc.spin.gain  piece=v3 margin=3
? p0  sotc.act.one  attack.h1 attack.h2 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 block other assess contest.h1 contest.h2 carry guard hold away pass
! attack.h2
.    sotc.attack.what  piece=v3 target=h2 skill=sotc-skill(fists) armed=no weapon=none
? p0+p2  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 1 -1 1 -1  -1 -1 -1 -1
? p0+p2  sotc.fp.invoke  paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a8.h2 paid.a8.h2.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll point.v3 *spin.v3.v3.plus spin.v3.v3.minus implausible.v3.v3 point.h2 spin.v3.h2.plus spin.v3.h2.minus implausible.v3.h2 other pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(fists) total=5 effort=sotc-ladder(5,0,5) against=1 opposition=sotc-ladder(1,0,1) facing=hand by=h2 defence=sotc-skill(athletics) opposed=yes shifts=4 outcome=spin
.    sotc.attack.roll  piece=v3 target=h2 hit=4
.    sotc.stress.mark  piece=h2 hit=4 box=4 track=health
.    sotc.spin.expiry  piece=v3
.=   sotc.seq.exchange  exchange=7
? p2  sotc.act.one  attack.v3 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 block protect.h1 other assess contest.h1 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h2 target=v3 skill=sotc-skill(weapons) armed=yes weapon=sotc-weapon-knives
? p2+p0  sotc.attack.roll  4fate: sotc.roll.effort 4; 4fate: sotc.roll.effort 5
! 0 -1 -1 1  -1 -1 1 -1
? p2+p0  sotc.fp.invoke  paid.a8.h2 paid.a8.h2.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll point.h2 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(weapons) total=3 effort=sotc-ladder(3,0,3) against=3 opposition=sotc-ladder(3,0,3) facing=hand by=v3 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=tie
.    sotc.attack.roll  piece=h2 target=v3 hit=0
? p1  sotc.act.one  attack.v3 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 block protect.h2 other assess contest.h2 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h1 target=v3 skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 1 -1 1 1  1 -1 0 -1
? p1+p0  sotc.fp.invoke  paid.a5.h1 paid.a5.h1.reroll paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a11.h1 paid.a11.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a5.v3 paid.a5.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll point.h1 point.v3 other *pass
! paid.a5.h1
.    sotc.fp.tag  player=h1 aspect=sotc-aspect-boxer-1 price=paid how=plus
? p1+p0  sotc.fp.invoke  (paid.a5.h1) paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a11.h1 paid.a11.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a5.v3 paid.a5.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll point.h1 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(fists) total=9 effort=sotc-ladder(8,1,9) against=4 opposition=sotc-ladder(4,0,4) facing=hand by=v3 defence=sotc-skill(fists) opposed=yes shifts=5 outcome=spin
.    sotc.attack.roll  piece=h1 target=v3 hit=5
.    sotc.stress.mark  piece=v3 hit=5 box=5 track=health
? p0  sotc.act.one  attack.h1 attack.h2 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 block other assess contest.h1 contest.h2 carry guard hold away pass
! attack.h2
.    sotc.attack.what  piece=v3 target=h2 skill=sotc-skill(fists) armed=no weapon=none
? p0+p2  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! -1 -1 -1 0  -1 -1 0 0
? p0+p2  sotc.fp.invoke  paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a8.h2 paid.a8.h2.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll point.v3 point.h2 other *pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(fists) total=2 effort=sotc-ladder(2,0,2) against=3 opposition=sotc-ladder(3,0,3) facing=hand by=h2 defence=sotc-skill(athletics) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=v3 target=h2 hit=0
.=   sotc.seq.exchange  exchange=8
? p2  sotc.act.one  attack.v3 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 block protect.h1 other assess contest.h1 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h2 target=v3 skill=sotc-skill(weapons) armed=yes weapon=sotc-weapon-knives
? p2+p0  sotc.attack.roll  4fate: sotc.roll.effort 4; 4fate: sotc.roll.effort 5
! 0 0 1 0  1 1 -1 1
? p2+p0  sotc.fp.invoke  paid.a8.h2 paid.a8.h2.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll point.h2 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(weapons) total=5 effort=sotc-ladder(5,0,5) against=7 opposition=sotc-ladder(7,0,7) facing=hand by=v3 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=h2 target=v3 hit=0
? p1  sotc.act.one  attack.v3 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 block protect.h2 other assess contest.h2 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h1 target=v3 skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 1 0 -1 0  0 0 0 1
? p1+p0  sotc.fp.invoke  paid.a5.h1 paid.a5.h1.reroll paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a11.h1 paid.a11.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a5.v3 paid.a5.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll point.h1 point.v3 other *pass
! paid.a5.h1
.    sotc.fp.tag  player=h1 aspect=sotc-aspect-boxer-1 price=paid how=plus
? p1+p0  sotc.fp.invoke  (paid.a5.h1) paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a11.h1 paid.a11.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a5.v3 paid.a5.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll point.h1 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(fists) total=7 effort=sotc-ladder(7,0,7) against=6 opposition=sotc-ladder(6,0,6) facing=hand by=v3 defence=sotc-skill(fists) opposed=yes shifts=1 outcome=success
.    sotc.attack.roll  piece=h1 target=v3 hit=1
.    sotc.stress.mark  piece=v3 hit=1 box=1 track=health
? p0  sotc.act.one  attack.h1 attack.h2 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 block other assess contest.h1 contest.h2 carry guard hold away pass
! attack.h2
.    sotc.attack.what  piece=v3 target=h2 skill=sotc-skill(fists) armed=no weapon=none
? p0+p2  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 0 1 1 0  -1 1 0 -1
? p0+p2  sotc.fp.invoke  paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a8.h2 paid.a8.h2.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll point.v3 point.h2 other *pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(fists) total=7 effort=sotc-ladder(7,0,7) against=4 opposition=sotc-ladder(4,0,4) facing=hand by=h2 defence=sotc-skill(athletics) opposed=yes shifts=3 outcome=spin
.    sotc.attack.roll  piece=v3 target=h2 hit=3
.    sotc.stress.mark  piece=h2 hit=3 box=3 track=health
.=   sotc.seq.exchange  exchange=9
? p2  sotc.act.one  attack.v3 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 block protect.h1 other assess contest.h1 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h2 target=v3 skill=sotc-skill(weapons) armed=yes weapon=sotc-weapon-knives
? p2+p0  sotc.attack.roll  4fate: sotc.roll.effort 4; 4fate: sotc.roll.effort 5
! -1 0 1 -1  1 1 0 0
? p2+p0  sotc.fp.invoke  paid.a8.h2 paid.a8.h2.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll point.h2 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(weapons) total=3 effort=sotc-ladder(3,0,3) against=7 opposition=sotc-ladder(7,0,7) facing=hand by=v3 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=h2 target=v3 hit=0
.    sotc.spin.gain  piece=v3 margin=4
? p1  sotc.act.one  attack.v3 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 block protect.h2 other assess contest.h2 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h1 target=v3 skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 0 -1 -1 -1  -1 -1 1 -1
? p1+p0  sotc.fp.invoke  paid.a5.h1 paid.a5.h1.reroll paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a11.h1 paid.a11.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a5.v3 paid.a5.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll point.h1 spin.v3.h1.plus spin.v3.h1.minus implausible.v3.h1 point.v3 spin.v3.v3.plus spin.v3.v3.minus implausible.v3.v3 other *pass
! paid.a5.h1
.    sotc.fp.tag  player=h1 aspect=sotc-aspect-boxer-1 price=paid how=plus
? p1+p0  sotc.fp.invoke  (paid.a5.h1) paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a11.h1 paid.a11.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a5.v3 paid.a5.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll point.h1 spin.v3.h1.plus *spin.v3.h1.minus implausible.v3.h1 point.v3 spin.v3.v3.plus spin.v3.v3.minus implausible.v3.v3 other pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(fists) total=4 effort=sotc-ladder(4,0,4) against=3 opposition=sotc-ladder(3,0,3) facing=hand by=v3 defence=sotc-skill(fists) opposed=yes shifts=1 outcome=success
.    sotc.attack.roll  piece=h1 target=v3 hit=1
.    sotc.stress.roll_up  piece=v3 hit=1 box=2 track=health
.    sotc.spin.expiry  piece=v3
? p0  sotc.act.one  attack.h1 attack.h2 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 block other assess contest.h1 contest.h2 carry guard hold away pass
! attack.h2
.    sotc.attack.what  piece=v3 target=h2 skill=sotc-skill(fists) armed=no weapon=none
? p0+p2  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 0 1 0 -1  0 1 0 0
? p0+p2  sotc.fp.invoke  paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a8.h2 paid.a8.h2.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll point.v3 point.h2 other *pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(fists) total=5 effort=sotc-ladder(5,0,5) against=6 opposition=sotc-ladder(6,0,6) facing=hand by=h2 defence=sotc-skill(athletics) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=v3 target=h2 hit=0
.=   sotc.seq.exchange  exchange=10
? p2  sotc.act.one  attack.v3 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 block protect.h1 other assess contest.h1 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h2 target=v3 skill=sotc-skill(weapons) armed=yes weapon=sotc-weapon-knives
? p2+p0  sotc.attack.roll  4fate: sotc.roll.effort 4; 4fate: sotc.roll.effort 5
! 0 0 0 -1  1 1 0 1
? p2+p0  sotc.fp.invoke  paid.a8.h2 paid.a8.h2.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll point.h2 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(weapons) total=3 effort=sotc-ladder(3,0,3) against=8 opposition=sotc-ladder(8,0,8) facing=hand by=v3 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=h2 target=v3 hit=0
.    sotc.spin.gain  piece=v3 margin=5
? p1  sotc.act.one  attack.v3 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 block protect.h2 other assess contest.h2 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h1 target=v3 skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 1 -1 1 1  1 0 -1 1
? p1+p0  sotc.fp.invoke  paid.a5.h1 paid.a5.h1.reroll paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a11.h1 paid.a11.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a5.v3 paid.a5.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll point.h1 spin.v3.h1.plus *spin.v3.h1.minus implausible.v3.h1 point.v3 spin.v3.v3.plus spin.v3.v3.minus implausible.v3.v3 other pass
! paid.a5.h1
.    sotc.fp.tag  player=h1 aspect=sotc-aspect-boxer-1 price=paid how=plus
? p1+p0  sotc.fp.invoke  (paid.a5.h1) paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a11.h1 paid.a11.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a5.v3 paid.a5.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll point.h1 spin.v3.h1.plus *spin.v3.h1.minus implausible.v3.h1 point.v3 spin.v3.v3.plus spin.v3.v3.minus implausible.v3.v3 other pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(fists) total=9 effort=sotc-ladder(8,1,9) against=6 opposition=sotc-ladder(6,0,6) facing=hand by=v3 defence=sotc-skill(fists) opposed=yes shifts=3 outcome=spin
.    sotc.attack.roll  piece=h1 target=v3 hit=3
.    sotc.stress.mark  piece=v3 hit=3 box=3 track=health
.    sotc.spin.expiry  piece=v3
? p0  sotc.act.one  attack.h1 attack.h2 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 block other assess contest.h1 contest.h2 carry guard hold away pass
! attack.h2
.    sotc.attack.what  piece=v3 target=h2 skill=sotc-skill(fists) armed=no weapon=none
? p0+p2  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 1 -1 0 -1  -1 -1 0 0
? p0+p2  sotc.fp.invoke  paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a8.h2 paid.a8.h2.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll point.v3 point.h2 other *pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(fists) total=4 effort=sotc-ladder(4,0,4) against=3 opposition=sotc-ladder(3,0,3) facing=hand by=h2 defence=sotc-skill(athletics) opposed=yes shifts=1 outcome=success
.    sotc.attack.roll  piece=v3 target=h2 hit=1
.    sotc.stress.roll_up  piece=h2 hit=1 box=2 track=health
.=   sotc.seq.exchange  exchange=11
? p2  sotc.act.one  attack.v3 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 block protect.h1 other assess contest.h1 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h2 target=v3 skill=sotc-skill(weapons) armed=yes weapon=sotc-weapon-knives
? p2+p0  sotc.attack.roll  4fate: sotc.roll.effort 4; 4fate: sotc.roll.effort 5
! 1 1 -1 1  1 0 1 -1
? p2+p0  sotc.fp.invoke  paid.a8.h2 paid.a8.h2.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll point.h2 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(weapons) total=6 effort=sotc-ladder(6,0,6) against=6 opposition=sotc-ladder(6,0,6) facing=hand by=v3 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=tie
.    sotc.attack.roll  piece=h2 target=v3 hit=0
? p1  sotc.act.one  attack.v3 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 block protect.h2 other assess contest.h2 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h1 target=v3 skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! -1 1 1 1  0 -1 0 1
? p1+p0  sotc.fp.invoke  paid.a5.h1 paid.a5.h1.reroll paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a11.h1 paid.a11.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a5.v3 paid.a5.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll point.h1 point.v3 other *pass
! paid.a5.h1
.    sotc.fp.tag  player=h1 aspect=sotc-aspect-boxer-1 price=paid how=plus
? p1+p0  sotc.fp.invoke  (paid.a5.h1) paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a11.h1 paid.a11.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a5.v3 paid.a5.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll point.h1 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(fists) total=9 effort=sotc-ladder(8,1,9) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=v3 defence=sotc-skill(fists) opposed=yes shifts=4 outcome=spin
.    sotc.attack.roll  piece=h1 target=v3 hit=4
.    sotc.stress.mark  piece=v3 hit=4 box=4 track=health
? p0  sotc.act.one  attack.h1 attack.h2 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 block other assess contest.h1 contest.h2 carry guard hold away pass
! attack.h2
.    sotc.attack.what  piece=v3 target=h2 skill=sotc-skill(fists) armed=no weapon=none
? p0+p2  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 0 -1 -1 0  1 0 1 1
? p0+p2  sotc.fp.invoke  paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll point.v3 point.h2 other *pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(fists) total=3 effort=sotc-ladder(3,0,3) against=8 opposition=sotc-ladder(8,0,8) facing=hand by=h2 defence=sotc-skill(athletics) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=v3 target=h2 hit=0
.    sotc.spin.gain  piece=h2 margin=5
.=   sotc.seq.exchange  exchange=12
? p2  sotc.act.one  attack.v3 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 block protect.h1 other assess contest.h1 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h2 target=v3 skill=sotc-skill(weapons) armed=yes weapon=sotc-weapon-knives
? p2+p0  sotc.attack.roll  4fate: sotc.roll.effort 4; 4fate: sotc.roll.effort 5
! 0 0 1 0  0 0 1 0
? p2+p0  sotc.fp.invoke  paid.a8.h2 paid.a8.h2.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll point.h2 *spin.h2.h2.plus spin.h2.h2.minus implausible.h2.h2 point.v3 spin.h2.v3.plus spin.h2.v3.minus implausible.h2.v3 other pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(weapons) total=5 effort=sotc-ladder(5,0,5) against=6 opposition=sotc-ladder(6,0,6) facing=hand by=v3 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=h2 target=v3 hit=0
.    sotc.spin.expiry  piece=h2
? p1  sotc.act.one  attack.v3 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 block protect.h2 other assess contest.h2 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h1 target=v3 skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! -1 1 -1 0  1 -1 1 1
? p1+p0  sotc.fp.invoke  paid.a5.h1 paid.a5.h1.reroll paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a11.h1 paid.a11.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll point.h1 point.v3 other *pass
! paid.a5.h1
.    sotc.fp.tag  player=h1 aspect=sotc-aspect-boxer-1 price=paid how=plus
? p1+p0  sotc.fp.invoke  (paid.a5.h1) paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a11.h1 paid.a11.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a5.v3 paid.a5.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll point.h1 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(fists) total=6 effort=sotc-ladder(6,0,6) against=7 opposition=sotc-ladder(7,0,7) facing=hand by=v3 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=h1 target=v3 hit=0
? p0  sotc.act.one  attack.h1 attack.h2 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 block other assess contest.h1 contest.h2 carry guard hold away pass
! attack.h2
.    sotc.attack.what  piece=v3 target=h2 skill=sotc-skill(fists) armed=no weapon=none
? p0+p2  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 0 -1 1 1  -1 -1 1 1
? p0+p2  sotc.fp.invoke  paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a8.h2 paid.a8.h2.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll point.v3 point.h2 other *pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(fists) total=6 effort=sotc-ladder(6,0,6) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=h2 defence=sotc-skill(athletics) opposed=yes shifts=1 outcome=success
.    sotc.attack.roll  piece=v3 target=h2 hit=1
.    sotc.stress.roll_up  piece=h2 hit=1 box=5 track=health
.=   sotc.seq.exchange  exchange=13
? p2  sotc.act.one  attack.v3 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 block protect.h1 other assess contest.h1 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h2 target=v3 skill=sotc-skill(weapons) armed=yes weapon=sotc-weapon-knives
? p2+p0  sotc.attack.roll  4fate: sotc.roll.effort 4; 4fate: sotc.roll.effort 5
! -1 0 0 0  0 -1 0 1
? p2+p0  sotc.fp.invoke  paid.a8.h2 paid.a8.h2.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll point.h2 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(weapons) total=3 effort=sotc-ladder(3,0,3) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=v3 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=h2 target=v3 hit=0
? p1  sotc.act.one  attack.v3 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 block protect.h2 other assess contest.h2 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h1 target=v3 skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! -1 -1 -1 1  -1 -1 1 0
? p1+p0  sotc.fp.invoke  paid.a5.h1 paid.a5.h1.reroll paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a11.h1 paid.a11.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a5.v3 paid.a5.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll point.h1 point.v3 other *pass
! paid.a5.h1
.    sotc.fp.tag  player=h1 aspect=sotc-aspect-boxer-1 price=paid how=plus
? p1+p0  sotc.fp.invoke  (paid.a5.h1) paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a11.h1 paid.a11.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a5.v3 paid.a5.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll point.h1 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(fists) total=5 effort=sotc-ladder(5,0,5) against=4 opposition=sotc-ladder(4,0,4) facing=hand by=v3 defence=sotc-skill(fists) opposed=yes shifts=1 outcome=success
.    sotc.attack.roll  piece=h1 target=v3 hit=1
.    sotc.stress.roll_up  piece=v3 hit=1 box=6 track=health
? p0  sotc.act.one  attack.h1 attack.h2 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 block other assess contest.h1 contest.h2 carry guard hold away pass
! attack.h2
.    sotc.attack.what  piece=v3 target=h2 skill=sotc-skill(fists) armed=no weapon=none
? p0+p2  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 1 -1 1 0  1 0 1 -1
? p0+p2  sotc.fp.invoke  paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a8.h2 paid.a8.h2.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll point.v3 point.h2 other *pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(fists) total=6 effort=sotc-ladder(6,0,6) against=6 opposition=sotc-ladder(6,0,6) facing=hand by=h2 defence=sotc-skill(athletics) opposed=yes shifts=0 outcome=tie
.    sotc.attack.roll  piece=v3 target=h2 hit=0
.=   sotc.seq.exchange  exchange=14
? p2  sotc.act.one  attack.v3 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 block protect.h1 other assess contest.h1 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h2 target=v3 skill=sotc-skill(weapons) armed=yes weapon=sotc-weapon-knives
? p2+p0  sotc.attack.roll  4fate: sotc.roll.effort 4; 4fate: sotc.roll.effort 5
! 1 1 0 -1  0 -1 -1 1
? p2+p0  sotc.fp.invoke  paid.a8.h2 paid.a8.h2.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll point.h2 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(weapons) total=5 effort=sotc-ladder(5,0,5) against=4 opposition=sotc-ladder(4,0,4) facing=hand by=v3 defence=sotc-skill(fists) opposed=yes shifts=1 outcome=success
.    sotc.attack.roll  piece=h2 target=v3 hit=1
.    sotc.stress.roll_up  piece=v3 hit=1 box=7 track=health
? p1  sotc.act.one  attack.v3 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 block protect.h2 other assess contest.h2 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h1 target=v3 skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! -1 1 -1 0  0 1 1 1
? p1+p0  sotc.fp.invoke  paid.a5.h1 paid.a5.h1.reroll paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a11.h1 paid.a11.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll point.h1 point.v3 other *pass
! paid.a5.h1
.    sotc.fp.tag  player=h1 aspect=sotc-aspect-boxer-1 price=paid how=plus
? p1+p0  sotc.fp.invoke  (paid.a5.h1) paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a11.h1 paid.a11.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a5.v3 paid.a5.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll point.h1 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(fists) total=6 effort=sotc-ladder(6,0,6) against=8 opposition=sotc-ladder(8,0,8) facing=hand by=v3 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=h1 target=v3 hit=0
? p0  sotc.act.one  attack.h1 attack.h2 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 block other assess contest.h1 contest.h2 carry guard hold away pass
! attack.h2
.    sotc.attack.what  piece=v3 target=h2 skill=sotc-skill(fists) armed=no weapon=none
? p0+p2  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 1 1 -1 1  0 1 1 -1
? p0+p2  sotc.fp.invoke  paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a8.h2 paid.a8.h2.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll point.v3 point.h2 other *pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(fists) total=7 effort=sotc-ladder(7,0,7) against=6 opposition=sotc-ladder(6,0,6) facing=hand by=h2 defence=sotc-skill(athletics) opposed=yes shifts=1 outcome=success
.    sotc.attack.roll  piece=v3 target=h2 hit=1
.    sotc.stress.roll_up  piece=h2 hit=1 box=6 track=health
.=   sotc.seq.exchange  exchange=15
? p2  sotc.act.one  attack.v3 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 block protect.h1 other assess contest.h1 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h2 target=v3 skill=sotc-skill(weapons) armed=yes weapon=sotc-weapon-knives
? p2+p0  sotc.attack.roll  4fate: sotc.roll.effort 4; 4fate: sotc.roll.effort 5
! 0 1 -1 1  1 0 -1 0
? p2+p0  sotc.fp.invoke  paid.a8.h2 paid.a8.h2.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll point.h2 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(weapons) total=5 effort=sotc-ladder(5,0,5) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=v3 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=tie
.    sotc.attack.roll  piece=h2 target=v3 hit=0
? p1  sotc.act.one  attack.v3 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 block protect.h2 other assess contest.h2 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h1 target=v3 skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 0 0 0 1  -1 1 0 0
? p1+p0  sotc.fp.invoke  paid.a5.h1 paid.a5.h1.reroll paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a11.h1 paid.a11.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a5.v3 paid.a5.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll point.h1 point.v3 other *pass
! paid.a5.h1
.    sotc.fp.tag  player=h1 aspect=sotc-aspect-boxer-1 price=paid how=plus
? p0  sotc.fp.invoke  paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a5.v3 paid.a5.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(fists) total=8 effort=sotc-ladder(8,0,8) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=v3 defence=sotc-skill(fists) opposed=yes shifts=3 outcome=spin
.    sotc.attack.roll  piece=h1 target=v3 hit=3
.    sotc.stress.no_box  piece=v3 hit=3 track=health
? p0  sotc.cons.forced  *mild mild.offer
! mild
.    sotc.cons.severity  piece=v3 severity=mild
.    sotc.over.named  piece=h1 overflow=2
? p1  sotc.act.one  other (attack.v3) (scene) (place.v3) (blind.v3) (disarm.v3) (mark.v3) (topple.v3) *end
! end
.    sotc.over.expiry  piece=h1 left=2
? p0  sotc.act.one  attack.h1 attack.h2 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 block other assess contest.h1 contest.h2 carry guard hold away pass
! attack.h2
.    sotc.attack.what  piece=v3 target=h2 skill=sotc-skill(fists) armed=no weapon=none
? p0+p2  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 0 0 1 0  -1 1 1 -1
? p0+p2  sotc.fp.invoke  paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a8.h2 paid.a8.h2.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a15.h2 paid.a15.h2.reroll point.v3 point.h2 other *pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(fists) total=6 effort=sotc-ladder(6,0,6) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=h2 defence=sotc-skill(athletics) opposed=yes shifts=1 outcome=success
.    sotc.attack.roll  piece=v3 target=h2 hit=1
.    sotc.stress.no_box  piece=h2 hit=1 track=health
? p2  sotc.cons.forced  *mild mild.offer
! mild
.    sotc.cons.severity  piece=h2 severity=mild
.=   sotc.seq.exchange  exchange=16
? p2  sotc.act.one  attack.v3 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 block protect.h1 other assess contest.h1 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h2 target=v3 skill=sotc-skill(weapons) armed=yes weapon=sotc-weapon-knives
? p2+p0  sotc.attack.roll  4fate: sotc.roll.effort 4; 4fate: sotc.roll.effort 5
! 0 -1 0 1  0 0 1 -1
? p2+p0  sotc.fp.invoke  paid.a8.h2 paid.a8.h2.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a16.h2 paid.a16.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a15.h2 paid.a15.h2.reroll paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a16.v3 paid.a16.v3.reroll point.h2 point.v3 other *pass
! paid.a8.h2
.    sotc.fp.tag  player=h2 aspect=sotc-aspect-acrobat-1 price=paid how=plus
? p2+p0  sotc.fp.invoke  (paid.a8.h2) paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a16.h2 paid.a16.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a15.h2 paid.a15.h2.reroll paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a16.v3 paid.a16.v3.reroll point.h2 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(weapons) total=6 effort=sotc-ladder(6,0,6) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=v3 defence=sotc-skill(fists) opposed=yes shifts=1 outcome=success
.    sotc.attack.roll  piece=h2 target=v3 hit=1
.    sotc.stress.no_box  piece=v3 hit=1 track=health
? p0  sotc.cons.forced  *moderate moderate.offer
! moderate
.    sotc.cons.severity  piece=v3 severity=moderate
? p1  sotc.act.one  attack.v3 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 block protect.h2 other assess contest.h2 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h1 target=v3 skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! -1 1 0 0  0 -1 0 -1
? p0  sotc.fp.invoke  paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a17.v3 paid.a17.v3.reroll paid.a5.v3 paid.a5.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(fists) total=5 effort=sotc-ladder(5,0,5) against=3 opposition=sotc-ladder(3,0,3) facing=hand by=v3 defence=sotc-skill(fists) opposed=yes shifts=2 outcome=success
.    sotc.attack.roll  piece=h1 target=v3 hit=2
.    sotc.stress.no_box  piece=v3 hit=2 track=health
? p0  sotc.cons.forced  *severe severe.offer
! severe
.    sotc.cons.severity  piece=v3 severity=severe
.    sotc.over.named  piece=h1 overflow=1
? p1  sotc.act.one  other (attack.v3) (scene) (place.v3) (blind.v3) (disarm.v3) (mark.v3) (topple.v3) *end
! end
.    sotc.over.expiry  piece=h1 left=1
? p0  sotc.act.one  attack.h1 attack.h2 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 block other assess contest.h1 contest.h2 carry guard hold away pass
! attack.h2
.    sotc.attack.what  piece=v3 target=h2 skill=sotc-skill(fists) armed=no weapon=none
? p0+p2  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 0 0 0 0  -1 0 0 1
? p0+p2  sotc.fp.invoke  paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a17.v3 paid.a17.v3.reroll paid.a18.v3 paid.a18.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a16.v3 paid.a16.v3.reroll paid.a8.h2 paid.a8.h2.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a16.h2 paid.a16.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a15.h2 paid.a15.h2.reroll paid.a17.h2 paid.a17.h2.reroll paid.a18.h2 paid.a18.h2.reroll point.v3 point.h2 other *pass
! paid.a8.h2
.    sotc.fp.tag  player=h2 aspect=sotc-aspect-acrobat-1 price=paid how=plus
? p0+p2  sotc.fp.invoke  paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a17.v3 paid.a17.v3.reroll paid.a18.v3 paid.a18.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a16.v3 paid.a16.v3.reroll (paid.a8.h2) paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a16.h2 paid.a16.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a15.h2 paid.a15.h2.reroll paid.a17.h2 paid.a17.h2.reroll paid.a18.h2 paid.a18.h2.reroll point.v3 point.h2 other *pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(fists) total=5 effort=sotc-ladder(5,0,5) against=7 opposition=sotc-ladder(7,0,7) facing=hand by=h2 defence=sotc-skill(athletics) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=v3 target=h2 hit=0
.=   sotc.seq.exchange  exchange=17
? p2  sotc.act.one  attack.v3 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 block protect.h1 other assess contest.h1 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h2 target=v3 skill=sotc-skill(weapons) armed=yes weapon=sotc-weapon-knives
? p2+p0  sotc.attack.roll  4fate: sotc.roll.effort 4; 4fate: sotc.roll.effort 5
! -1 1 1 -1  -1 0 1 0
? p2+p0  sotc.fp.invoke  paid.a8.h2 paid.a8.h2.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a16.h2 paid.a16.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a15.h2 paid.a15.h2.reroll paid.a17.h2 paid.a17.h2.reroll paid.a18.h2 paid.a18.h2.reroll paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a17.v3 paid.a17.v3.reroll paid.a18.v3 paid.a18.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a16.v3 paid.a16.v3.reroll point.h2 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(weapons) total=4 effort=sotc-ladder(4,0,4) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=v3 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=h2 target=v3 hit=0
? p1  sotc.act.one  attack.v3 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 block protect.h2 other assess contest.h2 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h1 target=v3 skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! -1 0 0 0  0 0 0 1
? p0  sotc.fp.invoke  paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a17.v3 paid.a17.v3.reroll paid.a18.v3 paid.a18.v3.reroll paid.a5.v3 paid.a5.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(fists) total=4 effort=sotc-ladder(4,0,4) against=6 opposition=sotc-ladder(6,0,6) facing=hand by=v3 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=h1 target=v3 hit=0
? p0  sotc.act.one  attack.h1 attack.h2 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 block other assess contest.h1 contest.h2 carry guard hold away pass
! attack.h2
.    sotc.attack.what  piece=v3 target=h2 skill=sotc-skill(fists) armed=no weapon=none
? p0+p2  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! -1 1 1 0  0 1 -1 1
? p0+p2  sotc.fp.invoke  paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a17.v3 paid.a17.v3.reroll paid.a18.v3 paid.a18.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a16.v3 paid.a16.v3.reroll paid.a8.h2 paid.a8.h2.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a16.h2 paid.a16.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a15.h2 paid.a15.h2.reroll paid.a17.h2 paid.a17.h2.reroll paid.a18.h2 paid.a18.h2.reroll point.v3 point.h2 other *pass
! paid.a8.h2
.    sotc.fp.tag  player=h2 aspect=sotc-aspect-acrobat-1 price=paid how=plus
? p0+p2  sotc.fp.invoke  paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a17.v3 paid.a17.v3.reroll paid.a18.v3 paid.a18.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a16.v3 paid.a16.v3.reroll (paid.a8.h2) paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a16.h2 paid.a16.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a15.h2 paid.a15.h2.reroll paid.a17.h2 paid.a17.h2.reroll paid.a18.h2 paid.a18.h2.reroll point.v3 point.h2 other *pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(fists) total=6 effort=sotc-ladder(6,0,6) against=8 opposition=sotc-ladder(8,0,8) facing=hand by=h2 defence=sotc-skill(athletics) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=v3 target=h2 hit=0
.=   sotc.seq.exchange  exchange=18
? p2  sotc.act.one  attack.v3 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 block protect.h1 other assess contest.h1 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h2 target=v3 skill=sotc-skill(weapons) armed=yes weapon=sotc-weapon-knives
? p2+p0  sotc.attack.roll  4fate: sotc.roll.effort 4; 4fate: sotc.roll.effort 5
! 1 -1 -1 0  1 0 0 -1
? p2+p0  sotc.fp.invoke  paid.a8.h2 paid.a8.h2.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a16.h2 paid.a16.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a15.h2 paid.a15.h2.reroll paid.a17.h2 paid.a17.h2.reroll paid.a18.h2 paid.a18.h2.reroll paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a17.v3 paid.a17.v3.reroll paid.a18.v3 paid.a18.v3.reroll paid.a8.v3 paid.a8.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a16.v3 paid.a16.v3.reroll point.h2 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(weapons) total=3 effort=sotc-ladder(3,0,3) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=v3 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=h2 target=v3 hit=0
? p1  sotc.act.one  attack.v3 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 block protect.h2 other assess contest.h2 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h1 target=v3 skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 1 1 1 -1  0 0 0 0
? p0  sotc.fp.invoke  paid.a11.v3 paid.a11.v3.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a15.v3 paid.a15.v3.reroll paid.a17.v3 paid.a17.v3.reroll paid.a18.v3 paid.a18.v3.reroll paid.a5.v3 paid.a5.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(fists) total=7 effort=sotc-ladder(7,0,7) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=v3 defence=sotc-skill(fists) opposed=yes shifts=2 outcome=success
.    sotc.attack.roll  piece=h1 target=v3 hit=2
.    sotc.stress.no_box  piece=v3 hit=2 track=health
.    sotc.out.trigger  piece=v3 by=h1
.    sotc.over.named  piece=h1 overflow=1
? p0  sotc.seq.end  *end on
! end
.    sotc.seq.end  side=s1
.=   sotc.stress.clear
? p0  sotc.stress.keep  *scene scene.keep at_once at_once.keep rest adventure session remove done
! scene
.    sotc.stress.clear  piece=h1,h2,v3
.    sotc.recover.mild  piece=v3 aspect=sotc-consequence-unnamed(mild) severity=mild eased=no
.    sotc.recover.mild  piece=h2 aspect=sotc-consequence-unnamed(mild) severity=mild eased=no
? p0  sotc.stress.keep  scene scene.keep at_once at_once.keep rest adventure session remove *done
! done
=>   over
