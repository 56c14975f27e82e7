# Held by the orc after a failed roll, partly free of the other: spaces outside the area that holds say so on the map, too.
= samyra
? table  samyra.round.phases  *quick begin.road begin.wolves begin.stair example ready.road ready.wolves ready.stair
! quick
? table  samyra.round.phases  form parties=party,party parties.1.name="" parties.1.played=players parties.2.name="" parties.2.played=gm figures=open,open,sealed figures.1.party=1 figures.1.name="" figures.1.count=1 figures.1.kind=fighter figures.1.bew=6 figures.1.drawn=yes figures.1.learnt=- figures.1.hits=0 figures.1.stamina=0 figures.2.party=1 figures.2.name="" figures.2.count=1 figures.2.kind=archer figures.2.bew=6 figures.2.drawn=yes figures.2.learnt=- figures.2.hits=0 figures.2.stamina=0 figures.3.party=2 figures.3.name="" figures.3.count=2 figures.3.kind=robber figures.3.bew=6 figures.3.drawn=yes figures.3.learnt=- figures.3.sealed_hits="0" figures.3.sealed_stamina="0" map=none slants=one facing=no cover=open cost=0
! map=squares columns=12 rows=9 figures=open,open,open figures.2.party=2 figures.2.kind=orc figures.3.party=2 figures.3.kind=orc
.=   samyra.sides.hostile
.=   samyra.round.phases  round=1 seconds=0
? p1+p2  samyra.init.roll  1d20: ; 1d20:
^ f1.cell=E5
.    ruling samyra.move.free_spaces  "E5"
? p1+p2  samyra.init.roll  1d20: ; 1d20:
^ f2.cell=E4
.    ruling samyra.move.free_spaces  "E4"
? p1+p2  samyra.init.roll  1d20: ; 1d20:
^ f3.cell=F5
.    ruling samyra.move.free_spaces  "F5"
? p1+p2  samyra.init.roll  1d20: ; 1d20:
! 20 9
.    samyra.init.roll  side=p1 score=20
.    samyra.init.roll  side=p2 score=9
.    samyra.init.winner_orders  side=p1 stage=won scores=samyra-scored(p1,20,no,""),samyra-scored(p2,9,no,"") order=
? p1  samyra.init.winner_orders  form place1=p2 place2=p1
! place1=p1 place2=p2
.    samyra.init.winner_orders  side=p1 stage=set scores= order=p1,p2
? p1  samyra.move.groupwise  move.f1 draw.f1.2 kneel.f1 lie.f1 bind.f1 stay.f1 done
! move.f1
? p1  samyra.disengage.needed  *all from.f2 from.f3 inside noway back
! all
? p1  samyra.disengage.roll  1d20: samyra.disengage.roll 10; 1d20: samyra.disengage.roll 10
! 5 15
.    samyra.disengage.roll  figure=f1 foe=f2 roll=5 most=10 free=yes
.    samyra.disengage.roll  figure=f1 foe=f3 roll=15 most=10 free=no
? p1  samyra.disengage.failed_stay  *stay shift force
! shift
.    samyra.disengage.partial  figure=f1 foes=f3
? p1  samyra.move.bew  f1 from E5, 12 halves, 7 cells
! @g
x barred samyra.disengage.failed_stay
! @e
.    samyra.move.bew  figure=f1 spaces=1 left=5/1 to="E6"
? p2  samyra.move.groupwise  move.f2 draw.f2.2 kneel.f2 lie.f2 (bind.f2) stay.f2 move.f3 draw.f3.2 kneel.f3 lie.f3 (bind.f3) stay.f3 done
