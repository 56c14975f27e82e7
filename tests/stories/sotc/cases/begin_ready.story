# A ready scene begins at its first turn, its minions split evenly; nobody is asked how.
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
