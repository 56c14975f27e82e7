# Nora wrote Hidden Bog on Z4.
# All that is told: face down, paid by Nora. (What each screen shows is tested at the door.)
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! players.2
? table  war.setup.sides  *done p1 p2 add name.s1 name.s2
> war.zone.count
? table  war.zone.count  1..30 (3)
^ p1.bought=1
.    ruling war.fate.pools  1
? table  war.zone.count  1..30 (3)
^ p1.points=0
.    ruling war.chest.size  0
? table  war.zone.count  1..30 (3)
^ p2.points=0
.    ruling war.chest.size  0
? table  war.zone.count  1..30 (3)
^ p2.bought=0
.    ruling war.fate.pools  0
? table  war.zone.count  1..30 (3)
! 5
? p1  war.zone.place.first  *all cell.3.3 (apart)
! all
? table  war.zone.place.adjacent  *done join cut name.z1 name.z2 name.z3 name.z4 name.z5
! done
? p1  war.zone.aspect.buy  *done write.z1 write.z2 write.z3 write.z4 write.z5
! write.z4
? p1  war.zone.aspect.buy  face down: text
! p1: "Hidden Bog"
? p1  war.zone.aspect.hinders  face down: *no yes
! p1: yes
.    war.zone.aspect.face_down  player=p1 zone=z4
.    war.zone.aspect.buy  player=p1
.    war.zone.aspect.buy  player=p2
? p1  war.setup.deploy  u1 u2 u3 u4 *all
