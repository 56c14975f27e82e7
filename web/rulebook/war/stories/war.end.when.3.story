# Nils, who has no units left, and Nora, who has the pikes left, are allies against Sven. He loses his last unit:
# Nora and Nils win.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! players.3
? table  war.setup.sides  *done p1 p2 p3 add remove name.s1 name.s2
! p1
? table  war.setup.sides  name side gm points own *back
! name
? table  war.setup.sides  text
! "Nils"
? table  war.setup.sides  *done p1 p2 p3 add remove name.s1 name.s2
! p2
? table  war.setup.sides  name side gm points own *back
! name
? table  war.setup.sides  text
! "Nora"
? table  war.setup.sides  *done p1 p2 p3 add remove name.s1 name.s2
! p3
? table  war.setup.sides  name side gm points own *back
! name
? table  war.setup.sides  text
! "Sven"
? table  war.setup.sides  *done p1 p2 p3 add remove name.s1 name.s2
! done
.    war.unit.skill_list  skills=war-skill(athletics),war-skill(drive),war-skill(pilot),war-skill(stealth),war-skill(fight),war-skill(provoke),war-skill(shoot),war-skill(notice),war-skill(will)
? p1  war.leader.who  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new card later
! done
? p2  war.leader.who  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new card later
! done
? p3  war.leader.who  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new card
! done
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
! "fair | fight 2, athletics 1, will 1 | Village Pikes | Shoulder to Shoulder"
? p2  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u2 edit.u2 fate later
! done
.    war.chest.cost.unit  player=p2 points=8
? p3  war.chest.cost.unit  (done) quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card fate
! card
? p3  war.unit.card  text
! "average | shoot 1 | Goat Slingers"
? p3  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u3 edit.u3 fate
! done
.    war.chest.cost.unit  player=p3 points=9
? table  war.zone.count  1..30 (4)
! 3
? p1  war.zone.place.first  *all cell.3.3 (apart)
! all
? table  war.zone.place.adjacent  *done join cut name.z1 name.z2 name.z3
! done
.    war.zone.place.shape
? p1  war.zone.aspect.buy  *done (write.z1) (write.z2) (write.z3)
! done
? p2  war.zone.aspect.buy  *done (write.z1) (write.z2) (write.z3)
! done
? p3  war.zone.aspect.buy  *done (write.z1) (write.z2) (write.z3)
! done
? p1  war.setup.deploy  u1 *all
! all
.    war.setup.deploy  piece=u1 zone=z1
? p2  war.setup.deploy  u2 *all
! all
.    war.setup.deploy  piece=u2 zone=z1
? p3  war.setup.deploy  u3 *all
! all
.    war.setup.deploy  piece=u3 zone=z2
.=   war.init.roll
? p1  war.init.roll  4fate: war.init.no_leader 0
! 0 0 0 0
? p2  war.init.roll  4fate: war.init.no_leader 0
! 1 0 0 0
? p3  war.init.roll  4fate: war.init.no_leader 0
! -1 0 0 0
.    war.init.roll  player=p1 total=0
.    war.init.roll  player=p2 total=1
.    war.init.roll  player=p3 total=-1
.    war.turn.choose  player=p2 number=1
.    war.turn.choose  player=p1 number=2
.    war.turn.choose  player=p3 number=3
.=   war.turn.everyone_once  round=1
.=   war.turn.choose  piece=u2 player=p2
? p2  war.action.one  end (move.z2) force.z2 move.z3 force.z3 attack.u3 ambush intimidate (surround) (scout.z2) scout.z3 pin.u3 other.u2 elsewhere.u2 load (second)
^ u2.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p2  war.action.one  end move.z1 force.z1 attack.u3 (ambush) intimidate (surround) (scout.z1) (pin.u3) other.u2 elsewhere.u2 load (second)
^ u3.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p2  war.action.one  end move.z1 force.z1 attack.u3 (ambush) intimidate (surround) (scout.z1) (pin.u3) other.u2 elsewhere.u2 load (second)
^ u1.zone=off
.    ruling war.zone.position  war-off-field
.    war.end.when  player=p1 leaders=none
? p2  war.action.one  end move.z1 force.z1 attack.u3 (ambush) intimidate (surround) scout.z1 (pin.u3) other.u2 elsewhere.u2 load (second)
! attack.u3
.    war.attack.target  piece=u2 target=u3 skill=war-skill(fight)
? p2+p3  war.attack.fight  4fate: war.core.total 2; 4fate: war.core.total 0
! 0 0 0 0  0 0 0 0
? p2+p3  war.core.invoke.order  (paid.u2.1.p2) (paid.u2.2.p2) (paid.u3.1.p2) (paid.u2.1.p3) (paid.u2.2.p3) (paid.u3.1.p3) *pass
! pass
.    war.core.shifts  piece=u2 total=2 against=0 opposed=yes foe=u3 shifts=2 outcome=success
.    war.core.outcome.attack  piece=u2 target=u3 result=hit hit=2 player=p2
.    war.harm.absorb  piece=u3 hit=2
.    war.harm.average  piece=u3 player=p2
.    war.end.when  player=p3 leaders=none
.=   war.end.when  side=s1 won=yes
.    war.end.winner_point  player=p1
.    war.end.winner_point  player=p2
.    war.chest.vanish  player=p1 points=9 bought=0 own=1
.    war.chest.vanish  player=p2 points=8 bought=0 own=1
.    war.chest.vanish  player=p3 points=9 bought=0 own=0
=>   over
