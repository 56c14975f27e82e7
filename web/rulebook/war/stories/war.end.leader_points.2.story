# Nora wins and defeated two enemy leaders: +1+2=+3 personal fate points.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! players.2
? table  war.setup.sides  *done p1 p2 add name.s1 name.s2
! done
.    war.unit.skill_list  skills=war-skill(athletics),war-skill(drive),war-skill(pilot),war-skill(stealth),war-skill(fight),war-skill(provoke),war-skill(shoot),war-skill(notice),war-skill(will)
? p1  war.leader.who  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new card later
! done
? p2  war.leader.who  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new card
! quick.medieval
? p2  war.leader.who  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new card drop.l1
! quick.orcs
? p2  war.leader.who  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new card drop.l1 drop.l2
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
! 3
? p2  war.zone.place.first  *all cell.3.3 (apart)
! all
? table  war.zone.place.adjacent  *done join cut name.z1 name.z2 name.z3
! done
.    war.zone.place.shape
? p2  war.zone.aspect.buy  *done (write.z1) (write.z2) (write.z3)
! done
? p1  war.zone.aspect.buy  *done (write.z1) (write.z2) (write.z3)
! done
? p2  war.setup.deploy  u4 l1 l2 *all
! all
.    war.setup.deploy  piece=u4 zone=z2
.    war.leader.attach  leader=l1 piece=u4 how=attach
.    war.setup.deploy  piece=l2 zone=z2
? p1  war.setup.deploy  u3 *all
! all
.    war.setup.deploy  piece=u3 zone=z1
.=   war.init.roll
? p1  war.init.roll  4fate: war.init.no_leader 0
! 1 1 0 0
? p2  war.init.roll  *l1 l2
! l1
? p2  war.init.roll  4fate: war.core.total 3
! 0 0 0 0
? p2  war.core.invoke.order  (paid.l1.1.p2) (paid.l1.2.p2) *pass
! pass
.    war.init.roll  player=p1 total=2
.    war.init.roll  player=p2 total=3
.    war.turn.choose  player=p2 number=1
.    war.turn.choose  player=p1 number=2
.=   war.turn.everyone_once  round=1
? p2  war.turn.choose  u4 l2 detach.l1
+ gm
? p2  war.core.situation_aspect  *back add (strike) (hinders) compel leader side (reveal) close
! leader
? p2  war.leader.other_defeat  l1 l2 back
! l1
? p2  war.leader.other_defeat  p1
! p1
? p2  war.leader.other_defeat  *removed switched unit
! removed
.    war.leader.other_defeat  leader=l1 player=p1 fate=removed
? p2  war.turn.choose  u4 l2
+ gm
? p2  war.core.situation_aspect  *back add (strike) (hinders) compel leader side (reveal) close
! leader
? p2  war.leader.other_defeat  l2 back
! l2
? p2  war.leader.other_defeat  p1
! p1
? p2  war.leader.other_defeat  *removed switched (unit)
! removed
.    war.leader.other_defeat  leader=l2 player=p1 fate=removed
.=   war.turn.choose  piece=u4 player=p2
? p2  war.action.one  end (move.z1) force.z1 attack.u3 ambush intimidate (surround) (scout.z1) pin.u3 other.u4 elsewhere.u4 load (second)
+ gm
? p2  war.core.situation_aspect  *back add (strike) (hinders) compel (leader) side (reveal) close
! close
? p2  war.end.when  s1 s2 draw *back
! s1
.=   war.end.when  side=s1 won=yes
.    war.end.winner_point  player=p1
.    war.end.leader_points  player=p1 leader=l1
.    war.end.leader_points  player=p1 leader=l2
.    war.chest.vanish  player=p1 points=8 bought=0 own=3
.    war.chest.vanish  player=p2 points=9 bought=0 own=0
=>   over
