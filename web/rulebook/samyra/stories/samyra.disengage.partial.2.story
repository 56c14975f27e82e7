# The same, but Brug wants out of the second’s area: only by its opportunity attack.
= samyra
? table  samyra.round.phases  *quick begin.road begin.wolves begin.stair example ready.road ready.wolves ready.stair
! example
? table  samyra.round.phases  form adventurers=1 orcs=1 wolves=0
! adventurers=2 orcs=2
? gm  samyra.round.end  *begin
^ in.brug.orc1=yes
.    ruling samyra.zone.known  samyra-answer(yes)
? gm  samyra.round.end  *begin
^ in.brug.orc2=yes
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
? p1  samyra.move.groupwise  move.ilva draw.ilva.2 kneel.ilva lie.ilva (bind.ilva) cross.ilva stay.ilva move.brug kneel.brug lie.brug (bind.brug) cross.brug stay.brug done
! move.brug
? p1  samyra.disengage.needed  *all from.orc1 from.orc2 inside noway back
! all
? p1  samyra.disengage.roll  1d20: samyra.disengage.roll 10; 1d20: samyra.disengage.roll 10
! 7 15
.    samyra.disengage.roll  figure=brug foe=orc1 roll=7 most=10 free=yes
.    samyra.disengage.roll  figure=brug foe=orc2 roll=15 most=10 free=no
? p1  samyra.disengage.failed_stay  *stay shift force
! force
.    samyra.disengage.failed_force  figure=brug foes=orc2
? table  samyra.strike.input  form orc2.result=miss
! -
.    samyra.strike.phase  figure=brug foe=orc2 result=miss damage=0
? p1  samyra.move.bew  form spaces=0 low=0 crossed=0 further=0 through=- left=orc1,orc2 entered=- reached=- missed=orc1,orc2 friend=nobody on=no then=end
! spaces=5 left=orc1,orc2
.    samyra.move.bew  figure=brug spaces=5 left=1/1 to=none
? p1  samyra.move.groupwise  move.ilva draw.ilva.2 kneel.ilva lie.ilva (bind.ilva) cross.ilva stay.ilva done
