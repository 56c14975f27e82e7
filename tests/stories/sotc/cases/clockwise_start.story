# Clockwise, the game master says which seat starts; in doubt it is the one on the left. Before anybody acts, another seat that is set starts at once.
= sotc sotc.init.mode=clockwise
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! quick
? table  sotc.seq.phases  form kind=physical people=hero,hero,villain,minions people.1.name="" people.1.template=boxer people.1.called="" people.1.points=10 people.1.side=s1 people.2.name="" people.2.template=acrobat people.2.called="" people.2.points=10 people.2.side=s1 people.3.template=boss people.3.called="" people.3.points=2 people.3.grit=1 people.3.side=s2 people.4.name="" people.4.quality=2 people.4.scope=scene people.4.count=6 people.4.reach=0 people.4.side=s2 zones=zone zones.1.name="" zones.1.border=0 zones.1.way=same aspects=- title="" pool=0 since=nothing
! people=hero,hero,villain
.=   sotc.seq.phases  phase=frame
.    sotc.conflict.kind  kind=physical
.=   sotc.init.mode  mode=clockwise
? p0  sotc.init.clockwise_first  p0 *p1 p2
! p2
.    sotc.init.clockwise_first  side=p2
.=   sotc.seq.exchange  exchange=1
? p2  sotc.act.one  attack.v3 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 block protect.h1 other assess contest.h1 contest.v3 carry guard hold away pass
^ start=p0
.    ruling sotc.init.clockwise_first  sotc-thing(p0)
? p0  sotc.act.one  attack.h1 attack.h2 scene place.h1 blind.h1 disarm.h1 mark.h1 topple.h1 place.h2 blind.h2 disarm.h2 mark.h2 topple.h2 block other assess contest.h1 contest.h2 carry guard hold away pass
! pass
.    sotc.act.one  piece=v3
? p1  sotc.act.one  attack.v3 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 block protect.h2 other assess contest.h2 contest.v3 carry guard hold away pass
^ start=p2
.    ruling sotc.init.clockwise_first  sotc-thing(p2)
? p1  sotc.act.one  attack.v3 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 block protect.h2 other assess contest.h2 contest.v3 carry guard hold away pass
! pass
.    sotc.act.one  piece=h1
? p2  sotc.act.one  attack.v3 scene place.v3 blind.v3 disarm.v3 mark.v3 topple.v3 block protect.h1 other assess contest.h1 contest.v3 carry guard hold away pass
