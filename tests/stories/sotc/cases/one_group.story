# All minions in one group are told as one group.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! quick
? table  sotc.seq.phases  form kind=physical people=hero,hero,villain,minions people.1.name="" people.1.template=boxer people.1.called="" people.1.points=10 people.1.side=s1 people.2.name="" people.2.template=acrobat people.2.called="" people.2.points=10 people.2.side=s1 people.3.template=boss people.3.called="" people.3.points=2 people.3.grit=1 people.3.side=s2 people.4.name="" people.4.quality=2 people.4.scope=scene people.4.count=6 people.4.reach=0 people.4.side=s2 zones=zone zones.1.name="" zones.1.border=0 zones.1.way=same aspects=- title="" pool=0 since=nothing
! -
.=   sotc.seq.phases  phase=frame
.    sotc.conflict.kind  kind=physical
.=   sotc.seq.phases  phase=groups
? p0  sotc.group.split  form g4=group,group g4.1.size=3 g4.1.leader=nobody g4.2.size=3 g4.2.leader=nobody
! g4=group g4.1.size=6
.    sotc.group.split  piece=sotc-mob-thugs groups=1 sizes=6
.=   sotc.init.mode  mode=skill
.    sotc.init.skill_order  piece=h2 place=1 rating=3 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=h1 place=2 rating=2 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=v3 place=3 rating=2 skill=sotc-skill(alertness)
.    sotc.init.minions  piece=g4 place=4 rating=2 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p2  sotc.act.one  attack.v3 attack.g4 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 place.g4 blind.g4 (disarm.g4) mark.g4 topple.g4 block protect.h1 other assess contest.h1 contest.v3 contest.g4 carry guard hold away pass
