# The fog is known and can be tagged; the rotten floor is hidden and cannot, until the game master turns it up.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! quick
? table  sotc.seq.phases  form kind=physical people=hero,hero,villain,minions people.1.name="" people.1.template=boxer people.1.called="" people.1.points=10 people.1.side=s1 people.2.name="" people.2.template=acrobat people.2.called="" people.2.points=10 people.2.side=s1 people.3.template=boss people.3.called="" people.3.points=2 people.3.grit=1 people.3.side=s2 people.4.name="" people.4.quality=2 people.4.scope=scene people.4.count=6 people.4.reach=0 people.4.side=s2 zones=zone zones.1.name="" zones.1.border=0 zones.1.way=same aspects=- title="" pool=0 since=nothing
! people=hero,villain aspects=known,hidden aspects.1.text="Fog" aspects.2.slip="Rotten Floor"
.=   sotc.seq.phases  phase=frame
.    sotc.conflict.kind  kind=physical
.    sotc.frame.aspects  aspect="Fog" on=everywhere change=added
.=   sotc.init.mode  mode=skill
.    sotc.init.skill_order  piece=h1 place=1 rating=2 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=v2 place=2 rating=2 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p1  sotc.act.one  attack.v2 scene place.v2 blind.v2 disarm.v2 mark.v2 topple.v2 block other assess contest.v2 carry guard hold away pass
! attack.v2
.    sotc.attack.what  piece=h1 target=v2 skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 5
! 0 0 0 0  0 0 0 0
? p1+p0  sotc.fp.invoke  paid.a3.h1 paid.a3.h1.reroll paid.a4.h1 paid.a4.h1.reroll paid.a5.h1 paid.a5.h1.reroll paid.a6.h1 paid.a6.h1.reroll paid.a7.h1 paid.a7.h1.reroll paid.a8.h1 paid.a8.h1.reroll paid.a9.h1 paid.a9.h1.reroll paid.a9.h1.swap paid.a6.v2 paid.a6.v2.reroll paid.a7.v2 paid.a7.v2.reroll paid.a8.v2 paid.a8.v2.reroll paid.a3.v2 paid.a3.v2.reroll paid.a4.v2 paid.a4.v2.reroll paid.a5.v2 paid.a5.v2.reroll paid.a9.v2 paid.a9.v2.reroll paid.a9.v2.swap point.h1 point.v2 *pass
! pass
.    sotc.roll.shifts  piece=h1 skill=sotc-skill(fists) total=5 effort=sotc-ladder(5,0,5) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=v2 defence=sotc-skill(fists) opposed=yes shifts=0 outcome=tie
.    sotc.attack.roll  piece=h1 target=v2 hit=0
? p0  sotc.act.one  attack.h1 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 block other assess contest.h1 carry guard hold away pass
