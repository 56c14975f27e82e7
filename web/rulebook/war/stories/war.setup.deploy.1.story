# Z5 lies face down, written on by Nora, and the ogres are deployed there.
# Z5 is turned face up for everybody.
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
! "good | fight 3, athletics 2, provoke 2, will 1, notice 1, stealth 1 | Cave Ogres | Thick Hide | Smells Blood"
? p2  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u2 edit.u2 fate
! done
.    war.chest.cost.unit  player=p2 points=7
? table  war.zone.count  1..30 (3)
^ p1.own=1
.    ruling war.fate.pools  1
? table  war.zone.count  1..30 (3)
^ p1.points=0
.    ruling war.chest.size  0
? table  war.zone.count  1..30 (3)
^ p2.points=0
.    ruling war.chest.size  0
? table  war.zone.count  1..30 (3)
! 5
? p1  war.zone.place.first  *all cell.3.3 (apart)
! all
? table  war.zone.place.adjacent  *done join cut name.z1 name.z2 name.z3 name.z4 name.z5
! done
? p1  war.zone.aspect.buy  *done write.z1 write.z2 write.z3 write.z4 write.z5
! write.z5
? p1  war.zone.aspect.buy  face down: text
! p1: "Hidden Bog"
? p1  war.zone.aspect.hinders  face down: *no yes
! p1: yes
.    war.zone.aspect.face_down  player=p1 zone=z5
.    war.zone.aspect.buy  player=p1
.    war.zone.aspect.buy  player=p2
? p1  war.setup.deploy  u1 *all
! u1
? p1  war.setup.deploy  z1 z2 z3 z4 z5
! z1
.    war.setup.deploy  piece=u1 zone=z1
? p2  war.setup.deploy  u2 *all
! u2
? p2  war.setup.deploy  (z1) z2 z3 z4 z5
! z5
.    war.setup.deploy  piece=u2 zone=z5
.    war.zone.aspect.reveal  zone=z5 player=p1 aspect="Hidden Bog"
? p2  war.zone.aspect.hinders  no *yes
! yes
.    war.zone.aspect.hinders  zone=z5 aspect="Hidden Bog" hinders=yes
.=   war.init.roll
? p1  war.init.roll  4fate: war.init.no_leader 0
