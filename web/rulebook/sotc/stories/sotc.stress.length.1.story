# Anna’s card says Resolve 1 and no Endurance. A hit of 5 takes the last box of her Health; her Composure has a sixth.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! quick
? table  sotc.seq.phases  form kind=physical people=hero,hero,villain,minions people.1.name="" people.1.template=boxer people.1.called="" people.1.points=10 people.1.side=s1 people.2.name="" people.2.template=acrobat people.2.called="" people.2.points=10 people.2.side=s1 people.3.template=boss people.3.called="" people.3.points=2 people.3.grit=1 people.3.side=s2 people.4.name="" people.4.quality=2 people.4.scope=scene people.4.count=6 people.4.reach=0 people.4.side=s2 zones=zone zones.1.name="" zones.1.border=0 zones.1.way=same aspects=- title="" pool=0 since=nothing
! kind=physical people=hero,villain people.1.name="Anna" people.1.template=card people.1.card="Anna | resolve 1, endurance 0"
.=   sotc.seq.phases  phase=frame
.    sotc.conflict.kind  kind=physical
.=   sotc.init.mode  mode=skill
.    sotc.init.skill_order  piece=v2 place=1 rating=2 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=h1 place=2 rating=0 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p0  sotc.act.one  attack.h1 scene place.h1 blind.h1 (disarm.h1) mark.h1 topple.h1 block other assess contest.h1 carry guard hold away pass
^ v2.skill.fists=5
.    ruling sotc.roll.default_skill  5
? p0  sotc.act.one  attack.h1 scene place.h1 blind.h1 (disarm.h1) mark.h1 topple.h1 block other assess contest.h1 carry guard hold away pass
! attack.h1
.    sotc.attack.what  piece=v2 target=h1 skill=sotc-skill(fists) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 5; 4fate: sotc.roll.effort 0
! 0 0 0 0  0 0 0 0
? p0  sotc.fp.invoke  paid.a3.v2 paid.a3.v2.reroll paid.a4.v2 paid.a4.v2.reroll paid.a5.v2 paid.a5.v2.reroll point.v2 *pass
! pass
.    sotc.roll.shifts  piece=v2 skill=sotc-skill(fists) total=5 effort=sotc-ladder(5,0,5) against=0 opposition=sotc-ladder(0,0,0) facing=hand by=h1 defence=sotc-skill(fists) opposed=yes shifts=5 outcome=spin
.    sotc.attack.roll  piece=v2 target=h1 hit=5
.    sotc.stress.mark  piece=h1 hit=5 box=5 track=health
? p1  sotc.act.one  attack.v2 scene place.v2 blind.v2 disarm.v2 mark.v2 topple.v2 block other assess contest.v2 carry guard hold away pass
! pass
.    sotc.act.one  piece=h1
.=   sotc.seq.exchange  exchange=2
? p0  sotc.act.one  attack.h1 scene place.h1 blind.h1 (disarm.h1) mark.h1 topple.h1 block other assess contest.h1 carry guard hold away pass
^ kind=social
.    ruling sotc.conflict.kind  sotc-scope(social)
? p0  sotc.act.one  attack.h1 scene place.h1 block other assess contest.h1 carry guard hold away pass
^ v2.skill.rapport=7
.    ruling sotc.roll.default_skill  7
? p0  sotc.act.one  attack.h1 scene place.h1 block other assess contest.h1 carry guard hold away pass
! attack.h1
.    sotc.attack.what  piece=v2 target=h1 skill=sotc-skill(rapport) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 7; 4fate: sotc.roll.effort 1
! 0 0 0 0  0 0 0 0
? p0  sotc.fp.invoke  paid.a3.v2 paid.a3.v2.reroll paid.a4.v2 paid.a4.v2.reroll paid.a5.v2 paid.a5.v2.reroll point.v2 *pass
! pass
.    sotc.roll.shifts  piece=v2 skill=sotc-skill(rapport) total=7 effort=sotc-ladder(7,0,7) against=1 opposition=sotc-ladder(1,0,1) facing=hand by=h1 defence=sotc-skill(resolve) opposed=yes shifts=6 outcome=spin
.    sotc.attack.roll  piece=v2 target=h1 hit=6
.    sotc.stress.mark  piece=h1 hit=6 box=6 track=composure
? p1  sotc.act.one  attack.v2 scene place.v2 block other assess contest.v2 carry guard hold away pass
