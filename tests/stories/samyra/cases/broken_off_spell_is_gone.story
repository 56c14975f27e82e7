# Ilva casts for several rounds, and a strike at her is judged to break it off: nothing of the spell is left on the table at
# the next question (samyra.spell.long).
= samyra
? table  samyra.round.phases  *quick begin.road begin.wolves begin.stair example ready.road ready.wolves ready.stair
! example
? table  samyra.round.phases  form adventurers=1 orcs=1 wolves=0
! adventurers=1 orcs=2 wolves=0
? gm  samyra.round.end  *begin
^ in.ilva.orc1=yes
.    ruling samyra.zone.known  samyra-answer(yes)
? gm  samyra.round.end  *begin
^ in.orc1.ilva=yes
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
? p1  samyra.move.groupwise  move.ilva draw.ilva.2 kneel.ilva lie.ilva bind.ilva cross.ilva stay.ilva done
! done
.    samyra.move.groupwise  side=p1
? p2  samyra.move.groupwise  move.orc1 draw.orc1.2 kneel.orc1 lie.orc1 (bind.orc1) cross.orc1 stay.orc1 move.orc2 draw.orc2.2 kneel.orc2 lie.orc2 (bind.orc2) cross.orc2 stay.orc2 done
! done
.    samyra.move.groupwise  side=p2
? table  samyra.act.declare  form ilva.kind=melee orc1.kind=melee orc2.kind=none
! ilva.kind=spell ilva.rounds=4 orc1.kind=none
.    samyra.act.declare  figure=ilva kind=spell
.    samyra.spell.shelter  figure=ilva
.    samyra.act.long  figure=ilva what=spell rounds=4 stage=begun
.    samyra.act.long  figure=ilva what=spell rounds=3 stage=on
.=   samyra.round.phases  round=2 seconds=5
? p1+p2  samyra.init.roll  1d20: ; 1d20:
! 20 9
.    samyra.init.roll  side=p1 score=20
.    samyra.init.roll  side=p2 score=9
.    samyra.init.winner_orders  side=p1 stage=won scores=samyra-scored(p1,20,no,""),samyra-scored(p2,9,no,"") order=
? p1  samyra.init.winner_orders  form place1=p2 place2=p1
! place1=p1 place2=p2
.    samyra.init.winner_orders  side=p1 stage=set scores= order=p1,p2
? p1  samyra.move.groupwise  move.ilva draw.ilva.2 kneel.ilva lie.ilva bind.ilva cross.ilva stay.ilva done
! move.ilva
? p1  samyra.disengage.needed  *all inside noway back
! all
? p1  samyra.disengage.roll  1d20: samyra.disengage.roll 10
! 15
.    samyra.disengage.roll  figure=ilva foe=orc1 roll=15 most=10 free=no
? p1  samyra.disengage.failed_stay  *stay force
! force
.    samyra.disengage.failed_force  figure=ilva foes=orc1
? table  samyra.strike.input  form orc1.result=miss
! orc1.result=hit orc1.damage=2
.    samyra.strike.phase  figure=ilva foe=orc1 result=hit damage=2
? table  samyra.strike.input  *stands falls
! stands
? table  samyra.spell.interrupt_input  *interrupted holds
! interrupted
.    samyra.spell.long  figure=ilva
? p1  samyra.move.bew  form spaces=0 low=0 crossed=0 further=0 through=- left=orc1 entered=- reached=- missed=- friend=nobody on=no then=end
