# Two figures come over what was too big for them in the same round: the first is on the other side, and its way over is done,
# when the second is judged (samyra.move.too_big).
= samyra
? table  samyra.round.phases  *quick begin.road begin.wolves begin.stair example ready.road ready.wolves ready.stair
! example
? table  samyra.round.phases  form adventurers=1 orcs=1 wolves=0
! adventurers=2 orcs=1 wolves=0
? gm  samyra.round.end  *begin
! begin
.=   samyra.sides.hostile
.=   samyra.round.phases  round=1 seconds=0
? p1+p2  samyra.init.roll  1d20: ; 1d20:
! 20 9
.    samyra.init.roll  side=p1 score=20
.    samyra.init.roll  side=p2 score=9
.    samyra.init.winner_orders  side=p1 stage=won scores=samyra-scored(p1,20,no,""),samyra-scored(p2,9,no,"") order=
? p1  samyra.init.winner_orders  form place1=p2 place2=p1
! place1=p1 place2=p2
.    samyra.init.winner_orders  side=p1 stage=set scores= order=p1,p2
? p1  samyra.move.groupwise  move.ilva draw.ilva.2 kneel.ilva lie.ilva (bind.ilva) cross.ilva stay.ilva move.brug kneel.brug lie.brug (bind.brug) cross.brug stay.brug done
! cross.ilva
? gm  samyra.move.too_big  1..20 (1)
! 1
.    samyra.move.too_big  figure=ilva stage=begun rounds=1 to=none
? p1  samyra.move.groupwise  move.brug kneel.brug lie.brug (bind.brug) cross.brug stay.brug done
! cross.brug
? gm  samyra.move.too_big  1..20 (1)
! 1
.    samyra.move.too_big  figure=brug stage=begun rounds=1 to=none
? p2  samyra.move.groupwise  move.orc1 draw.orc1.2 kneel.orc1 lie.orc1 (bind.orc1) cross.orc1 stay.orc1 done
! done
.    samyra.move.groupwise  side=p2
? table  samyra.act.declare  form orc1.kind=none
! orc1.kind=none
? gm  samyra.move.too_big  form result=success inside=- mine=-
! -
.    samyra.move.too_big  figure=ilva stage=over rounds=0 to=none
? gm  samyra.move.too_big  form result=success inside=- mine=-
