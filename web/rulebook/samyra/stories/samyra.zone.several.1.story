# Brug runs through two areas at once: one strike hits for 2, one misses, and he runs on.
= samyra
? table  samyra.round.phases  *quick begin.road begin.wolves begin.stair example ready.road ready.wolves ready.stair
! example
? table  samyra.round.phases  form adventurers=1 orcs=1 wolves=0
! adventurers=2 orcs=2
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
? p1  samyra.move.bew  form spaces=0 low=0 crossed=0 further=0 through=- left=- entered=- reached=- missed=- friend=nobody on=no then=end
! spaces=2 entered=orc1,orc2 then=on
.    samyra.move.bew  figure=brug spaces=2 left=4/1 to=none
? p1  samyra.zone.stop  *stop (passed) through force
! through
.    samyra.zone.force  figure=brug foes=orc1,orc2
? table  samyra.strike.input  form orc1.result=miss orc2.result=miss
! orc1.result=hit orc1.damage=2
.    samyra.strike.phase  figure=brug foe=orc1 result=hit damage=2
.    samyra.strike.phase  figure=brug foe=orc2 result=miss damage=0
? table  samyra.strike.input  *stands falls
! stands
? p1  samyra.move.bew  form spaces=0 low=0 crossed=0 further=0 through=- left=- entered=- reached=- missed=- friend=nobody on=no then=end
! spaces=4 left=orc1,orc2
.    samyra.move.bew  figure=brug spaces=4 left=0/1 to=none
? p1  samyra.move.groupwise  move.ilva draw.ilva.2 kneel.ilva lie.ilva (bind.ilva) cross.ilva stay.ilva done
