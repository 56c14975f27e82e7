# Who says that it stays where it stands has used its move: it is not asked again.
= samyra
? table  samyra.round.phases  *quick begin.road begin.wolves begin.stair example ready.road ready.wolves ready.stair
! begin.wolves
.=   samyra.sides.hostile
.=   samyra.round.phases  round=1 seconds=0
? p1+p2+p3  samyra.init.roll  1d20: ; 1d20: ; 1d20:
! 20 9 5
.    samyra.init.roll  side=p1 score=20
.    samyra.init.roll  side=p2 score=9
.    samyra.init.roll  side=p3 score=5
.    samyra.init.winner_orders  side=p1 stage=won scores=samyra-scored(p1,20,no,""),samyra-scored(p2,9,no,""),samyra-scored(p3,5,no,"") order=
? p1  samyra.init.winner_orders  form place1=p2 place2=p3 place3=p1
! place1=p1 place2=p2 place3=p3
.    samyra.init.winner_orders  side=p1 stage=set scores= order=p1,p2,p3
? p1  samyra.move.groupwise  move.f1 draw.f1.2 kneel.f1 lie.f1 (bind.f1) stay.f1 move.f2 draw.f2.2 kneel.f2 lie.f2 (bind.f2) stay.f2 move.f3 draw.f3.2 kneel.f3 lie.f3 (bind.f3) stay.f3 move.f4 kneel.f4 lie.f4 (bind.f4) stay.f4 done
! move.f1
? p1  samyra.move.bew  f1 from A6, 12 halves, 61 cells
! @
.    samyra.alt.list  figure=f1
? p1  samyra.move.groupwise  move.f2 draw.f2.2 kneel.f2 lie.f2 (bind.f2) stay.f2 move.f3 draw.f3.2 kneel.f3 lie.f3 (bind.f3) stay.f3 move.f4 kneel.f4 lie.f4 (bind.f4) stay.f4 done
