= samyra
? table  samyra.round.phases  *quick begin.road begin.wolves begin.stair example ready.road ready.wolves ready.stair
! begin.stair
.=   samyra.sides.hostile
.=   samyra.round.phases  round=1 seconds=0
? p1+p2  samyra.init.roll  1d20: ; 1d20:
# scene
! 14 8
.    samyra.init.roll  side=p1 score=14
.    samyra.init.roll  side=p2 score=8
.    samyra.init.winner_orders  side=p1 stage=won scores=samyra-scored(p1,14,no,""),samyra-scored(p2,8,no,"") order=
? p1  samyra.init.winner_orders  form place1=p2 place2=p1
! -
.    samyra.init.winner_orders  side=p1 stage=set scores= order=p2,p1
? p2  samyra.move.groupwise  move.f5 draw.f5.2 kneel.f5 lie.f5 (bind.f5) cross.f5 stay.f5 move.f6 draw.f6.2 kneel.f6 lie.f6 (bind.f6) cross.f6 stay.f6 move.f7 draw.f7.2 kneel.f7 lie.f7 (bind.f7) cross.f7 stay.f7 move.f8 kneel.f8 lie.f8 (bind.f8) cross.f8 stay.f8 move.f9 draw.f9.2 kneel.f9 lie.f9 (bind.f9) cross.f9 stay.f9 move.f10 draw.f10.2 kneel.f10 lie.f10 (bind.f10) cross.f10 stay.f10 done
! move.f5
? p2  samyra.move.bew  f5 from O6, 12 halves, 49 cells
! @ffgggg
.    samyra.move.bew  figure=f5 spaces=6 left=0/1 to="I8"
? p2  samyra.move.groupwise  move.f6 draw.f6.2 kneel.f6 lie.f6 (bind.f6) cross.f6 stay.f6 move.f7 draw.f7.2 kneel.f7 lie.f7 (bind.f7) cross.f7 stay.f7 move.f8 kneel.f8 lie.f8 (bind.f8) cross.f8 stay.f8 move.f9 draw.f9.2 kneel.f9 lie.f9 (bind.f9) cross.f9 stay.f9 move.f10 draw.f10.2 kneel.f10 lie.f10 (bind.f10) cross.f10 stay.f10 done
! done
.    samyra.move.groupwise  side=p2
? p1  samyra.move.groupwise  move.f1 draw.f1.2 kneel.f1 lie.f1 (bind.f1) cross.f1 stay.f1 move.f2 draw.f2.2 kneel.f2 lie.f2 (bind.f2) cross.f2 stay.f2 move.f3 draw.f3.2 kneel.f3 lie.f3 (bind.f3) cross.f3 stay.f3 move.f4 kneel.f4 lie.f4 (bind.f4) cross.f4 stay.f4 done
! move.f1
? p1  samyra.move.bew  f1 from B7, 12 halves, 30 cells
! @cccdcc
.    samyra.move.bew  figure=f1 spaces=6 left=0/1 to="H8"
? p1  samyra.zone.stop  *stop (passed) force
! stop
.    samyra.zone.stop  figure=f1 foes=f5 checked=no
? p1  samyra.move.groupwise  move.f2 draw.f2.2 kneel.f2 lie.f2 (bind.f2) cross.f2 stay.f2 move.f3 draw.f3.2 kneel.f3 lie.f3 (bind.f3) cross.f3 stay.f3 move.f4 kneel.f4 lie.f4 (bind.f4) cross.f4 stay.f4 done
! done
.    samyra.move.groupwise  side=p1
? table  samyra.turn.end  form f1.facing=way2 f2.facing=way2 f3.facing=way2 f4.facing=way2 f5.facing=way6 f6.facing=way6 f7.facing=way6 f8.facing=way6 f9.facing=way6 f10.facing=way6
! -
? table  samyra.act.declare  form f1.kind=melee f2.kind=none f3.kind=ranged f4.kind=none f5.kind=melee f6.kind=none f7.kind=none f8.kind=none f9.kind=ranged f10.kind=none
! -
.    samyra.act.declare  figure=f1 kind=melee
.    samyra.act.declare  figure=f3 kind=ranged
.    samyra.act.declare  figure=f5 kind=melee
.    samyra.act.declare  figure=f9 kind=ranged
.=   samyra.act.steps  step=1
? table  samyra.act.input  form f3.target=f5 f3.result=miss f3.note="" f9.target=f1 f9.result=miss f9.note=""
! -
.    samyra.act.input  figure=f3 target=f5 aimed=yes result=miss damage=0 note="" noted=no sort=own kind=ranged
.    samyra.act.input  figure=f9 target=f1 aimed=yes result=miss damage=0 note="" noted=no sort=own kind=ranged
.=   samyra.act.steps  step=3
? table  samyra.act.input  form f1.target=f5 f1.result=miss f1.note="" f5.target=f1 f5.result=miss f5.note=""
! f1.result=hit f1.damage=4 f5.result=hit f5.damage=3
.    samyra.act.input  figure=f1 target=f5 aimed=yes result=hit damage=4 note="" noted=no sort=own kind=melee
.    samyra.act.input  figure=f5 target=f1 aimed=yes result=hit damage=3 note="" noted=no sort=own kind=melee
? table  samyra.act.simultaneous  form f1.falls=stands f5.falls=stands
! -
.=   samyra.round.phases  round=2 seconds=5
? p1+p2  samyra.init.roll  1d20: ; 1d20:
! 12 5
.    samyra.init.roll  side=p1 score=12
.    samyra.init.roll  side=p2 score=5
.    samyra.init.winner_orders  side=p1 stage=won scores=samyra-scored(p1,12,no,""),samyra-scored(p2,5,no,"") order=
? p1  samyra.init.winner_orders  form place1=p2 place2=p1
! -
.    samyra.init.winner_orders  side=p1 stage=set scores= order=p2,p1
? p2  samyra.move.groupwise  move.f5 draw.f5.2 kneel.f5 lie.f5 bind.f5 cross.f5 stay.f5 move.f6 draw.f6.2 kneel.f6 lie.f6 (bind.f6) cross.f6 stay.f6 move.f7 draw.f7.2 kneel.f7 lie.f7 (bind.f7) cross.f7 stay.f7 move.f8 kneel.f8 lie.f8 (bind.f8) cross.f8 stay.f8 move.f9 draw.f9.2 kneel.f9 lie.f9 (bind.f9) cross.f9 stay.f9 move.f10 draw.f10.2 kneel.f10 lie.f10 (bind.f10) cross.f10 stay.f10 done
! move.f5
? p2  samyra.disengage.needed  *all inside noway back
! all
? p2  samyra.disengage.roll  1d20: samyra.disengage.roll 10
! 14
.    samyra.disengage.roll  figure=f5 foe=f1 roll=14 most=10 free=no
? p2  samyra.disengage.failed_stay  *stay force
! stay
.    samyra.disengage.failed_stay  figure=f5
? p2  samyra.move.groupwise  move.f6 draw.f6.2 kneel.f6 lie.f6 (bind.f6) cross.f6 stay.f6 move.f7 draw.f7.2 kneel.f7 lie.f7 (bind.f7) cross.f7 stay.f7 move.f8 kneel.f8 lie.f8 (bind.f8) cross.f8 stay.f8 move.f9 draw.f9.2 kneel.f9 lie.f9 (bind.f9) cross.f9 stay.f9 move.f10 draw.f10.2 kneel.f10 lie.f10 (bind.f10) cross.f10 stay.f10 done
