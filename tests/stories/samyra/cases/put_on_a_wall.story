# Neither a ruling nor the offer puts a figure onto a wall, or onto what is bigger than itself; both put it onto an obstacle
# (samyra.move.free_spaces).
= samyra
? table  samyra.round.phases  *quick begin.road begin.wolves begin.stair example ready.road ready.wolves ready.stair
! quick
? table  samyra.round.phases  form parties=party,party parties.1.name="" parties.1.played=players parties.2.name="" parties.2.played=gm figures=open,open,sealed figures.1.party=1 figures.1.name="" figures.1.count=1 figures.1.kind=fighter figures.1.bew=6 figures.1.drawn=yes figures.1.learnt=- figures.1.hits=0 figures.1.stamina=0 figures.2.party=1 figures.2.name="" figures.2.count=1 figures.2.kind=archer figures.2.bew=6 figures.2.drawn=yes figures.2.learnt=- figures.2.hits=0 figures.2.stamina=0 figures.3.party=2 figures.3.name="" figures.3.count=2 figures.3.kind=robber figures.3.bew=6 figures.3.drawn=yes figures.3.learnt=- figures.3.sealed_hits="0" figures.3.sealed_stamina="0" map=none slants=one facing=no cover=open cost=0
! map=squares columns=12 rows=9 figures=open,open figures.2.party=2 figures.2.kind=orc
.=   samyra.sides.hostile
.=   samyra.round.phases  round=1 seconds=0
? p1+p2  samyra.init.roll  1d20: ; 1d20:
+ paint
? gm  samyra.move.size_relative  paint open low high tall wall, 2 closed
! wall=D4 tall=E4 high=F4
.    samyra.move.size_relative  count=1 ground=samyra-ground(wall)
.    samyra.move.size_relative  count=1 ground=samyra-ground(tall)
.    samyra.move.size_relative  count=1 ground=samyra-ground(high)
? p1+p2  samyra.init.roll  1d20: ; 1d20:
^ f1.cell=D4
x setting-text samyra.move.free_spaces
^ f1.cell=E4
x setting-text samyra.move.free_spaces
^ f1.cell=F4
.    ruling samyra.move.free_spaces  "F4"
? p1+p2  samyra.init.roll  1d20: ; 1d20:
+ place
? gm  samyra.move.free_spaces  paint f1 f2, 1 closed
! f2=D4
x paint-closed samyra.move.free_spaces
! f2=E4
x paint-closed samyra.move.free_spaces
! f2=F4
x paint-closed samyra.move.free_spaces
! f2=F4 f1=G4
.    samyra.round.phases  count=2
? p1+p2  samyra.init.roll  1d20: ; 1d20:
