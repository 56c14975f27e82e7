# Still up: one more attack in the fifth step, with a target chosen anew.
= samyra
? table  samyra.round.phases  *quick begin.road begin.wolves begin.stair example ready.road ready.wolves ready.stair
! example
? table  samyra.round.phases  form adventurers=1 orcs=1 wolves=0
! orcs=2
? gm  samyra.round.end  *begin
^ ilva.second=yes
.    ruling samyra.act.second_weapon  samyra-answer(yes)
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
! done
.    samyra.move.groupwise  side=p1
? p2  samyra.move.groupwise  move.orc1 draw.orc1.2 kneel.orc1 lie.orc1 (bind.orc1) cross.orc1 stay.orc1 move.orc2 draw.orc2.2 kneel.orc2 lie.orc2 (bind.orc2) cross.orc2 stay.orc2 done
! done
.    samyra.move.groupwise  side=p2
? table  samyra.act.declare  form ilva.kind=none orc1.kind=none orc2.kind=none
# scene
! ilva.kind=melee
.    samyra.act.declare  figure=ilva kind=melee
.=   samyra.act.steps  step=3
? table  samyra.act.input  form ilva.target=orc1 ilva.result=miss ilva.note=""
! ilva.target=orc1
.    samyra.act.input  figure=ilva target=orc1 aimed=yes result=miss damage=0 note="" noted=no sort=own kind=melee
.=   samyra.act.steps  step=5
? table  samyra.act.input  form ilva_second.target=orc1 ilva_second.result=miss ilva_second.note=""
! ilva_second.target=orc2 ilva_second.result=hit ilva_second.damage=2
.    samyra.act.input  figure=ilva target=orc2 aimed=yes result=hit damage=2 note="" noted=no sort=second kind=melee
? table  samyra.act.simultaneous  form orc2.falls=stands
! -
.=   samyra.round.phases  round=2 seconds=5
? p1+p2  samyra.init.roll  1d20: ; 1d20:
