# Tamo and Kerit were hurt before their spells. As long as one is interrupted no result of it is asked; one that holds does what is
# entered (samyra.spell.interrupt_input).
= samyra samyra.act.declare=at_step
? table  samyra.round.phases  *quick begin.road begin.wolves begin.stair example ready.road ready.wolves ready.stair
! example
? table  samyra.round.phases  form adventurers=1 orcs=1 wolves=0
! adventurers=4 orcs=2
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
? p1  samyra.move.groupwise  move.ilva draw.ilva.2 kneel.ilva lie.ilva (bind.ilva) cross.ilva stay.ilva move.brug kneel.brug lie.brug (bind.brug) cross.brug stay.brug move.tamo kneel.tamo lie.tamo (bind.tamo) cross.tamo stay.tamo move.kerit draw.kerit.2 kneel.kerit lie.kerit (bind.kerit) cross.kerit stay.kerit done
! done
.    samyra.move.groupwise  side=p1
? p2  samyra.move.groupwise  move.orc1 draw.orc1.2 kneel.orc1 lie.orc1 (bind.orc1) cross.orc1 stay.orc1 move.orc2 draw.orc2.2 kneel.orc2 lie.orc2 (bind.orc2) cross.orc2 stay.orc2 done
! done
.    samyra.move.groupwise  side=p2
? table  samyra.act.skip  0..6 of ilva brug tamo kerit orc1 orc2
! orc1 orc2
.=   samyra.act.steps  step=1
? table  samyra.act.input  form orc1.target=ilva orc1.result=miss orc1.note="" orc2.target=ilva orc2.result=miss orc2.note=""
! orc1.target=tamo orc1.result=hit orc1.damage=1 orc2.target=kerit orc2.result=hit orc2.damage=1
.    samyra.act.input  figure=orc1 target=tamo aimed=yes result=hit damage=1 note="" noted=no sort=own kind=ranged
.    samyra.act.input  figure=orc2 target=kerit aimed=yes result=hit damage=1 note="" noted=no sort=own kind=ranged
? table  samyra.act.simultaneous  form tamo.falls=stands kerit.falls=stands
! -
? table  samyra.act.skip  0..4 of ilva brug tamo kerit (orc1) (orc2)
! tamo kerit
.=   samyra.act.steps  step=2
? table  samyra.act.input  form tamo.spell=interrupted kerit.spell=interrupted
! kerit.spell=holds kerit.target=orc1 kerit.result=hit kerit.damage=3
.    samyra.spell.instant  figure=tamo
.    samyra.act.input  figure=kerit target=orc1 aimed=yes result=hit damage=3 note="" noted=no sort=own kind=instant
? table  samyra.act.simultaneous  form orc1.falls=stands
! -
? table  samyra.act.skip  0..2 of ilva brug (tamo) (kerit) (orc1) (orc2)
