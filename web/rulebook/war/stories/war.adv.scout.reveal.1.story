# Z4 lies face down with one aspect. The bows in Z2 scout it (Notice 1): the card is turned up, difficulty +4.
# [0000]=0: 1+0=+1. Failure, but the aspect is known to all now.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! players.2
? table  war.setup.sides  *done p1 p2 add name.s1 name.s2
! done
.    war.unit.skill_list  skills=war-skill(athletics),war-skill(drive),war-skill(pilot),war-skill(stealth),war-skill(fight),war-skill(provoke),war-skill(shoot),war-skill(notice),war-skill(will)
? p1  war.leader.who  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new card later
! done
? p2  war.leader.who  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new card
! done
? p1  war.chest.cost.unit  (done) quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card fate later
! card
? p1  war.unit.card  text
! "fair | shoot 2, notice 1, athletics 1 | Forest Bows | Every Arrow Counts"
? p1  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u1 edit.u1 fate later
! done
.    war.chest.cost.unit  player=p1 points=8
? p2  war.chest.cost.unit  (done) quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card fate
! fate
? p2  war.chest.cost.unit  (done) quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card fate
! card
? p2  war.unit.card  text
! "average | shoot 1 | Goat Slingers"
? p2  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u2 edit.u2 fate
! done
.    war.chest.cost.unit  player=p2 points=6
? table  war.zone.count  1..30 (3)
! 5
? p2  war.zone.place.first  *all cell.3.3 (apart)
! all
? table  war.zone.place.adjacent  *done join cut name.z1 name.z2 name.z3 name.z4 name.z5
! done
? p2  war.zone.aspect.buy  *done write.z1 write.z2 write.z3 write.z4 write.z5
! write.z4
? p2  war.zone.aspect.buy  face down: text
! p2: "Pathless Wood"
? p2  war.zone.aspect.hinders  face down: *no yes
! p2: no
.    war.zone.aspect.face_down  player=p2 zone=z4
? p2  war.zone.aspect.buy  *done (write.z1) (write.z2) (write.z3) (write.z4) (write.z5)
! done
? p1  war.zone.aspect.buy  *done (write.z1) (write.z2) (write.z3) (write.z4) (write.z5)
! done
? p2  war.setup.deploy  u2 *all
! u2
? p2  war.setup.deploy  z1 z2 z3 z4 z5
! z5
.    war.setup.deploy  piece=u2 zone=z5
? p1  war.setup.deploy  u1 *all
! u1
? p1  war.setup.deploy  z1 z2 z3 z4 (z5)
! z2
.    war.setup.deploy  piece=u1 zone=z2
.=   war.init.roll
? p1  war.init.roll  4fate: war.init.no_leader 0
! 1 1 0 0
? p2  war.init.roll  4fate: war.init.no_leader 0
! 0 0 0 0
.    war.init.roll  player=p1 total=2
.    war.init.roll  player=p2 total=0
.    war.turn.choose  player=p1 number=1
.    war.turn.choose  player=p2 number=2
.=   war.turn.everyone_once  round=1
.=   war.turn.choose  piece=u1 player=p1
? p1  war.action.one  end move.z1 force.z1 move.z4 force.z4 (move.z5) force.z5 attack.u2 ambush intimidate (surround) scout.z1 scout.z4 (scout.z5) pin.u2 other.u1 elsewhere.u1 load (second)
! scout.z4
.    war.adv.scout.reveal  piece=u1 zone=z4
.    war.zone.aspect.reveal  zone=z4 player=p2 aspect="Pathless Wood"
? p2  war.zone.aspect.hinders  *no yes
! no
.    war.zone.aspect.hinders  zone=z4 aspect="Pathless Wood" hinders=no
? p1  war.adv.scout  4fate: war.core.total 1
! 0 0 0 0
? p1  war.core.invoke.order  (paid.u1.1.p1) (paid.u1.2.p1) (paid.a3.p1) *pass
! pass
.    war.core.shifts  piece=u1 total=1 against=4 opposed=yes foe=none shifts=-3 outcome=fail
.    war.core.outcome.advantage  piece=u1 on=z4 aim=thing foe=none result=fail free=0
? p1  war.action.one  end move.z1 (force.z1) move.z4 (force.z4) (move.z5) (force.z5) (attack.u2) (ambush) (intimidate) (surround) (scout.z1) (scout.z4) (scout.z5) (pin.u2) (other.u1) (elsewhere.u1) (load) (rid.a3) (second)
