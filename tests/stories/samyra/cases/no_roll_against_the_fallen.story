# Ilva wants to get away from two orcs, and one of them has bound her; a ruling says that the other is down. She rolls against the
# one that is left alone (samyra.act.fallen_earlier, samyra.disengage.each).
= samyra samyra.bind.timing=reactive
? table  samyra.round.phases  *quick begin.road begin.wolves begin.stair example ready.road ready.wolves ready.stair
! example
? table  samyra.round.phases  form adventurers=1 orcs=1 wolves=0
! adventurers=1 orcs=2
? gm  samyra.round.end  *begin
^ in.ilva.orc1=yes
.    ruling samyra.zone.known  samyra-answer(yes)
? gm  samyra.round.end  *begin
^ in.orc1.ilva=yes
.    ruling samyra.zone.known  samyra-answer(yes)
? gm  samyra.round.end  *begin
^ in.ilva.orc2=yes
.    ruling samyra.zone.known  samyra-answer(yes)
? gm  samyra.round.end  *begin
^ in.orc2.ilva=yes
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
? p2  samyra.move.groupwise  move.orc1 draw.orc1.2 kneel.orc1 lie.orc1 bind.orc1 cross.orc1 stay.orc1 move.orc2 draw.orc2.2 kneel.orc2 lie.orc2 bind.orc2 cross.orc2 stay.orc2 done
! bind.orc1
.    samyra.bind.timing  figure=orc1
? p2  samyra.move.groupwise  move.orc2 draw.orc2.2 kneel.orc2 lie.orc2 bind.orc2 cross.orc2 stay.orc2 done
! stay.orc2
.    samyra.alt.list  figure=orc2
? p1  samyra.move.groupwise  move.ilva draw.ilva.2 kneel.ilva lie.ilva (bind.ilva) cross.ilva stay.ilva done
! move.ilva
? p1  samyra.disengage.needed  *all from.orc1 from.orc2 inside noway back
! all
? p2  samyra.bind.one  bind let
! bind
? table  samyra.bind.attack  form result=success quality=0 combined=no
! result=success quality=3
.    samyra.bind.threshold  figure=orc1 target=ilva quality=3 most=7
.    samyra.bind.stamina  figure=orc1 cost=0 known=no left=0
? p1  samyra.disengage.roll  1d20: samyra.bind.threshold 7; 1d20: samyra.disengage.roll 10
^ orc2.state=down
.    ruling samyra.act.fallen_earlier  samyra-state(down)
? p1  samyra.disengage.roll  1d20: samyra.bind.threshold 7
