# Quality 10: disengaging fails without a roll.
= samyra
? table  samyra.round.phases  *quick begin.road begin.wolves begin.stair example ready.road ready.wolves ready.stair
! example
? table  samyra.round.phases  form adventurers=1 orcs=1 wolves=0
! -
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
# scene
! bind.ilva
? table  samyra.bind.attack  form result=success quality=0 combined=no
! quality=10
.    samyra.bind.threshold  figure=ilva target=orc1 quality=10 most=0
.    samyra.bind.stamina  figure=ilva cost=0 known=no left=0
? p2  samyra.move.groupwise  move.orc1 draw.orc1.2 kneel.orc1 lie.orc1 (bind.orc1) cross.orc1 stay.orc1 done
! move.orc1
? p2  samyra.disengage.needed  *all inside noway back
! all
.    samyra.bind.auto_fail  figure=orc1 foe=ilva most=0
? p2  samyra.disengage.failed_stay  *stay force
