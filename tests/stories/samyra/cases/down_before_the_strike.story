# On a map, the fighter forces its way into the orc's area, and is ruled to be down before the strike is entered: nobody strikes at
# who lies there, and it walks no further (samyra.strike.input, samyra.act.fallen_earlier).
= samyra
? table  samyra.round.phases  *quick begin.road begin.wolves begin.stair example ready.road ready.wolves ready.stair
! quick
? table  samyra.round.phases  form parties=party,party parties.1.name="" parties.1.played=players parties.2.name="" parties.2.played=gm figures=open,open,sealed figures.1.party=1 figures.1.name="" figures.1.count=1 figures.1.kind=fighter figures.1.bew=6 figures.1.drawn=yes figures.1.learnt=- figures.1.hits=0 figures.1.stamina=0 figures.2.party=1 figures.2.name="" figures.2.count=1 figures.2.kind=archer figures.2.bew=6 figures.2.drawn=yes figures.2.learnt=- figures.2.hits=0 figures.2.stamina=0 figures.3.party=2 figures.3.name="" figures.3.count=2 figures.3.kind=robber figures.3.bew=6 figures.3.drawn=yes figures.3.learnt=- figures.3.sealed_hits="0" figures.3.sealed_stamina="0" map=none slants=one facing=no cover=open cost=0
! parties=party,party map=squares columns=12 rows=9 figures=open,open figures.1.kind=fighter figures.2.party=2 figures.2.kind=orc
.=   samyra.sides.hostile
.=   samyra.round.phases  round=1 seconds=0
? p1+p2  samyra.init.roll  1d20: ; 1d20:
^ f1.cell=B5
.    ruling samyra.move.free_spaces  "B5"
? p1+p2  samyra.init.roll  1d20: ; 1d20:
^ f2.cell=F5
.    ruling samyra.move.free_spaces  "F5"
? p1+p2  samyra.init.roll  1d20: ; 1d20:
! 20 9
.    samyra.init.roll  side=p1 score=20
.    samyra.init.roll  side=p2 score=9
.    samyra.init.winner_orders  side=p1 stage=won scores=samyra-scored(p1,20,no,""),samyra-scored(p2,9,no,"") order=
? p1  samyra.init.winner_orders  form place1=p2 place2=p1
! place1=p1 place2=p2
.    samyra.init.winner_orders  side=p1 stage=set scores= order=p1,p2
? p1  samyra.move.groupwise  move.f1 draw.f1.2 kneel.f1 lie.f1 (bind.f1) stay.f1 done
! move.f1
? p1  samyra.move.bew  f1 from B5, 12 halves, 71 cells
! @ccc
.    samyra.move.bew  figure=f1 spaces=3 left=3/1 to="E5"
? p1  samyra.zone.stop  *stop (passed) force
! force
.    samyra.zone.force  figure=f1 foes=f2
? table  samyra.strike.input  form f2.result=miss
^ f1.state=down
.    ruling samyra.act.fallen_earlier  samyra-state(down)
? p2  samyra.move.groupwise  move.f2 draw.f2.2 kneel.f2 lie.f2 (bind.f2) stay.f2 done
