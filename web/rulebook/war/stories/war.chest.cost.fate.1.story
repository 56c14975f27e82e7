# Sven has 10 war points, builds ogres (3), raiders (2), slingers (1) and buys one fate point (3).
# 1 war point is left, and the bought fate point lets him lay the first zone card.
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
# scene
! card
? p2  war.unit.card  text
! "good | fight 3, athletics 2, provoke 2, will 1, notice 1, stealth 1 | Cave Ogres | Thick Hide | Smells Blood"
? p2  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u2 edit.u2 fate
! card
? p2  war.unit.card  text
! "fair | fight 2, athletics 1, stealth 1 | River Raiders | Loot First"
? p2  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u2 edit.u2 again.u3 edit.u3 fate
! card
? p2  war.unit.card  text
! "average | shoot 1 | Goat Slingers"
? p2  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u2 edit.u2 again.u3 edit.u3 again.u4 edit.u4 fate
! fate
? p2  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average (new.fair) (new.good) card (again.u2) edit.u2 (again.u3) edit.u3 again.u4 edit.u4 (fate)
! done
.    war.chest.cost.unit  player=p2 points=1
? table  war.zone.count  1..30 (3)
! 3
? p2  war.zone.place.first  *all cell.3.3 (apart)
