# The assault on the gate, on the map: the giant stops the gap, room to swing is claimed, one turns, and the table ends it.
= samyra samyra.alt.rounding=up
? table  samyra.round.phases  *quick begin.road begin.wolves begin.stair example ready.road ready.wolves ready.stair
! ready.stair
? table  samyra.act.input  form f5.what=hits f5.hits="0" f8.what=hits f8.hits="0" f9.what=hits f9.hits="0" f10.what=hits f10.hits="0"
! -
.=   samyra.sides.hostile
.=   samyra.round.phases  round=1 seconds=0
? p1+p2  samyra.init.roll  1d20: ; 1d20:
! 14 6
.    samyra.init.roll  side=p1 score=14
.    samyra.init.roll  side=p2 score=6
.    samyra.init.winner_orders  side=p1 stage=won scores=samyra-scored(p1,14,no,""),samyra-scored(p2,6,no,"") order=
? p1  samyra.init.winner_orders  form place1=p2 place2=p1
! -
.    samyra.init.winner_orders  side=p1 stage=set scores= order=p2,p1
? p2  samyra.move.groupwise  move.f5 draw.f5.2 kneel.f5 lie.f5 (bind.f5) cross.f5 stay.f5 move.f6 draw.f6.2 kneel.f6 lie.f6 (bind.f6) cross.f6 stay.f6 move.f7 draw.f7.2 kneel.f7 lie.f7 (bind.f7) cross.f7 stay.f7 move.f8 kneel.f8 lie.f8 (bind.f8) cross.f8 stay.f8 move.f9 draw.f9.2 kneel.f9 lie.f9 (bind.f9) cross.f9 stay.f9 move.f10 draw.f10.2 kneel.f10 lie.f10 (bind.f10) cross.f10 stay.f10 done
! move.f6
? p2  samyra.move.bew  f6 from O5, 12 halves, 49 cells
! @ggghhg
.    samyra.move.bew  figure=f6 spaces=6 left=0/1 to="I3"
.    samyra.twohand.claim  figure=f2 stage=claimed spaces=2
? p2  samyra.move.groupwise  move.f5 draw.f5.2 kneel.f5 lie.f5 (bind.f5) cross.f5 stay.f5 move.f7 draw.f7.2 kneel.f7 lie.f7 (bind.f7) cross.f7 stay.f7 move.f8 kneel.f8 lie.f8 (bind.f8) cross.f8 stay.f8 move.f9 draw.f9.2 kneel.f9 lie.f9 (bind.f9) cross.f9 stay.f9 move.f10 draw.f10.2 kneel.f10 lie.f10 (bind.f10) cross.f10 stay.f10 done
! move.f5
? p2  samyra.move.bew  f5 from O6, 12 halves, 48 cells
! @gggg
.    samyra.move.bew  figure=f5 spaces=4 left=2/1 to="K6"
? p2  samyra.move.groupwise  move.f7 draw.f7.2 kneel.f7 lie.f7 (bind.f7) cross.f7 stay.f7 move.f8 kneel.f8 lie.f8 (bind.f8) cross.f8 stay.f8 move.f9 draw.f9.2 kneel.f9 lie.f9 (bind.f9) cross.f9 stay.f9 move.f10 draw.f10.2 kneel.f10 lie.f10 (bind.f10) cross.f10 stay.f10 done
! kneel.f9
.    samyra.alt.low  figure=f9 posture=kneeling
? p2  samyra.move.groupwise  move.f7 draw.f7.2 kneel.f7 lie.f7 (bind.f7) cross.f7 stay.f7 move.f8 kneel.f8 lie.f8 (bind.f8) cross.f8 stay.f8 move.f10 draw.f10.2 kneel.f10 lie.f10 (bind.f10) cross.f10 stay.f10 done
! move.f8
? p2  samyra.move.bew  f8 from O4, 12 halves, 46 cells
! @gggg
.    samyra.move.bew  figure=f8 spaces=4 left=0/1 to="K4"
.    samyra.move.obstacle  figure=f8 count=1 cost=3/1
? p2  samyra.move.groupwise  move.f7 draw.f7.2 kneel.f7 lie.f7 (bind.f7) cross.f7 stay.f7 move.f10 draw.f10.2 kneel.f10 lie.f10 (bind.f10) cross.f10 stay.f10 done
! done
.    samyra.move.groupwise  side=p2
? p1  samyra.move.groupwise  move.f1 draw.f1.2 kneel.f1 lie.f1 (bind.f1) cross.f1 stay.f1 move.f2 draw.f2.2 kneel.f2 lie.f2 (bind.f2) cross.f2 stay.f2 move.f3 draw.f3.2 kneel.f3 lie.f3 (bind.f3) cross.f3 stay.f3 move.f4 kneel.f4 lie.f4 (bind.f4) cross.f4 stay.f4 done
+ claim.f2
? p1  samyra.twohand.claim  text
! ""
.    samyra.twohand.claim  figure=f2 stage=released spaces=0
? p1  samyra.move.groupwise  move.f1 draw.f1.2 kneel.f1 lie.f1 (bind.f1) cross.f1 stay.f1 move.f2 draw.f2.2 kneel.f2 lie.f2 (bind.f2) cross.f2 stay.f2 move.f3 draw.f3.2 kneel.f3 lie.f3 (bind.f3) cross.f3 stay.f3 move.f4 kneel.f4 lie.f4 (bind.f4) cross.f4 stay.f4 done
! move.f4
? p1  samyra.move.bew  f4 from B2, 12 halves, 12 cells
! @cccc
.    samyra.move.bew  figure=f4 spaces=4 left=2/1 to="F2"
.    samyra.twohand.claim  figure=f10 stage=claimed spaces=2
? p1  samyra.move.groupwise  move.f1 draw.f1.2 kneel.f1 lie.f1 (bind.f1) cross.f1 stay.f1 move.f2 draw.f2.2 kneel.f2 lie.f2 (bind.f2) cross.f2 stay.f2 move.f3 draw.f3.2 kneel.f3 lie.f3 (bind.f3) cross.f3 stay.f3 done
! move.f2
? p1  samyra.move.bew  f2 from B4, 10 halves, 20 cells
! @ccc
.    samyra.move.bew  figure=f2 spaces=3 left=2/1 to="E4"
? p1  samyra.move.groupwise  move.f1 draw.f1.2 kneel.f1 lie.f1 (bind.f1) cross.f1 stay.f1 move.f3 draw.f3.2 kneel.f3 lie.f3 (bind.f3) cross.f3 stay.f3 done
! lie.f3
.    samyra.alt.low  figure=f3 posture=lying
? p1  samyra.move.groupwise  move.f1 draw.f1.2 kneel.f1 lie.f1 (bind.f1) cross.f1 stay.f1 done
! done
.    samyra.move.groupwise  side=p1
? table  samyra.turn.end  form f1.facing=way2 f2.facing=way2 f3.facing=way2 f4.facing=way2 f5.facing=way6 f6.facing=way6 f7.facing=way6 f8.facing=way6 f9.facing=way6 f10.facing=way6
! f5.facing=way7
.    samyra.turn.end  figure=f5 degrees=0
? table  samyra.act.declare  form f1.kind=none f2.kind=none f3.kind=ranged f4.kind=none f5.kind=none f6.kind=none f7.kind=none f8.kind=none f9.kind=ranged f10.kind=none
! f3.kind=ranged f9.kind=ranged
.    samyra.act.declare  figure=f3 kind=ranged
.    samyra.act.declare  figure=f9 kind=ranged
.=   samyra.act.steps  step=1
? table  samyra.act.input  form f3.target=f5 f3.result=miss f3.note="" f9.target=f1 f9.result=miss f9.note=""
! f3.target=f6 f3.result=hit f3.damage=2 f9.target=f4
.    samyra.act.input  figure=f3 target=f6 aimed=yes result=hit damage=2 note="" noted=no sort=own kind=ranged
.    samyra.act.input  figure=f9 target=f4 aimed=yes result=miss damage=0 note="" noted=no sort=own kind=ranged
? gm  samyra.act.simultaneous  form f6.falls=stands
! -
.=   samyra.round.phases  round=2 seconds=5
? p1+p2  samyra.init.roll  1d20: ; 1d20:
! 3 17
.    samyra.init.roll  side=p1 score=3
.    samyra.init.roll  side=p2 score=17
.    samyra.init.winner_orders  side=p2 stage=won scores=samyra-scored(p1,3,no,""),samyra-scored(p2,17,no,"") order=
? p2  samyra.init.winner_orders  form place1=p1 place2=p2
! place1=p2 place2=p1
.    samyra.init.winner_orders  side=p2 stage=set scores= order=p2,p1
? p2  samyra.move.groupwise  move.f5 draw.f5.2 kneel.f5 lie.f5 (bind.f5) stay.f5 move.f6 draw.f6.2 kneel.f6 lie.f6 (bind.f6) cross.f6 stay.f6 move.f7 draw.f7.2 kneel.f7 lie.f7 (bind.f7) cross.f7 stay.f7 move.f8 kneel.f8 lie.f8 (bind.f8) stay.f8 move.f9 draw.f9.2 stand.f9 lie.f9 (bind.f9) cross.f9 stay.f9 move.f10 draw.f10.2 kneel.f10 lie.f10 (bind.f10) cross.f10 stay.f10 done
! move.f6
? p2  samyra.move.bew  f6 from I3, 12 halves, 64 cells
! @g
.    samyra.move.bew  figure=f6 spaces=1 left=5/1 to="H3"
? p2  samyra.zone.stop  *stop (passed) force
! force
.    samyra.zone.force  figure=f6 foes=f4
? table  samyra.strike.input  form f4.result=miss
! f4.result=hit f4.damage=3
.    samyra.strike.phase  figure=f6 foe=f4 result=hit damage=3
? gm  samyra.strike.input  *stands falls
! stands
? p2  samyra.move.bew  f6 from H3, 10 halves, 41 cells
! @
.    samyra.twohand.claim  figure=f2 stage=claimed spaces=1
? gm  samyra.twohand.blocks  *yes no
! yes
.    samyra.twohand.blocks  figure=f2 answer=yes
? p2  samyra.move.groupwise  move.f5 draw.f5.2 kneel.f5 lie.f5 (bind.f5) stay.f5 move.f7 draw.f7.2 kneel.f7 lie.f7 (bind.f7) cross.f7 stay.f7 move.f8 kneel.f8 lie.f8 (bind.f8) stay.f8 move.f9 draw.f9.2 stand.f9 lie.f9 (bind.f9) cross.f9 stay.f9 move.f10 draw.f10.2 kneel.f10 lie.f10 (bind.f10) cross.f10 stay.f10 done
! move.f8
? p2  samyra.move.bew  f8 from K4, 12 halves, 51 cells
! @hg
.    samyra.move.bew  figure=f8 spaces=2 left=4/1 to="I3"
? p2  samyra.move.groupwise  move.f5 draw.f5.2 kneel.f5 lie.f5 (bind.f5) stay.f5 move.f7 draw.f7.2 kneel.f7 lie.f7 (bind.f7) cross.f7 stay.f7 move.f9 draw.f9.2 stand.f9 lie.f9 (bind.f9) cross.f9 stay.f9 move.f10 draw.f10.2 kneel.f10 lie.f10 (bind.f10) cross.f10 stay.f10 done
! done
.    samyra.move.groupwise  side=p2
? p1  samyra.move.groupwise  move.f1 draw.f1.2 kneel.f1 lie.f1 (bind.f1) cross.f1 stay.f1 move.f2 draw.f2.2 kneel.f2 lie.f2 (bind.f2) cross.f2 stay.f2 move.f3 draw.f3.2 stand.f3 kneel.f3 (bind.f3) cross.f3 stay.f3 move.f4 kneel.f4 lie.f4 (bind.f4) cross.f4 stay.f4 done
! move.f4
? p1  samyra.disengage.needed  *all inside noway back
! all
? p1  samyra.disengage.roll  1d20: samyra.disengage.roll 10
! 12
.    samyra.disengage.roll  figure=f4 foe=f6 roll=12 most=10 free=no
? p1  samyra.disengage.failed_stay  *stay force
! force
.    samyra.disengage.failed_force  figure=f4 foes=f6
? table  samyra.strike.input  form f6.result=miss
! f6.result=waive
.    samyra.strike.phase  figure=f4 foe=f6 result=waive damage=0
? p1  samyra.move.bew  f4 from F2, 12 halves, 9 cells
! @g
.    samyra.move.bew  figure=f4 spaces=1 left=5/1 to="E2"
.    samyra.move.fight_from_object  figure=f4
? p1  samyra.move.groupwise  move.f1 draw.f1.2 kneel.f1 lie.f1 (bind.f1) cross.f1 stay.f1 move.f2 draw.f2.2 kneel.f2 lie.f2 (bind.f2) cross.f2 stay.f2 move.f3 draw.f3.2 stand.f3 kneel.f3 (bind.f3) cross.f3 stay.f3 done
! stay.f1
.    samyra.alt.list  figure=f1
? p1  samyra.move.groupwise  move.f2 draw.f2.2 kneel.f2 lie.f2 (bind.f2) cross.f2 stay.f2 move.f3 draw.f3.2 stand.f3 kneel.f3 (bind.f3) cross.f3 stay.f3 done
! done
.    samyra.move.groupwise  side=p1
? table  samyra.turn.end  form f1.facing=way2 f2.facing=way2 f3.facing=way2 f4.facing=way2 f5.facing=way7 f6.facing=way6 f7.facing=way6 f8.facing=way6 f9.facing=way6 f10.facing=way6
! f8.facing=way5
.    samyra.turn.end  figure=f8 degrees=0
? table  samyra.act.declare  form f1.kind=none f2.kind=none f3.kind=ranged f4.kind=none f5.kind=none f6.kind=none f7.kind=none f8.kind=none f9.kind=ranged f10.kind=none
! f3.kind=none f4.kind=melee f6.kind=melee f8.kind=none f9.kind=none
.    samyra.act.declare  figure=f4 kind=melee
.    samyra.act.declare  figure=f6 kind=melee
.=   samyra.act.steps  step=3
? table  samyra.act.input  form f4.target=nobody f4.result=none f4.note="" f6.target=nobody f6.result=none f6.note=""
! f4.target=f6 f4.result=hit f4.damage=8 f6.target=f4 f6.result=hit f6.damage=2
.    samyra.act.input  figure=f4 target=f6 aimed=yes result=hit damage=8 note="" noted=no sort=own kind=melee
.    samyra.act.input  figure=f6 target=f4 aimed=yes result=hit damage=2 note="" noted=no sort=own kind=melee
? table  samyra.act.simultaneous  form f4.falls=stands
! -
? gm  samyra.act.simultaneous  form f6.falls=stands
! f6.falls=falls
.    samyra.act.credit  figure=f6 by=f4 count=1
.=   samyra.round.phases  round=3 seconds=10
? p1+p2  samyra.init.roll  1d20: ; 1d20:
+ end
.    samyra.round.end  round=2 seconds=10
=>   over
