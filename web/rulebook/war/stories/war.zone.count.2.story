# The game master and one player create a battle: 3 zones are proposed, and they take more.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! players.2
? table  war.setup.sides  *done p1 p2 add name.s1 name.s2
> war.zone.count
? table  war.zone.count  1..30 (3)
! 5
? p1  war.zone.place.first  *all cell.3.3 (apart)
