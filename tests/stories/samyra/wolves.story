# Orcs and wolves in the glade, on the map: three parties, opportunity attacks, a bind, a spell that is interrupted, until one party is left.
= samyra
? table  samyra.round.phases  *quick begin.road begin.wolves begin.stair example ready.road ready.wolves ready.stair
! ready.wolves
? table  samyra.act.input  form f5.what=hits f5.hits="0" f9.what=hits f9.hits="0"
! -
.=   samyra.sides.hostile
.=   samyra.round.phases  round=1 seconds=0
? p1+p2+p3  samyra.init.roll  1d20: ; 1d20: ; 1d20:
! 16 9 17
.    samyra.init.roll  side=p1 score=16
.    samyra.init.roll  side=p2 score=9
.    samyra.init.roll  side=p3 score=17
.    samyra.init.winner_orders  side=p3 stage=won scores=samyra-scored(p1,16,no,""),samyra-scored(p2,9,no,""),samyra-scored(p3,17,no,"") order=
? p3  samyra.init.winner_orders  form place1=p1 place2=p2 place3=p3
! -
.    samyra.init.winner_orders  side=p3 stage=set scores= order=p1,p2,p3
? p1  samyra.move.groupwise  move.f1 draw.f1.2 kneel.f1 lie.f1 (bind.f1) stay.f1 move.f2 draw.f2.2 kneel.f2 lie.f2 (bind.f2) stay.f2 move.f3 draw.f3.2 kneel.f3 lie.f3 (bind.f3) stay.f3 move.f4 kneel.f4 lie.f4 (bind.f4) stay.f4 done
! move.f1
? p1  samyra.move.bew  f1 from A6, 12 halves, 61 cells
! @bbbbbb
.    samyra.move.bew  figure=f1 spaces=6 left=0/1 to="G3"
.    samyra.move.fight_from_object  figure=f1
? p1  samyra.move.groupwise  move.f2 draw.f2.2 kneel.f2 lie.f2 (bind.f2) stay.f2 move.f3 draw.f3.2 kneel.f3 lie.f3 (bind.f3) stay.f3 move.f4 kneel.f4 lie.f4 (bind.f4) stay.f4 done
! move.f2
? p1  samyra.move.bew  f2 from A5, 14 halves, 70 cells
! @bbbbbbc
.    samyra.move.bew  figure=f2 spaces=6 left=1/1 to="G2"
? p1  samyra.zone.stop  *stop passed failed_stop failed_on force
! stop
.    samyra.zone.stop  figure=f2 foes=f10 checked=no
? p1  samyra.move.groupwise  move.f3 draw.f3.2 kneel.f3 lie.f3 (bind.f3) stay.f3 move.f4 kneel.f4 lie.f4 (bind.f4) stay.f4 done
! move.f4
? p1  samyra.move.bew  f4 from A4, 12 halves, 51 cells
! @bbbbb
.    samyra.move.bew  figure=f4 spaces=5 left=1/1 to="F1"
? p1  samyra.move.groupwise  move.f3 draw.f3.2 kneel.f3 lie.f3 (bind.f3) stay.f3 done
! done
.    samyra.move.groupwise  side=p1
? p2  samyra.move.groupwise  move.f5 draw.f5.2 kneel.f5 lie.f5 (bind.f5) stay.f5 move.f6 draw.f6.2 kneel.f6 lie.f6 (bind.f6) stay.f6 move.f7 draw.f7.2 kneel.f7 lie.f7 (bind.f7) stay.f7 move.f8 draw.f8.2 kneel.f8 lie.f8 (bind.f8) stay.f8 done
! move.f5
? p2  samyra.move.bew  f5 from P6, 12 halves, 60 cells
! @ffaaff
.    samyra.move.bew  figure=f5 spaces=6 left=0/1 to="L2"
? p2  samyra.move.groupwise  move.f6 draw.f6.2 kneel.f6 lie.f6 (bind.f6) stay.f6 move.f7 draw.f7.2 kneel.f7 lie.f7 (bind.f7) stay.f7 move.f8 draw.f8.2 kneel.f8 lie.f8 (bind.f8) stay.f8 done
! move.f6
? p2  samyra.move.bew  f6 from P5, 12 halves, 58 cells
! @fffeff
.    samyra.move.bew  figure=f6 spaces=6 left=0/1 to="J3"
? p2  samyra.move.groupwise  move.f7 draw.f7.2 kneel.f7 lie.f7 (bind.f7) stay.f7 move.f8 draw.f8.2 kneel.f8 lie.f8 (bind.f8) stay.f8 done
! move.f7
? p2  samyra.move.bew  f7 from P7, 12 halves, 55 cells
! @ffaaaf
.    samyra.move.bew  figure=f7 spaces=6 left=0/1 to="M3"
? p2  samyra.move.groupwise  move.f8 draw.f8.2 kneel.f8 lie.f8 (bind.f8) stay.f8 done
! move.f8
? p2  samyra.move.bew  f8 from P4, 12 halves, 54 cells
! @ffaffe
.    samyra.move.bew  figure=f8 spaces=6 left=0/1 to="K2"
? p2  samyra.zone.stop  *stop (passed) force
! force
.    samyra.zone.force  figure=f8 foes=f11
? table  samyra.strike.input  form f11.result=miss
! f11.result=hit f11.damage=3
.    samyra.strike.phase  figure=f8 foe=f11 result=hit damage=3
? gm  samyra.strike.input  *stands falls
! stands
? p3  samyra.move.groupwise  move.f9 kneel.f9 lie.f9 (bind.f9) stay.f9 move.f10 kneel.f10 lie.f10 (bind.f10) cross.f10 stay.f10 move.f11 kneel.f11 lie.f11 (bind.f11) stay.f11 done
! move.f9
? p3  samyra.move.bew  f9 from I1, 18 halves, 97 cells
! @c
.    samyra.move.bew  figure=f9 spaces=1 left=8/1 to="J1"
? p3  samyra.zone.stop  *stop (passed) force
! stop
.    samyra.zone.stop  figure=f9 foes=f8 checked=no
.    samyra.move.friend_pending  figure=f9 friend=f11 to=open
? p3  samyra.move.groupwise  move.f10 kneel.f10 lie.f10 (bind.f10) cross.f10 stay.f10 move.f11 kneel.f11 lie.f11 (bind.f11) stay.f11 done
! done
.    samyra.move.friend_pending  figure=f9 friend=f11 to="I1"
.    samyra.move.groupwise  side=p3
? table  samyra.act.declare  form f1.kind=none f2.kind=melee f3.kind=ranged f4.kind=none f5.kind=none f6.kind=none f7.kind=none f8.kind=melee f9.kind=none f10.kind=melee f11.kind=melee
! f4.kind=round
.    samyra.act.declare  figure=f2 kind=melee
.    samyra.act.declare  figure=f3 kind=ranged
.    samyra.act.declare  figure=f4 kind=round
.    samyra.act.declare  figure=f8 kind=melee
.    samyra.act.declare  figure=f10 kind=melee
.    samyra.act.declare  figure=f11 kind=melee
.=   samyra.act.steps  step=1
? table  samyra.act.input  form f3.target=f5 f3.result=miss f3.note=""
! -
.    samyra.act.input  figure=f3 target=f5 aimed=yes result=miss damage=0 note="" noted=no sort=own kind=ranged
.=   samyra.act.steps  step=3
? table  samyra.act.input  form f2.target=f10 f2.result=miss f2.note="" f8.target=f11 f8.result=miss f8.note="" f10.target=f2 f10.result=miss f10.note="" f11.target=f8 f11.result=miss f11.note=""
! f2.result=hit f2.damage=8 f8.result=hit f8.damage=3 f10.result=hit f10.damage=4
.    samyra.act.input  figure=f2 target=f10 aimed=yes result=hit damage=8 note="" noted=no sort=own kind=melee
.    samyra.act.input  figure=f8 target=f11 aimed=yes result=hit damage=3 note="" noted=no sort=own kind=melee
.    samyra.act.input  figure=f10 target=f2 aimed=yes result=hit damage=4 note="" noted=no sort=own kind=melee
.    samyra.act.input  figure=f11 target=f8 aimed=yes result=miss damage=0 note="" noted=no sort=own kind=melee
? table  samyra.act.simultaneous  form f2.falls=stands
! -
? gm  samyra.act.simultaneous  form f10.falls=stands f11.falls=stands
! f10.falls=falls
.    samyra.act.credit  figure=f10 by=f2 count=1
.=   samyra.act.steps  step=4
? table  samyra.act.input  form f4.target=nobody f4.result=miss f4.note=""
! -
.    samyra.act.input  figure=f4 target=nobody aimed=no result=miss damage=0 note="" noted=no sort=own kind=round
.=   samyra.round.phases  round=2 seconds=5
? p1+p2+p3  samyra.init.roll  1d20: ; 1d20: ; 1d20:
! 12 6 11
.    samyra.init.roll  side=p1 score=12
.    samyra.init.roll  side=p2 score=6
.    samyra.init.roll  side=p3 score=11
.    samyra.init.winner_orders  side=p1 stage=won scores=samyra-scored(p1,12,no,""),samyra-scored(p2,6,no,""),samyra-scored(p3,11,no,"") order=
? p1  samyra.init.winner_orders  form place1=p2 place2=p3 place3=p1
! -
.    samyra.init.winner_orders  side=p1 stage=set scores= order=p2,p3,p1
? p2  samyra.move.groupwise  move.f5 draw.f5.2 kneel.f5 lie.f5 (bind.f5) stay.f5 move.f6 draw.f6.2 kneel.f6 lie.f6 (bind.f6) stay.f6 move.f7 draw.f7.2 kneel.f7 lie.f7 (bind.f7) stay.f7 move.f8 draw.f8.2 kneel.f8 lie.f8 bind.f8 stay.f8 done
! move.f5
? p2  samyra.move.bew  f5 from L2, 12 halves, 65 cells
! @f
.    samyra.move.bew  figure=f5 spaces=1 left=5/1 to="K2"
? p2  samyra.zone.stop  *stop (passed) force
! force
.    samyra.zone.force  figure=f5 foes=f11
? table  samyra.strike.input  form f11.result=miss
! -
.    samyra.strike.phase  figure=f5 foe=f11 result=miss damage=0
? p2  samyra.move.bew  f5 from K2, 10 halves, 51 cells
! @
.    samyra.move.friend_pending  figure=f5 friend=f8 to=open
? p2  samyra.move.groupwise  move.f6 draw.f6.2 kneel.f6 lie.f6 (bind.f6) stay.f6 move.f7 draw.f7.2 kneel.f7 lie.f7 (bind.f7) stay.f7 move.f8 draw.f8.2 kneel.f8 lie.f8 bind.f8 stay.f8 done
! bind.f8
? table  samyra.bind.attack  form result=success quality=0 combined=no
! result=success quality=4
.    samyra.bind.threshold  figure=f8 target=f11 quality=4 most=6
.    samyra.bind.stamina  figure=f8 cost=0 known=no left=0
.    samyra.move.friend_pending  figure=f5 friend=f8 to="L2"
? p2  samyra.move.groupwise  move.f6 draw.f6.2 kneel.f6 lie.f6 (bind.f6) stay.f6 move.f7 draw.f7.2 kneel.f7 lie.f7 (bind.f7) stay.f7 done
! move.f6
? p2  samyra.move.bew  f6 from J3, 12 halves, 79 cells
! @a
.    samyra.move.bew  figure=f6 spaces=1 left=5/1 to="J2"
? p2  samyra.zone.stop  *stop (passed) force
! stop
.    samyra.zone.stop  figure=f6 foes=f11 checked=no
? p2  samyra.move.groupwise  move.f7 draw.f7.2 kneel.f7 lie.f7 (bind.f7) stay.f7 done
! move.f7
? p2  samyra.move.bew  f7 from M3, 12 halves, 60 cells
! @deffff
.    samyra.move.bew  figure=f7 spaces=6 left=0/1 to="H2"
? p2  samyra.zone.stop  *stop (passed) through force
! force
? p2  samyra.zone.stop  *stop (passed) force
! stop
.    samyra.zone.stop  figure=f7 foes=f1,f2 checked=no
? p3  samyra.move.groupwise  move.f9 kneel.f9 lie.f9 (bind.f9) stay.f9 move.f11 kneel.f11 lie.f11 (bind.f11) stay.f11 done
! move.f9
? p3  samyra.move.bew  f9 from I1, 18 halves, 97 cells
! @e
.    samyra.move.bew  figure=f9 spaces=1 left=8/1 to="H1"
? p3  samyra.zone.stop  *stop (passed) through force
! stop
.    samyra.zone.stop  figure=f9 foes=f2,f7 checked=no
.    samyra.move.fight_from_object  figure=f9
? p3  samyra.move.groupwise  move.f11 kneel.f11 lie.f11 (bind.f11) stay.f11 done
! move.f11
? p3  samyra.disengage.needed  *all from.f6 from.f8 inside noway back
! all
? p3  samyra.disengage.roll  1d20: samyra.disengage.roll 10; 1d20: samyra.bind.threshold 6
! 2 17
.    samyra.disengage.roll  figure=f11 foe=f6 roll=2 most=10 free=yes
.    samyra.disengage.roll  figure=f11 foe=f8 roll=17 most=6 free=no
? p3  samyra.disengage.failed_stay  *stay shift force
! stay
.    samyra.disengage.failed_stay  figure=f11
? p1  samyra.move.groupwise  move.f1 draw.f1.2 kneel.f1 lie.f1 (bind.f1) stay.f1 move.f2 draw.f2.2 kneel.f2 lie.f2 (bind.f2) stay.f2 move.f3 draw.f3.2 kneel.f3 lie.f3 (bind.f3) stay.f3 move.f4 kneel.f4 lie.f4 (bind.f4) stay.f4 done
! move.f4
? p1  samyra.move.bew  f4 from F1, 12 halves, 56 cells
! @c
.    samyra.move.bew  figure=f4 spaces=1 left=5/1 to="G2"
? p1  samyra.zone.stop  *stop (passed) through force
! force
? p1  samyra.zone.stop  *stop (passed) force
! stop
.    samyra.zone.stop  figure=f4 foes=f7,f9 checked=no
.    samyra.move.friend_pending  figure=f4 friend=f2 to=open
? p1  samyra.move.groupwise  move.f1 draw.f1.2 kneel.f1 lie.f1 (bind.f1) stay.f1 move.f2 draw.f2.2 kneel.f2 lie.f2 (bind.f2) stay.f2 move.f3 draw.f3.2 kneel.f3 lie.f3 (bind.f3) stay.f3 done
! done
.    samyra.move.friend_pending  figure=f4 friend=f2 to="F1"
.    samyra.move.groupwise  side=p1
? table  samyra.act.declare  form f1.kind=melee f2.kind=melee f3.kind=ranged f4.kind=none f5.kind=none f6.kind=melee f7.kind=melee f8.kind=melee f9.kind=melee f11.kind=melee
! f4.kind=round
.    samyra.act.declare  figure=f1 kind=melee
.    samyra.act.declare  figure=f2 kind=melee
.    samyra.act.declare  figure=f3 kind=ranged
.    samyra.act.declare  figure=f4 kind=round
.    samyra.act.declare  figure=f6 kind=melee
.    samyra.act.declare  figure=f7 kind=melee
.    samyra.act.declare  figure=f8 kind=melee
.    samyra.act.declare  figure=f9 kind=melee
.    samyra.act.declare  figure=f11 kind=melee
.=   samyra.act.steps  step=1
? table  samyra.act.input  form f3.target=f5 f3.result=miss f3.note=""
! f3.result=hit f3.damage=6
.    samyra.act.input  figure=f3 target=f5 aimed=yes result=hit damage=6 note="" noted=no sort=own kind=ranged
? gm  samyra.act.simultaneous  form f5.falls=stands
! -
.=   samyra.act.steps  step=3
? table  samyra.act.input  form f1.target=f7 f1.result=miss f1.note="" f2.target=f7 f2.result=miss f2.note="" f6.target=f11 f6.result=miss f6.note="" f7.target=f1 f7.result=miss f7.note="" f8.target=f11 f8.result=miss f8.note="" f9.target=f2 f9.result=miss f9.note="" f11.target=f6 f11.result=miss f11.note=""
! f2.result=hit f2.damage=8 f6.result=hit f6.damage=3 f7.result=hit f7.damage=8 f9.result=hit f9.damage=6 f11.result=hit f11.damage=6
.    samyra.act.input  figure=f1 target=f7 aimed=yes result=miss damage=0 note="" noted=no sort=own kind=melee
.    samyra.act.input  figure=f2 target=f7 aimed=yes result=hit damage=8 note="" noted=no sort=own kind=melee
.    samyra.act.input  figure=f6 target=f11 aimed=yes result=hit damage=3 note="" noted=no sort=own kind=melee
.    samyra.act.input  figure=f7 target=f1 aimed=yes result=hit damage=8 note="" noted=no sort=own kind=melee
.    samyra.act.input  figure=f8 target=f11 aimed=yes result=miss damage=0 note="" noted=no sort=own kind=melee
.    samyra.act.input  figure=f9 target=f2 aimed=yes result=hit damage=6 note="" noted=no sort=own kind=melee
.    samyra.act.input  figure=f11 target=f6 aimed=yes result=hit damage=6 note="" noted=no sort=own kind=melee
? table  samyra.act.simultaneous  form f1.falls=stands f2.falls=stands
! -
? gm  samyra.act.simultaneous  form f6.falls=stands f7.falls=stands f11.falls=stands
! f7.falls=falls f11.falls=falls
.    samyra.act.credit  figure=f7 by=f2 count=1
.    samyra.act.credit  figure=f11 by=f6 count=1
.=   samyra.act.steps  step=4
? table  samyra.act.input  form f4.target=nobody f4.result=miss f4.note=""
! -
.    samyra.act.input  figure=f4 target=nobody aimed=no result=miss damage=0 note="" noted=no sort=own kind=round
.=   samyra.round.phases  round=3 seconds=10
? p1+p2+p3  samyra.init.roll  1d20: ; 1d20: ; 1d20:
! 16 20 13
.    samyra.init.roll  side=p1 score=16
.    samyra.init.roll  side=p2 score=20
.    samyra.init.roll  side=p3 score=13
.    samyra.init.winner_orders  side=p2 stage=won scores=samyra-scored(p1,16,no,""),samyra-scored(p2,20,no,""),samyra-scored(p3,13,no,"") order=
? p2  samyra.init.winner_orders  form place1=p1 place2=p3 place3=p2
! -
.    samyra.init.winner_orders  side=p2 stage=set scores= order=p1,p3,p2
? p1  samyra.move.groupwise  move.f1 draw.f1.2 kneel.f1 lie.f1 (bind.f1) stay.f1 move.f2 draw.f2.2 kneel.f2 lie.f2 bind.f2 stay.f2 move.f3 draw.f3.2 kneel.f3 lie.f3 (bind.f3) stay.f3 move.f4 kneel.f4 lie.f4 (bind.f4) stay.f4 done
! move.f1
? p1  samyra.move.bew  f1 from G3, 12 halves, 84 cells
! @b
.    samyra.move.bew  figure=f1 spaces=1 left=5/1 to="H2"
? p1  samyra.zone.stop  *stop (passed) force
! stop
.    samyra.zone.stop  figure=f1 foes=f9 checked=no
.    samyra.move.fight_from_object  figure=f1
? p1  samyra.move.groupwise  move.f2 draw.f2.2 kneel.f2 lie.f2 bind.f2 stay.f2 move.f3 draw.f3.2 kneel.f3 lie.f3 (bind.f3) stay.f3 move.f4 kneel.f4 lie.f4 (bind.f4) stay.f4 done
! bind.f2
? table  samyra.bind.attack  form result=success quality=0 combined=no
! result=success quality=4
.    samyra.bind.threshold  figure=f2 target=f9 quality=4 most=6
.    samyra.bind.stamina  figure=f2 cost=0 known=no left=0
? p1  samyra.move.groupwise  move.f3 draw.f3.2 kneel.f3 lie.f3 (bind.f3) stay.f3 move.f4 kneel.f4 lie.f4 (bind.f4) stay.f4 done
! move.f4
? p1  samyra.move.bew  f4 from F1, 12 halves, 56 cells
! @dccba
.    samyra.move.bew  figure=f4 spaces=4 left=2/1 to="I3"
? p1  samyra.zone.stop  *stop (passed) force
! force
.    samyra.zone.force  figure=f4 foes=f6
? table  samyra.strike.input  form f6.result=miss
! -
.    samyra.strike.phase  figure=f4 foe=f6 result=miss damage=0
? p1  samyra.move.bew  f4 from I3, 4 halves, 14 cells, @a
! @a
.    samyra.move.bew  figure=f4 spaces=1 left=1/1 to="I2"
? p1  samyra.zone.stop  *stop (passed) force
! force
.    samyra.zone.force  figure=f4 foes=f9
? table  samyra.strike.input  form f9.result=miss
! -
.    samyra.strike.phase  figure=f4 foe=f9 result=miss damage=0
? p1  samyra.move.bew  f4 from I2, 2 halves, 4 cells
! @
? p1  samyra.move.groupwise  move.f3 draw.f3.2 kneel.f3 lie.f3 (bind.f3) stay.f3 done
! done
.    samyra.move.groupwise  side=p1
? p3  samyra.move.groupwise  move.f9 kneel.f9 lie.f9 (bind.f9) cross.f9 stay.f9 done
! done
.    samyra.move.groupwise  side=p3
? p2  samyra.move.groupwise  move.f5 draw.f5.2 kneel.f5 lie.f5 (bind.f5) stay.f5 move.f6 draw.f6.2 kneel.f6 lie.f6 (bind.f6) stay.f6 move.f8 draw.f8.2 kneel.f8 lie.f8 (bind.f8) stay.f8 done
! move.f5
? p2  samyra.move.bew  f5 from L2, 12 halves, 66 cells
! @fe
.    samyra.move.bew  figure=f5 spaces=2 left=4/1 to="J2"
? p2  samyra.zone.stop  *stop (passed) force
! stop
.    samyra.zone.stop  figure=f5 foes=f4 checked=no
.    samyra.move.friend_pending  figure=f5 friend=f6 to=open
? p2  samyra.move.groupwise  move.f6 draw.f6.2 kneel.f6 lie.f6 (bind.f6) stay.f6 move.f8 draw.f8.2 kneel.f8 lie.f8 (bind.f8) stay.f8 done
! move.f8
? p2  samyra.move.bew  f8 from K2, 12 halves, 60 cells
! @ff
.    samyra.move.bew  figure=f8 spaces=1 left=5/1 to="J1"
? p2  samyra.zone.stop  *stop (passed) force
! force
.    samyra.zone.force  figure=f8 foes=f4
? table  samyra.strike.input  form f4.result=miss
! f4.result=hit f4.damage=3
.    samyra.strike.phase  figure=f8 foe=f4 result=hit damage=3
? gm  samyra.strike.input  *stands falls
! stands
? p2  samyra.move.bew  f8 from J1, 10 halves, 32 cells, @f
! @f
.    samyra.move.bew  figure=f8 spaces=1 left=4/1 to="I1"
? p2  samyra.zone.stop  *stop (passed) force
! force
.    samyra.zone.force  figure=f8 foes=f9
? table  samyra.strike.input  form f9.result=miss
! f9.result=hit f9.damage=3
.    samyra.strike.phase  figure=f8 foe=f9 result=hit damage=3
? gm  samyra.strike.input  *stands falls
! falls
.    samyra.strike.input  figure=f8 foes=f9
? p2  samyra.move.groupwise  move.f6 draw.f6.2 kneel.f6 lie.f6 (bind.f6) stay.f6 done
! done
.    samyra.move.friend_pending  figure=f5 friend=f6 to="L2"
.    samyra.move.groupwise  side=p2
? table  samyra.act.declare  form f1.kind=melee f2.kind=melee f3.kind=ranged f4.kind=melee f5.kind=none f6.kind=melee f9.kind=melee
! f4.kind=round
.    samyra.act.declare  figure=f1 kind=melee
.    samyra.act.declare  figure=f2 kind=melee
.    samyra.act.declare  figure=f3 kind=ranged
.    samyra.act.declare  figure=f4 kind=round
.    samyra.spell.shelter  figure=f4
.    samyra.act.declare  figure=f6 kind=melee
.    samyra.act.declare  figure=f9 kind=melee
.=   samyra.act.steps  step=1
? table  samyra.act.input  form f3.target=f5 f3.result=miss f3.note=""
! -
.    samyra.act.input  figure=f3 target=f5 aimed=yes result=miss damage=0 note="" noted=no sort=own kind=ranged
.=   samyra.act.steps  step=3
? table  samyra.act.input  form f1.target=f9 f1.result=miss f1.note="" f2.target=f9 f2.result=miss f2.note="" f6.target=f4 f6.result=miss f6.note="" f9.target=f1 f9.result=miss f9.note=""
! f1.result=hit f1.damage=6 f6.result=hit f6.damage=8 f9.result=hit f9.damage=6
.    samyra.act.input  figure=f1 target=f9 aimed=yes result=hit damage=6 note="" noted=no sort=own kind=melee
.    samyra.act.input  figure=f2 target=f9 aimed=yes result=miss damage=0 note="" noted=no sort=own kind=melee
.    samyra.act.input  figure=f6 target=f4 aimed=yes result=hit damage=8 note="" noted=no sort=own kind=melee
.    samyra.act.input  figure=f9 target=f1 aimed=yes result=hit damage=6 note="" noted=no sort=own kind=melee
? table  samyra.act.simultaneous  form f1.falls=stands f4.falls=stands f4.spell=interrupted
! f1.falls=falls
? gm  samyra.act.simultaneous  form f9.falls=stands
! f9.falls=falls
.    samyra.act.credit  figure=f1 by=f9 count=1
.    samyra.act.credit  figure=f9 by=f1 count=1
.    samyra.spell.round  figure=f4
.=   samyra.round.phases  round=4 seconds=15
? p1+p2  samyra.init.roll  1d20: ; 1d20:
! 2 13
.    samyra.init.roll  side=p1 score=2
.    samyra.init.roll  side=p2 score=13
.    samyra.init.winner_orders  side=p2 stage=won scores=samyra-scored(p1,2,no,""),samyra-scored(p2,13,no,"") order=
? p2  samyra.init.winner_orders  form place1=p1 place2=p2
! -
.    samyra.init.winner_orders  side=p2 stage=set scores= order=p1,p2
? p1  samyra.move.groupwise  move.f2 draw.f2.2 kneel.f2 lie.f2 (bind.f2) stay.f2 move.f3 draw.f3.2 kneel.f3 lie.f3 (bind.f3) stay.f3 move.f4 kneel.f4 lie.f4 bind.f4 stay.f4 done
! bind.f4
? table  samyra.bind.attack  form result=success quality=0 combined=no
! result=success quality=4
.    samyra.bind.threshold  figure=f4 target=f6 quality=4 most=6
.    samyra.bind.stamina  figure=f4 cost=0 known=no left=0
? p1  samyra.move.groupwise  move.f2 draw.f2.2 kneel.f2 lie.f2 (bind.f2) stay.f2 move.f3 draw.f3.2 kneel.f3 lie.f3 (bind.f3) stay.f3 done
! move.f2
? p1  samyra.move.bew  f2 from G2, 14 halves, 91 cells
! @bbc
.    samyra.move.bew  figure=f2 spaces=3 left=4/1 to="J1"
? p1  samyra.zone.stop  *stop passed failed_stop failed_on force
! stop
.    samyra.zone.stop  figure=f2 foes=f6 checked=no
.    samyra.move.fight_from_object  figure=f2
? p1  samyra.move.groupwise  move.f3 draw.f3.2 kneel.f3 lie.f3 (bind.f3) stay.f3 done
! done
.    samyra.move.groupwise  side=p1
? p2  samyra.move.groupwise  move.f5 draw.f5.2 kneel.f5 lie.f5 (bind.f5) stay.f5 move.f6 draw.f6.2 kneel.f6 lie.f6 (bind.f6) stay.f6 done
! move.f5
? p2  samyra.move.bew  f5 from L2, 12 halves, 69 cells
! @f
.    samyra.move.bew  figure=f5 spaces=1 left=5/1 to="K2"
? p2  samyra.zone.stop  *stop (passed) force
! stop
.    samyra.zone.stop  figure=f5 foes=f2 checked=no
? p2  samyra.move.groupwise  move.f6 draw.f6.2 kneel.f6 lie.f6 (bind.f6) stay.f6 done
! done
.    samyra.move.groupwise  side=p2
? table  samyra.act.declare  form f2.kind=melee f3.kind=ranged f4.kind=melee f5.kind=melee f6.kind=melee
! f4.kind=round
.    samyra.act.declare  figure=f2 kind=melee
.    samyra.act.declare  figure=f3 kind=ranged
.    samyra.act.declare  figure=f4 kind=round
.    samyra.spell.shelter  figure=f4
.    samyra.act.declare  figure=f5 kind=melee
.    samyra.act.declare  figure=f6 kind=melee
.=   samyra.act.steps  step=1
? table  samyra.act.input  form f3.target=f5 f3.result=miss f3.note=""
! f3.result=hit f3.damage=5
.    samyra.act.input  figure=f3 target=f5 aimed=yes result=hit damage=5 note="" noted=no sort=own kind=ranged
? gm  samyra.act.simultaneous  form f5.falls=stands
! f5.falls=falls
.    samyra.act.credit  figure=f5 by=f3 count=1
.    samyra.act.fallen_earlier  figure=f5
.=   samyra.act.steps  step=3
? table  samyra.act.input  form f2.target=f6 f2.result=miss f2.note="" f6.target=f2 f6.result=miss f6.note=""
! f2.result=hit f2.damage=5 f6.result=hit f6.damage=8
.    samyra.act.input  figure=f2 target=f6 aimed=yes result=hit damage=5 note="" noted=no sort=own kind=melee
.    samyra.act.input  figure=f6 target=f2 aimed=yes result=hit damage=8 note="" noted=no sort=own kind=melee
? table  samyra.act.simultaneous  form f2.falls=stands
! f2.falls=falls
? gm  samyra.act.simultaneous  form f6.falls=stands
! f6.falls=falls
.    samyra.act.credit  figure=f2 by=f6 count=1
.    samyra.act.credit  figure=f6 by=f2 count=1
.=   samyra.act.steps  step=4
? table  samyra.act.input  form f4.target=nobody f4.result=miss f4.note=""
! -
.    samyra.act.input  figure=f4 target=nobody aimed=no result=miss damage=0 note="" noted=no sort=own kind=round
? table  samyra.round.end  *yes on no
! yes
.    samyra.round.end  round=4 seconds=20
=>   over
