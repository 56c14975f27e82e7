# Two enemies, 3 and 8: free to go.
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
! 3 8
.    samyra.disengage.roll  figure=ilva foe=orc1 roll=3 most=10 free=yes
.    samyra.disengage.roll  figure=ilva foe=orc2 roll=8 most=10 free=yes
? p1  samyra.move.bew  form spaces=0 low=0 crossed=0 further=0 through=- left=orc1,orc2 entered=- reached=- missed=orc1,orc2 friend=nobody on=no then=end
! spaces=4 left=orc1,orc2
.    samyra.move.bew  figure=ilva spaces=4 left=2/1 to=none
? p2  samyra.move.groupwise  move.orc1 draw.orc1.2 kneel.orc1 lie.orc1 (bind.orc1) cross.orc1 stay.orc1 move.orc2 draw.orc2.2 kneel.orc2 lie.orc2 (bind.orc2) cross.orc2 stay.orc2 done
