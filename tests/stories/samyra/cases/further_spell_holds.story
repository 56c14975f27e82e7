# Tamo may cast a round spell and, by leave of the game master, a further one; he was hurt before. His own is interrupted, the
# further one holds: each entry decides for itself (samyra.spell.interrupt_input, samyra.round.budget).
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
+ extra.tamo
? gm  samyra.round.budget  ranged instant melee round other back
! round
.    samyra.round.budget  figure=tamo kind=round
? table  samyra.act.skip  0..6 of ilva brug tamo kerit orc1 orc2
! orc1
.=   samyra.act.steps  step=1
? table  samyra.act.input  form orc1.target=ilva orc1.result=miss orc1.note=""
! orc1.target=tamo orc1.result=hit orc1.damage=1
.    samyra.act.input  figure=orc1 target=tamo aimed=yes result=hit damage=1 note="" noted=no sort=own kind=ranged
? table  samyra.act.simultaneous  form tamo.falls=stands tamo.spell=interrupted
! tamo.spell=holds
.    samyra.spell.interrupt_input  figure=tamo
? table  samyra.act.skip  0..5 of ilva brug tamo kerit (orc1) orc2
! -
? table  samyra.act.skip  0..5 of ilva brug tamo kerit (orc1) orc2
! -
? table  samyra.act.skip  0..5 of ilva brug tamo kerit (orc1) orc2
! tamo
.=   samyra.act.steps  step=4
? table  samyra.act.input  form tamo.spell=interrupted tamo_further.target=nobody tamo_further.result=miss tamo_further.note=""
! -
.    samyra.spell.round  figure=tamo
.    samyra.act.input  figure=tamo target=nobody aimed=no result=miss damage=0 note="" noted=no sort=further kind=round
? table  samyra.act.skip  0..4 of ilva brug (tamo) kerit (orc1) orc2
