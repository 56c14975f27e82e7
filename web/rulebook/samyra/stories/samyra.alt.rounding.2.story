# MOV 8 lying is 2.67: rounded down 2, to the nearest or up 3.
= samyra
? table  samyra.round.phases  *quick begin.road begin.wolves begin.stair example ready.road ready.wolves ready.stair
! example
? table  samyra.round.phases  form adventurers=1 orcs=1 wolves=0
! -
? gm  samyra.round.end  *begin
^ ilva.bew=8
.    ruling samyra.move.bew  8
? gm  samyra.round.end  *begin
^ ilva.posture=lying
.    ruling samyra.alt.low  samyra-posture(lying)
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
? p1  samyra.move.groupwise  move.ilva draw.ilva.2 stand.ilva kneel.ilva (bind.ilva) cross.ilva stay.ilva done
# scene
! move.ilva
? p1  samyra.move.bew  form spaces=0 low=0 crossed=0 further=0 through=- left=- entered=- reached=- missed=- friend=nobody on=no then=end
! spaces=3
x fields samyra.move.bew
^ switch.samyra.alt.rounding=up
.    ruling samyra.alt.rounding  choice-samyra-alt-rounding-up
? p1  samyra.move.bew  form spaces=0 low=0 crossed=0 further=0 through=- left=- entered=- reached=- missed=- friend=nobody on=no then=end
! spaces=4
x fields samyra.move.bew
^ switch.samyra.alt.rounding=nearest
.    ruling samyra.alt.rounding  choice-samyra-alt-rounding-nearest
? p1  samyra.move.bew  form spaces=0 low=0 crossed=0 further=0 through=- left=- entered=- reached=- missed=- friend=nobody on=no then=end
! spaces=3
.    samyra.move.bew  figure=ilva spaces=3 left=0/1 to=none
? p2  samyra.move.groupwise  move.orc1 draw.orc1.2 kneel.orc1 lie.orc1 (bind.orc1) cross.orc1 stay.orc1 done
