# An ambush without a map: weapons are drawn, an archer is bound, one runs past two robbers, and in the third round the last robber falls.
= samyra
? table  samyra.round.phases  *quick begin.road begin.wolves begin.stair example ready.road ready.wolves ready.stair
! ready.road
? table  samyra.act.input  form f5.what=hits f5.hits="0" f6.what=hits f6.hits="0" f8.what=hits f8.hits="0"
! -
.=   samyra.sides.hostile
.=   samyra.round.phases  round=1 seconds=0
? p1+p2  samyra.init.roll  1d20: ; 1d20:
! 7 16
.    samyra.init.roll  side=p1 score=7
.    samyra.init.roll  side=p2 score=16
.    samyra.init.winner_orders  side=p2 stage=won scores=samyra-scored(p1,7,no,""),samyra-scored(p2,16,no,"") order=
? p2  samyra.init.winner_orders  form place1=p1 place2=p2
! place1=p1 place2=p2
.    samyra.init.winner_orders  side=p2 stage=set scores= order=p1,p2
? p1  samyra.move.groupwise  *draw.f1.1 move.f1 kneel.f1 lie.f1 (bind.f1) cross.f1 stay.f1 draw.f2.1 move.f2 kneel.f2 lie.f2 (bind.f2) cross.f2 stay.f2 draw.f3.1 draw.f3.2 move.f3 kneel.f3 lie.f3 (bind.f3) cross.f3 stay.f3 draw.f4.1 move.f4 kneel.f4 lie.f4 (bind.f4) cross.f4 stay.f4 done
! draw.f1.1
.    samyra.alt.weapon  figure=f1 grip=melee
? p1  samyra.move.groupwise  *draw.f2.1 move.f2 kneel.f2 lie.f2 (bind.f2) cross.f2 stay.f2 draw.f3.1 draw.f3.2 move.f3 kneel.f3 lie.f3 (bind.f3) cross.f3 stay.f3 draw.f4.1 move.f4 kneel.f4 lie.f4 (bind.f4) cross.f4 stay.f4 done
! draw.f2.1
.    samyra.alt.weapon  figure=f2 grip=melee
? p1  samyra.move.groupwise  *draw.f3.1 draw.f3.2 move.f3 kneel.f3 lie.f3 (bind.f3) cross.f3 stay.f3 draw.f4.1 move.f4 kneel.f4 lie.f4 (bind.f4) cross.f4 stay.f4 done
! draw.f3.1
.    samyra.alt.weapon  figure=f3 grip=ranged
? p1  samyra.move.groupwise  *draw.f4.1 move.f4 kneel.f4 lie.f4 (bind.f4) cross.f4 stay.f4 done
! stay.f4
.    samyra.alt.list  figure=f4
? p2  samyra.move.groupwise  move.f5 draw.f5.2 kneel.f5 lie.f5 (bind.f5) cross.f5 stay.f5 move.f6 draw.f6.2 kneel.f6 lie.f6 (bind.f6) cross.f6 stay.f6 move.f7 draw.f7.2 kneel.f7 lie.f7 (bind.f7) cross.f7 stay.f7 move.f8 draw.f8.2 kneel.f8 lie.f8 (bind.f8) cross.f8 stay.f8 done
! move.f6
? p2  samyra.move.bew  form spaces=0 low=0 crossed=0 further=0 through=- left=- entered=- reached=- missed=- friend=nobody on=no then=end
! spaces=4 entered=f1
.    samyra.move.bew  figure=f6 spaces=4 left=2/1 to=none
? p2  samyra.zone.stop  *stop (passed) force
! stop
.    samyra.zone.stop  figure=f6 foes=f1 checked=no
? p2  samyra.move.groupwise  move.f5 draw.f5.2 kneel.f5 lie.f5 (bind.f5) cross.f5 stay.f5 move.f7 draw.f7.2 kneel.f7 lie.f7 (bind.f7) cross.f7 stay.f7 move.f8 draw.f8.2 kneel.f8 lie.f8 (bind.f8) cross.f8 stay.f8 done
! move.f7
? p2  samyra.move.bew  form spaces=0 low=0 crossed=0 further=0 through=- left=- entered=- reached=- missed=- friend=nobody on=no then=end
! spaces=5 entered=f2
.    samyra.move.bew  figure=f7 spaces=5 left=1/1 to=none
? p2  samyra.zone.stop  *stop (passed) force
! stop
.    samyra.zone.stop  figure=f7 foes=f2 checked=no
? p2  samyra.move.groupwise  move.f5 draw.f5.2 kneel.f5 lie.f5 (bind.f5) cross.f5 stay.f5 move.f8 draw.f8.2 kneel.f8 lie.f8 (bind.f8) cross.f8 stay.f8 done
! move.f5
? p2  samyra.move.bew  form spaces=0 low=0 crossed=0 further=0 through=- left=- entered=- reached=- missed=- friend=nobody on=no then=end
! spaces=3 entered=f1
.    samyra.move.bew  figure=f5 spaces=3 left=2/1 to=none
? p2  samyra.zone.stop  *stop (passed) force
! stop
.    samyra.zone.stop  figure=f5 foes=f1 checked=no
? p2  samyra.twohand.claim  0..2 (2)
! 2
.    samyra.twohand.claim  figure=f5 stage=claimed spaces=2
? p2  samyra.move.groupwise  move.f8 draw.f8.2 kneel.f8 lie.f8 (bind.f8) cross.f8 stay.f8 done
! done
.    samyra.move.groupwise  side=p2
? table  samyra.act.declare  form f1.kind=melee f2.kind=melee f3.kind=ranged f4.kind=none f5.kind=melee f6.kind=melee f7.kind=melee f8.kind=ranged
! f1.kind=melee f2.kind=melee f3.kind=ranged f4.kind=instant f5.kind=melee f6.kind=melee f7.kind=melee f8.kind=ranged
.    samyra.act.declare  figure=f1 kind=melee
.    samyra.act.declare  figure=f2 kind=melee
.    samyra.act.declare  figure=f3 kind=ranged
.    samyra.act.declare  figure=f4 kind=instant
.    samyra.act.declare  figure=f5 kind=melee
.    samyra.act.declare  figure=f6 kind=melee
.    samyra.act.declare  figure=f7 kind=melee
.    samyra.act.declare  figure=f8 kind=ranged
.=   samyra.act.steps  step=1
? table  samyra.act.input  form f3.target=f5 f3.result=miss f3.note="" f8.target=f1 f8.result=miss f8.note=""
! f3.target=f8 f3.result=hit f3.damage=4 f8.target=f4 f8.result=hit f8.damage=2
.    samyra.act.input  figure=f3 target=f8 aimed=yes result=hit damage=4 note="" noted=no sort=own kind=ranged
.    samyra.act.input  figure=f8 target=f4 aimed=yes result=hit damage=2 note="" noted=no sort=own kind=ranged
? table  samyra.act.simultaneous  form f4.falls=stands f4.spell=interrupted
! f4.spell=interrupted
? gm  samyra.act.simultaneous  form f8.falls=stands
! -
.    samyra.spell.instant  figure=f4
.=   samyra.act.steps  step=3
? table  samyra.act.input  form f1.target=f5 f1.result=miss f1.note="" f2.target=f7 f2.result=miss f2.note="" f5.target=f1 f5.result=miss f5.note="" f6.target=f1 f6.result=miss f6.note="" f7.target=f2 f7.result=miss f7.note=""
! f1.target=f6 f1.result=hit f1.damage=7 f2.target=f7 f5.target=f1 f5.result=hit f5.damage=6 f6.target=f1 f7.target=f2 f7.result=hit f7.damage=3
.    samyra.act.input  figure=f1 target=f6 aimed=yes result=hit damage=7 note="" noted=no sort=own kind=melee
.    samyra.act.input  figure=f2 target=f7 aimed=yes result=miss damage=0 note="" noted=no sort=own kind=melee
.    samyra.act.input  figure=f5 target=f1 aimed=yes result=hit damage=6 note="" noted=no sort=own kind=melee
.    samyra.act.input  figure=f6 target=f1 aimed=yes result=miss damage=0 note="" noted=no sort=own kind=melee
.    samyra.act.input  figure=f7 target=f2 aimed=yes result=hit damage=3 note="" noted=no sort=own kind=melee
? table  samyra.act.simultaneous  form f1.falls=stands f2.falls=stands
! -
? gm  samyra.act.simultaneous  form f6.falls=stands
! f6.falls=falls
.    samyra.act.credit  figure=f6 by=f1 count=1
.=   samyra.round.phases  round=2 seconds=5
? p1+p2  samyra.init.roll  1d20: ; 1d20:
! 18 3
.    samyra.init.roll  side=p1 score=18
.    samyra.init.roll  side=p2 score=3
.    samyra.init.winner_orders  side=p1 stage=won scores=samyra-scored(p1,18,no,""),samyra-scored(p2,3,no,"") order=
? p1  samyra.init.winner_orders  form place1=p2 place2=p1
! place1=p1 place2=p2
.    samyra.init.winner_orders  side=p1 stage=set scores= order=p1,p2
? p1  samyra.move.groupwise  move.f1 draw.f1.2 kneel.f1 lie.f1 bind.f1 cross.f1 stay.f1 move.f2 draw.f2.2 kneel.f2 lie.f2 bind.f2 cross.f2 stay.f2 move.f3 draw.f3.2 kneel.f3 lie.f3 (bind.f3) cross.f3 stay.f3 move.f4 draw.f4.1 kneel.f4 lie.f4 (bind.f4) cross.f4 stay.f4 done
! bind.f2
? table  samyra.bind.attack  form result=success quality=0 combined=no
! quality=4
.    samyra.bind.threshold  figure=f2 target=f7 quality=4 most=6
.    samyra.bind.stamina  figure=f2 cost=0 known=no left=0
? p1  samyra.move.groupwise  move.f1 draw.f1.2 kneel.f1 lie.f1 bind.f1 cross.f1 stay.f1 move.f3 draw.f3.2 kneel.f3 lie.f3 (bind.f3) cross.f3 stay.f3 move.f4 draw.f4.1 kneel.f4 lie.f4 (bind.f4) cross.f4 stay.f4 done
! move.f1
? p1  samyra.disengage.needed  *all inside noway back
! all
? p1  samyra.disengage.roll  1d20: samyra.disengage.roll 10
! 12
.    samyra.disengage.roll  figure=f1 foe=f5 roll=12 most=10 free=no
? p1  samyra.disengage.failed_stay  *stay force
! force
.    samyra.disengage.failed_force  figure=f1 foes=f5
? table  samyra.strike.input  form f5.result=miss
! f5.result=hit f5.damage=2
.    samyra.strike.phase  figure=f1 foe=f5 result=hit damage=2
? table  samyra.strike.input  *stands falls
! stands
? p1  samyra.move.bew  form spaces=0 low=0 crossed=0 further=0 through=- left=f5 entered=- reached=- missed=- friend=nobody on=no then=end
! spaces=3 left=f5
.    samyra.move.bew  figure=f1 spaces=3 left=3/1 to=none
? p1  samyra.move.groupwise  move.f3 draw.f3.2 kneel.f3 lie.f3 (bind.f3) cross.f3 stay.f3 move.f4 draw.f4.1 kneel.f4 lie.f4 (bind.f4) cross.f4 stay.f4 done
! done
.    samyra.move.groupwise  side=p1
? p2  samyra.move.groupwise  move.f5 draw.f5.2 kneel.f5 lie.f5 (bind.f5) cross.f5 stay.f5 move.f7 draw.f7.2 kneel.f7 lie.f7 (bind.f7) cross.f7 stay.f7 move.f8 draw.f8.2 kneel.f8 lie.f8 (bind.f8) cross.f8 stay.f8 done
! move.f7
? p2  samyra.disengage.needed  *all inside noway back
! all
? p2  samyra.disengage.roll  1d20: samyra.bind.threshold 6
! 8
.    samyra.disengage.roll  figure=f7 foe=f2 roll=8 most=6 free=no
? p2  samyra.disengage.failed_stay  *stay force
! stay
.    samyra.disengage.failed_stay  figure=f7
? p2  samyra.move.groupwise  move.f5 draw.f5.2 kneel.f5 lie.f5 (bind.f5) cross.f5 stay.f5 move.f8 draw.f8.2 kneel.f8 lie.f8 (bind.f8) cross.f8 stay.f8 done
! move.f5
? p2  samyra.move.bew  form spaces=0 low=0 crossed=0 further=0 through=- left=- entered=- reached=- missed=- friend=nobody on=no then=end
! spaces=2 entered=f4
.    samyra.move.bew  figure=f5 spaces=2 left=3/1 to=none
? p2  samyra.zone.stop  *stop (passed) force
! stop
.    samyra.zone.stop  figure=f5 foes=f4 checked=no
? p2  samyra.twohand.claim  0..2 (2)
! 2
.    samyra.twohand.claim  figure=f5 stage=claimed spaces=2
? p2  samyra.move.groupwise  move.f8 draw.f8.2 kneel.f8 lie.f8 (bind.f8) cross.f8 stay.f8 done
! done
.    samyra.move.groupwise  side=p2
? table  samyra.act.declare  form f1.kind=none f2.kind=melee f3.kind=ranged f4.kind=none f5.kind=melee f7.kind=melee f8.kind=ranged
! f2.kind=melee f3.kind=ranged f4.kind=round f5.kind=melee f7.kind=melee f8.kind=ranged
.    samyra.act.declare  figure=f2 kind=melee
.    samyra.act.declare  figure=f3 kind=ranged
.    samyra.act.declare  figure=f4 kind=round
.    samyra.spell.shelter  figure=f4
.    samyra.act.declare  figure=f5 kind=melee
.    samyra.act.declare  figure=f7 kind=melee
.    samyra.act.declare  figure=f8 kind=ranged
.=   samyra.act.steps  step=1
? table  samyra.act.input  form f3.target=f5 f3.result=miss f3.note="" f8.target=f1 f8.result=miss f8.note=""
! f3.target=f5 f3.result=hit f3.damage=5 f8.target=f3
.    samyra.act.input  figure=f3 target=f5 aimed=yes result=hit damage=5 note="" noted=no sort=own kind=ranged
.    samyra.act.input  figure=f8 target=f3 aimed=yes result=miss damage=0 note="" noted=no sort=own kind=ranged
? gm  samyra.act.simultaneous  form f5.falls=stands
! f5.falls=falls
.    samyra.act.credit  figure=f5 by=f3 count=1
.    samyra.act.fallen_earlier  figure=f5
.=   samyra.act.steps  step=3
? table  samyra.act.input  form f2.target=f7 f2.result=miss f2.note="" f7.target=f2 f7.result=miss f7.note=""
! f2.target=f7 f2.result=hit f2.damage=6 f7.target=f2
.    samyra.act.input  figure=f2 target=f7 aimed=yes result=hit damage=6 note="" noted=no sort=own kind=melee
.    samyra.act.input  figure=f7 target=f2 aimed=yes result=miss damage=0 note="" noted=no sort=own kind=melee
? gm  samyra.act.simultaneous  form f7.falls=stands
! f7.falls=falls
.    samyra.act.credit  figure=f7 by=f2 count=1
.=   samyra.act.steps  step=4
? table  samyra.act.input  form f4.target=nobody f4.result=miss f4.note=""
! f4.target=f8 f4.result=hit f4.damage=4 f4.note="a gust of wind"
.    samyra.act.input  figure=f4 target=f8 aimed=yes result=hit damage=4 note="a gust of wind" noted=yes sort=own kind=round
? gm  samyra.act.simultaneous  form f8.falls=stands
! -
.=   samyra.round.phases  round=3 seconds=10
? p1+p2  samyra.init.roll  1d20: ; 1d20:
! 11 11
.    samyra.init.roll  side=p1 score=11
.    samyra.init.roll  side=p2 score=11
? p1+p2  samyra.init.tie_top  1d20: ; 1d20:
! 4 13
.    samyra.init.tie_top  side=p1 score=4
.    samyra.init.tie_top  side=p2 score=13
.    samyra.init.winner_orders  side=p2 stage=won scores=samyra-scored(p1,11,yes,"4"),samyra-scored(p2,11,yes,"13") order=
? p2  samyra.init.winner_orders  form place1=p1 place2=p2
! -
.    samyra.init.winner_orders  side=p2 stage=set scores= order=p1,p2
? p1  samyra.move.groupwise  move.f1 draw.f1.2 kneel.f1 lie.f1 (bind.f1) cross.f1 stay.f1 move.f2 draw.f2.2 kneel.f2 lie.f2 (bind.f2) cross.f2 stay.f2 move.f3 draw.f3.2 kneel.f3 lie.f3 (bind.f3) cross.f3 stay.f3 move.f4 draw.f4.1 kneel.f4 lie.f4 (bind.f4) cross.f4 stay.f4 done
! move.f1
? p1  samyra.move.bew  form spaces=0 low=0 crossed=0 further=0 through=- left=- entered=- reached=- missed=- friend=nobody on=no then=end
! spaces=5 entered=f8
.    samyra.move.bew  figure=f1 spaces=5 left=1/1 to=none
? p1  samyra.zone.stop  *stop (passed) force
! stop
.    samyra.zone.stop  figure=f1 foes=f8 checked=no
? p1  samyra.move.groupwise  move.f2 draw.f2.2 kneel.f2 lie.f2 (bind.f2) cross.f2 stay.f2 move.f3 draw.f3.2 kneel.f3 lie.f3 (bind.f3) cross.f3 stay.f3 move.f4 draw.f4.1 kneel.f4 lie.f4 (bind.f4) cross.f4 stay.f4 done
! done
.    samyra.move.groupwise  side=p1
? p2  samyra.move.groupwise  move.f8 draw.f8.2 kneel.f8 lie.f8 (bind.f8) cross.f8 stay.f8 done
! done
.    samyra.move.groupwise  side=p2
? table  samyra.act.declare  form f1.kind=melee f2.kind=none f3.kind=ranged f4.kind=none f8.kind=ranged
! f1.kind=melee f2.kind=none f3.kind=none f4.kind=none f8.kind=none
.    samyra.act.declare  figure=f1 kind=melee
.=   samyra.act.steps  step=3
? table  samyra.act.input  form f1.target=f8 f1.result=miss f1.note=""
! f1.target=f8 f1.result=hit f1.damage=9
.    samyra.act.input  figure=f1 target=f8 aimed=yes result=hit damage=9 note="" noted=no sort=own kind=melee
? gm  samyra.act.simultaneous  form f8.falls=stands
! f8.falls=falls
.    samyra.act.credit  figure=f8 by=f1 count=1
? table  samyra.round.end  *yes on no
! yes
.    samyra.round.end  round=3 seconds=15
=>   over
