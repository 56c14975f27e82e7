# A dead end one space wide: Gera waits on the space of Falk, and the space behind her is kept for her. Falk passes through it,
# but may not stop on it (samyra.move.friend_pending).
= samyra
? table  samyra.round.phases  *quick begin.road begin.wolves begin.stair example ready.road ready.wolves ready.stair
! quick
? table  samyra.round.phases  form parties=party,party parties.1.name="" parties.1.played=players parties.2.name="" parties.2.played=gm figures=open,open,sealed figures.1.party=1 figures.1.name="" figures.1.count=1 figures.1.kind=fighter figures.1.bew=6 figures.1.drawn=yes figures.1.learnt=- figures.1.hits=0 figures.1.stamina=0 figures.2.party=1 figures.2.name="" figures.2.count=1 figures.2.kind=archer figures.2.bew=6 figures.2.drawn=yes figures.2.learnt=- figures.2.hits=0 figures.2.stamina=0 figures.3.party=2 figures.3.name="" figures.3.count=2 figures.3.kind=robber figures.3.bew=6 figures.3.drawn=yes figures.3.learnt=- figures.3.sealed_hits="0" figures.3.sealed_stamina="0" map=none slants=one facing=no cover=open cost=0
! map=squares columns=10 rows=7 figures=open,open,open figures.1.name="Falk" figures.2.name="Gera" figures.3.party=2 figures.3.kind=orc
.=   samyra.sides.hostile
.=   samyra.round.phases  round=1 seconds=0
? p1+p2  samyra.init.roll  1d20: ; 1d20:
^ f1.cell=B4
.    ruling samyra.move.free_spaces  "B4"
? p1+p2  samyra.init.roll  1d20: ; 1d20:
^ f2.cell=D4
.    ruling samyra.move.free_spaces  "D4"
? p1+p2  samyra.init.roll  1d20: ; 1d20:
^ f3.cell=J1
.    ruling samyra.move.free_spaces  "J1"
? p1+p2  samyra.init.roll  1d20: ; 1d20:
+ paint
? gm  samyra.move.size_relative  paint open low high tall wall, 3 closed
! wall=A3,B3,C3,A4,A5,B5,C5
.    samyra.move.size_relative  count=7 ground=samyra-ground(wall)
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
? p1  samyra.move.bew  f2 from D4, 12 halves, 62 cells
! @gg
.    samyra.move.bew  figure=f2 spaces=2 left=4/1 to="B4"
.    samyra.move.friend_pending  figure=f2 friend=f1 to=open
? p1  samyra.move.groupwise  move.f1 draw.f1.2 kneel.f1 lie.f1 (bind.f1) cross.f1 stay.f1 done
! move.f1
? p1  samyra.move.bew  f1 from B4, 12 halves, 48 cells
! @c
x barred samyra.move.friend_pending
! @cc
.    samyra.move.bew  figure=f1 spaces=2 left=4/1 to="D4"
? p2  samyra.move.groupwise  move.f3 draw.f3.2 kneel.f3 lie.f3 (bind.f3) stay.f3 done
! done
.    samyra.move.groupwise  side=p2
? table  samyra.act.declare  form f1.kind=none f2.kind=ranged f3.kind=none
