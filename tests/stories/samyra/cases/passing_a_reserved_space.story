# Hilde passes a space that is kept for Gera and has to stop there, as it lies in the orc’s area: she stands there for the time
# being, and goes back when Gera does (samyra.move.friend_pending).
= samyra
? table  samyra.round.phases  *quick begin.road begin.wolves begin.stair example ready.road ready.wolves ready.stair
! quick
? table  samyra.round.phases  form parties=party,party parties.1.name="" parties.1.played=players parties.2.name="" parties.2.played=gm figures=open,open,sealed figures.1.party=1 figures.1.name="" figures.1.count=1 figures.1.kind=fighter figures.1.bew=6 figures.1.drawn=yes figures.1.learnt=- figures.1.hits=0 figures.1.stamina=0 figures.2.party=1 figures.2.name="" figures.2.count=1 figures.2.kind=archer figures.2.bew=6 figures.2.drawn=yes figures.2.learnt=- figures.2.hits=0 figures.2.stamina=0 figures.3.party=2 figures.3.name="" figures.3.count=2 figures.3.kind=robber figures.3.bew=6 figures.3.drawn=yes figures.3.learnt=- figures.3.sealed_hits="0" figures.3.sealed_stamina="0" map=none slants=one facing=no cover=open cost=0
! map=squares columns=10 rows=7 figures=open,open,open,open figures.1.name="Falk" figures.2.name="Gera" figures.3.name="Hilde" figures.4.party=2 figures.4.kind=orc
.=   samyra.sides.hostile
.=   samyra.round.phases  round=1 seconds=0
? p1+p2  samyra.init.roll  1d20: ; 1d20:
^ f1.cell=B3
.    ruling samyra.move.free_spaces  "B3"
? p1+p2  samyra.init.roll  1d20: ; 1d20:
^ f2.cell=C3
.    ruling samyra.move.free_spaces  "C3"
? p1+p2  samyra.init.roll  1d20: ; 1d20:
^ f3.cell=C1
.    ruling samyra.move.free_spaces  "C1"
? p1+p2  samyra.init.roll  1d20: ; 1d20:
^ f4.cell=D4
.    ruling samyra.move.free_spaces  "D4"
? p1+p2  samyra.init.roll  1d20: ; 1d20:
! 20 9
.    samyra.init.roll  side=p1 score=20
.    samyra.init.roll  side=p2 score=9
.    samyra.init.winner_orders  side=p1 stage=won scores=samyra-scored(p1,20,no,""),samyra-scored(p2,9,no,"") order=
? p1  samyra.init.winner_orders  form place1=p2 place2=p1
! place1=p1 place2=p2
.    samyra.init.winner_orders  side=p1 stage=set scores= order=p1,p2
? p1  samyra.move.groupwise  move.f1 draw.f1.2 kneel.f1 lie.f1 (bind.f1) stay.f1 move.f2 draw.f2.2 kneel.f2 lie.f2 (bind.f2) stay.f2 move.f3 draw.f3.2 kneel.f3 lie.f3 (bind.f3) stay.f3 done
! move.f2
? p1  samyra.disengage.needed  *all inside noway back
! all
? p1  samyra.disengage.roll  1d20: samyra.disengage.roll 10
! 5
.    samyra.disengage.roll  figure=f2 foe=f4 roll=5 most=10 free=yes
? p1  samyra.move.bew  f2 from C3, 12 halves, 62 cells
! @g
.    samyra.move.bew  figure=f2 spaces=1 left=5/1 to="B3"
.    samyra.move.friend_pending  figure=f2 friend=f1 to=open
? p1  samyra.move.groupwise  move.f1 draw.f1.2 kneel.f1 lie.f1 (bind.f1) stay.f1 move.f3 draw.f3.2 kneel.f3 lie.f3 (bind.f3) stay.f3 done
! move.f3
? p1  samyra.move.bew  f3 from C1, 12 halves, 60 cells
! @ee
x barred samyra.move.friend_pending
! @eee
.    samyra.move.bew  figure=f3 spaces=2 left=4/1 to="C3"
? p1  samyra.zone.stop  *stop (passed) force
! stop
.    samyra.zone.stop  figure=f3 foes=f4 checked=no
.    samyra.move.friend_pending  figure=f3 friend=f2 to=kept
? p1  samyra.move.groupwise  move.f1 draw.f1.2 kneel.f1 lie.f1 (bind.f1) stay.f1 done
! stay.f1
.    samyra.alt.list  figure=f1
.    samyra.move.friend_pending  figure=f2 friend=f1 to="C3"
.    samyra.move.friend_pending  figure=f3 friend=f2 to="C2"
? p2  samyra.move.groupwise  move.f4 draw.f4.2 kneel.f4 lie.f4 (bind.f4) stay.f4 done
