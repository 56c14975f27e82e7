# A ready fight begins at its first round; what a hit does by the example values stands there, and who falls by them is proposed.
= samyra
? table  samyra.round.phases  *quick begin.road begin.wolves begin.stair example ready.road ready.wolves ready.stair
! begin.road
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
? p1  samyra.move.groupwise  *draw.f1.1 move.f1 kneel.f1 lie.f1 (bind.f1) cross.f1 stay.f1 draw.f2.1 move.f2 kneel.f2 lie.f2 (bind.f2) cross.f2 stay.f2 draw.f3.1 draw.f3.2 move.f3 kneel.f3 lie.f3 (bind.f3) cross.f3 stay.f3 draw.f4.1 move.f4 kneel.f4 lie.f4 (bind.f4) cross.f4 stay.f4 done
! done
.    samyra.move.groupwise  side=p1
? p2  samyra.move.groupwise  move.f5 draw.f5.2 kneel.f5 lie.f5 (bind.f5) cross.f5 stay.f5 move.f6 draw.f6.2 kneel.f6 lie.f6 (bind.f6) cross.f6 stay.f6 move.f7 draw.f7.2 kneel.f7 lie.f7 (bind.f7) cross.f7 stay.f7 move.f8 draw.f8.2 kneel.f8 lie.f8 (bind.f8) cross.f8 stay.f8 done
! done
.    samyra.move.groupwise  side=p2
? table  samyra.act.declare  form f1.kind=none f2.kind=none f3.kind=none f4.kind=none f5.kind=none f6.kind=none f7.kind=none f8.kind=ranged
! f5.kind=melee f6.kind=melee f8.kind=ranged
.    samyra.act.declare  figure=f5 kind=melee
.    samyra.act.declare  figure=f6 kind=melee
.    samyra.act.declare  figure=f8 kind=ranged
.=   samyra.act.steps  step=1
? table  samyra.act.input  form f8.target=f1 f8.result=miss f8.note=""
! f8.result=hit f8.target=f3
.    samyra.act.input  figure=f8 target=f3 aimed=yes result=hit damage=4 note="" noted=no sort=own kind=ranged
? table  samyra.act.simultaneous  form f3.falls=stands
! -
.=   samyra.act.steps  step=3
? table  samyra.act.input  form f5.target=f1 f5.result=miss f5.note="" f6.target=f1 f6.result=miss f6.note=""
! f5.result=hit f5.damage=7 f5.target=f3
.    samyra.act.input  figure=f5 target=f3 aimed=yes result=hit damage=7 note="" noted=no sort=own kind=melee
.    samyra.act.input  figure=f6 target=f1 aimed=yes result=miss damage=0 note="" noted=no sort=own kind=melee
? table  samyra.act.simultaneous  form f3.falls=falls
! -
.    samyra.act.credit  figure=f3 by=f5 count=1
.=   samyra.round.phases  round=2 seconds=5
? p1+p2  samyra.init.roll  1d20: ; 1d20:
