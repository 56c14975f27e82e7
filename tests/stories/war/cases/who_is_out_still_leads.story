# Nora’s last unit is gone while her ally fights on. Ida stays, and the round goes on until she has acted as well
# (war.end.when, war.leader.independent.activate). Then the game master credits Nora with Oz’s defeat (war.end.leader_points).
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! players.3
? table  war.setup.sides  *done p1 p2 p3 add remove name.s1 name.s2
! done
.    war.unit.skill_list  skills=war-skill(athletics),war-skill(drive),war-skill(pilot),war-skill(stealth),war-skill(fight),war-skill(provoke),war-skill(shoot),war-skill(notice),war-skill(will)
? p1  war.leader.who  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new card later
! card
? p1  war.leader.who  text
! "main | will 3 | Ida | Brave"
? p1  war.leader.who  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new card drop.l1 later
! done
? p2  war.leader.who  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new card later
! done
? p3  war.leader.who  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new card
! card
? p3  war.leader.who  text
! "main | will 2 | Oz | Sly"
? p3  war.leader.who  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new card drop.l2
! done
? p1  war.chest.cost.unit  (done) quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card fate later
! card
? p1  war.unit.card  text
! "average | fight 1 | Farm Levy"
? p1  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u3 edit.u3 fate later
! done
.    war.chest.cost.unit  player=p1 points=9
? p2  war.chest.cost.unit  (done) quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card fate later
! card
? p2  war.unit.card  text
! "average | fight 1 | Village Pikes"
? p2  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u4 edit.u4 fate later
! done
.    war.chest.cost.unit  player=p2 points=9
? p3  war.chest.cost.unit  (done) quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card fate
! card
? p3  war.unit.card  text
! "average | shoot 1 | Goat Slingers"
? p3  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u5 edit.u5 fate
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
? p1  war.setup.deploy  u3 l1 *all
! all
.    war.setup.deploy  piece=u3 zone=z1
.    war.leader.attach  leader=l1 piece=u3 how=attach
? p2  war.setup.deploy  u4 *all
! all
.    war.setup.deploy  piece=u4 zone=z1
? p3  war.setup.deploy  u5 l2 *all
! all
.    war.setup.deploy  piece=u5 zone=z4
.    war.leader.attach  leader=l2 piece=u5 how=attach
.=   war.init.roll
? p1  war.init.roll  4fate: war.core.total 3
! -1 -1 -1 -1
? p2  war.init.roll  4fate: war.init.no_leader 0
! 1 1 1 0
? p3  war.init.roll  4fate: war.core.total 2
! 1 1 1 1
.    war.init.roll  player=p1 total=-1
.    war.init.roll  player=p2 total=3
.    war.init.roll  player=p3 total=6
.    war.turn.choose  player=p3 number=1
.    war.turn.choose  player=p2 number=2
.    war.turn.choose  player=p1 number=3
.=   war.turn.everyone_once  round=1
? p3  war.turn.choose  u5 detach.l2
^ u3.zone=off
.    ruling war.zone.position  war-off-field
.    war.end.when  player=p1 leaders=stay
? p3  war.turn.choose  u5 detach.l2
! u5
.=   war.turn.choose  piece=u5 player=p3
? p3  war.action.one  end move.z2 force.z2 move.z3 force.z3 attack.u4 (attack.l1) ambush intimidate (surround) scout.z2 scout.z3 pin.u4 other.u5 elsewhere.u5 load (second) give.l2 boost.l2 (rally.l2) other.l2 elsewhere.l2 duel.l2.l1 provoke.l2.l1 detach.l2
! end
.    war.turn.end  piece=u5
.=   war.turn.choose  piece=u4 player=p2
? p2  war.action.one  end move.z2 force.z2 move.z3 force.z3 attack.u5 (attack.l2) ambush intimidate (surround) scout.z2 scout.z3 pin.u5 other.u4 elsewhere.u4 load (second)
! end
.    war.turn.end  piece=u4
.=   war.turn.choose  piece=l1 player=p1
? p1  war.action.one  end move.z2 force.z2 move.z3 force.z3 duel.l1.l2 provoke.l1.l2 other.l1 elsewhere.l1 load.l1 (boost.l1) (rally.l1) (attack.u5)
! end
.    war.turn.end  piece=l1
.=   war.turn.everyone_once  round=2
? p3  war.turn.choose  u5 detach.l2
+ gm
? p3  war.core.situation_aspect  *back add (strike) (hinders) compel leader side (reveal) close
! leader
? p3  war.leader.other_defeat  l1 l2 back
! l2
? p3  war.leader.other_defeat  p2 p1
! p1
? p3  war.leader.other_defeat  *removed switched unit
! removed
.    war.leader.other_defeat  leader=l2 player=p1 fate=removed
.=   war.turn.choose  piece=u5 player=p3
? p3  war.action.one  end move.z2 force.z2 move.z3 force.z3 attack.u4 (attack.l1) ambush intimidate (surround) scout.z2 scout.z3 pin.u4 other.u5 elsewhere.u5 load (second)
+ gm
? p3  war.core.situation_aspect  *back add (strike) (hinders) compel leader side (reveal) close
! close
? p3  war.end.when  s1 s2 draw *back
! s1
.=   war.end.when  side=s1 won=yes
.    war.end.winner_point  player=p1
.    war.end.winner_point  player=p2
.    war.end.leader_points  player=p1 leader=l2
.    war.chest.vanish  player=p1 points=0 bought=0 own=2
.    war.chest.vanish  player=p2 points=0 bought=0 own=1
.    war.chest.vanish  player=p3 points=0 bought=0 own=0
=>   over
