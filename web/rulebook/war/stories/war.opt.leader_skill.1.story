# Tactics counts for the +1; Ida has Tactics 2 and Will 3. The guard with Ida roll Athletics 2: that is not below 2, no bonus.
= war war.opt.leader_skill=own
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! players.2
? table  war.setup.sides  *done p1 p2 add name.s1 name.s2
! done
? table  war.opt.leader_skill  text
! "Tactics"
.    war.unit.skill_list  skills=war-skill(athletics),war-skill(drive),war-skill(pilot),war-skill(stealth),war-skill(fight),war-skill(provoke),war-skill(shoot),war-skill(notice),war-skill(will)
? p1  war.leader.who  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new card later
! card
? p1  war.leader.who  text
! "main | will 3, Tactics 2 | Ida"
? p1  war.leader.who  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new card drop.l1 later
! done
? p2  war.leader.who  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new card
! done
? p1  war.chest.cost.unit  (done) quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card fate later
! card
? p1  war.unit.card  text
! "good | fight 3, athletics 2, will 2, shoot 1, notice 1, provoke 1 | Hall Guard | Oath of Iron | Never First to Run"
? p1  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u2 edit.u2 fate later
! done
.    war.chest.cost.unit  player=p1 points=7
? p2  war.chest.cost.unit  (done) quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card fate
! card
? p2  war.unit.card  text
! "average | shoot 1 | Goat Slingers"
? p2  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u3 edit.u3 fate
! done
.    war.chest.cost.unit  player=p2 points=9
? table  war.zone.count  1..30 (3)
> war.setup.deploy
? p2  war.setup.deploy  u3 *all
! all
.    war.setup.deploy  piece=u3 zone=z2
? p1  war.setup.deploy  u2 l1 *all
! u2
? p1  war.setup.deploy  z1 (z2) z3
! z1
.    war.setup.deploy  piece=u2 zone=z1
? p1  war.setup.deploy  l1 *all
! l1
? p1  war.setup.deploy  u2 z1 (z2) z3
! u2
.    war.leader.attach  leader=l1 piece=u2 how=attach
.=   war.init.roll
? p1  war.init.roll  4fate: war.core.total 3
! 0 0 0 0
? p2  war.init.roll  4fate: war.init.no_leader 0
! 0 0 0 0
.    war.init.roll  player=p1 total=3
.    war.init.roll  player=p2 total=0
.    war.turn.choose  player=p1 number=1
.    war.turn.choose  player=p2 number=2
.=   war.turn.everyone_once  round=1
? p1  war.turn.choose  u2 detach.l1
# scene
! u2
.=   war.turn.choose  piece=u2 player=p1
? p1  war.action.one  end (move.z2) force.z2 move.z3 force.z3 attack.u3 ambush intimidate (surround) (scout.z2) scout.z3 pin.u3 other.u2 elsewhere.u2 load (second) give.l1 boost.l1 (rally.l1) other.l1 elsewhere.l1 detach.l1
! move.z3
.    war.move.free  piece=u2 zone=z3
? p1  war.action.one  end (move.z1) force.z1 attack.u3 ambush intimidate (surround) scout.z1 pin.u3 other.u2 elsewhere.u2 load (second) give.l1 boost.l1 (rally.l1) other.l1 elsewhere.l1 detach.l1
! force.z1
? p1  war.over.extra_move  4fate: war.core.total 2
