# Z1 and Z2 lie side by side. Sven places Z3 beside Z2, and it is to border on Z1 too.
# Accepted: what could be cut now are the borders Z1-Z2, Z1-Z3 and Z2-Z3.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! players.2
? table  war.setup.sides  *done p1 p2 add name.s1 name.s2
> war.zone.count
? table  war.zone.count  1..30 (3)
^ p2.bought=1
.    ruling war.fate.pools  1
? table  war.zone.count  1..30 (3)
^ p1.bought=0
.    ruling war.fate.pools  0
? table  war.zone.count  1..30 (3)
! 3
? p2  war.zone.place.first  *all cell.3.3 (apart)
! cell.3.3
? p1  war.zone.place.turns  *all cell.4.3 cell.3.4 cell.2.3 cell.3.2 (apart)
! cell.4.3
? p2  war.zone.place.turns  *all cell.3.4 cell.2.3 cell.3.2 cell.5.3 cell.4.4 cell.4.2 (apart)
! cell.4.4
? p2  war.zone.place.adjacent  1..2 of z1 *z2
! z2
? table  war.zone.place.adjacent  *done join cut name.z1 name.z2 name.z3
! join
? table  war.zone.place.adjacent  z1-z3 back
! z1-z3
? table  war.zone.place.adjacent  *done join cut name.z1 name.z2 name.z3
! cut
? table  war.zone.place.adjacent  z1-z2 z1-z3 z2-z3 back
