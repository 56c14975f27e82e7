# Z1, Z2, Z3 and Z4 lie in a row with no other border.
# A hint, and it goes on.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! players.2
? table  war.setup.sides  *done p1 p2 add name.s1 name.s2
> war.zone.count
? table  war.zone.count  1..30 (3)
! 4
? p1  war.zone.place.first  *all cell.3.3 (apart)
! cell.3.3
? p2  war.zone.place.turns  *all cell.4.3 cell.3.4 cell.2.3 cell.3.2 (apart)
! cell.4.3
? p1  war.zone.place.turns  *all cell.3.4 cell.2.3 cell.3.2 cell.5.3 cell.4.4 cell.4.2 (apart)
! cell.5.3
? p1  war.zone.place.adjacent  1..2 of z1 *z2
! z2
? p2  war.zone.place.turns  *all cell.3.4 cell.2.3 cell.3.2 cell.4.4 cell.4.2 cell.6.3 cell.5.4 cell.5.2 (apart)
! cell.6.3
? p2  war.zone.place.adjacent  1..3 of z1 z2 *z3
! z3
? table  war.zone.place.adjacent  *done join cut name.z1 name.z2 name.z3 name.z4
! done
.    war.zone.place.shape
? p1  war.zone.aspect.buy  *done write.z1 write.z2 write.z3 write.z4
