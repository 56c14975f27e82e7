# A fallen orc lies in the way like a knee-high object: cost 1.
= samyra
? table  samyra.round.phases  *quick ready.road ready.wolves ready.stair example
! example
? table  samyra.round.phases  form adventurers=1 orcs=1 wolves=0
! orcs=2
? gm  samyra.round.end  *begin
^ orc1.state=down
.    ruling samyra.act.fallen_earlier  samyra-state(down)
? gm  samyra.round.end  *begin
! begin
.=   samyra.sides.hostile
.=   samyra.round.phases  round=1 seconds=0
? p1+p2  samyra.init.roll  1d20: ; 1d20:
! 20 9
.    samyra.init.roll  side=p1 score=20
.    samyra.init.roll  side=p2 score=9
.    samyra.init.winner_orders  side=p1 stage=won order=
? p1  samyra.init.winner_orders  form place1=p2 place2=p1
! place1=p1 place2=p2
.    samyra.init.winner_orders  side=p1 stage=set order=p1,p2
? p1  samyra.move.groupwise  move.ilva draw.ilva.2 kneel.ilva lie.ilva (bind.ilva) cross.ilva stay.ilva done
! move.ilva
? p1  samyra.move.bew  form spaces=0 low=0 crossed=0 bigger=0 through=- left=- entered=- reached=- missed=- friend=nobody on=no then=end
! spaces=1 low=1
.    samyra.move.bew  figure=ilva spaces=1/1 left=5/1 to=none
? p2  samyra.move.groupwise  move.orc2 draw.orc2.2 kneel.orc2 lie.orc2 (bind.orc2) cross.orc2 stay.orc2 done
