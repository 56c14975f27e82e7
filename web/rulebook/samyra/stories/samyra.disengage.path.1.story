# A wall behind, three attackers before her: no roll, but Ilva may kneel.
= samyra
? table  samyra.round.phases  *quick begin.road begin.wolves begin.stair example ready.road ready.wolves ready.stair
! example
? table  samyra.round.phases  form adventurers=1 orcs=1 wolves=0
! orcs=3
? gm  samyra.round.end  *begin
^ in.ilva.orc1=yes
.    ruling samyra.zone.known  samyra-answer(yes)
? gm  samyra.round.end  *begin
^ in.ilva.orc2=yes
.    ruling samyra.zone.known  samyra-answer(yes)
? gm  samyra.round.end  *begin
^ in.ilva.orc3=yes
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
? p1  samyra.disengage.needed  *all from.orc1 from.orc2 from.orc3 some inside noway back
! noway
? table  samyra.disengage.path  *way none
! none
.    samyra.disengage.path  figure=ilva answer=none
? p1  samyra.move.groupwise  move.ilva draw.ilva.2 kneel.ilva lie.ilva (bind.ilva) cross.ilva stay.ilva done
! move.ilva
? p1  samyra.disengage.needed  (all) (from.orc1) (from.orc2) (from.orc3) (some) *inside noway back
! all
x barred samyra.disengage.path
! back
.    samyra.alt.intent  figure=ilva
? p1  samyra.move.groupwise  move.ilva draw.ilva.2 kneel.ilva lie.ilva (bind.ilva) cross.ilva stay.ilva done
! kneel.ilva
.    samyra.alt.low  figure=ilva posture=kneeling
? p2  samyra.move.groupwise  move.orc1 draw.orc1.2 kneel.orc1 lie.orc1 (bind.orc1) cross.orc1 stay.orc1 move.orc2 draw.orc2.2 kneel.orc2 lie.orc2 (bind.orc2) cross.orc2 stay.orc2 move.orc3 draw.orc3.2 kneel.orc3 lie.orc3 (bind.orc3) cross.orc3 stay.orc3 done
