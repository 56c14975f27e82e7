# 18, 18 and 15: the two leaders roll again, and the third cannot win by it.
= samyra
? table  samyra.round.phases  *quick begin.road begin.wolves begin.stair example ready.road ready.wolves ready.stair
! example
? table  samyra.round.phases  form adventurers=1 orcs=1 wolves=0
! wolves=1
? gm  samyra.round.end  *begin
! begin
.=   samyra.sides.hostile
.=   samyra.round.phases  round=1 seconds=0
? p1+p2+p3  samyra.init.roll  1d20: ; 1d20: ; 1d20:
! 18 18 15
.    samyra.init.roll  side=p1 score=18
.    samyra.init.roll  side=p2 score=18
.    samyra.init.roll  side=p3 score=15
? p1+p2  samyra.init.tie_top  1d20: ; 1d20:
! 4 9
.    samyra.init.tie_top  side=p1 score=4
.    samyra.init.tie_top  side=p2 score=9
.    samyra.init.winner_orders  side=p2 stage=won scores=samyra-scored(p1,18,yes,"4"),samyra-scored(p2,18,yes,"9"),samyra-scored(p3,15,no,"") order=
? p2  samyra.init.winner_orders  form place1=p1 place2=p3 place3=p2
