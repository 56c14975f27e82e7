# Five sides in one brawl, everybody alone, until one stands.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! quick
? table  sotc.seq.phases  form kind=physical people=hero,hero,villain,minions people.1.name="" people.1.template=boxer people.1.called="" people.1.points=10 people.1.side=s1 people.2.name="" people.2.template=acrobat people.2.called="" people.2.points=10 people.2.side=s1 people.3.template=boss people.3.called="" people.3.points=2 people.3.grit=1 people.3.side=s2 people.4.name="" people.4.quality=2 people.4.scope=scene people.4.count=6 people.4.reach=0 people.4.side=s2 zones=zone zones.1.name="" zones.1.border=0 zones.1.way=same aspects=- title="" pool=0 since=nothing
! people=hero,hero,villain,villain,villain people.1.side=s1 people.2.side=s2 people.3.side=s3 people.4.side=s4 people.5.side=s5 pool=5
.=   sotc.seq.phases  phase=frame
.    sotc.conflict.kind  kind=physical
.=   sotc.init.mode  mode=skill
.    sotc.init.skill_order  piece=h2 place=1 rating=3 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=h1 place=2 rating=2 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=v3 place=3 rating=2 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=v4 place=4 rating=2 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=v5 place=5 rating=2 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p2  sotc.act.one  attack.h1 attack.v3 attack.v4 attack.v5 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 place.v5 blind.v5 disarm.v5 mark.v5 topple.v5 block other assess contest.h1 contest.v3 contest.v4 contest.v5 carry guard hold away pass
! attack.v4
.    sotc.attack.what  piece=h2 target=v4 skill=sotc-skill(weapons) armed=yes weapon=sotc-weapon-knives
? p2+p0  sotc.attack.roll  4fate: sotc.roll.effort 4; 4fate: sotc.roll.effort 5
! 0 0 -1 0  1 0 0 1
? p2+p0  sotc.fp.invoke  paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a15.h2 paid.a15.h2.reroll paid.a16.h2 paid.a16.h2.reroll paid.a17.h2 paid.a17.h2.reroll point.h2 point.v4 other *pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(weapons) total=3 effort=sotc-ladder(3,0,3) against=7 opposition=sotc-ladder(7,0,7) facing=hand by=v4 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=h2 target=v4 hit=0
.    sotc.spin.gain  piece=v4 margin=4
? p1  sotc.act.one  attack.h2 attack.v3 attack.v4 attack.v5 scene place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 place.v5 blind.v5 disarm.v5 mark.v5 topple.v5 block other assess contest.h2 contest.v3 contest.v4 contest.v5 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h1 target=v3 skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 0 1 0 1  0 0 1 -1
? p1+p0  sotc.fp.invoke  paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll paid.a14.h1 paid.a14.h1.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll paid.a8.v3 paid.a8.v3.reroll point.h1 spin.v4.h1.plus *spin.v4.h1.minus implausible.v4.h1 point.v3 spin.v4.v3.plus spin.v4.v3.minus implausible.v4.v3 other pass
! paid.a6.h1
.    sotc.fp.tag  player=h1 aspect=sotc-aspect-boxer-1 price=paid how=plus
? p1+p0  sotc.fp.invoke  (paid.a6.h1) paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll paid.a14.h1 paid.a14.h1.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll paid.a8.v3 paid.a8.v3.reroll point.h1 spin.v4.h1.plus *spin.v4.h1.minus implausible.v4.h1 point.v3 spin.v4.v3.plus spin.v4.v3.minus implausible.v4.v3 other pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(fists) total=9 effort=sotc-ladder(8,1,9) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=v3 defence=sotc-skill(fists) opposed=yes shifts=4 outcome=spin
.    sotc.attack.roll  piece=h1 target=v3 hit=4
.    sotc.stress.mark  piece=v3 hit=4 box=4 track=health
.    sotc.spin.expiry  piece=v4
? p0  sotc.act.one  attack.h1 attack.h2 attack.v4 attack.v5 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 place.v5 blind.v5 disarm.v5 mark.v5 topple.v5 block other assess contest.h1 contest.h2 contest.v4 contest.v5 carry guard hold away pass
! attack.h2
.    sotc.attack.what  piece=v3 target=h2 skill=sotc-skill(fists) armed=no weapon=none
? p0+p2  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 0 0 0 0  -1 0 -1 1
? p0+p2  sotc.fp.invoke  paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a11.v3 paid.a11.v3.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a14.h2 paid.a14.h2.reroll point.v3 point.h2 other *pass
! paid.a12.v3
.    sotc.fp.tag  player=v3 aspect=sotc-aspect-boss-1 price=paid how=plus
? p0+p2  sotc.fp.invoke  (paid.a12.v3) paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a11.v3 paid.a11.v3.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a14.h2 paid.a14.h2.reroll point.v3 point.h2 other *pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(fists) total=7 effort=sotc-ladder(7,0,7) against=4 opposition=sotc-ladder(4,0,4) facing=hand by=h2 defence=sotc-skill(athletics) opposed=yes shifts=3 outcome=spin
.    sotc.attack.roll  piece=v3 target=h2 hit=3
.    sotc.stress.mark  piece=h2 hit=3 box=3 track=health
? p0  sotc.act.one  attack.h1 attack.h2 attack.v3 attack.v5 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.v5 blind.v5 disarm.v5 mark.v5 topple.v5 block other assess contest.h1 contest.h2 contest.v3 contest.v5 carry guard hold away pass
! attack.h2
.    sotc.attack.what  piece=v4 target=h2 skill=sotc-skill(fists) armed=no weapon=none
? p0+p2  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! -1 1 1 0  -1 -1 0 1
? p0+p2  sotc.fp.invoke  paid.a15.v4 paid.a15.v4.reroll paid.a16.v4 paid.a16.v4.reroll paid.a17.v4 paid.a17.v4.reroll paid.a9.v4 paid.a9.v4.reroll paid.a10.v4 paid.a10.v4.reroll paid.a11.v4 paid.a11.v4.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a15.h2 paid.a15.h2.reroll paid.a16.h2 paid.a16.h2.reroll paid.a17.h2 paid.a17.h2.reroll point.v4 point.h2 other *pass
! paid.a15.v4
.    sotc.fp.tag  player=v4 aspect=sotc-aspect-boss-1 price=paid how=plus
? p0+p2  sotc.fp.invoke  (paid.a15.v4) paid.a16.v4 paid.a16.v4.reroll paid.a17.v4 paid.a17.v4.reroll paid.a9.v4 paid.a9.v4.reroll paid.a10.v4 paid.a10.v4.reroll paid.a11.v4 paid.a11.v4.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a15.h2 paid.a15.h2.reroll paid.a16.h2 paid.a16.h2.reroll paid.a17.h2 paid.a17.h2.reroll point.v4 point.h2 other *pass
! pass
.    sotc.roll.shifts  piece=v4 skill=sotc-skill(fists) total=8 effort=sotc-ladder(8,0,8) against=4 opposition=sotc-ladder(4,0,4) facing=hand by=h2 defence=sotc-skill(athletics) opposed=yes shifts=4 outcome=spin
.    sotc.attack.roll  piece=v4 target=h2 hit=4
.    sotc.stress.mark  piece=h2 hit=4 box=4 track=health
? p0  sotc.act.one  attack.h1 attack.h2 attack.v3 attack.v4 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 block other assess contest.h1 contest.h2 contest.v3 contest.v4 carry guard hold away pass
! attack.h2
.    sotc.attack.what  piece=v5 target=h2 skill=sotc-skill(fists) armed=no weapon=none
? p0+p2  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 1 -1 0 1  1 1 1 -1
? p0+p2  sotc.fp.invoke  paid.a18.v5 paid.a18.v5.reroll paid.a19.v5 paid.a19.v5.reroll paid.a20.v5 paid.a20.v5.reroll paid.a9.v5 paid.a9.v5.reroll paid.a10.v5 paid.a10.v5.reroll paid.a11.v5 paid.a11.v5.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a18.h2 paid.a18.h2.reroll paid.a19.h2 paid.a19.h2.reroll paid.a20.h2 paid.a20.h2.reroll point.v5 point.h2 other *pass
! paid.a18.v5
.    sotc.fp.tag  player=v5 aspect=sotc-aspect-boss-1 price=paid how=plus
? p0+p2  sotc.fp.invoke  (paid.a18.v5) paid.a19.v5 paid.a19.v5.reroll paid.a20.v5 paid.a20.v5.reroll paid.a9.v5 paid.a9.v5.reroll paid.a10.v5 paid.a10.v5.reroll paid.a11.v5 paid.a11.v5.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a18.h2 paid.a18.h2.reroll paid.a19.h2 paid.a19.h2.reroll paid.a20.h2 paid.a20.h2.reroll point.v5 point.h2 other *pass
! pass
.    sotc.roll.shifts  piece=v5 skill=sotc-skill(fists) total=8 effort=sotc-ladder(8,0,8) against=7 opposition=sotc-ladder(7,0,7) facing=hand by=h2 defence=sotc-skill(athletics) opposed=yes shifts=1 outcome=success
.    sotc.attack.roll  piece=v5 target=h2 hit=1
.    sotc.stress.mark  piece=h2 hit=1 box=1 track=health
.=   sotc.seq.exchange  exchange=2
? p2  sotc.act.one  attack.h1 attack.v3 attack.v4 attack.v5 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 place.v5 blind.v5 disarm.v5 mark.v5 topple.v5 block other assess contest.h1 contest.v3 contest.v4 contest.v5 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h2 target=v3 skill=sotc-skill(weapons) armed=yes weapon=sotc-weapon-knives
? p2+p0  sotc.attack.roll  4fate: sotc.roll.effort 4; 4fate: sotc.roll.effort 5
! 0 1 -1 -1  -1 -1 -1 1
? p2+p0  sotc.fp.invoke  paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a14.h2 paid.a14.h2.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a11.v3 paid.a11.v3.reroll point.h2 point.v3 other *pass
! paid.a9.h2
.    sotc.fp.tag  player=h2 aspect=sotc-aspect-acrobat-1 price=paid how=plus
? p2+p0  sotc.fp.invoke  (paid.a9.h2) paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a14.h2 paid.a14.h2.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a11.v3 paid.a11.v3.reroll point.h2 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(weapons) total=5 effort=sotc-ladder(5,0,5) against=3 opposition=sotc-ladder(3,0,3) facing=hand by=v3 defence=sotc-skill(fists) opposed=yes shifts=2 outcome=success
.    sotc.attack.roll  piece=h2 target=v3 hit=2
.    sotc.stress.mark  piece=v3 hit=2 box=2 track=health
? p1  sotc.act.one  attack.h2 attack.v3 attack.v4 attack.v5 scene place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 place.v5 blind.v5 disarm.v5 mark.v5 topple.v5 block other assess contest.h2 contest.v3 contest.v4 contest.v5 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h1 target=v3 skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 0 1 0 -1  1 0 0 1
? p1+p0  sotc.fp.invoke  paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll paid.a14.h1 paid.a14.h1.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll paid.a8.v3 paid.a8.v3.reroll point.h1 point.v3 other *pass
! paid.a6.h1
.    sotc.fp.tag  player=h1 aspect=sotc-aspect-boxer-1 price=paid how=plus
? p1+p0  sotc.fp.invoke  (paid.a6.h1) paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll paid.a14.h1 paid.a14.h1.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll paid.a8.v3 paid.a8.v3.reroll point.h1 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(fists) total=7 effort=sotc-ladder(7,0,7) against=7 opposition=sotc-ladder(7,0,7) facing=hand by=v3 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=tie
.    sotc.attack.roll  piece=h1 target=v3 hit=0
? p0  sotc.act.one  attack.h1 attack.h2 attack.v4 attack.v5 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 place.v5 blind.v5 disarm.v5 mark.v5 topple.v5 block other assess contest.h1 contest.h2 contest.v4 contest.v5 carry guard hold away pass
! attack.h2
.    sotc.attack.what  piece=v3 target=h2 skill=sotc-skill(fists) armed=no weapon=none
? p0+p2  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 0 1 -1 1  0 -1 -1 0
? p0+p2  sotc.fp.invoke  paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a11.v3 paid.a11.v3.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a14.h2 paid.a14.h2.reroll point.v3 point.h2 other *pass
! paid.a12.v3
.    sotc.fp.tag  player=v3 aspect=sotc-aspect-boss-1 price=paid how=plus
? p0+p2  sotc.fp.invoke  (paid.a12.v3) paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a11.v3 paid.a11.v3.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a14.h2 paid.a14.h2.reroll point.v3 point.h2 other *pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(fists) total=8 effort=sotc-ladder(8,0,8) against=3 opposition=sotc-ladder(3,0,3) facing=hand by=h2 defence=sotc-skill(athletics) opposed=yes shifts=5 outcome=spin
.    sotc.attack.roll  piece=v3 target=h2 hit=5
.    sotc.stress.mark  piece=h2 hit=5 box=5 track=health
? p0  sotc.act.one  attack.h1 attack.h2 attack.v3 attack.v5 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.v5 blind.v5 disarm.v5 mark.v5 topple.v5 block other assess contest.h1 contest.h2 contest.v3 contest.v5 carry guard hold away pass
! attack.h2
.    sotc.attack.what  piece=v4 target=h2 skill=sotc-skill(fists) armed=no weapon=none
? p0+p2  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 1 -1 0 0  -1 0 1 1
? p0+p2  sotc.fp.invoke  paid.a15.v4 paid.a15.v4.reroll paid.a16.v4 paid.a16.v4.reroll paid.a17.v4 paid.a17.v4.reroll paid.a9.v4 paid.a9.v4.reroll paid.a10.v4 paid.a10.v4.reroll paid.a11.v4 paid.a11.v4.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a15.h2 paid.a15.h2.reroll paid.a16.h2 paid.a16.h2.reroll paid.a17.h2 paid.a17.h2.reroll point.v4 point.h2 other *pass
! paid.a15.v4
.    sotc.fp.tag  player=v4 aspect=sotc-aspect-boss-1 price=paid how=plus
? p0+p2  sotc.fp.invoke  (paid.a15.v4) paid.a16.v4 paid.a16.v4.reroll paid.a17.v4 paid.a17.v4.reroll paid.a9.v4 paid.a9.v4.reroll paid.a10.v4 paid.a10.v4.reroll paid.a11.v4 paid.a11.v4.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a15.h2 paid.a15.h2.reroll paid.a16.h2 paid.a16.h2.reroll paid.a17.h2 paid.a17.h2.reroll point.v4 point.h2 other *pass
! pass
.    sotc.roll.shifts  piece=v4 skill=sotc-skill(fists) total=7 effort=sotc-ladder(7,0,7) against=6 opposition=sotc-ladder(6,0,6) facing=hand by=h2 defence=sotc-skill(athletics) opposed=yes shifts=1 outcome=success
.    sotc.attack.roll  piece=v4 target=h2 hit=1
.    sotc.stress.roll_up  piece=h2 hit=1 box=2 track=health
? p0  sotc.act.one  attack.h1 attack.h2 attack.v3 attack.v4 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 block other assess contest.h1 contest.h2 contest.v3 contest.v4 carry guard hold away pass
! attack.h2
.    sotc.attack.what  piece=v5 target=h2 skill=sotc-skill(fists) armed=no weapon=none
? p0+p2  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! -1 -1 -1 1  -1 1 -1 0
? p0+p2  sotc.fp.invoke  paid.a18.v5 paid.a18.v5.reroll paid.a19.v5 paid.a19.v5.reroll paid.a20.v5 paid.a20.v5.reroll paid.a9.v5 paid.a9.v5.reroll paid.a10.v5 paid.a10.v5.reroll paid.a11.v5 paid.a11.v5.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a18.h2 paid.a18.h2.reroll paid.a19.h2 paid.a19.h2.reroll paid.a20.h2 paid.a20.h2.reroll point.v5 point.h2 other *pass
! paid.a18.v5
.    sotc.fp.tag  player=v5 aspect=sotc-aspect-boss-1 price=paid how=plus
? p0+p2  sotc.fp.invoke  (paid.a18.v5) paid.a19.v5 paid.a19.v5.reroll paid.a20.v5 paid.a20.v5.reroll paid.a9.v5 paid.a9.v5.reroll paid.a10.v5 paid.a10.v5.reroll paid.a11.v5 paid.a11.v5.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a18.h2 paid.a18.h2.reroll paid.a19.h2 paid.a19.h2.reroll paid.a20.h2 paid.a20.h2.reroll point.v5 point.h2 other *pass
! pass
.    sotc.roll.shifts  piece=v5 skill=sotc-skill(fists) total=5 effort=sotc-ladder(5,0,5) against=4 opposition=sotc-ladder(4,0,4) facing=hand by=h2 defence=sotc-skill(athletics) opposed=yes shifts=1 outcome=success
.    sotc.attack.roll  piece=v5 target=h2 hit=1
.    sotc.stress.roll_up  piece=h2 hit=1 box=6 track=health
.=   sotc.seq.exchange  exchange=3
? p2  sotc.act.one  attack.h1 attack.v3 attack.v4 attack.v5 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 place.v5 blind.v5 disarm.v5 mark.v5 topple.v5 block other assess contest.h1 contest.v3 contest.v4 contest.v5 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h2 target=v3 skill=sotc-skill(weapons) armed=yes weapon=sotc-weapon-knives
? p2+p0  sotc.attack.roll  4fate: sotc.roll.effort 4; 4fate: sotc.roll.effort 5
! 0 1 1 1  0 0 1 -1
? p2+p0  sotc.fp.invoke  paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a14.h2 paid.a14.h2.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a11.v3 paid.a11.v3.reroll point.h2 point.v3 other *pass
! paid.a9.h2
.    sotc.fp.tag  player=h2 aspect=sotc-aspect-acrobat-1 price=paid how=plus
? p2+p0  sotc.fp.invoke  (paid.a9.h2) paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a14.h2 paid.a14.h2.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a11.v3 paid.a11.v3.reroll point.h2 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(weapons) total=9 effort=sotc-ladder(8,1,9) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=v3 defence=sotc-skill(fists) opposed=yes shifts=4 outcome=spin
.    sotc.attack.roll  piece=h2 target=v3 hit=4
.    sotc.stress.roll_up  piece=v3 hit=4 box=5 track=health
? p1  sotc.act.one  attack.h2 attack.v3 attack.v4 attack.v5 scene place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 place.v5 blind.v5 disarm.v5 mark.v5 topple.v5 block other assess contest.h2 contest.v3 contest.v4 contest.v5 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h1 target=v3 skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 1 -1 -1 0  1 -1 0 1
? p1+p0  sotc.fp.invoke  paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll paid.a14.h1 paid.a14.h1.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll paid.a8.v3 paid.a8.v3.reroll point.h1 point.v3 other *pass
! paid.a6.h1
.    sotc.fp.tag  player=h1 aspect=sotc-aspect-boxer-1 price=paid how=plus
? p1+p0  sotc.fp.invoke  (paid.a6.h1) paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll paid.a14.h1 paid.a14.h1.reroll paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a6.v3 paid.a6.v3.reroll paid.a7.v3 paid.a7.v3.reroll paid.a8.v3 paid.a8.v3.reroll point.h1 point.v3 other *pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(fists) total=6 effort=sotc-ladder(6,0,6) against=6 opposition=sotc-ladder(6,0,6) facing=hand by=v3 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=tie
.    sotc.attack.roll  piece=h1 target=v3 hit=0
? p0  sotc.act.one  attack.h1 attack.h2 attack.v4 attack.v5 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 place.v5 blind.v5 disarm.v5 mark.v5 topple.v5 block other assess contest.h1 contest.h2 contest.v4 contest.v5 carry guard hold away pass
! attack.h2
.    sotc.attack.what  piece=v3 target=h2 skill=sotc-skill(fists) armed=no weapon=none
? p0+p2  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 0 -1 0 1  1 -1 -1 0
? p0+p2  sotc.fp.invoke  paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a11.v3 paid.a11.v3.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a14.h2 paid.a14.h2.reroll point.v3 point.h2 other *pass
! paid.a12.v3
.    sotc.fp.tag  player=v3 aspect=sotc-aspect-boss-1 price=paid how=plus
? p0+p2  sotc.fp.invoke  (paid.a12.v3) paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a9.v3 paid.a9.v3.reroll paid.a10.v3 paid.a10.v3.reroll paid.a11.v3 paid.a11.v3.reroll paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a14.h2 paid.a14.h2.reroll point.v3 point.h2 other *pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(fists) total=7 effort=sotc-ladder(7,0,7) against=4 opposition=sotc-ladder(4,0,4) facing=hand by=h2 defence=sotc-skill(athletics) opposed=yes shifts=3 outcome=spin
.    sotc.attack.roll  piece=v3 target=h2 hit=3
.    sotc.stress.no_box  piece=h2 hit=3 track=health
? p2  sotc.cons.forced  *mild mild.offer
! mild
.    sotc.cons.severity  piece=h2 severity=mild
.    sotc.over.named  piece=v3 overflow=2
? p0  sotc.act.one  other (attack.h1) (attack.h2) (attack.v4) (attack.v5) (scene) (place.h1) (blind.h1) (disarm.h1) (mark.h1) (topple.h1) (place.h2) (blind.h2) (disarm.h2) (mark.h2) (topple.h2) (place.v4) (blind.v4) (disarm.v4) (mark.v4) (topple.v4) (place.v5) (blind.v5) (disarm.v5) (mark.v5) (topple.v5) *end
! end
.    sotc.over.expiry  piece=v3 left=2
? p0  sotc.act.one  attack.h1 attack.h2 attack.v3 attack.v5 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.v5 blind.v5 disarm.v5 mark.v5 topple.v5 block other assess contest.h1 contest.h2 contest.v3 contest.v5 carry guard hold away pass
! attack.v5
.    sotc.attack.what  piece=v4 target=v5 skill=sotc-skill(fists) armed=no weapon=none
? p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 0 1 -1 0  0 -1 1 -1
? p0  sotc.fp.invoke  paid.a15.v4 paid.a15.v4.reroll paid.a16.v4 paid.a16.v4.reroll paid.a17.v4 paid.a17.v4.reroll paid.a18.v4 paid.a18.v4.reroll paid.a19.v4 paid.a19.v4.reroll paid.a20.v4 paid.a20.v4.reroll paid.a18.v5 paid.a18.v5.reroll paid.a19.v5 paid.a19.v5.reroll paid.a20.v5 paid.a20.v5.reroll paid.a15.v5 paid.a15.v5.reroll paid.a16.v5 paid.a16.v5.reroll paid.a17.v5 paid.a17.v5.reroll point.v4 point.v5 other *pass
! paid.a15.v4
.    sotc.fp.tag  player=v4 aspect=sotc-aspect-boss-1 price=paid how=plus
? p0  sotc.fp.invoke  (paid.a15.v4) paid.a16.v4 paid.a16.v4.reroll paid.a17.v4 paid.a17.v4.reroll paid.a18.v4 paid.a18.v4.reroll paid.a19.v4 paid.a19.v4.reroll paid.a20.v4 paid.a20.v4.reroll paid.a18.v5 paid.a18.v5.reroll paid.a19.v5 paid.a19.v5.reroll paid.a20.v5 paid.a20.v5.reroll paid.a15.v5 paid.a15.v5.reroll paid.a16.v5 paid.a16.v5.reroll paid.a17.v5 paid.a17.v5.reroll point.v4 point.v5 other *pass
! pass
.    sotc.roll.shifts  piece=v4 skill=sotc-skill(fists) total=7 effort=sotc-ladder(7,0,7) against=4 opposition=sotc-ladder(4,0,4) facing=hand by=v5 defence=sotc-skill(fists) opposed=yes shifts=3 outcome=spin
.    sotc.attack.roll  piece=v4 target=v5 hit=3
.    sotc.stress.mark  piece=v5 hit=3 box=3 track=health
? p0  sotc.act.one  attack.h1 attack.h2 attack.v3 attack.v4 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 block other assess contest.h1 contest.h2 contest.v3 contest.v4 carry guard hold away pass
! attack.v4
.    sotc.attack.what  piece=v5 target=v4 skill=sotc-skill(fists) armed=no weapon=none
? p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 1 0 1 -1  0 1 1 0
? p0  sotc.fp.invoke  paid.a18.v5 paid.a18.v5.reroll paid.a19.v5 paid.a19.v5.reroll paid.a20.v5 paid.a20.v5.reroll paid.a15.v5 paid.a15.v5.reroll paid.a16.v5 paid.a16.v5.reroll paid.a17.v5 paid.a17.v5.reroll paid.a15.v4 paid.a15.v4.reroll paid.a16.v4 paid.a16.v4.reroll paid.a17.v4 paid.a17.v4.reroll paid.a18.v4 paid.a18.v4.reroll paid.a19.v4 paid.a19.v4.reroll paid.a20.v4 paid.a20.v4.reroll point.v5 point.v4 other *pass
! paid.a18.v5
.    sotc.fp.tag  player=v5 aspect=sotc-aspect-boss-1 price=paid how=plus
? p0  sotc.fp.invoke  (paid.a18.v5) paid.a19.v5 paid.a19.v5.reroll paid.a20.v5 paid.a20.v5.reroll paid.a15.v5 paid.a15.v5.reroll paid.a16.v5 paid.a16.v5.reroll paid.a17.v5 paid.a17.v5.reroll paid.a15.v4 paid.a15.v4.reroll paid.a16.v4 paid.a16.v4.reroll paid.a17.v4 paid.a17.v4.reroll paid.a18.v4 paid.a18.v4.reroll paid.a19.v4 paid.a19.v4.reroll paid.a20.v4 paid.a20.v4.reroll point.v5 point.v4 other *pass
! pass
.    sotc.roll.shifts  piece=v5 skill=sotc-skill(fists) total=8 effort=sotc-ladder(8,0,8) against=7 opposition=sotc-ladder(7,0,7) facing=hand by=v4 defence=sotc-skill(fists) opposed=yes shifts=1 outcome=success
.    sotc.attack.roll  piece=v5 target=v4 hit=1
.    sotc.stress.mark  piece=v4 hit=1 box=1 track=health
.=   sotc.seq.exchange  exchange=4
? p2  sotc.act.one  attack.h1 attack.v3 attack.v4 attack.v5 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 place.v5 blind.v5 disarm.v5 mark.v5 topple.v5 block other assess contest.h1 contest.v3 contest.v4 contest.v5 carry guard hold away pass
! attack.v5
.    sotc.attack.what  piece=h2 target=v5 skill=sotc-skill(weapons) armed=yes weapon=sotc-weapon-knives
? p2+p0  sotc.attack.roll  4fate: sotc.roll.effort 4; 4fate: sotc.roll.effort 5
! 1 -1 1 0  1 -1 -1 -1
? p2+p0  sotc.fp.invoke  paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a21.h2 paid.a21.h2.reroll paid.a18.h2 paid.a18.h2.reroll paid.a19.h2 paid.a19.h2.reroll paid.a20.h2 paid.a20.h2.reroll paid.a18.v5 paid.a18.v5.reroll paid.a19.v5 paid.a19.v5.reroll paid.a20.v5 paid.a20.v5.reroll paid.a9.v5 paid.a9.v5.reroll paid.a10.v5 paid.a10.v5.reroll paid.a11.v5 paid.a11.v5.reroll paid.a21.v5 paid.a21.v5.reroll point.h2 point.v5 other *pass
! paid.a9.h2
.    sotc.fp.tag  player=h2 aspect=sotc-aspect-acrobat-1 price=paid how=plus
? p2+p0  sotc.fp.invoke  (paid.a9.h2) paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a21.h2 paid.a21.h2.reroll paid.a18.h2 paid.a18.h2.reroll paid.a19.h2 paid.a19.h2.reroll paid.a20.h2 paid.a20.h2.reroll paid.a18.v5 paid.a18.v5.reroll paid.a19.v5 paid.a19.v5.reroll paid.a20.v5 paid.a20.v5.reroll paid.a9.v5 paid.a9.v5.reroll paid.a10.v5 paid.a10.v5.reroll paid.a11.v5 paid.a11.v5.reroll paid.a21.v5 paid.a21.v5.reroll point.h2 point.v5 other *pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(weapons) total=7 effort=sotc-ladder(7,0,7) against=3 opposition=sotc-ladder(3,0,3) facing=hand by=v5 defence=sotc-skill(fists) opposed=yes shifts=4 outcome=spin
.    sotc.attack.roll  piece=h2 target=v5 hit=4
.    sotc.stress.mark  piece=v5 hit=4 box=4 track=health
? p1  sotc.act.one  attack.h2 attack.v3 attack.v4 attack.v5 scene place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 place.v5 blind.v5 disarm.v5 mark.v5 topple.v5 block other assess contest.h2 contest.v3 contest.v4 contest.v5 carry guard hold away pass
! attack.v5
.    sotc.attack.what  piece=h1 target=v5 skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 0 1 1 -1  0 0 1 -1
? p1+p0  sotc.fp.invoke  paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a18.h1 paid.a18.h1.reroll paid.a19.h1 paid.a19.h1.reroll paid.a20.h1 paid.a20.h1.reroll paid.a18.v5 paid.a18.v5.reroll paid.a19.v5 paid.a19.v5.reroll paid.a20.v5 paid.a20.v5.reroll paid.a6.v5 paid.a6.v5.reroll paid.a7.v5 paid.a7.v5.reroll paid.a8.v5 paid.a8.v5.reroll point.h1 point.v5 other *pass
! paid.a6.h1
.    sotc.fp.tag  player=h1 aspect=sotc-aspect-boxer-1 price=paid how=plus
? p1+p0  sotc.fp.invoke  (paid.a6.h1) paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a18.h1 paid.a18.h1.reroll paid.a19.h1 paid.a19.h1.reroll paid.a20.h1 paid.a20.h1.reroll paid.a18.v5 paid.a18.v5.reroll paid.a19.v5 paid.a19.v5.reroll paid.a20.v5 paid.a20.v5.reroll paid.a6.v5 paid.a6.v5.reroll paid.a7.v5 paid.a7.v5.reroll paid.a8.v5 paid.a8.v5.reroll point.h1 point.v5 other *pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(fists) total=8 effort=sotc-ladder(8,0,8) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=v5 defence=sotc-skill(fists) opposed=yes shifts=3 outcome=spin
.    sotc.attack.roll  piece=h1 target=v5 hit=3
.    sotc.stress.roll_up  piece=v5 hit=3 box=5 track=health
? p0  sotc.act.one  attack.h1 attack.h2 attack.v4 attack.v5 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 place.v5 blind.v5 disarm.v5 mark.v5 topple.v5 block other assess contest.h1 contest.h2 contest.v4 contest.v5 carry guard hold away pass
! attack.v5
.    sotc.attack.what  piece=v3 target=v5 skill=sotc-skill(fists) armed=no weapon=none
? p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! -1 -1 1 1  -1 0 0 0
? p0  sotc.fp.invoke  paid.a12.v3 paid.a12.v3.reroll paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a18.v3 paid.a18.v3.reroll paid.a19.v3 paid.a19.v3.reroll paid.a20.v3 paid.a20.v3.reroll paid.a18.v5 paid.a18.v5.reroll paid.a19.v5 paid.a19.v5.reroll paid.a20.v5 paid.a20.v5.reroll paid.a12.v5 paid.a12.v5.reroll paid.a13.v5 paid.a13.v5.reroll paid.a14.v5 paid.a14.v5.reroll point.v3 point.v5 other *pass
! paid.a12.v3
.    sotc.fp.tag  player=v3 aspect=sotc-aspect-boss-1 price=paid how=plus
? p0  sotc.fp.invoke  (paid.a12.v3) paid.a13.v3 paid.a13.v3.reroll paid.a14.v3 paid.a14.v3.reroll paid.a18.v3 paid.a18.v3.reroll paid.a19.v3 paid.a19.v3.reroll paid.a20.v3 paid.a20.v3.reroll paid.a18.v5 paid.a18.v5.reroll paid.a19.v5 paid.a19.v5.reroll paid.a20.v5 paid.a20.v5.reroll paid.a12.v5 paid.a12.v5.reroll paid.a13.v5 paid.a13.v5.reroll paid.a14.v5 paid.a14.v5.reroll point.v3 point.v5 other *pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(fists) total=7 effort=sotc-ladder(7,0,7) against=4 opposition=sotc-ladder(4,0,4) facing=hand by=v5 defence=sotc-skill(fists) opposed=yes shifts=3 outcome=spin
.    sotc.attack.roll  piece=v3 target=v5 hit=3
.    sotc.stress.roll_up  piece=v5 hit=3 box=6 track=health
? p0  sotc.act.one  attack.h1 attack.h2 attack.v3 attack.v5 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.v5 blind.v5 disarm.v5 mark.v5 topple.v5 block other assess contest.h1 contest.h2 contest.v3 contest.v5 carry guard hold away pass
! attack.v5
.    sotc.attack.what  piece=v4 target=v5 skill=sotc-skill(fists) armed=no weapon=none
? p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! -1 1 0 0  -1 0 -1 1
? p0  sotc.fp.invoke  paid.a15.v4 paid.a15.v4.reroll paid.a16.v4 paid.a16.v4.reroll paid.a17.v4 paid.a17.v4.reroll paid.a18.v4 paid.a18.v4.reroll paid.a19.v4 paid.a19.v4.reroll paid.a20.v4 paid.a20.v4.reroll paid.a18.v5 paid.a18.v5.reroll paid.a19.v5 paid.a19.v5.reroll paid.a20.v5 paid.a20.v5.reroll paid.a15.v5 paid.a15.v5.reroll paid.a16.v5 paid.a16.v5.reroll paid.a17.v5 paid.a17.v5.reroll point.v4 point.v5 other *pass
! paid.a15.v4
.    sotc.fp.tag  player=v4 aspect=sotc-aspect-boss-1 price=paid how=plus
.    sotc.roll.shifts  piece=v4 skill=sotc-skill(fists) total=7 effort=sotc-ladder(7,0,7) against=4 opposition=sotc-ladder(4,0,4) facing=hand by=v5 defence=sotc-skill(fists) opposed=yes shifts=3 outcome=spin
.    sotc.attack.roll  piece=v4 target=v5 hit=3
.    sotc.stress.roll_up  piece=v5 hit=3 box=7 track=health
? p0  sotc.act.one  attack.h1 attack.h2 attack.v3 attack.v4 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 block other assess contest.h1 contest.h2 contest.v3 contest.v4 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=v5 target=v3 skill=sotc-skill(fists) armed=no weapon=none
? p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 1 -1 -1 0  -1 -1 -1 1
.    sotc.roll.shifts  piece=v5 skill=sotc-skill(fists) total=4 effort=sotc-ladder(4,0,4) against=3 opposition=sotc-ladder(3,0,3) facing=hand by=v3 defence=sotc-skill(fists) opposed=yes shifts=1 outcome=success
.    sotc.attack.roll  piece=v5 target=v3 hit=1
.    sotc.stress.mark  piece=v3 hit=1 box=1 track=health
.=   sotc.seq.exchange  exchange=5
? p2  sotc.act.one  attack.h1 attack.v3 attack.v4 attack.v5 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 place.v5 blind.v5 disarm.v5 mark.v5 topple.v5 block other assess contest.h1 contest.v3 contest.v4 contest.v5 carry guard hold away pass
! attack.h1
.    sotc.attack.what  piece=h2 target=h1 skill=sotc-skill(weapons) armed=yes weapon=sotc-weapon-knives
? p2+p1  sotc.attack.roll  4fate: sotc.roll.effort 4; 4fate: sotc.roll.effort 5
! 1 0 0 0  1 -1 1 -1
? p2+p1  sotc.fp.invoke  paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a21.h2 paid.a21.h2.reroll paid.a6.h2 paid.a6.h2.reroll paid.a7.h2 paid.a7.h2.reroll paid.a8.h2 paid.a8.h2.reroll paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a9.h1 paid.a9.h1.reroll paid.a10.h1 paid.a10.h1.reroll paid.a11.h1 paid.a11.h1.reroll paid.a21.h1 paid.a21.h1.reroll point.h2 point.h1 other *pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(weapons) total=5 effort=sotc-ladder(5,0,5) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=h1 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=tie
.    sotc.attack.roll  piece=h2 target=h1 hit=0
? p1  sotc.act.one  attack.h2 attack.v3 attack.v4 attack.v5 scene place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 place.v5 blind.v5 disarm.v5 mark.v5 topple.v5 block other assess contest.h2 contest.v3 contest.v4 contest.v5 carry guard hold away pass
! attack.v5
.    sotc.attack.what  piece=h1 target=v5 skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 0 0 0 -1  1 0 0 1
? p1  sotc.fp.invoke  paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a18.h1 paid.a18.h1.reroll paid.a19.h1 paid.a19.h1.reroll paid.a20.h1 paid.a20.h1.reroll point.h1 other *pass
! paid.a6.h1
.    sotc.fp.tag  player=h1 aspect=sotc-aspect-boxer-1 price=paid how=plus
? p1  sotc.fp.invoke  (paid.a6.h1) paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a18.h1 paid.a18.h1.reroll paid.a19.h1 paid.a19.h1.reroll paid.a20.h1 paid.a20.h1.reroll point.h1 other *pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(fists) total=6 effort=sotc-ladder(6,0,6) against=7 opposition=sotc-ladder(7,0,7) facing=hand by=v5 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=h1 target=v5 hit=0
? p0  sotc.act.one  attack.h1 attack.h2 attack.v4 attack.v5 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 place.v5 blind.v5 disarm.v5 mark.v5 topple.v5 block other assess contest.h1 contest.h2 contest.v4 contest.v5 carry guard hold away pass
! attack.v5
.    sotc.attack.what  piece=v3 target=v5 skill=sotc-skill(fists) armed=no weapon=none
? p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 1 1 1 0  -1 0 1 1
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(fists) total=8 effort=sotc-ladder(8,0,8) against=6 opposition=sotc-ladder(6,0,6) facing=hand by=v5 defence=sotc-skill(fists) opposed=yes shifts=2 outcome=success
.    sotc.attack.roll  piece=v3 target=v5 hit=2
.    sotc.stress.mark  piece=v5 hit=2 box=2 track=health
? p0  sotc.act.one  attack.h1 attack.h2 attack.v3 attack.v5 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.v5 blind.v5 disarm.v5 mark.v5 topple.v5 block other assess contest.h1 contest.h2 contest.v3 contest.v5 carry guard hold away pass
! attack.h2
.    sotc.attack.what  piece=v4 target=h2 skill=sotc-skill(fists) armed=no weapon=none
? p0+p2  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 1 1 0 0  -1 -1 0 0
? p2  sotc.fp.invoke  paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a21.h2 paid.a21.h2.reroll paid.a15.h2 paid.a15.h2.reroll paid.a16.h2 paid.a16.h2.reroll paid.a17.h2 paid.a17.h2.reroll point.h2 other *pass
! pass
.    sotc.roll.shifts  piece=v4 skill=sotc-skill(fists) total=7 effort=sotc-ladder(7,0,7) against=3 opposition=sotc-ladder(3,0,3) facing=hand by=h2 defence=sotc-skill(athletics) opposed=yes shifts=4 outcome=spin
.    sotc.attack.roll  piece=v4 target=h2 hit=4
.    sotc.stress.no_box  piece=h2 hit=4 track=health
? p2  sotc.cons.forced  *moderate moderate.offer
! moderate
.    sotc.cons.severity  piece=h2 severity=moderate
.    sotc.over.named  piece=v4 overflow=3
? p0  sotc.act.one  other (attack.h1) (attack.h2) (attack.v3) (attack.v5) (scene) (place.h1) (blind.h1) (disarm.h1) (mark.h1) (topple.h1) (place.h2) (blind.h2) (disarm.h2) (mark.h2) (topple.h2) (place.v3) (blind.v3) (disarm.v3) (mark.v3) (topple.v3) (place.v5) (blind.v5) (disarm.v5) (mark.v5) (topple.v5) *end
! end
.    sotc.over.expiry  piece=v4 left=3
? p0  sotc.act.one  attack.h1 attack.h2 attack.v3 attack.v4 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 block other assess contest.h1 contest.h2 contest.v3 contest.v4 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=v5 target=v3 skill=sotc-skill(fists) armed=no weapon=none
? p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 0 1 1 1  1 1 -1 1
.    sotc.roll.shifts  piece=v5 skill=sotc-skill(fists) total=8 effort=sotc-ladder(8,0,8) against=7 opposition=sotc-ladder(7,0,7) facing=hand by=v3 defence=sotc-skill(fists) opposed=yes shifts=1 outcome=success
.    sotc.attack.roll  piece=v5 target=v3 hit=1
.    sotc.stress.roll_up  piece=v3 hit=1 box=3 track=health
.=   sotc.seq.exchange  exchange=6
? p2  sotc.act.one  attack.h1 attack.v3 attack.v4 attack.v5 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 place.v5 blind.v5 disarm.v5 mark.v5 topple.v5 block other assess contest.h1 contest.v3 contest.v4 contest.v5 carry guard hold away pass
! attack.h1
.    sotc.attack.what  piece=h2 target=h1 skill=sotc-skill(weapons) armed=yes weapon=sotc-weapon-knives
? p2+p1  sotc.attack.roll  4fate: sotc.roll.effort 4; 4fate: sotc.roll.effort 5
! 1 -1 1 1  -1 0 -1 1
? p2+p1  sotc.fp.invoke  paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a21.h2 paid.a21.h2.reroll paid.a22.h2 paid.a22.h2.reroll paid.a6.h2 paid.a6.h2.reroll paid.a7.h2 paid.a7.h2.reroll paid.a8.h2 paid.a8.h2.reroll paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a9.h1 paid.a9.h1.reroll paid.a10.h1 paid.a10.h1.reroll paid.a11.h1 paid.a11.h1.reroll paid.a21.h1 paid.a21.h1.reroll paid.a22.h1 paid.a22.h1.reroll point.h2 point.h1 other *pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(weapons) total=6 effort=sotc-ladder(6,0,6) against=4 opposition=sotc-ladder(4,0,4) facing=hand by=h1 defence=sotc-skill(fists) opposed=yes shifts=2 outcome=success
.    sotc.attack.roll  piece=h2 target=h1 hit=2
.    sotc.stress.mark  piece=h1 hit=2 box=2 track=health
? p1  sotc.act.one  attack.h2 attack.v3 attack.v4 attack.v5 scene place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 place.v5 blind.v5 disarm.v5 mark.v5 topple.v5 block other assess contest.h2 contest.v3 contest.v4 contest.v5 carry guard hold away pass
! attack.v5
.    sotc.attack.what  piece=h1 target=v5 skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 0 0 0 -1  1 -1 1 -1
? p1  sotc.fp.invoke  paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a18.h1 paid.a18.h1.reroll paid.a19.h1 paid.a19.h1.reroll paid.a20.h1 paid.a20.h1.reroll point.h1 other *pass
! paid.a6.h1
.    sotc.fp.tag  player=h1 aspect=sotc-aspect-boxer-1 price=paid how=plus
? p1  sotc.fp.invoke  (paid.a6.h1) paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a18.h1 paid.a18.h1.reroll paid.a19.h1 paid.a19.h1.reroll paid.a20.h1 paid.a20.h1.reroll point.h1 other *pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(fists) total=6 effort=sotc-ladder(6,0,6) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=v5 defence=sotc-skill(fists) opposed=yes shifts=1 outcome=success
.    sotc.attack.roll  piece=h1 target=v5 hit=1
.    sotc.stress.mark  piece=v5 hit=1 box=1 track=health
? p0  sotc.act.one  attack.h1 attack.h2 attack.v4 attack.v5 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 place.v5 blind.v5 disarm.v5 mark.v5 topple.v5 block other assess contest.h1 contest.h2 contest.v4 contest.v5 carry guard hold away pass
! attack.v5
.    sotc.attack.what  piece=v3 target=v5 skill=sotc-skill(fists) armed=no weapon=none
? p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 0 1 1 0  -1 0 0 -1
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(fists) total=7 effort=sotc-ladder(7,0,7) against=3 opposition=sotc-ladder(3,0,3) facing=hand by=v5 defence=sotc-skill(fists) opposed=yes shifts=4 outcome=spin
.    sotc.attack.roll  piece=v3 target=v5 hit=4
.    sotc.stress.no_box  piece=v5 hit=4 track=health
? p0  sotc.cons.forced  *mild mild.offer
! mild
.    sotc.cons.severity  piece=v5 severity=mild
.    sotc.over.named  piece=v3 overflow=3
? p0  sotc.act.one  other (attack.h1) (attack.h2) (attack.v4) (attack.v5) (scene) (place.h1) (blind.h1) (disarm.h1) (mark.h1) (topple.h1) (place.h2) (blind.h2) (disarm.h2) (mark.h2) (topple.h2) (place.v4) (blind.v4) (disarm.v4) (mark.v4) (topple.v4) (place.v5) (blind.v5) (disarm.v5) (mark.v5) (topple.v5) *end
! end
.    sotc.over.expiry  piece=v3 left=3
? p0  sotc.act.one  attack.h1 attack.h2 attack.v3 attack.v5 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.v5 blind.v5 disarm.v5 mark.v5 topple.v5 block other assess contest.h1 contest.h2 contest.v3 contest.v5 carry guard hold away pass
! attack.v5
.    sotc.attack.what  piece=v4 target=v5 skill=sotc-skill(fists) armed=no weapon=none
? p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 1 -1 0 0  -1 -1 0 1
.    sotc.roll.shifts  piece=v4 skill=sotc-skill(fists) total=5 effort=sotc-ladder(5,0,5) against=4 opposition=sotc-ladder(4,0,4) facing=hand by=v5 defence=sotc-skill(fists) opposed=yes shifts=1 outcome=success
.    sotc.attack.roll  piece=v4 target=v5 hit=1
.    sotc.stress.no_box  piece=v5 hit=1 track=health
? p0  sotc.cons.forced  *moderate moderate.offer
! moderate
.    sotc.cons.severity  piece=v5 severity=moderate
? p0  sotc.act.one  attack.h1 attack.h2 attack.v3 attack.v4 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 block other assess contest.h1 contest.h2 contest.v3 contest.v4 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=v5 target=v3 skill=sotc-skill(fists) armed=no weapon=none
? p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 0 1 -1 1  0 -1 0 -1
.    sotc.roll.shifts  piece=v5 skill=sotc-skill(fists) total=6 effort=sotc-ladder(6,0,6) against=3 opposition=sotc-ladder(3,0,3) facing=hand by=v3 defence=sotc-skill(fists) opposed=yes shifts=3 outcome=spin
.    sotc.attack.roll  piece=v5 target=v3 hit=3
.    sotc.stress.roll_up  piece=v3 hit=3 box=6 track=health
.=   sotc.seq.exchange  exchange=7
? p2  sotc.act.one  attack.h1 attack.v3 attack.v4 attack.v5 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 place.v5 blind.v5 disarm.v5 mark.v5 topple.v5 block other assess contest.h1 contest.v3 contest.v4 contest.v5 carry guard hold away pass
! attack.h1
.    sotc.attack.what  piece=h2 target=h1 skill=sotc-skill(weapons) armed=yes weapon=sotc-weapon-knives
? p2+p1  sotc.attack.roll  4fate: sotc.roll.effort 4; 4fate: sotc.roll.effort 5
! 0 0 1 0  0 1 0 0
? p2+p1  sotc.fp.invoke  paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a21.h2 paid.a21.h2.reroll paid.a22.h2 paid.a22.h2.reroll paid.a6.h2 paid.a6.h2.reroll paid.a7.h2 paid.a7.h2.reroll paid.a8.h2 paid.a8.h2.reroll paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a9.h1 paid.a9.h1.reroll paid.a10.h1 paid.a10.h1.reroll paid.a11.h1 paid.a11.h1.reroll paid.a21.h1 paid.a21.h1.reroll paid.a22.h1 paid.a22.h1.reroll point.h2 point.h1 other *pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(weapons) total=5 effort=sotc-ladder(5,0,5) against=6 opposition=sotc-ladder(6,0,6) facing=hand by=h1 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=h2 target=h1 hit=0
? p1  sotc.act.one  attack.h2 attack.v3 attack.v4 attack.v5 scene place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 place.v5 blind.v5 disarm.v5 mark.v5 topple.v5 block other assess contest.h2 contest.v3 contest.v4 contest.v5 carry guard hold away pass
! attack.v5
.    sotc.attack.what  piece=h1 target=v5 skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 1 1 -1 0  0 1 0 -1
? p1  sotc.fp.invoke  paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a18.h1 paid.a18.h1.reroll paid.a19.h1 paid.a19.h1.reroll paid.a20.h1 paid.a20.h1.reroll paid.a23.h1 paid.a23.h1.reroll paid.a24.h1 paid.a24.h1.reroll point.h1 other *pass
! paid.a6.h1
.    sotc.fp.tag  player=h1 aspect=sotc-aspect-boxer-1 price=paid how=plus
? p1  sotc.fp.invoke  (paid.a6.h1) paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a18.h1 paid.a18.h1.reroll paid.a19.h1 paid.a19.h1.reroll paid.a20.h1 paid.a20.h1.reroll paid.a23.h1 paid.a23.h1.reroll paid.a24.h1 paid.a24.h1.reroll point.h1 other *pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(fists) total=8 effort=sotc-ladder(8,0,8) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=v5 defence=sotc-skill(fists) opposed=yes shifts=3 outcome=spin
.    sotc.attack.roll  piece=h1 target=v5 hit=3
.    sotc.stress.no_box  piece=v5 hit=3 track=health
? p0  sotc.cons.forced  *severe severe.offer
! severe
.    sotc.cons.severity  piece=v5 severity=severe
.    sotc.over.named  piece=h1 overflow=2
? p1  sotc.act.one  other (attack.h2) (attack.v3) (attack.v4) (attack.v5) (scene) (place.h2) (blind.h2) (disarm.h2) (mark.h2) (topple.h2) (place.v3) (blind.v3) (disarm.v3) (mark.v3) (topple.v3) (place.v4) (blind.v4) (disarm.v4) (mark.v4) (topple.v4) (place.v5) (blind.v5) (disarm.v5) (mark.v5) (topple.v5) *end
! end
.    sotc.over.expiry  piece=h1 left=2
? p0  sotc.act.one  attack.h1 attack.h2 attack.v4 attack.v5 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 place.v5 blind.v5 disarm.v5 mark.v5 topple.v5 block other assess contest.h1 contest.h2 contest.v4 contest.v5 carry guard hold away pass
! attack.h2
.    sotc.attack.what  piece=v3 target=h2 skill=sotc-skill(fists) armed=no weapon=none
? p0+p2  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 1 1 0 1  -1 0 -1 -1
? p2  sotc.fp.invoke  paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a21.h2 paid.a21.h2.reroll paid.a22.h2 paid.a22.h2.reroll paid.a12.h2 paid.a12.h2.reroll paid.a13.h2 paid.a13.h2.reroll paid.a14.h2 paid.a14.h2.reroll point.h2 other *pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(fists) total=8 effort=sotc-ladder(8,0,8) against=2 opposition=sotc-ladder(2,0,2) facing=hand by=h2 defence=sotc-skill(athletics) opposed=yes shifts=6 outcome=spin
.    sotc.attack.roll  piece=v3 target=h2 hit=6
.    sotc.stress.no_box  piece=h2 hit=6 track=health
? p2  sotc.cons.forced  *severe severe.offer
! severe
.    sotc.cons.severity  piece=h2 severity=severe
.    sotc.over.named  piece=v3 overflow=5
? p0  sotc.act.one  other (attack.h1) (attack.h2) (attack.v4) (attack.v5) (scene) (place.h1) (blind.h1) (disarm.h1) (mark.h1) (topple.h1) (place.h2) (blind.h2) (disarm.h2) (mark.h2) (topple.h2) (place.v4) (blind.v4) (disarm.v4) (mark.v4) (topple.v4) (place.v5) (blind.v5) (disarm.v5) (mark.v5) (topple.v5) *end
! end
.    sotc.over.expiry  piece=v3 left=5
? p0  sotc.act.one  attack.h1 attack.h2 attack.v3 attack.v5 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.v5 blind.v5 disarm.v5 mark.v5 topple.v5 block other assess contest.h1 contest.h2 contest.v3 contest.v5 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=v4 target=v3 skill=sotc-skill(fists) armed=no weapon=none
? p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 1 0 1 1  -1 1 -1 -1
.    sotc.roll.shifts  piece=v4 skill=sotc-skill(fists) total=8 effort=sotc-ladder(8,0,8) against=3 opposition=sotc-ladder(3,0,3) facing=hand by=v3 defence=sotc-skill(fists) opposed=yes shifts=5 outcome=spin
.    sotc.attack.roll  piece=v4 target=v3 hit=5
.    sotc.stress.roll_up  piece=v3 hit=5 box=7 track=health
? p0  sotc.act.one  attack.h1 attack.h2 attack.v3 attack.v4 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 block other assess contest.h1 contest.h2 contest.v3 contest.v4 carry guard hold away pass
! attack.h1
.    sotc.attack.what  piece=v5 target=h1 skill=sotc-skill(fists) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 1 0 0 0  -1 0 0 1
? p1  sotc.fp.invoke  paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a18.h1 paid.a18.h1.reroll paid.a19.h1 paid.a19.h1.reroll paid.a20.h1 paid.a20.h1.reroll paid.a23.h1 paid.a23.h1.reroll paid.a24.h1 paid.a24.h1.reroll paid.a25.h1 paid.a25.h1.reroll point.h1 other *pass
! pass
.    sotc.roll.shifts  piece=v5 skill=sotc-skill(fists) total=6 effort=sotc-ladder(6,0,6) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=h1 defence=sotc-skill(fists) opposed=yes shifts=1 outcome=success
.    sotc.attack.roll  piece=v5 target=h1 hit=1
.    sotc.stress.mark  piece=h1 hit=1 box=1 track=health
.=   sotc.seq.exchange  exchange=8
? p2  sotc.act.one  attack.h1 attack.v3 attack.v4 attack.v5 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 place.v5 blind.v5 disarm.v5 mark.v5 topple.v5 block other assess contest.h1 contest.v3 contest.v4 contest.v5 carry guard hold away pass
! attack.v5
.    sotc.attack.what  piece=h2 target=v5 skill=sotc-skill(weapons) armed=yes weapon=sotc-weapon-knives
? p2+p0  sotc.attack.roll  4fate: sotc.roll.effort 4; 4fate: sotc.roll.effort 5
! -1 -1 1 -1  0 1 1 0
? p2  sotc.fp.invoke  paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a21.h2 paid.a21.h2.reroll paid.a22.h2 paid.a22.h2.reroll paid.a26.h2 paid.a26.h2.reroll paid.a18.h2 paid.a18.h2.reroll paid.a19.h2 paid.a19.h2.reroll paid.a20.h2 paid.a20.h2.reroll paid.a23.h2 paid.a23.h2.reroll paid.a24.h2 paid.a24.h2.reroll paid.a25.h2 paid.a25.h2.reroll point.h2 other *pass
! paid.a9.h2
.    sotc.fp.tag  player=h2 aspect=sotc-aspect-acrobat-1 price=paid how=plus
? p2  sotc.fp.invoke  (paid.a9.h2) paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a21.h2 paid.a21.h2.reroll paid.a22.h2 paid.a22.h2.reroll paid.a26.h2 paid.a26.h2.reroll paid.a18.h2 paid.a18.h2.reroll paid.a19.h2 paid.a19.h2.reroll paid.a20.h2 paid.a20.h2.reroll paid.a23.h2 paid.a23.h2.reroll paid.a24.h2 paid.a24.h2.reroll paid.a25.h2 paid.a25.h2.reroll point.h2 other *pass
! pass
.    sotc.roll.shifts  piece=h2 skill=sotc-skill(weapons) total=4 effort=sotc-ladder(4,0,4) against=7 opposition=sotc-ladder(7,0,7) facing=hand by=v5 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=h2 target=v5 hit=0
.    sotc.spin.gain  piece=v5 margin=3
? p1  sotc.act.one  attack.h2 attack.v3 attack.v4 attack.v5 scene place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 place.v5 blind.v5 disarm.v5 mark.v5 topple.v5 block other assess contest.h2 contest.v3 contest.v4 contest.v5 carry guard hold away pass
! attack.v5
.    sotc.attack.what  piece=h1 target=v5 skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 1 -1 -1 -1  0 0 0 1
? p1+p0  sotc.fp.invoke  paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a18.h1 paid.a18.h1.reroll paid.a19.h1 paid.a19.h1.reroll paid.a20.h1 paid.a20.h1.reroll paid.a23.h1 paid.a23.h1.reroll paid.a24.h1 paid.a24.h1.reroll paid.a25.h1 paid.a25.h1.reroll point.h1 spin.v5.h1.plus spin.v5.h1.minus implausible.v5.h1 spin.v5.v5.plus spin.v5.v5.minus implausible.v5.v5 other *pass
! paid.a6.h1
.    sotc.fp.tag  player=h1 aspect=sotc-aspect-boxer-1 price=paid how=plus
? p1+p0  sotc.fp.invoke  (paid.a6.h1) paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a18.h1 paid.a18.h1.reroll paid.a19.h1 paid.a19.h1.reroll paid.a20.h1 paid.a20.h1.reroll paid.a23.h1 paid.a23.h1.reroll paid.a24.h1 paid.a24.h1.reroll paid.a25.h1 paid.a25.h1.reroll point.h1 spin.v5.h1.plus spin.v5.h1.minus implausible.v5.h1 spin.v5.v5.plus spin.v5.v5.minus implausible.v5.v5 other *pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(fists) total=5 effort=sotc-ladder(5,0,5) against=6 opposition=sotc-ladder(6,0,6) facing=hand by=v5 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=h1 target=v5 hit=0
.    sotc.spin.expiry  piece=v5
? p0  sotc.act.one  attack.h1 attack.h2 attack.v4 attack.v5 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 place.v5 blind.v5 disarm.v5 mark.v5 topple.v5 block other assess contest.h1 contest.h2 contest.v4 contest.v5 carry guard hold away pass
! attack.v5
.    sotc.attack.what  piece=v3 target=v5 skill=sotc-skill(fists) armed=no weapon=none
? p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 0 -1 0 1  1 1 -1 1
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(fists) total=5 effort=sotc-ladder(5,0,5) against=7 opposition=sotc-ladder(7,0,7) facing=hand by=v5 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=v3 target=v5 hit=0
? p0  sotc.act.one  attack.h1 attack.h2 attack.v3 attack.v5 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.v5 blind.v5 disarm.v5 mark.v5 topple.v5 block other assess contest.h1 contest.h2 contest.v3 contest.v5 carry guard hold away pass
! attack.h2
.    sotc.attack.what  piece=v4 target=h2 skill=sotc-skill(fists) armed=no weapon=none
? p0+p2  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 0 1 1 0  1 0 0 -1
? p2  sotc.fp.invoke  paid.a9.h2 paid.a9.h2.reroll paid.a10.h2 paid.a10.h2.reroll paid.a11.h2 paid.a11.h2.reroll paid.a21.h2 paid.a21.h2.reroll paid.a22.h2 paid.a22.h2.reroll paid.a26.h2 paid.a26.h2.reroll paid.a15.h2 paid.a15.h2.reroll paid.a16.h2 paid.a16.h2.reroll paid.a17.h2 paid.a17.h2.reroll point.h2 other *pass
! pass
.    sotc.roll.shifts  piece=v4 skill=sotc-skill(fists) total=7 effort=sotc-ladder(7,0,7) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=h2 defence=sotc-skill(athletics) opposed=yes shifts=2 outcome=success
.    sotc.attack.roll  piece=v4 target=h2 hit=2
.    sotc.stress.no_box  piece=h2 hit=2 track=health
.    sotc.out.trigger  piece=h2 by=v4
.    sotc.over.named  piece=v4 overflow=1
? p0  sotc.act.one  other (attack.h1) (attack.v3) (attack.v5) (scene) (place.h1) (blind.h1) (disarm.h1) (mark.h1) (topple.h1) (place.v3) (blind.v3) (disarm.v3) (mark.v3) (topple.v3) (place.v5) (blind.v5) (disarm.v5) (mark.v5) (topple.v5) *end
! end
.    sotc.over.expiry  piece=v4 left=1
? p0  sotc.act.one  attack.h1 attack.v3 attack.v4 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 block other assess contest.h1 contest.v3 contest.v4 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=v5 target=v3 skill=sotc-skill(fists) armed=no weapon=none
? p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 0 0 1 1  -1 -1 0 1
.    sotc.roll.shifts  piece=v5 skill=sotc-skill(fists) total=7 effort=sotc-ladder(7,0,7) against=4 opposition=sotc-ladder(4,0,4) facing=hand by=v3 defence=sotc-skill(fists) opposed=yes shifts=3 outcome=spin
.    sotc.attack.roll  piece=v5 target=v3 hit=3
.    sotc.stress.no_box  piece=v3 hit=3 track=health
? p0  sotc.cons.forced  *mild mild.offer
! mild
.    sotc.cons.severity  piece=v3 severity=mild
.    sotc.over.named  piece=v5 overflow=2
? p0  sotc.act.one  other (attack.h1) (attack.v3) (attack.v4) (scene) (place.h1) (blind.h1) (disarm.h1) (mark.h1) (topple.h1) (place.v3) (blind.v3) (disarm.v3) (mark.v3) (topple.v3) (place.v4) (blind.v4) (disarm.v4) (mark.v4) (topple.v4) *end
! end
.    sotc.over.expiry  piece=v5 left=2
.=   sotc.seq.exchange  exchange=9
? p1  sotc.act.one  attack.v3 attack.v4 attack.v5 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 place.v5 blind.v5 disarm.v5 mark.v5 topple.v5 block other assess contest.v3 contest.v4 contest.v5 carry guard hold away pass
! attack.v5
.    sotc.attack.what  piece=h1 target=v5 skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! -1 1 0 1  1 -1 0 1
? p1  sotc.fp.invoke  paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a18.h1 paid.a18.h1.reroll paid.a19.h1 paid.a19.h1.reroll paid.a20.h1 paid.a20.h1.reroll paid.a23.h1 paid.a23.h1.reroll paid.a24.h1 paid.a24.h1.reroll paid.a25.h1 paid.a25.h1.reroll point.h1 other *pass
! paid.a6.h1
.    sotc.fp.tag  player=h1 aspect=sotc-aspect-boxer-1 price=paid how=plus
? p1  sotc.fp.invoke  (paid.a6.h1) paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a18.h1 paid.a18.h1.reroll paid.a19.h1 paid.a19.h1.reroll paid.a20.h1 paid.a20.h1.reroll paid.a23.h1 paid.a23.h1.reroll paid.a24.h1 paid.a24.h1.reroll paid.a25.h1 paid.a25.h1.reroll point.h1 other *pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(fists) total=8 effort=sotc-ladder(8,0,8) against=6 opposition=sotc-ladder(6,0,6) facing=hand by=v5 defence=sotc-skill(fists) opposed=yes shifts=2 outcome=success
.    sotc.attack.roll  piece=h1 target=v5 hit=2
.    sotc.stress.no_box  piece=v5 hit=2 track=health
.    sotc.out.trigger  piece=v5 by=h1
.    sotc.over.named  piece=h1 overflow=1
? p1  sotc.act.one  other (attack.v3) (attack.v4) (scene) (place.v3) (blind.v3) (disarm.v3) (mark.v3) (topple.v3) (place.v4) (blind.v4) (disarm.v4) (mark.v4) (topple.v4) *end
! end
.    sotc.over.expiry  piece=h1 left=1
? p0  sotc.act.one  attack.h1 attack.v4 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 block other assess contest.h1 contest.v4 carry guard hold away pass
! attack.h1
.    sotc.attack.what  piece=v3 target=h1 skill=sotc-skill(fists) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! -1 -1 0 -1  -1 1 0 -1
? p1  sotc.fp.invoke  paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a12.h1 paid.a12.h1.reroll paid.a13.h1 paid.a13.h1.reroll paid.a14.h1 paid.a14.h1.reroll paid.a27.h1 paid.a27.h1.reroll point.h1 other *pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(fists) total=2 effort=sotc-ladder(2,0,2) against=4 opposition=sotc-ladder(4,0,4) facing=hand by=h1 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=v3 target=h1 hit=0
? p0  sotc.act.one  attack.h1 attack.v3 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 block other assess contest.h1 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=v4 target=v3 skill=sotc-skill(fists) armed=no weapon=none
? p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! -1 0 1 0  1 1 -1 0
.    sotc.roll.shifts  piece=v4 skill=sotc-skill(fists) total=5 effort=sotc-ladder(5,0,5) against=6 opposition=sotc-ladder(6,0,6) facing=hand by=v3 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=v4 target=v3 hit=0
.=   sotc.seq.exchange  exchange=10
? p1  sotc.act.one  attack.v3 attack.v4 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 block other assess contest.v3 contest.v4 carry guard hold away pass
! attack.v4
.    sotc.attack.what  piece=h1 target=v4 skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 1 0 0 -1  0 -1 0 1
? p1  sotc.fp.invoke  paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a15.h1 paid.a15.h1.reroll paid.a16.h1 paid.a16.h1.reroll paid.a17.h1 paid.a17.h1.reroll point.h1 other *pass
! paid.a6.h1
.    sotc.fp.tag  player=h1 aspect=sotc-aspect-boxer-1 price=paid how=plus
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(fists) total=7 effort=sotc-ladder(7,0,7) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=v4 defence=sotc-skill(fists) opposed=yes shifts=2 outcome=success
.    sotc.attack.roll  piece=h1 target=v4 hit=2
.    sotc.stress.mark  piece=v4 hit=2 box=2 track=health
? p0  sotc.act.one  attack.h1 attack.v4 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 block other assess contest.h1 contest.v4 carry guard hold away pass
! attack.h1
.    sotc.attack.what  piece=v3 target=h1 skill=sotc-skill(fists) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 1 1 0 1  0 -1 1 1
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(fists) total=8 effort=sotc-ladder(8,0,8) against=6 opposition=sotc-ladder(6,0,6) facing=hand by=h1 defence=sotc-skill(fists) opposed=yes shifts=2 outcome=success
.    sotc.attack.roll  piece=v3 target=h1 hit=2
.    sotc.stress.roll_up  piece=h1 hit=2 box=3 track=health
? p0  sotc.act.one  attack.h1 attack.v3 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 block other assess contest.h1 contest.v3 carry guard hold away pass
! attack.h1
.    sotc.attack.what  piece=v4 target=h1 skill=sotc-skill(fists) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! -1 0 -1 -1  -1 1 1 -1
.    sotc.roll.shifts  piece=v4 skill=sotc-skill(fists) total=2 effort=sotc-ladder(2,0,2) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=h1 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=v4 target=h1 hit=0
.    sotc.spin.gain  piece=h1 margin=3
.=   sotc.seq.exchange  exchange=11
? p1  sotc.act.one  attack.v3 attack.v4 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 block other assess contest.v3 contest.v4 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h1 target=v3 skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 1 -1 0 -1  -1 -1 0 -1
? p1+p0  sotc.fp.invoke  *spin.h1.h1.plus spin.h1.h1.minus implausible.h1.h1 spin.h1.v3.plus spin.h1.v3.minus implausible.h1.v3 pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(fists) total=4 effort=sotc-ladder(4,0,4) against=2 opposition=sotc-ladder(2,0,2) facing=hand by=v3 defence=sotc-skill(fists) opposed=yes shifts=2 outcome=success
.    sotc.attack.roll  piece=h1 target=v3 hit=2
.    sotc.stress.no_box  piece=v3 hit=2 track=health
? p0  sotc.cons.forced  *moderate moderate.offer
! moderate
.    sotc.cons.severity  piece=v3 severity=moderate
.    sotc.spin.expiry  piece=h1
.    sotc.over.named  piece=h1 overflow=1
? p1  sotc.act.one  other (attack.v3) (attack.v4) (scene) (place.v3) (blind.v3) (disarm.v3) (mark.v3) (topple.v3) (place.v4) (blind.v4) (disarm.v4) (mark.v4) (topple.v4) *end
! end
.    sotc.over.expiry  piece=h1 left=1
? p0  sotc.act.one  attack.h1 attack.v4 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 block other assess contest.h1 contest.v4 carry guard hold away pass
! attack.v4
.    sotc.attack.what  piece=v3 target=v4 skill=sotc-skill(fists) armed=no weapon=none
? p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! -1 -1 0 1  -1 -1 1 -1
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(fists) total=4 effort=sotc-ladder(4,0,4) against=3 opposition=sotc-ladder(3,0,3) facing=hand by=v4 defence=sotc-skill(fists) opposed=yes shifts=1 outcome=success
.    sotc.attack.roll  piece=v3 target=v4 hit=1
.    sotc.stress.roll_up  piece=v4 hit=1 box=3 track=health
? p0  sotc.act.one  attack.h1 attack.v3 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 block other assess contest.h1 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=v4 target=v3 skill=sotc-skill(fists) armed=no weapon=none
? p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! -1 -1 -1 -1  1 0 0 1
.    sotc.roll.shifts  piece=v4 skill=sotc-skill(fists) total=1 effort=sotc-ladder(1,0,1) against=7 opposition=sotc-ladder(7,0,7) facing=hand by=v3 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=v4 target=v3 hit=0
.    sotc.spin.gain  piece=v3 margin=6
.=   sotc.seq.exchange  exchange=12
? p1  sotc.act.one  attack.v3 attack.v4 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 block other assess contest.v3 contest.v4 carry guard hold away pass
! attack.v4
.    sotc.attack.what  piece=h1 target=v4 skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 1 0 -1 -1  -1 -1 1 1
? p0  sotc.fp.invoke  spin.v3.h1.plus spin.v3.h1.minus implausible.v3.h1 spin.v3.v4.plus spin.v3.v4.minus implausible.v3.v4 *pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(fists) total=4 effort=sotc-ladder(4,0,4) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=v4 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=h1 target=v4 hit=0
.    sotc.spin.expiry  piece=v3
? p0  sotc.act.one  attack.h1 attack.v4 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 block other assess contest.h1 contest.v4 carry guard hold away pass
! attack.h1
.    sotc.attack.what  piece=v3 target=h1 skill=sotc-skill(fists) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 1 0 0 -1  1 1 0 1
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(fists) total=5 effort=sotc-ladder(5,0,5) against=8 opposition=sotc-ladder(8,0,8) facing=hand by=h1 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=v3 target=h1 hit=0
.    sotc.spin.gain  piece=h1 margin=3
? p0  sotc.act.one  attack.h1 attack.v3 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 block other assess contest.h1 contest.v3 carry guard hold away pass
! attack.h1
.    sotc.attack.what  piece=v4 target=h1 skill=sotc-skill(fists) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! -1 1 -1 1  1 -1 1 0
? p1+p0  sotc.fp.invoke  spin.h1.v4.plus spin.h1.v4.minus implausible.h1.v4 spin.h1.h1.plus spin.h1.h1.minus implausible.h1.h1 *pass
! pass
.    sotc.roll.shifts  piece=v4 skill=sotc-skill(fists) total=5 effort=sotc-ladder(5,0,5) against=6 opposition=sotc-ladder(6,0,6) facing=hand by=h1 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=v4 target=h1 hit=0
.    sotc.spin.expiry  piece=h1
.=   sotc.seq.exchange  exchange=13
? p1  sotc.act.one  attack.v3 attack.v4 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 block other assess contest.v3 contest.v4 carry guard hold away pass
! attack.v4
.    sotc.attack.what  piece=h1 target=v4 skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 1 0 1 1  -1 1 0 0
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(fists) total=8 effort=sotc-ladder(8,0,8) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=v4 defence=sotc-skill(fists) opposed=yes shifts=3 outcome=spin
.    sotc.attack.roll  piece=h1 target=v4 hit=3
.    sotc.stress.roll_up  piece=v4 hit=3 box=4 track=health
? p0  sotc.act.one  attack.h1 attack.v4 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 block other assess contest.h1 contest.v4 carry guard hold away pass
! attack.v4
.    sotc.attack.what  piece=v3 target=v4 skill=sotc-skill(fists) armed=no weapon=none
? p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 1 -1 1 1  -1 0 0 1
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(fists) total=7 effort=sotc-ladder(7,0,7) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=v4 defence=sotc-skill(fists) opposed=yes shifts=2 outcome=success
.    sotc.attack.roll  piece=v3 target=v4 hit=2
.    sotc.stress.roll_up  piece=v4 hit=2 box=5 track=health
? p0  sotc.act.one  attack.h1 attack.v3 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 block other assess contest.h1 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=v4 target=v3 skill=sotc-skill(fists) armed=no weapon=none
? p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 0 0 0 -1  -1 1 -1 1
.    sotc.roll.shifts  piece=v4 skill=sotc-skill(fists) total=4 effort=sotc-ladder(4,0,4) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=v3 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=v4 target=v3 hit=0
.=   sotc.seq.exchange  exchange=14
? p1  sotc.act.one  attack.v3 attack.v4 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 block other assess contest.v3 contest.v4 carry guard hold away pass
! attack.v4
.    sotc.attack.what  piece=h1 target=v4 skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 1 0 1 1  1 0 1 1
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(fists) total=8 effort=sotc-ladder(8,0,8) against=8 opposition=sotc-ladder(8,0,8) facing=hand by=v4 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=tie
.    sotc.attack.roll  piece=h1 target=v4 hit=0
? p0  sotc.act.one  attack.h1 attack.v4 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 block other assess contest.h1 contest.v4 carry guard hold away pass
! attack.v4
.    sotc.attack.what  piece=v3 target=v4 skill=sotc-skill(fists) armed=no weapon=none
? p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! -1 1 0 -1  1 1 1 -1
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(fists) total=4 effort=sotc-ladder(4,0,4) against=7 opposition=sotc-ladder(7,0,7) facing=hand by=v4 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=v3 target=v4 hit=0
.    sotc.spin.gain  piece=v4 margin=3
? p0  sotc.act.one  attack.h1 attack.v3 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 block other assess contest.h1 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=v4 target=v3 skill=sotc-skill(fists) armed=no weapon=none
? p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 0 0 1 -1  0 0 1 -1
? p0  sotc.fp.invoke  *spin.v4.v4.plus spin.v4.v4.minus implausible.v4.v4 spin.v4.v3.plus spin.v4.v3.minus implausible.v4.v3 pass
! pass
.    sotc.roll.shifts  piece=v4 skill=sotc-skill(fists) total=5 effort=sotc-ladder(5,0,5) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=v3 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=tie
.    sotc.attack.roll  piece=v4 target=v3 hit=0
.    sotc.spin.expiry  piece=v4
.=   sotc.seq.exchange  exchange=15
? p1  sotc.act.one  attack.v3 attack.v4 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 block other assess contest.v3 contest.v4 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h1 target=v3 skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! -1 -1 -1 1  1 1 0 -1
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(fists) total=3 effort=sotc-ladder(3,0,3) against=6 opposition=sotc-ladder(6,0,6) facing=hand by=v3 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=h1 target=v3 hit=0
.    sotc.spin.gain  piece=v3 margin=3
? p0  sotc.act.one  attack.h1 attack.v4 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 block other assess contest.h1 contest.v4 carry guard hold away pass
! attack.h1
.    sotc.attack.what  piece=v3 target=h1 skill=sotc-skill(fists) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 1 -1 -1 0  1 1 -1 0
? p0  sotc.fp.invoke  spin.v3.v3.plus spin.v3.v3.minus implausible.v3.v3 spin.v3.h1.plus spin.v3.h1.minus implausible.v3.h1 *pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(fists) total=4 effort=sotc-ladder(4,0,4) against=6 opposition=sotc-ladder(6,0,6) facing=hand by=h1 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=v3 target=h1 hit=0
.    sotc.spin.expiry  piece=v3
? p0  sotc.act.one  attack.h1 attack.v3 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 block other assess contest.h1 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=v4 target=v3 skill=sotc-skill(fists) armed=no weapon=none
? p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! -1 -1 -1 -1  -1 1 0 1
.    sotc.roll.shifts  piece=v4 skill=sotc-skill(fists) total=1 effort=sotc-ladder(1,0,1) against=6 opposition=sotc-ladder(6,0,6) facing=hand by=v3 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=v4 target=v3 hit=0
.    sotc.spin.gain  piece=v3 margin=5
.=   sotc.seq.exchange  exchange=16
? p1  sotc.act.one  attack.v3 attack.v4 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 block other assess contest.v3 contest.v4 carry guard hold away pass
! attack.v4
.    sotc.attack.what  piece=h1 target=v4 skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 0 -1 -1 -1  -1 0 0 1
? p0  sotc.fp.invoke  spin.v3.h1.plus spin.v3.h1.minus implausible.v3.h1 spin.v3.v4.plus spin.v3.v4.minus implausible.v3.v4 *pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(fists) total=2 effort=sotc-ladder(2,0,2) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=v4 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=h1 target=v4 hit=0
.    sotc.spin.gain  piece=v4 margin=3
.    sotc.spin.expiry  piece=v3
? p0  sotc.act.one  attack.h1 attack.v4 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 block other assess contest.h1 contest.v4 carry guard hold away pass
! attack.h1
.    sotc.attack.what  piece=v3 target=h1 skill=sotc-skill(fists) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 0 1 0 -1  0 0 -1 0
? p0  sotc.fp.invoke  spin.v4.v3.plus *spin.v4.v3.minus implausible.v4.v3 spin.v4.h1.plus spin.v4.h1.minus implausible.v4.h1 pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(fists) total=5 effort=sotc-ladder(5,0,5) against=4 opposition=sotc-ladder(4,0,4) facing=hand by=h1 defence=sotc-skill(fists) opposed=yes shifts=1 outcome=success
.    sotc.attack.roll  piece=v3 target=h1 hit=1
.    sotc.stress.roll_up  piece=h1 hit=1 box=4 track=health
.    sotc.spin.expiry  piece=v4
? p0  sotc.act.one  attack.h1 attack.v3 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 block other assess contest.h1 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=v4 target=v3 skill=sotc-skill(fists) armed=no weapon=none
? p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 1 0 0 1  0 -1 -1 1
.    sotc.roll.shifts  piece=v4 skill=sotc-skill(fists) total=7 effort=sotc-ladder(7,0,7) against=4 opposition=sotc-ladder(4,0,4) facing=hand by=v3 defence=sotc-skill(fists) opposed=yes shifts=3 outcome=spin
.    sotc.attack.roll  piece=v4 target=v3 hit=3
.    sotc.stress.no_box  piece=v3 hit=3 track=health
? p0  sotc.cons.forced  *severe severe.offer
! severe
.    sotc.cons.severity  piece=v3 severity=severe
.    sotc.over.named  piece=v4 overflow=2
? p0  sotc.act.one  other (attack.h1) (attack.v3) (scene) (place.h1) (blind.h1) (disarm.h1) (mark.h1) (topple.h1) (place.v3) (blind.v3) (disarm.v3) (mark.v3) (topple.v3) *end
! end
.    sotc.over.expiry  piece=v4 left=2
.=   sotc.seq.exchange  exchange=17
? p1  sotc.act.one  attack.v3 attack.v4 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 block other assess contest.v3 contest.v4 carry guard hold away pass
! attack.v4
.    sotc.attack.what  piece=h1 target=v4 skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 1 -1 0 1  0 1 0 -1
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(fists) total=6 effort=sotc-ladder(6,0,6) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=v4 defence=sotc-skill(fists) opposed=yes shifts=1 outcome=success
.    sotc.attack.roll  piece=h1 target=v4 hit=1
.    sotc.stress.roll_up  piece=v4 hit=1 box=6 track=health
? p0  sotc.act.one  attack.h1 attack.v4 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 block other assess contest.h1 contest.v4 carry guard hold away pass
! attack.v4
.    sotc.attack.what  piece=v3 target=v4 skill=sotc-skill(fists) armed=no weapon=none
? p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! -1 -1 0 -1  0 1 -1 -1
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(fists) total=2 effort=sotc-ladder(2,0,2) against=4 opposition=sotc-ladder(4,0,4) facing=hand by=v4 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=v3 target=v4 hit=0
? p0  sotc.act.one  attack.h1 attack.v3 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 block other assess contest.h1 contest.v3 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=v4 target=v3 skill=sotc-skill(fists) armed=no weapon=none
? p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 1 -1 -1 0  -1 0 -1 1
.    sotc.roll.shifts  piece=v4 skill=sotc-skill(fists) total=4 effort=sotc-ladder(4,0,4) against=4 opposition=sotc-ladder(4,0,4) facing=hand by=v3 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=tie
.    sotc.attack.roll  piece=v4 target=v3 hit=0
.=   sotc.seq.exchange  exchange=18
? p1  sotc.act.one  attack.v3 attack.v4 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 block other assess contest.v3 contest.v4 carry guard hold away pass
! attack.v4
.    sotc.attack.what  piece=h1 target=v4 skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! -1 -1 0 0  0 1 1 -1
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(fists) total=3 effort=sotc-ladder(3,0,3) against=6 opposition=sotc-ladder(6,0,6) facing=hand by=v4 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=h1 target=v4 hit=0
.    sotc.spin.gain  piece=v4 margin=3
? p0  sotc.act.one  attack.h1 attack.v4 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 block other assess contest.h1 contest.v4 carry guard hold away pass
! attack.v4
.    sotc.attack.what  piece=v3 target=v4 skill=sotc-skill(fists) armed=no weapon=none
? p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 0 0 0 -1  -1 1 1 -1
? p0  sotc.fp.invoke  spin.v4.v3.plus spin.v4.v3.minus implausible.v4.v3 spin.v4.v4.plus spin.v4.v4.minus implausible.v4.v4 *pass
! pass
.    sotc.roll.shifts  piece=v3 skill=sotc-skill(fists) total=4 effort=sotc-ladder(4,0,4) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=v4 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=v3 target=v4 hit=0
.    sotc.spin.expiry  piece=v4
? p0  sotc.act.one  attack.h1 attack.v3 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 block other assess contest.h1 contest.v3 carry guard hold away pass
! attack.h1
.    sotc.attack.what  piece=v4 target=h1 skill=sotc-skill(fists) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 1 -1 -1 0  -1 0 1 1
.    sotc.roll.shifts  piece=v4 skill=sotc-skill(fists) total=4 effort=sotc-ladder(4,0,4) against=6 opposition=sotc-ladder(6,0,6) facing=hand by=h1 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=v4 target=h1 hit=0
.=   sotc.seq.exchange  exchange=19
? p1  sotc.act.one  attack.v3 attack.v4 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 block other assess contest.v3 contest.v4 carry guard hold away pass
! attack.v3
.    sotc.attack.what  piece=h1 target=v3 skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 1 -1 0 1  0 -1 0 1
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(fists) total=6 effort=sotc-ladder(6,0,6) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=v3 defence=sotc-skill(fists) opposed=yes shifts=1 outcome=success
.    sotc.attack.roll  piece=h1 target=v3 hit=1
.    sotc.stress.no_box  piece=v3 hit=1 track=health
.    sotc.out.trigger  piece=v3 by=h1
? p0  sotc.act.one  attack.h1 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 block other assess contest.h1 carry guard hold away pass
! attack.h1
.    sotc.attack.what  piece=v4 target=h1 skill=sotc-skill(fists) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 0 1 0 0  1 1 -1 -1
.    sotc.roll.shifts  piece=v4 skill=sotc-skill(fists) total=6 effort=sotc-ladder(6,0,6) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=h1 defence=sotc-skill(fists) opposed=yes shifts=1 outcome=success
.    sotc.attack.roll  piece=v4 target=h1 hit=1
.    sotc.stress.roll_up  piece=h1 hit=1 box=5 track=health
.=   sotc.seq.exchange  exchange=20
? p1  sotc.act.one  attack.v4 scene place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 block other assess contest.v4 carry guard hold away pass
! attack.v4
.    sotc.attack.what  piece=h1 target=v4 skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 0 0 0 0  1 -1 0 0
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(fists) total=5 effort=sotc-ladder(5,0,5) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=v4 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=tie
.    sotc.attack.roll  piece=h1 target=v4 hit=0
? p0  sotc.act.one  attack.h1 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 block other assess contest.h1 carry guard hold away pass
! attack.h1
.    sotc.attack.what  piece=v4 target=h1 skill=sotc-skill(fists) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 0 1 1 0  0 0 1 1
.    sotc.roll.shifts  piece=v4 skill=sotc-skill(fists) total=7 effort=sotc-ladder(7,0,7) against=7 opposition=sotc-ladder(7,0,7) facing=hand by=h1 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=tie
.    sotc.attack.roll  piece=v4 target=h1 hit=0
.=   sotc.seq.exchange  exchange=21
? p1  sotc.act.one  attack.v4 scene place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 block other assess contest.v4 carry guard hold away pass
! attack.v4
.    sotc.attack.what  piece=h1 target=v4 skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 0 1 0 -1  1 1 0 0
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(fists) total=5 effort=sotc-ladder(5,0,5) against=7 opposition=sotc-ladder(7,0,7) facing=hand by=v4 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=h1 target=v4 hit=0
? p0  sotc.act.one  attack.h1 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 block other assess contest.h1 carry guard hold away pass
! attack.h1
.    sotc.attack.what  piece=v4 target=h1 skill=sotc-skill(fists) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 0 -1 1 -1  0 -1 0 -1
.    sotc.roll.shifts  piece=v4 skill=sotc-skill(fists) total=4 effort=sotc-ladder(4,0,4) against=3 opposition=sotc-ladder(3,0,3) facing=hand by=h1 defence=sotc-skill(fists) opposed=yes shifts=1 outcome=success
.    sotc.attack.roll  piece=v4 target=h1 hit=1
.    sotc.stress.roll_up  piece=h1 hit=1 box=6 track=health
.=   sotc.seq.exchange  exchange=22
? p1  sotc.act.one  attack.v4 scene place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 block other assess contest.v4 carry guard hold away pass
! attack.v4
.    sotc.attack.what  piece=h1 target=v4 skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 1 0 1 0  1 -1 0 -1
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(fists) total=7 effort=sotc-ladder(7,0,7) against=4 opposition=sotc-ladder(4,0,4) facing=hand by=v4 defence=sotc-skill(fists) opposed=yes shifts=3 outcome=spin
.    sotc.attack.roll  piece=h1 target=v4 hit=3
.    sotc.stress.roll_up  piece=v4 hit=3 box=7 track=health
? p0  sotc.act.one  attack.h1 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 block other assess contest.h1 carry guard hold away pass
! attack.h1
.    sotc.attack.what  piece=v4 target=h1 skill=sotc-skill(fists) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 1 -1 0 1  1 1 1 1
.    sotc.roll.shifts  piece=v4 skill=sotc-skill(fists) total=6 effort=sotc-ladder(6,0,6) against=9 opposition=sotc-ladder(8,1,9) facing=hand by=h1 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=v4 target=h1 hit=0
.    sotc.spin.gain  piece=h1 margin=3
.=   sotc.seq.exchange  exchange=23
? p1  sotc.act.one  attack.v4 scene place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 block other assess contest.v4 carry guard hold away pass
! attack.v4
.    sotc.attack.what  piece=h1 target=v4 skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 1 0 1 -1  0 1 0 1
? p1+p0  sotc.fp.invoke  *spin.h1.h1.plus spin.h1.h1.minus implausible.h1.h1 spin.h1.v4.plus spin.h1.v4.minus implausible.h1.v4 pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(fists) total=6 effort=sotc-ladder(6,0,6) against=7 opposition=sotc-ladder(7,0,7) facing=hand by=v4 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=h1 target=v4 hit=0
.    sotc.spin.expiry  piece=h1
? p0  sotc.act.one  attack.h1 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 block other assess contest.h1 carry guard hold away pass
! attack.h1
.    sotc.attack.what  piece=v4 target=h1 skill=sotc-skill(fists) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 0 0 1 1  1 0 0 0
.    sotc.roll.shifts  piece=v4 skill=sotc-skill(fists) total=7 effort=sotc-ladder(7,0,7) against=6 opposition=sotc-ladder(6,0,6) facing=hand by=h1 defence=sotc-skill(fists) opposed=yes shifts=1 outcome=success
.    sotc.attack.roll  piece=v4 target=h1 hit=1
.    sotc.stress.roll_up  piece=h1 hit=1 box=7 track=health
.=   sotc.seq.exchange  exchange=24
? p1  sotc.act.one  attack.v4 scene place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 block other assess contest.v4 carry guard hold away pass
! attack.v4
.    sotc.attack.what  piece=h1 target=v4 skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 0 0 -1 1  0 0 0 1
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(fists) total=5 effort=sotc-ladder(5,0,5) against=6 opposition=sotc-ladder(6,0,6) facing=hand by=v4 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=h1 target=v4 hit=0
? p0  sotc.act.one  attack.h1 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 block other assess contest.h1 carry guard hold away pass
! attack.h1
.    sotc.attack.what  piece=v4 target=h1 skill=sotc-skill(fists) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 1 1 0 0  -1 0 0 0
.    sotc.roll.shifts  piece=v4 skill=sotc-skill(fists) total=7 effort=sotc-ladder(7,0,7) against=4 opposition=sotc-ladder(4,0,4) facing=hand by=h1 defence=sotc-skill(fists) opposed=yes shifts=3 outcome=spin
.    sotc.attack.roll  piece=v4 target=h1 hit=3
.    sotc.stress.no_box  piece=h1 hit=3 track=health
? p1  sotc.cons.forced  *mild mild.offer
! mild
.    sotc.cons.severity  piece=h1 severity=mild
.    sotc.over.named  piece=v4 overflow=2
? p0  sotc.act.one  other (attack.h1) (scene) (place.h1) (blind.h1) (disarm.h1) (mark.h1) (topple.h1) *end
! end
.    sotc.over.expiry  piece=v4 left=2
.=   sotc.seq.exchange  exchange=25
? p1  sotc.act.one  attack.v4 scene place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 block other assess contest.v4 carry guard hold away pass
! attack.v4
.    sotc.attack.what  piece=h1 target=v4 skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! -1 1 -1 0  1 -1 1 0
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(fists) total=4 effort=sotc-ladder(4,0,4) against=6 opposition=sotc-ladder(6,0,6) facing=hand by=v4 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=h1 target=v4 hit=0
? p0  sotc.act.one  attack.h1 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 block other assess contest.h1 carry guard hold away pass
! attack.h1
.    sotc.attack.what  piece=v4 target=h1 skill=sotc-skill(fists) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! -1 0 -1 1  -1 -1 -1 0
.    sotc.roll.shifts  piece=v4 skill=sotc-skill(fists) total=4 effort=sotc-ladder(4,0,4) against=2 opposition=sotc-ladder(2,0,2) facing=hand by=h1 defence=sotc-skill(fists) opposed=yes shifts=2 outcome=success
.    sotc.attack.roll  piece=v4 target=h1 hit=2
.    sotc.stress.no_box  piece=h1 hit=2 track=health
? p1  sotc.cons.forced  *moderate moderate.offer
! moderate
.    sotc.cons.severity  piece=h1 severity=moderate
.    sotc.over.named  piece=v4 overflow=1
? p0  sotc.act.one  other (attack.h1) (scene) (place.h1) (blind.h1) (disarm.h1) (mark.h1) (topple.h1) *end
! end
.    sotc.over.expiry  piece=v4 left=1
.=   sotc.seq.exchange  exchange=26
? p1  sotc.act.one  attack.v4 scene place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 block other assess contest.v4 carry guard hold away pass
! attack.v4
.    sotc.attack.what  piece=h1 target=v4 skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 1 1 -1 1  1 1 1 0
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(fists) total=7 effort=sotc-ladder(7,0,7) against=8 opposition=sotc-ladder(8,0,8) facing=hand by=v4 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=h1 target=v4 hit=0
? p0  sotc.act.one  attack.h1 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 block other assess contest.h1 carry guard hold away pass
! attack.h1
.    sotc.attack.what  piece=v4 target=h1 skill=sotc-skill(fists) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 1 0 0 0  -1 -1 0 -1
.    sotc.roll.shifts  piece=v4 skill=sotc-skill(fists) total=6 effort=sotc-ladder(6,0,6) against=2 opposition=sotc-ladder(2,0,2) facing=hand by=h1 defence=sotc-skill(fists) opposed=yes shifts=4 outcome=spin
.    sotc.attack.roll  piece=v4 target=h1 hit=4
.    sotc.stress.no_box  piece=h1 hit=4 track=health
? p1  sotc.cons.forced  *severe severe.offer
! severe
.    sotc.cons.severity  piece=h1 severity=severe
.    sotc.over.named  piece=v4 overflow=3
? p0  sotc.act.one  other (attack.h1) (scene) (place.h1) (blind.h1) (disarm.h1) (mark.h1) (topple.h1) *end
! end
.    sotc.over.expiry  piece=v4 left=3
.=   sotc.seq.exchange  exchange=27
? p1  sotc.act.one  attack.v4 scene place.v4 blind.v4 disarm.v4 mark.v4 topple.v4 block other assess contest.v4 carry guard hold away pass
! attack.v4
.    sotc.attack.what  piece=h1 target=v4 skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 0 1 0 1  0 1 0 -1
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(fists) total=7 effort=sotc-ladder(7,0,7) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=v4 defence=sotc-skill(fists) opposed=yes shifts=2 outcome=success
.    sotc.attack.roll  piece=h1 target=v4 hit=2
.    sotc.stress.no_box  piece=v4 hit=2 track=health
? p0  sotc.cons.forced  *mild mild.offer
! mild
.    sotc.cons.severity  piece=v4 severity=mild
.    sotc.over.named  piece=h1 overflow=1
? p1  sotc.act.one  other (attack.v4) (scene) (place.v4) (blind.v4) (disarm.v4) (mark.v4) (topple.v4) *end
! end
.    sotc.over.expiry  piece=h1 left=1
? p0  sotc.act.one  attack.h1 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 block other assess contest.h1 carry guard hold away pass
! attack.h1
.    sotc.attack.what  piece=v4 target=h1 skill=sotc-skill(fists) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 1 1 1 0  1 0 0 1
.    sotc.roll.shifts  piece=v4 skill=sotc-skill(fists) total=8 effort=sotc-ladder(8,0,8) against=7 opposition=sotc-ladder(7,0,7) facing=hand by=h1 defence=sotc-skill(fists) opposed=yes shifts=1 outcome=success
.    sotc.attack.roll  piece=v4 target=h1 hit=1
.    sotc.stress.no_box  piece=h1 hit=1 track=health
.    sotc.out.trigger  piece=h1 by=v4
? p0  sotc.seq.end  *end on
! end
.    sotc.seq.end  side=s4
.=   sotc.stress.clear
? p0  sotc.stress.keep  *scene scene.keep at_once at_once.keep rest adventure session remove done
! scene
.    sotc.stress.clear  piece=h1,h2,v3,v4,v5
.    sotc.recover.mild  piece=h2 aspect=sotc-consequence-unnamed(mild) severity=mild eased=no
.    sotc.recover.mild  piece=v5 aspect=sotc-consequence-unnamed(mild) severity=mild eased=no
.    sotc.recover.mild  piece=v3 aspect=sotc-consequence-unnamed(mild) severity=mild eased=no
.    sotc.recover.mild  piece=h1 aspect=sotc-consequence-unnamed(mild) severity=mild eased=no
.    sotc.recover.mild  piece=v4 aspect=sotc-consequence-unnamed(mild) severity=mild eased=no
? p0  sotc.stress.keep  scene scene.keep at_once at_once.keep rest adventure session remove *done
! done
=>   over
