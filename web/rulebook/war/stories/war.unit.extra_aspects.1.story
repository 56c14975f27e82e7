# The raiders' second aspect was left blank, and Sven tries to invoke it.
# Refused until he writes it.
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
! "fair | fight 2, athletics 1, stealth 1 | River Raiders"
? p2  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u2 edit.u2 fate
! done
.    war.chest.cost.unit  player=p2 points=8
? table  war.zone.count  1..30 (3)
! 2
? p1  war.zone.place.first  *all cell.3.3 (apart)
^ p1.points=0
.    ruling war.chest.size  0
? p1  war.zone.place.first  *all cell.3.3 (apart)
^ p2.points=0
.    ruling war.chest.size  0
? p1  war.zone.place.first  *all cell.3.3 (apart)
^ p2.own=2
.    ruling war.fate.pools  2
? p1  war.zone.place.first  *all cell.3.3 (apart)
! all
? table  war.zone.place.adjacent  *done name.z1 name.z2
! done
.    war.zone.aspect.buy  player=p1
? p2  war.zone.aspect.buy  *done write.z1 write.z2
! done
? p1  war.setup.deploy  u1 *all
! u1
? p1  war.setup.deploy  z1 z2
! z1
.    war.setup.deploy  piece=u1 zone=z1
? p2  war.setup.deploy  u2 *all
! u2
? p2  war.setup.deploy  (z1) z2
! z2
.    war.setup.deploy  piece=u2 zone=z2
.=   war.init.roll
? p1  war.init.roll  4fate: war.init.no_leader 0
! 0 0 0 0
? p2  war.init.roll  4fate: war.init.no_leader 0
! 1 0 0 0
? p2  war.core.invoke.order  other *pass
! u2
x not-offered war.core.invoke.order
! attack.u1
x not-offered war.core.invoke.order
! shoot
x not-offered war.core.invoke.order
! athletics
x not-offered war.core.invoke.order
! 0 0 0 0
x not-offered war.core.invoke.order
! 0 0 1 0
x not-offered war.core.invoke.order
! paid.u2.2.p2
x not-offered war.core.invoke.order
! pass
.    war.init.roll  player=p1 total=0
.    war.init.roll  player=p2 total=1
.    war.turn.choose  player=p2 number=1
.    war.turn.choose  player=p1 number=2
.=   war.turn.everyone_once  round=1
.=   war.turn.choose  piece=u2 player=p2
? p2  war.action.one  end (move.z1) force.z1 attack.u1 ambush intimidate (surround) (scout.z1) pin.u1 other.u2 elsewhere.u2 load second
! u1
x not-offered war.action.one
! end
.    war.turn.end  piece=u2
.=   war.turn.choose  piece=u1 player=p1
? p1  war.action.one  end (move.z2) force.z2 attack.u2 ambush intimidate (surround) (scout.z2) pin.u2 other.u1 elsewhere.u1 load (second)
! end
.    war.turn.end  piece=u1
.=   war.turn.everyone_once  round=2
.=   war.turn.choose  piece=u2 player=p2
? p2  war.action.one  end (move.z1) force.z1 attack.u1 ambush intimidate (surround) (scout.z1) pin.u1 other.u2 elsewhere.u2 load second
+ write.u2.2
? p2  war.unit.extra_aspects  text
! "Loot First"
.    war.unit.extra_aspects  piece=u2 aspect="Loot First"
? p2  war.action.one  end (move.z1) force.z1 attack.u1 ambush intimidate (surround) (scout.z1) pin.u1 other.u2 elsewhere.u2 load second
! attack.u1
.    war.attack.target  piece=u2 target=u1 skill=war-skill(shoot)
? p2+p1  war.attack.shoot  4fate: war.core.total 0; 4fate: war.core.total 0
! 0 0 0 0  0 0 1 0
? p2  war.core.invoke.order  paid.u2.1.p2 paid.u2.1.p2.reroll paid.u2.2.p2 paid.u2.2.p2.reroll paid.u1.1.p2 paid.u1.1.p2.reroll *pass
! paid.u2.2.p2
.    war.core.invoke  player=p2 aspect="Loot First" price=paid how=plus
? p2  war.core.invoke.order  paid.u2.1.p2 paid.u2.1.p2.reroll (paid.u2.2.p2) paid.u1.1.p2 paid.u1.1.p2.reroll *pass
