# Z1 and Z2 lie side by side, and Sven wants to place Z3 with no neighbour.
# Refused.
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
! apart
x barred war.zone.place.adjacent
