# The maker of an aspect concedes: another name for it is not on offer any more (war.end.concede).
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! players.3
? table  war.setup.sides  *done p1 p2 p3 add remove name.s1 name.s2
! p2
? table  war.setup.sides  name side gm points own *back
! side
? table  war.setup.sides  *s1 s2 new
! new
? table  war.setup.sides  *done p1 p2 p3 add remove name.s1 name.s2 name.s3
! done
.    war.unit.skill_list  skills=war-skill(athletics),war-skill(drive),war-skill(pilot),war-skill(stealth),war-skill(fight),war-skill(provoke),war-skill(shoot),war-skill(notice),war-skill(will)
? p1  war.leader.who  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new card later
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
! "average | fight 1 | Village Pikes"
? p2  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u2 edit.u2 fate later
! done
.    war.chest.cost.unit  player=p2 points=9
? p3  war.chest.cost.unit  (done) quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card fate
! card
? p3  war.unit.card  text
! "average | shoot 1 | Goat Slingers"
? p3  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u3 edit.u3 fate
! done
.    war.chest.cost.unit  player=p3 points=9
? table  war.zone.count  1..30 (4)
^ p1.points=0
.    ruling war.chest.size  0
? table  war.zone.count  1..30 (4)
^ p2.points=0
.    ruling war.chest.size  0
? table  war.zone.count  1..30 (4)
^ p3.points=0
.    ruling war.chest.size  0
? table  war.zone.count  1..30 (4)
^ p3.own=0
.    ruling war.fate.pools  0
? table  war.zone.count  1..30 (4)
> war.setup.deploy
? p1  war.setup.deploy  u1 *all
! all
.    war.setup.deploy  piece=u1 zone=z1
? p2  war.setup.deploy  u2 *all
> war.init.roll
? p1  war.init.roll  4fate: war.init.no_leader 0
! 1 1 1 0
? p2  war.init.roll  4fate: war.init.no_leader 0
! 1 1 0 0
? p3  war.init.roll  4fate: war.init.no_leader 0
! 1 0 0 0
.    war.init.roll  player=p1 total=3
.    war.init.roll  player=p2 total=2
.    war.init.roll  player=p3 total=1
.    war.turn.choose  player=p1 number=1
.    war.turn.choose  player=p2 number=2
.    war.turn.choose  player=p3 number=3
.=   war.turn.everyone_once  round=1
.=   war.turn.choose  piece=u1 player=p1
? p1  war.action.one  end move.z2 force.z2 (move.z3) force.z3 attack.u2 attack.u3 ambush intimidate (surround) scout.z2 (scout.z3) pin.u2 pin.u3 other.u1 elsewhere.u1 load (second)
^ u3.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.action.one  end (move.z2) force.z2 (move.z3) force.z3 attack.u2 attack.u3 ambush intimidate (surround) (scout.z2) (scout.z3) pin.u2 pin.u3 other.u1 elsewhere.u1 load (second)
+ gm
? p3  war.core.situation_aspect  *back add (strike) (hinders) compel (leader) side (reveal) close
! add
? p3  war.core.situation_aspect  *battle z1 z2 z3 z4 u1 u2 u3 back
! battle
? p3  war.core.situation_aspect  text
! "Fog"
? p3  war.core.free_invoke  *nobody p1 p2 p3
! p3
.    war.core.situation_aspect  player=p3 aspect="Fog" on=battle change=new before=none
? p1  war.action.one  end (move.z2) force.z2 (move.z3) force.z3 attack.u2 attack.u3 ambush intimidate (surround) (scout.z2) (scout.z3) pin.u2 pin.u3 other.u1 elsewhere.u1 load rid.a4 (second)
+ concede.p3
.    war.end.concede  player=p3 falls=nothing
? p1  war.action.one  end move.z2 force.z2 (move.z3) force.z3 attack.u2 ambush intimidate (surround) scout.z2 (scout.z3) pin.u2 other.u1 elsewhere.u1 load rid.a4 (second)
+ name.a4
x not-offered war.action.one
