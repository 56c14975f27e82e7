# Nora names Ida (Will 3), Sven Oz (Will 2). Ida rolls [-0-0], Oz [+000]: Nora has 3-2=+1, Sven 2+1=+3.
# Sven goes first, then Nora.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! players.2
? table  war.setup.sides  *done p1 p2 add name.s1 name.s2
! done
.    war.unit.skill_list  skills=war-skill(athletics),war-skill(drive),war-skill(pilot),war-skill(stealth),war-skill(fight),war-skill(provoke),war-skill(shoot),war-skill(notice),war-skill(will)
? p1  war.leader.who  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new card later
! card
? p1  war.leader.who  text
! "main | will 3, fight 3 | Ida"
? p1  war.leader.who  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new card drop.l1 later
! done
? p2  war.leader.who  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new card
! card
? p2  war.leader.who  text
! "main | fight 4, will 2 | Oz"
? p2  war.leader.who  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new card drop.l2
! done
? p1  war.chest.cost.unit  (done) quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card fate later
! card
? p1  war.unit.card  text
! "average | fight 1 | Farm Levy"
? p1  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u3 edit.u3 fate later
! done
.    war.chest.cost.unit  player=p1 points=9
? p2  war.chest.cost.unit  (done) quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card fate
! card
? p2  war.unit.card  text
! "average | shoot 1 | Goat Slingers"
? p2  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u4 edit.u4 fate
! done
.    war.chest.cost.unit  player=p2 points=9
? table  war.zone.count  1..30 (3)
> war.setup.deploy
? p1  war.setup.deploy  u3 l1 *all
! all
.    war.setup.deploy  piece=u3 zone=z1
.    war.leader.attach  leader=l1 piece=u3 how=attach
? p2  war.setup.deploy  u4 l2 *all
! all
.    war.setup.deploy  piece=u4 zone=z2
.    war.leader.attach  leader=l2 piece=u4 how=attach
.=   war.init.roll
? p1  war.init.roll  4fate: war.core.total 3
! -1 0 -1 0
? p2  war.init.roll  4fate: war.core.total 2
! 1 0 0 0
.    war.init.roll  player=p1 total=1
.    war.init.roll  player=p2 total=3
.    war.turn.choose  player=p2 number=1
.    war.turn.choose  player=p1 number=2
.=   war.turn.everyone_once  round=1
? p2  war.turn.choose  u4 detach.l2
