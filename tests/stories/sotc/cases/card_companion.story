# A companion on a card is not better than the form allows: with Great as best skill at most Good.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! quick
? table  sotc.seq.phases  form kind=physical people=hero,hero,villain,minions people.1.name="" people.1.template=boxer people.1.called="" people.1.points=10 people.1.side=s1 people.2.name="" people.2.template=acrobat people.2.called="" people.2.points=10 people.2.side=s1 people.3.template=boss people.3.called="" people.3.points=2 people.3.grit=1 people.3.side=s2 people.4.name="" people.4.quality=2 people.4.scope=scene people.4.count=6 people.4.reach=0 people.4.side=s2 zones=zone zones.1.name="" zones.1.border=0 zones.1.way=same aspects=- title="" pool=0 since=nothing
! people=hero,villain people.1.template=card people.1.card="Anna | fists 4 | companion 4, physical: Rex"
x fields sotc.seq.phases
! people=hero,villain people.1.template=card people.1.card="Anna | fists 4 | companion 3, physical: Rex"
.=   sotc.seq.phases  phase=frame
.    sotc.conflict.kind  kind=physical
.=   sotc.init.mode  mode=skill
.    sotc.init.skill_order  piece=v2 place=1 rating=2 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=h1 place=2 rating=0 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p0  sotc.act.one  attack.h1 attack.c3 scene place.h1 blind.h1 (disarm.h1) mark.h1 topple.h1 block other assess contest.h1 carry guard hold away pass
