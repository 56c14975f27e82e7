# Orcs and wolves are allies: the orc’s area means nothing to the wolf.
= samyra
? table  samyra.round.phases  *quick begin.road begin.wolves begin.stair example ready.road ready.wolves ready.stair
! example
? table  samyra.round.phases  form adventurers=1 orcs=1 wolves=0
! wolves=1
? gm  samyra.round.end  *begin
^ hostile.p2.p3=no
.    ruling samyra.sides.hostile  samyra-answer(no)
? gm  samyra.round.end  *begin
! begin
.=   samyra.sides.hostile
.=   samyra.round.phases  round=1 seconds=0
? p1+p2+p3  samyra.init.roll  1d20: ; 1d20: ; 1d20:
! 20 9 8
.    samyra.init.roll  side=p1 score=20
.    samyra.init.roll  side=p2 score=9
.    samyra.init.roll  side=p3 score=8
.    samyra.init.winner_orders  side=p1 stage=won scores=samyra-scored(p1,20,no,""),samyra-scored(p2,9,no,""),samyra-scored(p3,8,no,"") order=
? p1  samyra.init.winner_orders  form place1=p2 place2=p3 place3=p1
! place1=p3 place2=p2
.    samyra.init.winner_orders  side=p1 stage=set scores= order=p3,p2,p1
? p3  samyra.move.groupwise  move.wolf1 kneel.wolf1 lie.wolf1 (bind.wolf1) cross.wolf1 stay.wolf1 done
# scene
! move.wolf1
? p3  samyra.move.bew  form spaces=0 low=0 crossed=0 further=0 through=- left=- entered=- reached=- missed=- friend=nobody on=no then=end
! spaces=3 entered=orc1
x fields samyra.move.bew
! spaces=3
.    samyra.move.bew  figure=wolf1 spaces=3 left=3/1 to=none
? p2  samyra.move.groupwise  move.orc1 draw.orc1.2 kneel.orc1 lie.orc1 (bind.orc1) cross.orc1 stay.orc1 done
