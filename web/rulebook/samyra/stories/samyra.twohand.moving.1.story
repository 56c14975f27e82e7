# Renna’s halberd needs two more spaces to swing; on the move she passes a gap of one.
= samyra
? table  samyra.round.phases  *quick begin.road begin.wolves begin.stair example ready.road ready.wolves ready.stair
! quick
? table  samyra.round.phases  form parties=party,party parties.1.name="" parties.1.played=players parties.2.name="" parties.2.played=gm figures=open,open,sealed figures.1.party=1 figures.1.name="" figures.1.count=1 figures.1.kind=fighter figures.1.bew=6 figures.1.drawn=yes figures.1.learnt=- figures.1.hits=0 figures.1.stamina=0 figures.2.party=1 figures.2.name="" figures.2.count=1 figures.2.kind=archer figures.2.bew=6 figures.2.drawn=yes figures.2.learnt=- figures.2.hits=0 figures.2.stamina=0 figures.3.party=2 figures.3.name="" figures.3.count=2 figures.3.kind=robber figures.3.bew=6 figures.3.drawn=yes figures.3.learnt=- figures.3.sealed_hits="0" figures.3.sealed_stamina="0" map=none slants=one facing=no cover=open cost=0
! map=squares columns=12 rows=9 figures=open,open figures.1.kind=halberdier figures.1.name="Renna" figures.2.party=2 figures.2.kind=orc
.=   samyra.sides.hostile
.=   samyra.round.phases  round=1 seconds=0
? p1+p2  samyra.init.roll  1d20: ; 1d20:
^ f1.cell=B5
.    ruling samyra.move.free_spaces  "B5"
? p1+p2  samyra.init.roll  1d20: ; 1d20:
^ f2.cell=L1
.    ruling samyra.move.free_spaces  "L1"
? p1+p2  samyra.init.roll  1d20: ; 1d20:
+ paint
? gm  samyra.move.size_relative  paint open low high tall wall, 2 closed
! wall=D1,D2,D3,D4,D6,D7,D8,D9
.    samyra.move.size_relative  count=8 ground=samyra-ground(wall)
? p1+p2  samyra.init.roll  1d20: ; 1d20:
! 20 9
.    samyra.init.roll  side=p1 score=20
.    samyra.init.roll  side=p2 score=9
.    samyra.init.winner_orders  side=p1 stage=won scores=samyra-scored(p1,20,no,""),samyra-scored(p2,9,no,"") order=
? p1  samyra.init.winner_orders  form place1=p2 place2=p1
! place1=p1 place2=p2
.    samyra.init.winner_orders  side=p1 stage=set scores= order=p1,p2
? p1  samyra.move.groupwise  move.f1 draw.f1.2 kneel.f1 lie.f1 (bind.f1) stay.f1 done
# scene
! move.f1
? p1  samyra.move.bew  f1 from B5, 12 halves, 64 cells
! @cccc
.    samyra.move.bew  figure=f1 spaces=4 left=2/1 to="F5"
? p2  samyra.move.groupwise  move.f2 draw.f2.2 kneel.f2 lie.f2 (bind.f2) stay.f2 done
