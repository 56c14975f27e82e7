# A Good companion gains three skills with one advance: each at 1.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! quick
? table  sotc.seq.phases  form kind=physical people=hero,hero,villain,minions people.1.name="" people.1.template=boxer people.1.called="" people.1.points=10 people.1.side=s1 people.2.name="" people.2.template=acrobat people.2.called="" people.2.points=10 people.2.side=s1 people.3.template=boss people.3.called="" people.3.points=2 people.3.grit=1 people.3.side=s2 people.4.name="" people.4.quality=2 people.4.scope=scene people.4.count=6 people.4.reach=0 people.4.side=s2 zones=zone zones.1.name="" zones.1.border=0 zones.1.way=same aspects=- title="" pool=0 since=nothing
! people=hero,villain,companion people.3.quality=3 people.3.skills=guns,fists,stealth
.=   sotc.seq.phases  phase=frame
.    sotc.conflict.kind  kind=physical
.    sotc.comp.base  piece=h1 companion=c3 quality=3 scopes=sotc-scope(physical) skills=sotc-skill-rated(sotc-skill(guns),1),sotc-skill-rated(sotc-skill(fists),1),sotc-skill-rated(sotc-skill(stealth),1) known=yes independent=no advances=3
.=   sotc.init.mode  mode=skill
.    sotc.init.skill_order  piece=h1 place=1 rating=2 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=v2 place=2 rating=2 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p1  sotc.act.one  attack.v2 scene place.v2 blind.v2 disarm.v2 mark.v2 topple.v2 block other assess contest.v2 carry guard hold away pass
