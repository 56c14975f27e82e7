# Three run past the same orc in one phase: it has three opportunity attacks.
= samyra
? table  samyra.round.phases  *quick begin.road begin.wolves begin.stair example ready.road ready.wolves ready.stair
! example
? table  samyra.round.phases  form adventurers=1 orcs=1 wolves=0
! adventurers=3
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
! move.ilva
? p1  samyra.move.bew  form spaces=0 low=0 crossed=0 further=0 through=- left=- entered=- reached=- missed=- friend=nobody on=no then=end
! spaces=3 entered=orc1
.    samyra.move.bew  figure=ilva spaces=3 left=3/1 to=none
? p1  samyra.zone.stop  *stop (passed) force
! force
.    samyra.zone.force  figure=ilva foes=orc1
? table  samyra.strike.input  form orc1.result=miss
! -
.    samyra.strike.phase  figure=ilva foe=orc1 result=miss damage=0
? p1  samyra.move.groupwise  move.brug kneel.brug lie.brug (bind.brug) cross.brug stay.brug move.tamo kneel.tamo lie.tamo (bind.tamo) cross.tamo stay.tamo done
! move.brug
? p1  samyra.move.bew  form spaces=0 low=0 crossed=0 further=0 through=- left=- entered=- reached=- missed=- friend=nobody on=no then=end
! spaces=3 entered=orc1
.    samyra.move.bew  figure=brug spaces=3 left=3/1 to=none
? p1  samyra.zone.stop  *stop (passed) force
! force
.    samyra.zone.force  figure=brug foes=orc1
? table  samyra.strike.input  form orc1.result=miss
! -
.    samyra.strike.phase  figure=brug foe=orc1 result=miss damage=0
? p1  samyra.move.groupwise  move.tamo kneel.tamo lie.tamo (bind.tamo) cross.tamo stay.tamo done
! move.tamo
? p1  samyra.move.bew  form spaces=0 low=0 crossed=0 further=0 through=- left=- entered=- reached=- missed=- friend=nobody on=no then=end
! spaces=3 entered=orc1
.    samyra.move.bew  figure=tamo spaces=3 left=3/1 to=none
? p1  samyra.zone.stop  *stop (passed) force
! force
.    samyra.zone.force  figure=tamo foes=orc1
? table  samyra.strike.input  form orc1.result=miss
! -
.    samyra.strike.phase  figure=tamo foe=orc1 result=miss damage=0
? p2  samyra.move.groupwise  move.orc1 draw.orc1.2 kneel.orc1 lie.orc1 (bind.orc1) cross.orc1 stay.orc1 done
