# Ida is attached to the pikes. Nora wants to attach her second leader to them as well: refused.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! players.2
? table  war.setup.sides  *done p1 p2 add name.s1 name.s2
! done
.    war.unit.skill_list  skills=war-skill(athletics),war-skill(drive),war-skill(pilot),war-skill(stealth),war-skill(fight),war-skill(provoke),war-skill(shoot),war-skill(notice),war-skill(will)
? p1  war.leader.who  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new card later
! card
? p1  war.leader.who  text
! "main | will 3 | Ida"
? p1  war.leader.who  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new card drop.l1 later
! card
? p1  war.leader.who  text
! "supporting | will 1 | Second Leader"
? p1  war.leader.who  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new card drop.l1 drop.l2 later
! done
? p2  war.leader.who  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new card
! done
? p1  war.chest.cost.unit  (done) quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card fate later
! card
? p1  war.unit.card  text
! "fair | fight 2, athletics 1, will 1 | Village Pikes | Shoulder to Shoulder"
? p1  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u3 edit.u3 fate later
! done
.    war.chest.cost.unit  player=p1 points=8
? p2  war.chest.cost.unit  (done) quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card fate
! card
? p2  war.unit.card  text
! "average | shoot 1 | Goat Slingers"
? p2  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u4 edit.u4 fate
! done
.    war.chest.cost.unit  player=p2 points=9
? table  war.zone.count  1..30 (3)
> war.setup.deploy
? p2  war.setup.deploy  u4 *all
! all
.    war.setup.deploy  piece=u4 zone=z2
? p1  war.setup.deploy  u3 l1 l2 *all
! u3
? p1  war.setup.deploy  z1 (z2) z3
! z1
.    war.setup.deploy  piece=u3 zone=z1
? p1  war.setup.deploy  l1 l2 *all
! l1
? p1  war.setup.deploy  u3 z1 (z2) z3
! u3
.    war.leader.attach  leader=l1 piece=u3 how=attach
? p1  war.setup.deploy  l2 *all
! l2
? p1  war.setup.deploy  (u3) z1 (z2) z3
! u3
x barred war.leader.one_per_unit
! z1
.    war.setup.deploy  piece=l2 zone=z1
.=   war.init.roll
? p1  war.init.roll  *l1 l2
! l1
? p1  war.init.roll  4fate: war.core.total 3
! 0 0 0 0
? p2  war.init.roll  4fate: war.init.no_leader 0
! 0 0 0 0
.    war.init.roll  player=p1 total=3
.    war.init.roll  player=p2 total=0
.    war.turn.choose  player=p1 number=1
.    war.turn.choose  player=p2 number=2
.=   war.turn.everyone_once  round=1
? p1  war.turn.choose  u3 l2 detach.l1
! u3
.=   war.turn.choose  piece=u3 player=p1
? p1  war.action.one  end (move.z2) force.z2 move.z3 force.z3 attack.u4 ambush intimidate (surround) (scout.z2) scout.z3 pin.u4 other.u3 elsewhere.u3 load (second) give.l1 boost.l1 (rally.l1) other.l1 elsewhere.l1 detach.l1 (attach.l2)
! attach.l2
x barred war.leader.one_per_unit
