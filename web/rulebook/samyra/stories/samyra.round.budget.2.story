# The orc has had an opportunity attack; in the third step it may still strike.
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
! move.ilva
? p1  samyra.move.bew  form spaces=0 low=0 crossed=0 further=0 through=- left=- entered=- reached=- missed=- friend=nobody on=no then=end
! spaces=4 entered=orc1
.    samyra.move.bew  figure=ilva spaces=4 left=2/1 to=none
? p1  samyra.zone.stop  *stop (passed) force
! force
.    samyra.zone.force  figure=ilva foes=orc1
? table  samyra.strike.input  form orc1.result=miss
! -
.    samyra.strike.phase  figure=ilva foe=orc1 result=miss damage=0
? p2  samyra.move.groupwise  move.orc1 draw.orc1.2 kneel.orc1 lie.orc1 (bind.orc1) cross.orc1 stay.orc1 done
! done
.    samyra.move.groupwise  side=p2
? table  samyra.act.declare  form ilva.kind=melee orc1.kind=melee
! orc1.kind=melee
.    samyra.act.declare  figure=ilva kind=melee
.    samyra.act.declare  figure=orc1 kind=melee
.=   samyra.act.steps  step=3
? table  samyra.act.input  form ilva.target=orc1 ilva.result=miss ilva.note="" orc1.target=ilva orc1.result=miss orc1.note=""
! -
.    samyra.act.input  figure=ilva target=orc1 aimed=yes result=miss damage=0 note="" noted=no sort=own kind=melee
.    samyra.act.input  figure=orc1 target=ilva aimed=yes result=miss damage=0 note="" noted=no sort=own kind=melee
.=   samyra.round.phases  round=2 seconds=5
? p1+p2  samyra.init.roll  1d20: ; 1d20:
