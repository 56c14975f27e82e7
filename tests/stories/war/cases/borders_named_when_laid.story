# Three cards are laid in turn. Who lays the third names at once what it borders on, one card at least: the first only, though
# it touches the second. The table could join these two afterwards (war.zone.place.adjacent).
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! players.2
? table  war.setup.sides  *done p1 p2 add name.s1 name.s2
> war.chest.cost.unit
? p1  war.chest.cost.unit  (done) quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card fate later
! card
? p1  war.unit.card  text
! "average | fight 1 | Farm Levy"
? p1  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u1 edit.u1 fate later
! done
.    war.chest.cost.unit  player=p1 points=9
? p2  war.chest.cost.unit  (done) quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card fate
! card
? p2  war.unit.card  text
! "average | shoot 1 | Goat Slingers"
? p2  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u2 edit.u2 fate
! done
.    war.chest.cost.unit  player=p2 points=9
? table  war.zone.count  1..30 (3)
! 3
? p1  war.zone.place.first  *all cell.3.3 (apart)
! cell.3.3
? p2  war.zone.place.turns  *all cell.4.3 cell.3.4 cell.2.3 cell.3.2 (apart)
! cell.4.3
? p1  war.zone.place.turns  *all cell.3.4 cell.2.3 cell.3.2 cell.5.3 cell.4.4 cell.4.2 (apart)
! cell.4.4
? p1  war.zone.place.adjacent  1..2 of z1 *z2
! -
x how-many war.zone.place.adjacent
! z1
? table  war.zone.place.adjacent  *done join cut name.z1 name.z2 name.z3
! join
? table  war.zone.place.adjacent  z2-z3 back
