# The north are Nora and Nils, the south is Sven. Nora and Nils have a unit each in Z1, and Sven's raiders force their way in.
# Nils's unit is an extra defender beside Nora's (+1): allied means same side, not same player.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! players.3
? table  war.setup.sides  *done p1 p2 p3 add remove name.s1 name.s2
> war.chest.cost.unit
? p1  war.chest.cost.unit  (done) quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card fate later
! card
? p1  war.unit.card  text
! "average | fight 1 | Farm Levy"
? p1  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u1 edit.u1 fate later
! done
.    war.chest.cost.unit  player=p1 points=9
? p2  war.chest.cost.unit  (done) quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card fate later
! card
? p2  war.unit.card  text
! "average | shoot 1 | Goat Slingers"
? p2  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u2 edit.u2 fate later
! done
.    war.chest.cost.unit  player=p2 points=9
? p3  war.chest.cost.unit  (done) quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card fate
! card
? p3  war.unit.card  text
! "fair | fight 2, athletics 1, stealth 1 | River Raiders | Loot First"
? p3  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u3 edit.u3 fate
! done
.    war.chest.cost.unit  player=p3 points=8
? table  war.zone.count  1..30 (4)
! 2
? p1  war.zone.place.first  *all cell.3.3 (apart)
! all
? table  war.zone.place.adjacent  *done name.z1 name.z2
! done
? p1  war.zone.aspect.buy  *done (write.z1) (write.z2)
^ p1.points=0
.    ruling war.chest.size  0
.    war.zone.aspect.buy  player=p1
? p2  war.zone.aspect.buy  *done (write.z1) (write.z2)
^ p2.points=0
.    ruling war.chest.size  0
.    war.zone.aspect.buy  player=p2
? p3  war.zone.aspect.buy  *done (write.z1) (write.z2)
^ p3.points=0
.    ruling war.chest.size  0
.    war.zone.aspect.buy  player=p3
? p1  war.setup.deploy  u1 *all
! u1
? p1  war.setup.deploy  z1 z2
! z1
.    war.setup.deploy  piece=u1 zone=z1
? p2  war.setup.deploy  u2 *all
! u2
? p2  war.setup.deploy  z1 z2
! z1
.    war.setup.deploy  piece=u2 zone=z1
? p3  war.setup.deploy  u3 *all
! u3
? p3  war.setup.deploy  (z1) z2
! z2
.    war.setup.deploy  piece=u3 zone=z2
.=   war.init.roll
? p1  war.init.roll  4fate: war.init.no_leader 0
! 0 0 0 0
? p2  war.init.roll  4fate: war.init.no_leader 0
! -1 0 0 0
? p3  war.init.roll  4fate: war.init.no_leader 0
! 1 0 0 0
.    war.init.roll  player=p1 total=0
.    war.init.roll  player=p2 total=-1
.    war.init.roll  player=p3 total=1
.    war.turn.choose  player=p3 number=1
.    war.turn.choose  player=p1 number=2
.    war.turn.choose  player=p2 number=3
.=   war.turn.everyone_once  round=1
.=   war.turn.choose  piece=u3 player=p3
? p3  war.action.one  end (move.z1) force.z1 attack.u1 attack.u2 ambush intimidate (surround) (scout.z1) pin.u1 pin.u2 other.u3 elsewhere.u3 load (second)
! force.z1
? p1+p2  war.over.enemy  *u1 u1.fight u2 u2.shoot waive
! u1.fight
? p3+p1  war.over.enemy  4fate: war.core.total 1; 4fate: war.core.total 1, war.over.enemy.extra 1
