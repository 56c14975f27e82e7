# 3 players were entered in this order: p1, p2, p3. There are 4 zones, and p2 has bought a fate point and places first.
# The cards are placed by p2, p3, p1, p2.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! players.3
? table  war.setup.sides  *done p1 p2 p3 add remove name.s1 name.s2
> war.zone.count
? table  war.zone.count  1..30 (4)
^ p2.bought=1
.    ruling war.fate.pools  1
? table  war.zone.count  1..30 (4)
^ p1.bought=0
.    ruling war.fate.pools  0
? table  war.zone.count  1..30 (4)
^ p3.bought=0
.    ruling war.fate.pools  0
? table  war.zone.count  1..30 (4)
! 4
? p2  war.zone.place.first  *all cell.3.3 (apart)
! cell.3.3
? p3  war.zone.place.turns  *all cell.4.3 cell.3.4 cell.2.3 cell.3.2 (apart)
! cell.4.3
? p1  war.zone.place.turns  *all cell.3.4 cell.2.3 cell.3.2 cell.5.3 cell.4.4 cell.4.2 (apart)
! cell.4.4
? p1  war.zone.place.adjacent  1..2 of z1 *z2
! z2
? p2  war.zone.place.turns  *all cell.3.4 cell.2.3 cell.3.2 cell.5.3 cell.4.2 cell.5.4 cell.4.5 (apart)
! cell.3.4
? p2  war.zone.place.adjacent  1..3 of *z1 z2 *z3
