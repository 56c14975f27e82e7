# Two tie twice: they roll again.
= samyra
? table  samyra.round.phases  *quick begin.road begin.wolves begin.stair example ready.road ready.wolves ready.stair
! example
? table  samyra.round.phases  form adventurers=1 orcs=1 wolves=0
! -
? gm  samyra.round.end  *begin
! begin
.=   samyra.sides.hostile
.=   samyra.round.phases  round=1 seconds=0
? p1+p2  samyra.init.roll  1d20: ; 1d20:
! 9 9
.    samyra.init.roll  side=p1 score=9
.    samyra.init.roll  side=p2 score=9
? p1+p2  samyra.init.tie_top  1d20: ; 1d20:
! 5 5
.    samyra.init.tie_top  side=p1 score=5
.    samyra.init.tie_top  side=p2 score=5
? p1+p2  samyra.init.tie_top  1d20: ; 1d20:
