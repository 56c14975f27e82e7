# The orcs still have to move; only then actions are declared, and the attack entered.
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
! 20 9
.    samyra.init.roll  side=p1 score=20
.    samyra.init.roll  side=p2 score=9
.    samyra.init.winner_orders  side=p1 stage=won scores=samyra-scored(p1,20,no,""),samyra-scored(p2,9,no,"") order=
? p1  samyra.init.winner_orders  form place1=p2 place2=p1
! place1=p1 place2=p2
.    samyra.init.winner_orders  side=p1 stage=set scores= order=p1,p2
? p1  samyra.move.groupwise  move.ilva draw.ilva.2 kneel.ilva lie.ilva (bind.ilva) cross.ilva stay.ilva done
# scene
! done
.    samyra.move.groupwise  side=p1
? p2  samyra.move.groupwise  move.orc1 draw.orc1.2 kneel.orc1 lie.orc1 (bind.orc1) cross.orc1 stay.orc1 done
! done
.    samyra.move.groupwise  side=p2
? table  samyra.act.declare  form ilva.kind=none orc1.kind=none
! ilva.kind=melee
.    samyra.act.declare  figure=ilva kind=melee
.=   samyra.act.steps  step=3
? table  samyra.act.input  form ilva.target=orc1 ilva.result=miss ilva.note=""
! ilva.result=hit ilva.damage=3
.    samyra.act.input  figure=ilva target=orc1 aimed=yes result=hit damage=3 note="" noted=no sort=own kind=melee
? table  samyra.act.simultaneous  form orc1.falls=stands
! -
.=   samyra.round.phases  round=2 seconds=5
? p1+p2  samyra.init.roll  1d20: ; 1d20:
