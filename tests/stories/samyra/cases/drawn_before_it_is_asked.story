# Brug draws his weapon in the area of an orc: he holds it while it is asked who stands in his own area
# (samyra.alt.weapon, samyra.zone.known).
= samyra
? table  samyra.round.phases  *quick begin.road begin.wolves begin.stair example ready.road ready.wolves ready.stair
! example
? table  samyra.round.phases  form adventurers=1 orcs=1 wolves=0
! adventurers=2 orcs=1 wolves=0
? gm  samyra.round.end  *begin
^ in.brug.orc1=yes
.    ruling samyra.zone.known  samyra-answer(yes)
? gm  samyra.round.end  *begin
^ brug.weapon1=body
.    ruling samyra.alt.weapon  samyra-carried(body)
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
? p1  samyra.move.groupwise  move.ilva draw.ilva.2 kneel.ilva lie.ilva (bind.ilva) cross.ilva stay.ilva *draw.brug.1 move.brug kneel.brug lie.brug (bind.brug) cross.brug stay.brug done
! draw.brug.1
.    samyra.alt.weapon  figure=brug grip=melee
? table  samyra.zone.known  0..1 of *orc1
