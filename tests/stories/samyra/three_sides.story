# Adventurers, orcs and wolves: orcs and wolves fight each other first, then make peace; a spell of two rounds is begun and broken off.
= samyra samyra.bind.timing=reactive samyra.disengage.failed_shift=yes
? table  samyra.round.phases  *quick begin.road begin.wolves begin.stair example ready.road ready.wolves ready.stair
! example
? table  samyra.round.phases  form adventurers=1 orcs=1 wolves=0
! adventurers=4 orcs=2 wolves=2
? gm  samyra.round.end  *begin
+ seal
? gm  samyra.act.input  form orc1.what=- orc2.what=- wolf1.what=- wolf2.what=-
! orc1.what=hits orc1.hits="8"
.    samyra.act.input  sort=own result=sealed noted=no
? gm  samyra.round.end  *begin
^ ilva.runs=yes
.    ruling samyra.zone.run_check  samyra-answer(yes)
? gm  samyra.round.end  *begin
! begin
.=   samyra.sides.hostile
.=   samyra.round.phases  round=1 seconds=0
? p1+p2+p3  samyra.init.roll  1d20: ; 1d20: ; 1d20:
! 15 7 7
.    samyra.init.roll  side=p1 score=15
.    samyra.init.roll  side=p2 score=7
.    samyra.init.roll  side=p3 score=7
.    samyra.init.tie_lower
.    samyra.init.winner_orders  side=p1 stage=won scores=samyra-scored(p1,15,no,""),samyra-scored(p2,7,no,""),samyra-scored(p3,7,no,"") order=
? p1  samyra.init.winner_orders  form place1=p2 place2=p3 place3=p1
! place1=p3 place2=p2
.    samyra.init.winner_orders  side=p1 stage=set scores= order=p3,p2,p1
? p3  samyra.move.groupwise  move.wolf1 kneel.wolf1 lie.wolf1 (bind.wolf1) cross.wolf1 stay.wolf1 move.wolf2 kneel.wolf2 lie.wolf2 (bind.wolf2) cross.wolf2 stay.wolf2 done
! move.wolf1
? p3  samyra.move.bew  form spaces=0 low=0 crossed=0 further=0 through=- left=- entered=- reached=- missed=- friend=nobody on=no then=end
! spaces=4 entered=orc1
.    samyra.move.bew  figure=wolf1 spaces=4 left=2/1 to=none
? p3  samyra.zone.stop  *stop (passed) force
! stop
.    samyra.zone.stop  figure=wolf1 foes=orc1 checked=no
? p3  samyra.move.groupwise  move.wolf2 kneel.wolf2 lie.wolf2 (bind.wolf2) cross.wolf2 stay.wolf2 done
! move.wolf2
? p3  samyra.move.bew  form spaces=0 low=0 crossed=0 further=0 through=- left=- entered=- reached=- missed=- friend=nobody on=no then=end
! spaces=4 entered=orc2
.    samyra.move.bew  figure=wolf2 spaces=4 left=2/1 to=none
? p3  samyra.zone.stop  *stop (passed) force
! stop
.    samyra.zone.stop  figure=wolf2 foes=orc2 checked=no
? p2  samyra.move.groupwise  move.orc1 draw.orc1.2 kneel.orc1 lie.orc1 (bind.orc1) cross.orc1 stay.orc1 move.orc2 draw.orc2.2 kneel.orc2 lie.orc2 (bind.orc2) cross.orc2 stay.orc2 done
! draw.orc1.2
.    samyra.alt.weapon  figure=orc1 grip=melee
? p2  samyra.move.groupwise  move.orc2 draw.orc2.2 kneel.orc2 lie.orc2 (bind.orc2) cross.orc2 stay.orc2 done
! kneel.orc2
.    samyra.alt.low  figure=orc2 posture=kneeling
? p1  samyra.move.groupwise  move.ilva draw.ilva.2 kneel.ilva lie.ilva (bind.ilva) cross.ilva stay.ilva move.brug kneel.brug lie.brug (bind.brug) cross.brug stay.brug move.tamo kneel.tamo lie.tamo (bind.tamo) cross.tamo stay.tamo move.kerit draw.kerit.2 kneel.kerit lie.kerit (bind.kerit) cross.kerit stay.kerit done
! move.ilva
? p1  samyra.move.bew  form spaces=0 low=0 crossed=0 further=0 through=- left=- entered=- reached=- missed=- friend=nobody on=no then=end
! spaces=4 entered=orc1 then=on
.    samyra.move.bew  figure=ilva spaces=4 left=2/1 to=none
? p1  samyra.zone.stop  *stop passed failed_stop failed_on force
! passed
.    samyra.zone.run_check  figure=ilva foes=orc1
? p1  samyra.move.bew  form spaces=0 low=0 crossed=0 further=0 through=- left=- entered=- reached=- missed=- friend=nobody on=no then=end
! spaces=2 left=orc1
.    samyra.move.bew  figure=ilva spaces=2 left=0/1 to=none
? p1  samyra.move.groupwise  move.brug kneel.brug lie.brug (bind.brug) cross.brug stay.brug move.tamo kneel.tamo lie.tamo (bind.tamo) cross.tamo stay.tamo move.kerit draw.kerit.2 kneel.kerit lie.kerit (bind.kerit) cross.kerit stay.kerit done
! move.tamo
? p1  samyra.move.bew  form spaces=0 low=0 crossed=0 further=0 through=- left=- entered=- reached=- missed=- friend=nobody on=no then=end
! spaces=2 on=low
.    samyra.move.bew  figure=tamo spaces=2 left=4/1 to=none
.    samyra.move.fight_from_object  figure=tamo
? p1  samyra.move.groupwise  move.brug kneel.brug lie.brug (bind.brug) cross.brug stay.brug move.kerit draw.kerit.2 kneel.kerit lie.kerit (bind.kerit) cross.kerit stay.kerit done
! done
.    samyra.move.groupwise  side=p1
? table  samyra.act.declare  form ilva.kind=none brug.kind=none tamo.kind=none kerit.kind=ranged orc1.kind=melee orc2.kind=melee wolf1.kind=melee wolf2.kind=melee
! ilva.kind=none tamo.kind=spell tamo.rounds=2 kerit.kind=ranged orc1.kind=melee orc2.kind=melee wolf1.kind=melee wolf2.kind=melee
.    samyra.act.declare  figure=tamo kind=spell
.    samyra.act.long  figure=tamo what=spell rounds=2 stage=begun
.    samyra.act.declare  figure=kerit kind=ranged
.    samyra.act.declare  figure=orc1 kind=melee
.    samyra.act.declare  figure=orc2 kind=melee
.    samyra.act.declare  figure=wolf1 kind=melee
.    samyra.act.declare  figure=wolf2 kind=melee
.=   samyra.act.steps  step=1
? table  samyra.act.input  form kerit.target=orc1 kerit.result=miss kerit.note=""
! kerit.target=orc2 kerit.result=hit kerit.damage=3
.    samyra.act.input  figure=kerit target=orc2 aimed=yes result=hit damage=3 note="" noted=no sort=own kind=ranged
? table  samyra.act.simultaneous  form orc2.falls=stands
! -
.=   samyra.act.steps  step=3
? table  samyra.act.input  form orc1.target=wolf1 orc1.result=miss orc1.note="" orc2.target=wolf2 orc2.result=miss orc2.note="" wolf1.target=orc1 wolf1.result=miss wolf1.note="" wolf2.target=orc2 wolf2.result=miss wolf2.note=""
! orc1.target=wolf1 orc1.result=hit orc1.damage=5 orc2.target=wolf2 wolf1.target=orc1 wolf1.result=hit wolf1.damage=8 wolf2.target=orc2 wolf2.result=hit wolf2.damage=2
.    samyra.act.input  figure=orc1 target=wolf1 aimed=yes result=hit damage=5 note="" noted=no sort=own kind=melee
.    samyra.act.input  figure=orc2 target=wolf2 aimed=yes result=miss damage=0 note="" noted=no sort=own kind=melee
.    samyra.act.input  figure=wolf1 target=orc1 aimed=yes result=hit damage=8 note="" noted=no sort=own kind=melee
.    samyra.act.input  figure=wolf2 target=orc2 aimed=yes result=hit damage=2 note="" noted=no sort=own kind=melee
? table  samyra.act.simultaneous  form orc2.falls=stands wolf1.falls=stands
! wolf1.falls=falls
? gm  samyra.act.simultaneous  form orc1.falls=stands
! orc1.falls=falls
.    samyra.act.credit  figure=orc1 by=wolf1 count=1
.    samyra.act.credit  figure=wolf1 by=orc1 count=1
.    samyra.act.long  figure=tamo what=spell rounds=1 stage=on
.=   samyra.round.phases  round=2 seconds=5
? p1+p2+p3  samyra.init.roll  1d20: ; 1d20: ; 1d20:
^ hostile.p2.p3=no they have had enough of each other
.    ruling samyra.sides.hostile  samyra-answer(no) they have had enough of each other
? p1+p2+p3  samyra.init.roll  1d20: ; 1d20: ; 1d20:
+ contacts
? table  samyra.zone.known  form ilva=- brug=- tamo=- kerit=- orc2=- wolf2=-
! ilva=- wolf2=-
.    samyra.zone.known
? p1+p2+p3  samyra.init.roll  1d20: ; 1d20: ; 1d20:
! 9 20 9
.    samyra.init.roll  side=p1 score=9
.    samyra.init.roll  side=p2 score=20
.    samyra.init.roll  side=p3 score=9
.    samyra.init.tie_lower
.    samyra.init.winner_orders  side=p2 stage=won scores=samyra-scored(p1,9,no,""),samyra-scored(p2,20,no,""),samyra-scored(p3,9,no,"") order=
? p2  samyra.init.winner_orders  form place1=p1 place2=p3 place3=p2
! place1=p1 place2=p2 place3=p3
.    samyra.init.winner_orders  side=p2 stage=set scores= order=p1,p2,p3
? p1  samyra.move.groupwise  move.ilva draw.ilva.2 kneel.ilva lie.ilva (bind.ilva) cross.ilva stay.ilva move.brug kneel.brug lie.brug (bind.brug) cross.brug stay.brug move.tamo kneel.tamo lie.tamo (bind.tamo) cross.tamo stay.tamo move.kerit draw.kerit.2 kneel.kerit lie.kerit (bind.kerit) cross.kerit stay.kerit done
! done
.    samyra.move.groupwise  side=p1
? p2  samyra.move.groupwise  move.orc2 draw.orc2.2 stand.orc2 lie.orc2 (bind.orc2) cross.orc2 stay.orc2 done
! move.orc2
? p2  samyra.move.bew  form spaces=0 low=0 crossed=0 further=0 through=- left=- entered=- reached=- missed=- friend=nobody on=no then=end
! spaces=2 entered=tamo
.    samyra.move.bew  figure=orc2 spaces=2 left=2/1 to=none
? p2  samyra.zone.stop  *stop (passed) force
! stop
.    samyra.zone.stop  figure=orc2 foes=tamo checked=no
? p3  samyra.move.groupwise  move.wolf2 kneel.wolf2 lie.wolf2 (bind.wolf2) cross.wolf2 stay.wolf2 done
! move.wolf2
? p3  samyra.move.bew  form spaces=0 low=0 crossed=0 further=0 through=- left=- entered=- reached=- missed=- friend=nobody on=no then=end
! spaces=6 entered=tamo
.    samyra.move.bew  figure=wolf2 spaces=6 left=0/1 to=none
? p3  samyra.zone.stop  *stop (passed) force
! stop
.    samyra.zone.stop  figure=wolf2 foes=tamo checked=no
? table  samyra.act.declare  form ilva.kind=none brug.kind=none tamo.kind=on kerit.kind=ranged orc2.kind=melee wolf2.kind=melee
! brug.kind=none kerit.kind=ranged tamo.kind=on orc2.kind=melee wolf2.kind=melee
.    samyra.act.declare  figure=tamo kind=on
.    samyra.act.declare  figure=kerit kind=ranged
.    samyra.act.declare  figure=orc2 kind=melee
.    samyra.act.declare  figure=wolf2 kind=melee
.=   samyra.act.steps  step=1
? table  samyra.act.input  form kerit.target=orc2 kerit.result=miss kerit.note=""
! kerit.target=wolf2 kerit.result=hit kerit.damage=6
.    samyra.act.input  figure=kerit target=wolf2 aimed=yes result=hit damage=6 note="" noted=no sort=own kind=ranged
? table  samyra.act.simultaneous  form wolf2.falls=stands
! wolf2.falls=falls
.    samyra.act.credit  figure=wolf2 by=kerit count=1
.    samyra.act.fallen_earlier  figure=wolf2
.=   samyra.act.steps  step=3
? table  samyra.act.input  form orc2.target=tamo orc2.result=miss orc2.note=""
! orc2.target=tamo orc2.result=hit orc2.damage=1
.    samyra.act.input  figure=orc2 target=tamo aimed=yes result=hit damage=1 note="" noted=no sort=own kind=melee
? table  samyra.act.simultaneous  form tamo.falls=stands tamo.spell=interrupted
! tamo.spell=holds
.    samyra.spell.interrupt_input  figure=tamo
.=   samyra.act.steps  step=4
? table  samyra.act.input  form tamo.target=nobody tamo.result=miss tamo.note=""
! tamo.target=orc2 tamo.result=hit tamo.damage=9
.    samyra.act.input  figure=tamo target=orc2 aimed=yes result=hit damage=9 note="" noted=no sort=own kind=spell
.    samyra.act.long  figure=tamo what=spell rounds=0 stage=done
? table  samyra.act.simultaneous  form orc2.falls=stands
! orc2.falls=falls
.    samyra.act.credit  figure=orc2 by=tamo count=1
? table  samyra.round.end  *yes on no
! no
.=   samyra.round.phases  round=3 seconds=10
? p1  samyra.init.roll  1d20:
! 5
.    samyra.init.roll  side=p1 score=5
.    samyra.init.winner_orders  side=p1 stage=won scores=samyra-scored(p1,5,no,"") order=
? p1  samyra.init.winner_orders  form place1=p1
! -
.    samyra.init.winner_orders  side=p1 stage=set scores= order=p1
? p1  samyra.move.groupwise  move.ilva draw.ilva.2 kneel.ilva lie.ilva (bind.ilva) cross.ilva stay.ilva move.brug kneel.brug lie.brug (bind.brug) cross.brug stay.brug move.tamo kneel.tamo lie.tamo (bind.tamo) cross.tamo stay.tamo move.kerit draw.kerit.2 kneel.kerit lie.kerit (bind.kerit) cross.kerit stay.kerit done
+ end
.    samyra.round.end  round=3 seconds=15
=>   over
