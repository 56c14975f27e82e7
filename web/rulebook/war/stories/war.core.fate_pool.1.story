# The game master and three players set up a battle.
# 3 personal fate points are proposed for the game master.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! players.4
? table  war.setup.sides  *done p1 p2 p3 p4 add remove name.s1 name.s2
! p4
? table  war.setup.sides  name side gm points own *back
! own
? table  war.core.fate_pool  0..99 (3)
