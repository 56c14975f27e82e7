# What closes a space of the map is told apart, as it is without one: a friend who has moved, an enemy, room that is claimed,
# a space that is reserved, something too big, an obstacle on which no move ends, the area of an enemy who holds the figure.
= samyra
? table  samyra.round.phases  *quick begin.road begin.wolves begin.stair example ready.road ready.wolves ready.stair
! quick
? table  samyra.round.phases  form parties=party,party parties.1.name="" parties.1.played=players parties.2.name="" parties.2.played=gm figures=open,open,sealed figures.1.party=1 figures.1.name="" figures.1.count=1 figures.1.kind=fighter figures.1.bew=6 figures.1.drawn=yes figures.1.learnt=- figures.1.hits=0 figures.1.stamina=0 figures.2.party=1 figures.2.name="" figures.2.count=1 figures.2.kind=archer figures.2.bew=6 figures.2.drawn=yes figures.2.learnt=- figures.2.hits=0 figures.2.stamina=0 figures.3.party=2 figures.3.name="" figures.3.count=2 figures.3.kind=robber figures.3.bew=6 figures.3.drawn=yes figures.3.learnt=- figures.3.sealed_hits="0" figures.3.sealed_stamina="0" map=none slants=one facing=no cover=open cost=0
! map=squares columns=12 rows=9 figures=open,open,open,open,open figures.2.kind=halberdier figures.5.party=2 figures.5.kind=orc
.=   samyra.sides.hostile
.=   samyra.round.phases  round=1 seconds=0
? p1+p2  samyra.init.roll  1d20: ; 1d20:
^ f1.cell=E5
.    ruling samyra.move.free_spaces  "E5"
? p1+p2  samyra.init.roll  1d20: ; 1d20:
^ f2.cell=E3
.    ruling samyra.move.free_spaces  "E3"
? p1+p2  samyra.init.roll  1d20: ; 1d20:
^ f3.cell=H5
.    ruling samyra.move.free_spaces  "H5"
? p1+p2  samyra.init.roll  1d20: ; 1d20:
^ f4.cell=F6
.    ruling samyra.move.free_spaces  "F6"
? p1+p2  samyra.init.roll  1d20: ; 1d20:
^ f5.cell=C6
.    ruling samyra.move.free_spaces  "C6"
? p1+p2  samyra.init.roll  1d20: ; 1d20:
+ paint
? gm  samyra.move.size_relative  paint open low high tall wall, 5 closed
! tall=D3 high=D6
.    samyra.move.size_relative  count=1 ground=samyra-ground(tall)
.    samyra.move.size_relative  count=1 ground=samyra-ground(high)
? p1+p2  samyra.init.roll  1d20: ; 1d20:
! 20 9
.    samyra.init.roll  side=p1 score=20
.    samyra.init.roll  side=p2 score=9
.    samyra.init.winner_orders  side=p1 stage=won scores=samyra-scored(p1,20,no,""),samyra-scored(p2,9,no,"") order=
? p1  samyra.init.winner_orders  form place1=p2 place2=p1
! place1=p1 place2=p2
.    samyra.init.winner_orders  side=p1 stage=set scores= order=p1,p2
? p1  samyra.move.groupwise  move.f1 draw.f1.2 kneel.f1 lie.f1 (bind.f1) stay.f1 move.f2 draw.f2.2 kneel.f2 lie.f2 (bind.f2) cross.f2 stay.f2 move.f3 draw.f3.2 kneel.f3 lie.f3 (bind.f3) stay.f3 move.f4 draw.f4.2 kneel.f4 lie.f4 (bind.f4) stay.f4 done
+ claim.f2
? p1  samyra.twohand.claim  text
! "F4 D4"
.    samyra.twohand.claim  figure=f2 stage=claimed spaces=2
? p1  samyra.move.groupwise  move.f1 draw.f1.2 kneel.f1 lie.f1 (bind.f1) stay.f1 move.f2 draw.f2.2 kneel.f2 lie.f2 (bind.f2) cross.f2 stay.f2 move.f3 draw.f3.2 kneel.f3 lie.f3 (bind.f3) stay.f3 move.f4 draw.f4.2 kneel.f4 lie.f4 (bind.f4) stay.f4 done
! stay.f2
.    samyra.alt.list  figure=f2
? p1  samyra.move.groupwise  move.f1 draw.f1.2 kneel.f1 lie.f1 (bind.f1) stay.f1 move.f3 draw.f3.2 kneel.f3 lie.f3 (bind.f3) stay.f3 move.f4 draw.f4.2 kneel.f4 lie.f4 (bind.f4) stay.f4 done
! move.f4
? p1  samyra.move.bew  f4 from F6, 12 halves, 102 cells
! @cc
.    samyra.move.bew  figure=f4 spaces=2 left=4/1 to="H6"
? p1  samyra.move.groupwise  move.f1 draw.f1.2 kneel.f1 lie.f1 (bind.f1) stay.f1 move.f3 draw.f3.2 kneel.f3 lie.f3 (bind.f3) stay.f3 done
! move.f3
? p1  samyra.move.bew  f3 from H5, 12 halves, 92 cells
! @ggg
.    samyra.move.bew  figure=f3 spaces=3 left=3/1 to="E5"
.    samyra.move.friend_pending  figure=f3 friend=f1 to=open
? p1  samyra.move.groupwise  move.f1 draw.f1.2 kneel.f1 lie.f1 (bind.f1) stay.f1 done
! move.f1
? p1  samyra.move.bew  f1 from E5, 12 halves, 91 cells
! @aa
x barred samyra.move.friend_pending
! @b
x barred samyra.twohand.blocks
! @c
x barred samyra.move.friend_pending
! @ghb
x barred samyra.move.too_big
! @f
x barred samyra.move.obstacle
! @gf
x barred samyra.move.enemy_blocks
! @cc
.    samyra.move.bew  figure=f1 spaces=2 left=4/1 to="G5"
? p2  samyra.move.groupwise  move.f5 draw.f5.2 kneel.f5 lie.f5 (bind.f5) stay.f5 done
