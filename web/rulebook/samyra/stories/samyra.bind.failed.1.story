# Ilva’s bind has failed; from Brug the orc still has to roll.
= samyra
? table  samyra.round.phases  *quick begin.road begin.wolves begin.stair example ready.road ready.wolves ready.stair
! example
? table  samyra.round.phases  form adventurers=1 orcs=1 wolves=0
! adventurers=2
? gm  samyra.round.end  *begin
^ in.orc1.ilva=yes
.    ruling samyra.zone.known  samyra-answer(yes)
? gm  samyra.round.end  *begin
^ in.orc1.brug=yes
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
? p1  samyra.move.groupwise  move.ilva draw.ilva.2 kneel.ilva lie.ilva bind.ilva cross.ilva stay.ilva move.brug kneel.brug lie.brug bind.brug cross.brug stay.brug done
! bind.ilva
? table  samyra.bind.attack  form result=success quality=0 combined=no
! result=failure
.    samyra.bind.attack  figure=ilva target=orc1
.    samyra.bind.stamina  figure=ilva cost=0 known=no left=0
? p1  samyra.move.groupwise  move.brug kneel.brug lie.brug bind.brug cross.brug stay.brug done
! done
.    samyra.move.groupwise  side=p1
? p2  samyra.move.groupwise  move.orc1 draw.orc1.2 kneel.orc1 lie.orc1 (bind.orc1) cross.orc1 stay.orc1 done
! move.orc1
? p2  samyra.disengage.needed  *all from.ilva from.brug inside noway back
! all
? p2  samyra.disengage.roll  1d20: samyra.disengage.roll 10
! 8
.    samyra.bind.failed  figure=orc1 foe=ilva
.    samyra.disengage.roll  figure=orc1 foe=brug roll=8 most=10 free=yes
? p2  samyra.move.bew  form spaces=0 low=0 crossed=0 further=0 through=- left=ilva,brug entered=- reached=- missed=ilva,brug friend=nobody on=no then=end
