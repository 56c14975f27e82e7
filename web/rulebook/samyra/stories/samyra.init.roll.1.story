# Three sides with 4, 6 and 1 figures: three rolls.
= samyra
? table  samyra.round.phases  *quick begin.road begin.wolves begin.stair example ready.road ready.wolves ready.stair
! example
? table  samyra.round.phases  form adventurers=1 orcs=1 wolves=0
! adventurers=4 orcs=6 wolves=1
? gm  samyra.round.end  *begin
! begin
.=   samyra.sides.hostile
.=   samyra.round.phases  round=1 seconds=0
? p1+p2+p3  samyra.init.roll  1d20: ; 1d20: ; 1d20:
