# A wall twice a man’s height: not in the movement phase, but as a long action of at least one round, with a check.
= samyra
? table  samyra.round.phases  *quick begin.road begin.wolves begin.stair example ready.road ready.wolves ready.stair
! quick
? table  samyra.round.phases  form parties=party,party parties.1.name="" parties.1.played=players parties.2.name="" parties.2.played=gm figures=open,open,sealed figures.1.party=1 figures.1.name="" figures.1.count=1 figures.1.kind=fighter figures.1.bew=6 figures.1.drawn=yes figures.1.learnt=- figures.1.hits=0 figures.1.stamina=0 figures.2.party=1 figures.2.name="" figures.2.count=1 figures.2.kind=archer figures.2.bew=6 figures.2.drawn=yes figures.2.learnt=- figures.2.hits=0 figures.2.stamina=0 figures.3.party=2 figures.3.name="" figures.3.count=2 figures.3.kind=robber figures.3.bew=6 figures.3.drawn=yes figures.3.learnt=- figures.3.sealed_hits="0" figures.3.sealed_stamina="0" map=none slants=one facing=no cover=open cost=0
! map=squares columns=12 rows=9 figures=open,open,open figures.1.name="Ilva" figures.2.name="Kerit" figures.3.party=2 figures.3.kind=orc
.=   samyra.sides.hostile
.=   samyra.round.phases  round=1 seconds=0
? p1+p2  samyra.init.roll  1d20: ; 1d20:
^ f1.cell=C5
.    ruling samyra.move.free_spaces  "C5"
? p1+p2  samyra.init.roll  1d20: ; 1d20:
^ f2.cell=C6
.    ruling samyra.move.free_spaces  "C6"
? p1+p2  samyra.init.roll  1d20: ; 1d20:
^ f3.cell=L5
.    ruling samyra.move.free_spaces  "L5"
? p1+p2  samyra.init.roll  1d20: ; 1d20:
+ paint
? gm  samyra.move.size_relative  paint open low high tall wall, 3 closed
! wall=D4,D5,D6
.    samyra.move.size_relative  count=3 ground=samyra-ground(wall)
? p1+p2  samyra.init.roll  1d20: ; 1d20:
! 20 9
.    samyra.init.roll  side=p1 score=20
.    samyra.init.roll  side=p2 score=9
.    samyra.init.winner_orders  side=p1 stage=won scores=samyra-scored(p1,20,no,""),samyra-scored(p2,9,no,"") order=
? p1  samyra.init.winner_orders  form place1=p2 place2=p1
! place1=p1 place2=p2
.    samyra.init.winner_orders  side=p1 stage=set scores= order=p1,p2
? p1  samyra.move.groupwise  move.f1 draw.f1.2 kneel.f1 lie.f1 (bind.f1) cross.f1 stay.f1 move.f2 draw.f2.2 kneel.f2 lie.f2 (bind.f2) cross.f2 stay.f2 done
! move.f2
? p1  samyra.move.bew  f2 from C6, 12 halves, 76 cells
! @c
x barred samyra.move.too_big
! @
.    samyra.alt.list  figure=f2
? p1  samyra.move.groupwise  move.f1 draw.f1.2 kneel.f1 lie.f1 (bind.f1) cross.f1 stay.f1 done
! cross.f1
? gm  samyra.move.too_big  1..20 (1)
! 1
.    samyra.move.too_big  figure=f1 stage=begun rounds=1 to=none
? p2  samyra.move.groupwise  move.f3 draw.f3.2 kneel.f3 lie.f3 (bind.f3) stay.f3 done
! done
.    samyra.move.groupwise  side=p2
? table  samyra.act.declare  form f2.kind=ranged f3.kind=none
! -
.    samyra.act.declare  figure=f2 kind=ranged
.=   samyra.act.steps  step=1
? table  samyra.act.input  form f2.target=f3 f2.result=miss f2.note=""
! -
.    samyra.act.input  figure=f2 target=f3 aimed=yes result=miss damage=0 note="" noted=no sort=own kind=ranged
? gm  samyra.move.too_big  form result=success cell="E5"
! -
.    samyra.move.too_big  figure=f1 stage=over rounds=0 to="E5"
.=   samyra.round.phases  round=2 seconds=5
? p1+p2  samyra.init.roll  1d20: ; 1d20:
