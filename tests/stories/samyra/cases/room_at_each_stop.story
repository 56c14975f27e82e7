# Facing does not matter here: whether the halberdier sees an orc stop is asked at each stop, not only at the first
# (samyra.twohand.claim).
= samyra
? table  samyra.round.phases  *quick begin.road begin.wolves begin.stair example ready.road ready.wolves ready.stair
! quick
? table  samyra.round.phases  form parties=party,party parties.1.name="" parties.1.played=players parties.2.name="" parties.2.played=gm figures=open,open,sealed figures.1.party=1 figures.1.name="" figures.1.count=1 figures.1.kind=fighter figures.1.bew=6 figures.1.drawn=yes figures.1.learnt=- figures.1.hits=0 figures.1.stamina=0 figures.2.party=1 figures.2.name="" figures.2.count=1 figures.2.kind=archer figures.2.bew=6 figures.2.drawn=yes figures.2.learnt=- figures.2.hits=0 figures.2.stamina=0 figures.3.party=2 figures.3.name="" figures.3.count=2 figures.3.kind=robber figures.3.bew=6 figures.3.drawn=yes figures.3.learnt=- figures.3.sealed_hits="0" figures.3.sealed_stamina="0" map=none slants=one facing=no cover=open cost=0
! map=squares columns=12 rows=9 figures=open,open figures.1.kind=halberdier figures.2.party=2 figures.2.kind=orc figures.2.count=2
.=   samyra.sides.hostile
.=   samyra.round.phases  round=1 seconds=0
? p1+p2  samyra.init.roll  1d20: ; 1d20:
^ f1.cell=C5
.    ruling samyra.move.free_spaces  "C5"
? p1+p2  samyra.init.roll  1d20: ; 1d20:
^ f2.cell=G4
.    ruling samyra.move.free_spaces  "G4"
? p1+p2  samyra.init.roll  1d20: ; 1d20:
^ f3.cell=D4
.    ruling samyra.move.free_spaces  "D4"
? p1+p2  samyra.init.roll  1d20: ; 1d20:
! 20 9
.    samyra.init.roll  side=p1 score=20
.    samyra.init.roll  side=p2 score=9
.    samyra.init.winner_orders  side=p1 stage=won scores=samyra-scored(p1,20,no,""),samyra-scored(p2,9,no,"") order=
? p1  samyra.init.winner_orders  form place1=p2 place2=p1
! place1=p1 place2=p2
.    samyra.init.winner_orders  side=p1 stage=set scores= order=p1,p2
? p1  samyra.move.groupwise  move.f1 draw.f1.2 kneel.f1 lie.f1 bind.f1 stay.f1 done
! done
.    samyra.move.groupwise  side=p1
? p2  samyra.move.groupwise  move.f2 draw.f2.2 kneel.f2 lie.f2 (bind.f2) stay.f2 move.f3 draw.f3.2 kneel.f3 lie.f3 (bind.f3) stay.f3 done
! move.f2
? p2  samyra.move.bew  f2 from G4, 12 halves, 107 cells
! @c
.    samyra.move.bew  figure=f2 spaces=1 left=5/1 to="H4"
? gm  samyra.twohand.claim  0..1 of *f1
! -
? p2  samyra.move.groupwise  move.f3 draw.f3.2 kneel.f3 lie.f3 (bind.f3) stay.f3 done
! move.f3
? p2  samyra.disengage.needed  *all inside noway back
! inside
.    samyra.disengage.inside  figure=f3
? p2  samyra.move.bew  f3 from D4, 12 halves, 14 cells
! @a
.    samyra.move.bew  figure=f3 spaces=1 left=1/1 to="D3"
? gm  samyra.twohand.claim  0..1 of *f1
! f1
.    samyra.twohand.claim  figure=f1 stage=claimed spaces=2
? table  samyra.act.declare  form f1.kind=melee f2.kind=none f3.kind=none
! -
.    samyra.act.declare  figure=f1 kind=melee
.=   samyra.act.steps  step=3
? table  samyra.act.input  form f1.target=f3 f1.result=miss f1.note=""
