# The zone cards are being placed, and Sven has not placed his yet. Nora wants to write a zone aspect.
# Refused: this step is not over.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! players.2
? table  war.setup.sides  *done p1 p2 add name.s1 name.s2
> war.zone.count
? table  war.zone.count  1..30 (3)
! 3
? p1  war.zone.place.first  *all cell.3.3 (apart)
! cell.3.3
? p2  war.zone.place.turns  *all cell.4.3 cell.3.4 cell.2.3 cell.3.2 (apart)
! write.z1
x not-offered war.zone.place.turns
