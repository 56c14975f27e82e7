# Sven goes before Nora; he has 2 units, she has 4, and there are no leaders.
# The turns of the round: Sven, Nora, Sven, Nora, Nora, Nora.
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
! "average | fight 1 | Farm Levy"
? p1  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u1 edit.u1 fate later
! again.u1
? p1  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u1 edit.u1 again.u2 edit.u2 fate later
! again.u1
? p1  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u1 edit.u1 again.u2 edit.u2 again.u3 edit.u3 fate later
! again.u1
? p1  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u1 edit.u1 again.u2 edit.u2 again.u3 edit.u3 again.u4 edit.u4 fate later
! done
.    war.chest.cost.unit  player=p1 points=6
? p2  war.chest.cost.unit  (done) quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card fate
! card
? p2  war.unit.card  text
! "average | shoot 1 | Goat Slingers"
? p2  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u5 edit.u5 fate
! again.u5
? p2  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u5 edit.u5 again.u6 edit.u6 fate
! done
.    war.chest.cost.unit  player=p2 points=8
? table  war.zone.count  1..30 (3)
> war.setup.deploy
? p2  war.setup.deploy  u5 u6 *all
! all
.    war.setup.deploy  piece=u5 zone=z2
.    war.setup.deploy  piece=u6 zone=z3
? p1  war.setup.deploy  u1 u2 u3 u4 *all
! all
.    war.setup.deploy  piece=u1 zone=z1
.    war.setup.deploy  piece=u2 zone=z1
.    war.setup.deploy  piece=u3 zone=z1
.    war.setup.deploy  piece=u4 zone=z1
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
? p2  war.turn.choose  u5 u6
! u5
.=   war.turn.choose  piece=u5 player=p2
? p2  war.action.one  end (move.z1) force.z1 attack.u1 attack.u2 attack.u3 attack.u4 ambush intimidate (surround) (scout.z1) pin.u1 pin.u2 pin.u3 pin.u4 other.u5 elsewhere.u5 load (second)
! end
.    war.turn.end  piece=u5
? p1  war.turn.choose  u1 u2 u3 u4
! u1
.=   war.turn.choose  piece=u1 player=p1
? p1  war.action.one  end (move.z2) force.z2 (move.z3) force.z3 attack.u5 attack.u6 ambush intimidate (surround) (scout.z2) (scout.z3) pin.u5 pin.u6 other.u1 elsewhere.u1 load (second)
! end
.    war.turn.end  piece=u1
.=   war.turn.choose  piece=u6 player=p2
? p2  war.action.one  end (move.z1) force.z1 attack.u1 attack.u2 attack.u3 attack.u4 ambush intimidate (surround) (scout.z1) pin.u1 pin.u2 pin.u3 pin.u4 other.u6 elsewhere.u6 load (second)
! end
.    war.turn.end  piece=u6
? p1  war.turn.choose  u2 u3 u4 (u1)
! u2
.=   war.turn.choose  piece=u2 player=p1
? p1  war.action.one  end (move.z2) force.z2 (move.z3) force.z3 attack.u5 attack.u6 ambush intimidate (surround) (scout.z2) (scout.z3) pin.u5 pin.u6 other.u2 elsewhere.u2 load (second)
! end
.    war.turn.end  piece=u2
? p1  war.turn.choose  u3 u4 (u1) (u2)
! u3
.=   war.turn.choose  piece=u3 player=p1
? p1  war.action.one  end (move.z2) force.z2 (move.z3) force.z3 attack.u5 attack.u6 ambush intimidate (surround) (scout.z2) (scout.z3) pin.u5 pin.u6 other.u3 elsewhere.u3 load (second)
! end
.    war.turn.end  piece=u3
.=   war.turn.choose  piece=u4 player=p1
? p1  war.action.one  end (move.z2) force.z2 (move.z3) force.z3 attack.u5 attack.u6 ambush intimidate (surround) (scout.z2) (scout.z3) pin.u5 pin.u6 other.u4 elsewhere.u4 load (second)
! end
.    war.turn.end  piece=u4
.=   war.turn.everyone_once  round=2
? p2  war.turn.choose  u5 u6
