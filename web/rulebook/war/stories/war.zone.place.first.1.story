# Nora has 1 bought fate point and 5 own ones, Sven 2 bought ones.
# Sven places first.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! players.2
? table  war.setup.sides  *done p1 p2 add name.s1 name.s2
> war.zone.count
? table  war.zone.count  1..30 (3)
^ p1.bought=1
.    ruling war.fate.pools  1
? table  war.zone.count  1..30 (3)
^ p1.own=5
.    ruling war.fate.pools  5
? table  war.zone.count  1..30 (3)
^ p2.bought=2
.    ruling war.fate.pools  2
? table  war.zone.count  1..30 (3)
! 3
? p2  war.zone.place.first  *all cell.3.3 (apart)
