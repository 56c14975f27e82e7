# Renna swings: a friend cannot cross that room.
= samyra
? table  samyra.round.phases  *quick begin.road begin.wolves begin.stair example ready.road ready.wolves ready.stair
! example
? table  samyra.round.phases  form adventurers=1 orcs=1 wolves=0
! adventurers=6
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
? p1  samyra.move.groupwise  move.ilva draw.ilva.2 kneel.ilva lie.ilva (bind.ilva) cross.ilva stay.ilva move.brug kneel.brug lie.brug (bind.brug) cross.brug stay.brug move.tamo kneel.tamo lie.tamo (bind.tamo) cross.tamo stay.tamo move.kerit draw.kerit.2 kneel.kerit lie.kerit (bind.kerit) cross.kerit stay.kerit move.pim kneel.pim lie.pim (bind.pim) cross.pim stay.pim move.renna draw.renna.2 kneel.renna lie.renna (bind.renna) cross.renna stay.renna done
! done
.    samyra.move.groupwise  side=p1
? p2  samyra.move.groupwise  move.orc1 draw.orc1.2 kneel.orc1 lie.orc1 (bind.orc1) cross.orc1 stay.orc1 done
! move.orc1
? p2  samyra.move.bew  form spaces=0 low=0 crossed=0 further=0 through=- left=- entered=- reached=- missed=renna friend=nobody on=no then=end
! spaces=3
.    samyra.move.bew  figure=orc1 spaces=3 left=3/1 to=none
.    samyra.twohand.claim  figure=renna foe=orc1 stage=reminder spaces=2
? table  samyra.act.declare  form ilva.kind=none brug.kind=none tamo.kind=none kerit.kind=ranged pim.kind=none renna.kind=none orc1.kind=none
+ claim.renna
? p1  samyra.twohand.claim  0..2 (2)
! 2
.    samyra.twohand.claim  figure=renna stage=claimed spaces=2
? table  samyra.act.declare  form ilva.kind=none brug.kind=none tamo.kind=none kerit.kind=ranged pim.kind=none renna.kind=none orc1.kind=none
! kerit.kind=none
.=   samyra.round.phases  round=2 seconds=5
? p1+p2  samyra.init.roll  1d20: ; 1d20:
! 20 9
.    samyra.init.roll  side=p1 score=20
.    samyra.init.roll  side=p2 score=9
.    samyra.init.winner_orders  side=p1 stage=won scores=samyra-scored(p1,20,no,""),samyra-scored(p2,9,no,"") order=
? p1  samyra.init.winner_orders  form place1=p2 place2=p1
! place1=p1 place2=p2
.    samyra.init.winner_orders  side=p1 stage=set scores= order=p1,p2
? p1  samyra.move.groupwise  move.ilva draw.ilva.2 kneel.ilva lie.ilva (bind.ilva) cross.ilva stay.ilva move.brug kneel.brug lie.brug (bind.brug) cross.brug stay.brug move.tamo kneel.tamo lie.tamo (bind.tamo) cross.tamo stay.tamo move.kerit draw.kerit.2 kneel.kerit lie.kerit (bind.kerit) cross.kerit stay.kerit move.pim kneel.pim lie.pim (bind.pim) cross.pim stay.pim move.renna draw.renna.2 kneel.renna lie.renna (bind.renna) cross.renna stay.renna done
! move.ilva
? p1  samyra.move.bew  form spaces=0 low=0 crossed=0 further=0 through=- left=- entered=- reached=- missed=- friend=nobody on=no then=end
! spaces=2 through=swing.renna
x fields samyra.move.bew
