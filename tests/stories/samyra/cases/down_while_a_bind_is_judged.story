# A binding attack does damage here. While it is asked whether Ilva falls, a ruling says that she is down: it is not asked again
# (samyra.bind.damage).
= samyra samyra.bind.damage=normal
? table  samyra.round.phases  *quick begin.road begin.wolves begin.stair example ready.road ready.wolves ready.stair
! example
? table  samyra.round.phases  form adventurers=1 orcs=1 wolves=0
! adventurers=1 orcs=1 wolves=0
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
! place1=p2 place2=p1
.    samyra.init.winner_orders  side=p1 stage=set scores= order=p2,p1
? p2  samyra.move.groupwise  move.orc1 draw.orc1.2 kneel.orc1 lie.orc1 bind.orc1 cross.orc1 stay.orc1 done
! bind.orc1
? table  samyra.bind.attack  form result=success quality=0 combined=no damage=0
! result=success quality=3 damage=5
.    samyra.bind.threshold  figure=orc1 target=ilva quality=3 most=7
.    samyra.bind.stamina  figure=orc1 cost=0 known=no left=0
.    samyra.bind.damage  figure=orc1 target=ilva damage=5
? table  samyra.bind.damage  *stands falls
^ ilva.state=down
.    ruling samyra.act.fallen_earlier  samyra-state(down)
? table  samyra.act.declare  form orc1.kind=none
