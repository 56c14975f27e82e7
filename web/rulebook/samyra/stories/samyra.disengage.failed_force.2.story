# 12 and 13: both strike, and their damage lands together.
= samyra
? table  samyra.round.phases  *quick begin.road begin.wolves begin.stair example ready.road ready.wolves ready.stair
! example
? table  samyra.round.phases  form adventurers=1 orcs=1 wolves=0
! orcs=2
? gm  samyra.round.end  *begin
^ in.ilva.orc1=yes
.    ruling samyra.zone.known  samyra-answer(yes)
? gm  samyra.round.end  *begin
^ in.ilva.orc2=yes
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
? p1  samyra.move.groupwise  move.ilva draw.ilva.2 kneel.ilva lie.ilva (bind.ilva) cross.ilva stay.ilva done
! move.ilva
? p1  samyra.disengage.needed  *all from.orc1 from.orc2 inside noway back
! all
? p1  samyra.disengage.roll  1d20: samyra.disengage.roll 10; 1d20: samyra.disengage.roll 10
! 12 13
.    samyra.disengage.roll  figure=ilva foe=orc1 roll=12 most=10 free=no
.    samyra.disengage.roll  figure=ilva foe=orc2 roll=13 most=10 free=no
? p1  samyra.disengage.failed_stay  *stay force force.orc1 force.orc2
! force
.    samyra.disengage.failed_force  figure=ilva foes=orc1,orc2
? table  samyra.strike.input  form orc1.result=miss orc2.result=miss
! orc1.result=hit orc1.damage=2 orc2.result=hit orc2.damage=3
.    samyra.strike.phase  figure=ilva foe=orc1 result=hit damage=2
.    samyra.strike.phase  figure=ilva foe=orc2 result=hit damage=3
? table  samyra.strike.input  *stands falls
! stands
? p1  samyra.move.bew  form spaces=0 low=0 crossed=0 further=0 through=- left=orc1,orc2 entered=- reached=- missed=orc1,orc2 friend=nobody on=no then=end
