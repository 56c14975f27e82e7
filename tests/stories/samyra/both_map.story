# Three parties, three rounds, on a map.
= samyra
? table  samyra.round.phases  *quick begin.road begin.wolves begin.stair example ready.road ready.wolves ready.stair
! quick
? table  samyra.round.phases  form parties=party,party parties.1.name="" parties.1.played=players parties.2.name="" parties.2.played=gm figures=open,open,sealed figures.1.party=1 figures.1.name="" figures.1.count=1 figures.1.kind=fighter figures.1.bew=6 figures.1.drawn=yes figures.1.learnt=- figures.1.hits=0 figures.1.stamina=0 figures.2.party=1 figures.2.name="" figures.2.count=1 figures.2.kind=archer figures.2.bew=6 figures.2.drawn=yes figures.2.learnt=- figures.2.hits=0 figures.2.stamina=0 figures.3.party=2 figures.3.name="" figures.3.count=2 figures.3.kind=robber figures.3.bew=6 figures.3.drawn=yes figures.3.learnt=- figures.3.sealed_hits="0" figures.3.sealed_stamina="0" map=none slants=one facing=no cover=open cost=0
! parties=party,party,party map=squares columns=12 rows=9 figures=open,open,open figures.1.kind=fighter figures.2.party=2 figures.2.kind=orc figures.3.party=3 figures.3.kind=wolf
.=   samyra.sides.hostile
.=   samyra.round.phases  round=1 seconds=0
? p1+p2+p3  samyra.init.roll  1d20: ; 1d20: ; 1d20:
^ f1.cell=B5
.    ruling samyra.move.free_spaces  "B5"
? p1+p2+p3  samyra.init.roll  1d20: ; 1d20: ; 1d20:
^ f2.cell=F5
.    ruling samyra.move.free_spaces  "F5"
? p1+p2+p3  samyra.init.roll  1d20: ; 1d20: ; 1d20:
^ f3.cell=F7
.    ruling samyra.move.free_spaces  "F7"
? p1+p2+p3  samyra.init.roll  1d20: ; 1d20: ; 1d20:
! 20 9 5
.    samyra.init.roll  side=p1 score=20
.    samyra.init.roll  side=p2 score=9
.    samyra.init.roll  side=p3 score=5
.    samyra.init.winner_orders  side=p1 stage=won scores=samyra-scored(p1,20,no,""),samyra-scored(p2,9,no,""),samyra-scored(p3,5,no,"") order=
? p1  samyra.init.winner_orders  form place1=p2 place2=p3 place3=p1
! place1=p2 place2=p3 place3=p1
.    samyra.init.winner_orders  side=p1 stage=set scores= order=p2,p3,p1
? p2  samyra.move.groupwise  move.f2 draw.f2.2 kneel.f2 lie.f2 (bind.f2) stay.f2 done
! move.f2
? p2  samyra.move.bew  f2 from F5, 12 halves, 106 cells
! @gg
.    samyra.move.bew  figure=f2 spaces=2 left=4/1 to="D5"
? p3  samyra.move.groupwise  move.f3 kneel.f3 lie.f3 (bind.f3) stay.f3 done
! move.f3
? p3  samyra.move.bew  f3 from F7, 12 halves, 106 cells
! @ggh
.    samyra.move.bew  figure=f3 spaces=3 left=3/1 to="C6"
? p3  samyra.zone.stop  *stop (passed) through force
! stop
.    samyra.zone.stop  figure=f3 foes=f1,f2 checked=no
? p1  samyra.move.groupwise  move.f1 draw.f1.2 kneel.f1 lie.f1 (bind.f1) stay.f1 done
! move.f1
? p1  samyra.disengage.needed  *all inside noway back
! all
? p1  samyra.disengage.roll  1d20: samyra.disengage.roll 10
! 15
.    samyra.disengage.roll  figure=f1 foe=f3 roll=15 most=10 free=no
? p1  samyra.disengage.failed_stay  *stay force
! stay
.    samyra.disengage.failed_stay  figure=f1
? table  samyra.act.declare  form f1.kind=melee f2.kind=melee f3.kind=melee
! -
.    samyra.act.declare  figure=f1 kind=melee
.    samyra.act.declare  figure=f2 kind=melee
.    samyra.act.declare  figure=f3 kind=melee
.=   samyra.act.steps  step=3
? table  samyra.act.input  form f1.target=f3 f1.result=miss f1.note="" f2.target=f3 f2.result=miss f2.note="" f3.target=f1 f3.result=miss f3.note=""
! f1.target=f3 f1.result=hit f1.damage=3 f2.target=f3 f3.target=f1 f3.result=hit f3.damage=1
.    samyra.act.input  figure=f1 target=f3 aimed=yes result=hit damage=3 note="" noted=no sort=own kind=melee
.    samyra.act.input  figure=f2 target=f3 aimed=yes result=miss damage=0 note="" noted=no sort=own kind=melee
.    samyra.act.input  figure=f3 target=f1 aimed=yes result=hit damage=1 note="" noted=no sort=own kind=melee
? table  samyra.act.simultaneous  form f1.falls=stands f3.falls=stands
! -
.=   samyra.round.phases  round=2 seconds=5
? p1+p2+p3  samyra.init.roll  1d20: ; 1d20: ; 1d20:
! 9 20 5
.    samyra.init.roll  side=p1 score=9
.    samyra.init.roll  side=p2 score=20
.    samyra.init.roll  side=p3 score=5
.    samyra.init.winner_orders  side=p2 stage=won scores=samyra-scored(p1,9,no,""),samyra-scored(p2,20,no,""),samyra-scored(p3,5,no,"") order=
? p2  samyra.init.winner_orders  form place1=p1 place2=p3 place3=p2
! place1=p1 place2=p3 place3=p2
.    samyra.init.winner_orders  side=p2 stage=set scores= order=p1,p3,p2
? p1  samyra.move.groupwise  move.f1 draw.f1.2 kneel.f1 lie.f1 bind.f1 stay.f1 done
! move.f1
? p1  samyra.disengage.needed  *all inside noway back
! all
? p1  samyra.disengage.roll  1d20: samyra.disengage.roll 10
! 4
.    samyra.disengage.roll  figure=f1 foe=f3 roll=4 most=10 free=yes
? p1  samyra.move.bew  f1 from B5, 12 halves, 70 cells
! @aaa
.    samyra.move.bew  figure=f1 spaces=3 left=3/1 to="B2"
? p3  samyra.move.groupwise  move.f3 kneel.f3 lie.f3 bind.f3 stay.f3 done
! done
.    samyra.move.groupwise  side=p3
? p2  samyra.move.groupwise  move.f2 draw.f2.2 kneel.f2 lie.f2 (bind.f2) stay.f2 done
! move.f2
? p2  samyra.disengage.needed  *all inside noway back
! all
? p2  samyra.disengage.roll  1d20: samyra.disengage.roll 10
! 17
.    samyra.disengage.roll  figure=f2 foe=f3 roll=17 most=10 free=no
? p2  samyra.disengage.failed_stay  *stay force
! force
.    samyra.disengage.failed_force  figure=f2 foes=f3
? table  samyra.strike.input  form f3.result=miss
! f3.result=hit f3.damage=2
.    samyra.strike.phase  figure=f2 foe=f3 result=hit damage=2
? table  samyra.strike.input  *stands falls
! stands
? p2  samyra.move.bew  f2 from D5, 12 halves, 88 cells
! @ccc
.    samyra.move.bew  figure=f2 spaces=3 left=3/1 to="G5"
? table  samyra.act.declare  form f1.kind=none f2.kind=none f3.kind=none
! -
.=   samyra.round.phases  round=3 seconds=10
? p1+p2+p3  samyra.init.roll  1d20: ; 1d20: ; 1d20:
! 5 9 20
.    samyra.init.roll  side=p1 score=5
.    samyra.init.roll  side=p2 score=9
.    samyra.init.roll  side=p3 score=20
.    samyra.init.winner_orders  side=p3 stage=won scores=samyra-scored(p1,5,no,""),samyra-scored(p2,9,no,""),samyra-scored(p3,20,no,"") order=
? p3  samyra.init.winner_orders  form place1=p1 place2=p2 place3=p3
! place1=p3 place2=p1 place3=p2
.    samyra.init.winner_orders  side=p3 stage=set scores= order=p3,p1,p2
? p3  samyra.move.groupwise  move.f3 kneel.f3 lie.f3 (bind.f3) stay.f3 done
! kneel.f3
.    samyra.alt.low  figure=f3 posture=kneeling
? p1  samyra.move.groupwise  move.f1 draw.f1.2 kneel.f1 lie.f1 (bind.f1) stay.f1 done
! done
.    samyra.move.groupwise  side=p1
? p2  samyra.move.groupwise  move.f2 draw.f2.2 kneel.f2 lie.f2 (bind.f2) stay.f2 done
! stay.f2
.    samyra.alt.list  figure=f2
? table  samyra.act.declare  form f1.kind=none f2.kind=none f3.kind=none
! -
.=   samyra.round.phases  round=4 seconds=15
? p1+p2+p3  samyra.init.roll  1d20: ; 1d20: ; 1d20:
+ end
.    samyra.round.end  round=3 seconds=15
=>   over
