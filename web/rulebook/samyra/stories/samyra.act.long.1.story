# A potion from the backpack takes two rounds: begun in round 3, in hand in the fifth step of round 4.
= samyra
? table  samyra.round.phases  *quick begin.road begin.wolves begin.stair example ready.road ready.wolves ready.stair
! example
? table  samyra.round.phases  form adventurers=1 orcs=1 wolves=0
! -
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
! -
.    samyra.init.winner_orders  side=p1 stage=set scores= order=p2,p1
? p2  samyra.move.groupwise  move.orc1 draw.orc1.2 kneel.orc1 lie.orc1 (bind.orc1) cross.orc1 stay.orc1 done
! done
.    samyra.move.groupwise  side=p2
? p1  samyra.move.groupwise  move.ilva draw.ilva.2 kneel.ilva lie.ilva (bind.ilva) cross.ilva stay.ilva done
! done
.    samyra.move.groupwise  side=p1
? table  samyra.act.declare  form ilva.kind=none orc1.kind=none
! -
.=   samyra.round.phases  round=2 seconds=5
? p1+p2  samyra.init.roll  1d20: ; 1d20:
! 20 9
.    samyra.init.roll  side=p1 score=20
.    samyra.init.roll  side=p2 score=9
.    samyra.init.winner_orders  side=p1 stage=won scores=samyra-scored(p1,20,no,""),samyra-scored(p2,9,no,"") order=
? p1  samyra.init.winner_orders  form place1=p2 place2=p1
! -
.    samyra.init.winner_orders  side=p1 stage=set scores= order=p2,p1
? p2  samyra.move.groupwise  move.orc1 draw.orc1.2 kneel.orc1 lie.orc1 (bind.orc1) cross.orc1 stay.orc1 done
! done
.    samyra.move.groupwise  side=p2
? p1  samyra.move.groupwise  move.ilva draw.ilva.2 kneel.ilva lie.ilva (bind.ilva) cross.ilva stay.ilva done
! done
.    samyra.move.groupwise  side=p1
? table  samyra.act.declare  form ilva.kind=none orc1.kind=none
! -
.=   samyra.round.phases  round=3 seconds=10
? p1+p2  samyra.init.roll  1d20: ; 1d20:
! 20 9
.    samyra.init.roll  side=p1 score=20
.    samyra.init.roll  side=p2 score=9
.    samyra.init.winner_orders  side=p1 stage=won scores=samyra-scored(p1,20,no,""),samyra-scored(p2,9,no,"") order=
? p1  samyra.init.winner_orders  form place1=p2 place2=p1
! -
.    samyra.init.winner_orders  side=p1 stage=set scores= order=p2,p1
? p2  samyra.move.groupwise  move.orc1 draw.orc1.2 kneel.orc1 lie.orc1 (bind.orc1) cross.orc1 stay.orc1 done
! done
.    samyra.move.groupwise  side=p2
? p1  samyra.move.groupwise  move.ilva draw.ilva.2 kneel.ilva lie.ilva (bind.ilva) cross.ilva stay.ilva done
! done
.    samyra.move.groupwise  side=p1
? table  samyra.act.declare  form ilva.kind=none orc1.kind=none
! ilva.kind=long ilva.rounds=2
.    samyra.act.declare  figure=ilva kind=long
.    samyra.act.long  figure=ilva what=action rounds=2 stage=begun
.    samyra.act.long  figure=ilva what=action rounds=1 stage=on
.=   samyra.round.phases  round=4 seconds=15
? p1+p2  samyra.init.roll  1d20: ; 1d20:
! 20 9
.    samyra.init.roll  side=p1 score=20
.    samyra.init.roll  side=p2 score=9
.    samyra.init.winner_orders  side=p1 stage=won scores=samyra-scored(p1,20,no,""),samyra-scored(p2,9,no,"") order=
? p1  samyra.init.winner_orders  form place1=p2 place2=p1
! -
.    samyra.init.winner_orders  side=p1 stage=set scores= order=p2,p1
? p2  samyra.move.groupwise  move.orc1 draw.orc1.2 kneel.orc1 lie.orc1 (bind.orc1) cross.orc1 stay.orc1 done
! done
.    samyra.move.groupwise  side=p2
? p1  samyra.move.groupwise  move.ilva draw.ilva.2 kneel.ilva lie.ilva (bind.ilva) cross.ilva stay.ilva done
! done
.    samyra.move.groupwise  side=p1
? table  samyra.act.declare  form ilva.kind=on orc1.kind=none
! -
.    samyra.act.declare  figure=ilva kind=on
.=   samyra.act.steps  step=5
? table  samyra.act.input  form ilva.target=nobody ilva.result=miss ilva.note=""
! ilva.result=hit
.    samyra.act.input  figure=ilva target=nobody aimed=no result=hit damage=0 note="" noted=no sort=own kind=action
.    samyra.act.long  figure=ilva what=action rounds=0 stage=done
.=   samyra.round.phases  round=5 seconds=20
? p1+p2  samyra.init.roll  1d20: ; 1d20:
