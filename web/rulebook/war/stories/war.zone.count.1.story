# The game master and three players create a battle: 5 zones are proposed.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! players.4
? table  war.setup.sides  *done p1 p2 p3 p4 add remove name.s1 name.s2
> war.zone.count
? table  war.zone.count  1..30 (5)
