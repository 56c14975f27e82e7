# One player rolls for the adventurers, the game master for orcs and wolves each.
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
! 12 4 9
.    samyra.init.roll  side=p1 score=12
.    samyra.init.roll  side=p2 score=4
.    samyra.init.roll  side=p3 score=9
.    samyra.init.winner_orders  side=p1 stage=won scores=samyra-scored(p1,12,no,""),samyra-scored(p2,4,no,""),samyra-scored(p3,9,no,"") order=
? p1  samyra.init.winner_orders  form place1=p2 place2=p3 place3=p1
