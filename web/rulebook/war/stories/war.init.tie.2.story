# Two leaders of Will 3, both roll [+-00]: +3 each. Nora has 4 units, Sven 5: Sven goes first.
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
! done
? p2  war.leader.who  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new card
! card
? p2  war.leader.who  text
! "main | will 3 | Oz"
? p2  war.leader.who  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new card drop.l2
! done
? p1  war.chest.cost.unit  (done) quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card fate later
! card
? p1  war.unit.card  text
! "average | fight 1 | Farm Levy"
? p1  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u3 edit.u3 fate later
! again.u3
? p1  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u3 edit.u3 again.u4 edit.u4 fate later
! again.u3
? p1  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u3 edit.u3 again.u4 edit.u4 again.u5 edit.u5 fate later
! again.u3
? p1  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u3 edit.u3 again.u4 edit.u4 again.u5 edit.u5 again.u6 edit.u6 fate later
! done
.    war.chest.cost.unit  player=p1 points=6
? p2  war.chest.cost.unit  (done) quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card fate
! card
? p2  war.unit.card  text
! "average | shoot 1 | Goat Slingers"
? p2  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u7 edit.u7 fate
! again.u7
? p2  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u7 edit.u7 again.u8 edit.u8 fate
! again.u7
? p2  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u7 edit.u7 again.u8 edit.u8 again.u9 edit.u9 fate
! again.u7
? p2  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u7 edit.u7 again.u8 edit.u8 again.u9 edit.u9 again.u10 edit.u10 fate
! again.u7
? p2  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u7 edit.u7 again.u8 edit.u8 again.u9 edit.u9 again.u10 edit.u10 again.u11 edit.u11 fate
! done
.    war.chest.cost.unit  player=p2 points=5
? table  war.zone.count  1..30 (3)
> war.setup.deploy
? p1  war.setup.deploy  u3 u4 u5 u6 l1 *all
! all
.    war.setup.deploy  piece=u3 zone=z1
.    war.setup.deploy  piece=u4 zone=z3
.    war.setup.deploy  piece=u5 zone=z1
.    war.setup.deploy  piece=u6 zone=z3
.    war.leader.attach  leader=l1 piece=u3 how=attach
? p2  war.setup.deploy  u7 u8 u9 u10 u11 l2 *all
! all
.    war.setup.deploy  piece=u7 zone=z2
.    war.setup.deploy  piece=u8 zone=z2
.    war.setup.deploy  piece=u9 zone=z2
.    war.setup.deploy  piece=u10 zone=z2
.    war.setup.deploy  piece=u11 zone=z2
.    war.leader.attach  leader=l2 piece=u7 how=attach
.=   war.init.roll
? p1  war.init.roll  4fate: war.core.total 3
! 1 -1 0 0
? p2  war.init.roll  4fate: war.core.total 3
! 1 -1 0 0
.    war.init.roll  player=p1 total=3
.    war.init.roll  player=p2 total=3
.    war.turn.choose  player=p2 number=1
.    war.turn.choose  player=p1 number=2
.=   war.turn.everyone_once  round=1
? p2  war.turn.choose  u7 u8 u9 u10 u11 detach.l2
