# Nora has 10 war points and builds pikes and bows (Fair), levy (Average) and guard (Good).
# 10-2-2-1-3 leaves 2 war points.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! players.2
? table  war.setup.sides  *done p1 p2 add name.s1 name.s2
> war.chest.cost.unit
? p1  war.chest.cost.unit  (done) quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card fate later
! card
? p1  war.unit.card  text
! "fair | fight 2, athletics 1, will 1 | Village Pikes | Shoulder to Shoulder"
? p1  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u1 edit.u1 fate later
! card
? p1  war.unit.card  text
! "fair | shoot 2, notice 1, athletics 1 | Forest Bows | Every Arrow Counts"
? p1  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u1 edit.u1 again.u2 edit.u2 fate later
! card
? p1  war.unit.card  text
! "average | fight 1 | Farm Levy"
? p1  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u1 edit.u1 again.u2 edit.u2 again.u3 edit.u3 fate later
! card
? p1  war.unit.card  text
! "good | fight 3, athletics 2, will 2, shoot 1, notice 1, provoke 1 | Hall Guard | Oath of Iron | Never First to Run"
? p1  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair (new.good) card again.u1 edit.u1 again.u2 edit.u2 again.u3 edit.u3 (again.u4) edit.u4 (fate) later
! done
.    war.chest.cost.unit  player=p1 points=2
? p2  war.chest.cost.unit  (done) quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card fate
