# What is too big to cross leads out of an attack area only like any other way: Ilva disengages, fails and is struck at before
# she climbs; Brug stays inside, so he comes out within the orc’s area (samyra.disengage.needed).
= samyra
? table  samyra.round.phases  *quick begin.road begin.wolves begin.stair example ready.road ready.wolves ready.stair
! example
? table  samyra.round.phases  form adventurers=1 orcs=1 wolves=0
! adventurers=3 orcs=1
? gm  samyra.round.end  *begin
^ in.ilva.orc1=yes
.    ruling samyra.zone.known  samyra-answer(yes)
? gm  samyra.round.end  *begin
^ in.brug.orc1=yes
.    ruling samyra.zone.known  samyra-answer(yes)
? gm  samyra.round.end  *begin
^ in.tamo.orc1=yes
.    ruling samyra.zone.known  samyra-answer(yes)
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
? p1  samyra.move.groupwise  move.ilva draw.ilva.2 kneel.ilva lie.ilva (bind.ilva) cross.ilva stay.ilva move.brug kneel.brug lie.brug (bind.brug) cross.brug stay.brug move.tamo kneel.tamo lie.tamo (bind.tamo) cross.tamo stay.tamo done
! cross.ilva
? gm  samyra.move.too_big  1..20 (1)
! 1
? p1  samyra.disengage.needed  *all inside noway back
! all
? p1  samyra.disengage.roll  1d20: samyra.disengage.roll 10
! 14
.    samyra.disengage.roll  figure=ilva foe=orc1 roll=14 most=10 free=no
? p1  samyra.disengage.failed_stay  *stay force
! force
.    samyra.disengage.failed_force  figure=ilva foes=orc1
? table  samyra.strike.input  form orc1.result=miss
! orc1.result=miss
.    samyra.strike.phase  figure=ilva foe=orc1 result=miss damage=0
.    samyra.move.too_big  figure=ilva stage=begun rounds=1 to=none
? p1  samyra.move.groupwise  move.brug kneel.brug lie.brug (bind.brug) cross.brug stay.brug move.tamo kneel.tamo lie.tamo (bind.tamo) cross.tamo stay.tamo done
! cross.brug
? gm  samyra.move.too_big  1..20 (1)
! 1
? p1  samyra.disengage.needed  *all inside noway back
! inside
.    samyra.disengage.inside  figure=brug
.    samyra.move.too_big  figure=brug stage=begun rounds=1 to=none
? p1  samyra.move.groupwise  move.tamo kneel.tamo lie.tamo (bind.tamo) cross.tamo stay.tamo done
! cross.tamo
? gm  samyra.move.too_big  1..20 (1)
! 2
.    samyra.move.too_big  figure=tamo stage=begun rounds=2 to=none
? p2  samyra.move.groupwise  move.orc1 draw.orc1.2 kneel.orc1 lie.orc1 (bind.orc1) cross.orc1 stay.orc1 done
! done
.    samyra.move.groupwise  side=p2
? table  samyra.act.declare  form orc1.kind=melee
! -
.    samyra.act.declare  figure=orc1 kind=melee
.=   samyra.act.steps  step=3
? table  samyra.act.input  form orc1.target=ilva orc1.result=miss orc1.note=""
! -
.    samyra.act.input  figure=orc1 target=ilva aimed=yes result=miss damage=0 note="" noted=no sort=own kind=melee
? gm  samyra.move.too_big  form result=success inside=- mine=-
! -
.    samyra.move.too_big  figure=ilva stage=over rounds=0 to=none
? gm  samyra.move.too_big  form result=success inside=orc1 mine=-
! inside=-
x fields samyra.move.too_big
! -
.    samyra.move.too_big  figure=brug stage=over rounds=0 to=none
.    samyra.act.long  figure=tamo what=obstacle rounds=1 stage=on
.=   samyra.round.phases  round=2 seconds=5
? p1+p2  samyra.init.roll  1d20: ; 1d20:
! 20 9
.    samyra.init.roll  side=p1 score=20
.    samyra.init.roll  side=p2 score=9
.    samyra.init.winner_orders  side=p1 stage=won scores=samyra-scored(p1,20,no,""),samyra-scored(p2,9,no,"") order=
? p1  samyra.init.winner_orders  form place1=p2 place2=p1
! place1=p1 place2=p2
.    samyra.init.winner_orders  side=p1 stage=set scores= order=p1,p2
? p1  samyra.move.groupwise  move.ilva draw.ilva.2 kneel.ilva lie.ilva (bind.ilva) cross.ilva stay.ilva move.brug kneel.brug lie.brug (bind.brug) cross.brug stay.brug stay.tamo giveup.tamo done
! done
? p1  samyra.disengage.needed  *all inside noway back
! all
? p1  samyra.disengage.roll  1d20: samyra.disengage.roll 10
! 15
.    samyra.disengage.roll  figure=tamo foe=orc1 roll=15 most=10 free=no
? p1  samyra.disengage.failed_stay  *stay force
! stay
.    samyra.disengage.failed_stay  figure=tamo
.    samyra.move.groupwise  side=p1
? p2  samyra.move.groupwise  move.orc1 draw.orc1.2 kneel.orc1 lie.orc1 (bind.orc1) cross.orc1 stay.orc1 done
! done
.    samyra.move.groupwise  side=p2
? table  samyra.act.declare  form ilva.kind=none brug.kind=none orc1.kind=melee
