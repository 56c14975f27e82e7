# Blocks: Z4 lies face down with Hidden Bog, which hinders. The raiders in Z2 try their free move into Z4.
# Z4 is face up, the raiders are still in Z2, the free move is used, and they may Overcome against +2.
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
! "fair | fight 2, athletics 1, stealth 1 | River Raiders | Loot First"
? p2  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u2 edit.u2 fate
! done
.    war.chest.cost.unit  player=p2 points=8
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
! 4
? p1  war.zone.place.first  *all cell.3.3 (apart)
! all
? table  war.zone.place.adjacent  *done join cut name.z1 name.z2 name.z3 name.z4
! done
? p1  war.zone.aspect.buy  *done write.z1 write.z2 write.z3 write.z4
! write.z4
? p1  war.zone.aspect.buy  face down: text
! p1: "Hidden Bog"
? p1  war.zone.aspect.hinders  face down: *no yes
! p1: yes
.    war.zone.aspect.face_down  player=p1 zone=z4
.    war.zone.aspect.buy  player=p1
.    war.zone.aspect.buy  player=p2
? p1  war.setup.deploy  u1 *all
! u1
? p1  war.setup.deploy  z1 z2 z3 z4
! z1
.    war.setup.deploy  piece=u1 zone=z1
? p2  war.setup.deploy  u2 *all
! u2
? p2  war.setup.deploy  (z1) z2 z3 z4
! z2
.    war.setup.deploy  piece=u2 zone=z2
.=   war.init.roll
? p1  war.init.roll  4fate: war.init.no_leader 0
! 0 0 0 0
? p2  war.init.roll  4fate: war.init.no_leader 0
! 1 0 0 0
.    war.init.roll  player=p1 total=0
.    war.init.roll  player=p2 total=1
.    war.turn.choose  player=p2 number=1
.    war.turn.choose  player=p1 number=2
.=   war.turn.everyone_once  round=1
.=   war.turn.choose  piece=u2 player=p2
? p2  war.action.one  end (move.z1) force.z1 move.z4 force.z4 attack.u1 ambush intimidate (surround) (scout.z1) scout.z4 pin.u1 other.u2 elsewhere.u2 load (second)
! move.z4
.    war.zone.aspect.reveal  zone=z4 player=p1 aspect="Hidden Bog"
? p2  war.zone.aspect.hinders  no *yes
! yes
.    war.zone.aspect.hinders  zone=z4 aspect="Hidden Bog" hinders=yes
.    war.opt.hidden_hindrance  piece=u2 zone=z4
? p2  war.action.one  end (move.z1) force.z1 (move.z4) force.z4 attack.u1 ambush intimidate (surround) (scout.z1) scout.z4 pin.u1 other.u2 elsewhere.u2 load rid.a3 (second)
! move.z1
x barred war.move.free
! force.z4
? p2  war.over.terrain  4fate: war.core.total 1
! 1 0 0 0
.    war.core.shifts  piece=u2 total=2 against=2 opposed=yes foe=none shifts=0 outcome=tie
.    war.over.result  piece=u2 zone=z4 result=tie foe=none
? p2  war.core.cost.minor  *boost detail
