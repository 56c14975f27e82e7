# Three tie; of the reroll two are left, and they roll on.
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
! 11 11 11
.    samyra.init.roll  side=p1 score=11
.    samyra.init.roll  side=p2 score=11
.    samyra.init.roll  side=p3 score=11
? p1+p2+p3  samyra.init.tie_top  1d20: ; 1d20: ; 1d20:
! 7 7 3
.    samyra.init.tie_top  side=p1 score=7
.    samyra.init.tie_top  side=p2 score=7
.    samyra.init.tie_top  side=p3 score=3
? p1+p2  samyra.init.tie_top  1d20: ; 1d20:
! 2 16
.    samyra.init.tie_top  side=p1 score=2
.    samyra.init.tie_top  side=p2 score=16
.    samyra.init.winner_orders  side=p2 stage=won scores=samyra-scored(p1,11,yes,"7, 2"),samyra-scored(p2,11,yes,"7, 16"),samyra-scored(p3,11,yes,"3") order=
? p2  samyra.init.winner_orders  form place1=p1 place2=p3 place3=p2
