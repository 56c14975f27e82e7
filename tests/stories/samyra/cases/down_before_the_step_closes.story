# Two blows have been entered for the same step. Before it closes the orc that one of them hit is ruled to be down: the game master
# is asked about the other alone, and nobody falls twice (samyra.act.simultaneous).
= samyra
? table  samyra.round.phases  *quick begin.road begin.wolves begin.stair example ready.road ready.wolves ready.stair
! example
? table  samyra.round.phases  form adventurers=1 orcs=1 wolves=0
! adventurers=2 orcs=2 wolves=0
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
! done
.    samyra.move.groupwise  side=p1
? p2  samyra.move.groupwise  move.orc1 draw.orc1.2 kneel.orc1 lie.orc1 (bind.orc1) cross.orc1 stay.orc1 move.orc2 draw.orc2.2 kneel.orc2 lie.orc2 (bind.orc2) cross.orc2 stay.orc2 done
! done
.    samyra.move.groupwise  side=p2
? table  samyra.act.declare  form ilva.kind=none brug.kind=none orc1.kind=none orc2.kind=none
! ilva.kind=melee brug.kind=melee
.    samyra.act.declare  figure=ilva kind=melee
.    samyra.act.declare  figure=brug kind=melee
.=   samyra.act.steps  step=3
? table  samyra.act.input  form ilva.target=orc1 ilva.result=miss ilva.note="" brug.target=orc1 brug.result=miss brug.note=""
! ilva.target=orc1 ilva.result=hit ilva.damage=3 brug.target=orc2 brug.result=hit brug.damage=4
.    samyra.act.input  figure=ilva target=orc1 aimed=yes result=hit damage=3 note="" noted=no sort=own kind=melee
.    samyra.act.input  figure=brug target=orc2 aimed=yes result=hit damage=4 note="" noted=no sort=own kind=melee
? table  samyra.act.simultaneous  form orc1.falls=stands orc2.falls=stands
^ orc1.state=down
.    ruling samyra.act.fallen_earlier  samyra-state(down)
? table  samyra.act.simultaneous  form orc2.falls=stands
