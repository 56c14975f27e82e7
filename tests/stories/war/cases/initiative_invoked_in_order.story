# Nora rolls 3, Runa 4, Sven 1, on three sides; all dice lie there before anybody invokes. Then Nora passes, Runa has no
# point, Sven pays, Nora answers, and Sven lets it stand: 5, 4, 3 (war.init.roll, war.core.invoke.order).
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
! card
? p1  war.leader.who  text
! "main | will 3 | Ida | Brave"
? p1  war.leader.who  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new card drop.l1 later
! done
? p2  war.leader.who  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new card later
! card
? p2  war.leader.who  text
! "main | will 2 | Oz | Sly"
? p2  war.leader.who  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new card drop.l2 later
! done
? p3  war.leader.who  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new card
! card
? p3  war.leader.who  text
! "main | will 1 | Ulf | Loud"
? p3  war.leader.who  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new card drop.l3
! done
? p1  war.chest.cost.unit  (done) quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card fate later
! card
? p1  war.unit.card  text
! "average | fight 1 | Farm Levy"
? p1  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u4 edit.u4 fate later
! done
.    war.chest.cost.unit  player=p1 points=9
? p2  war.chest.cost.unit  (done) quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card fate later
! card
? p2  war.unit.card  text
! "average | fight 1 | Village Pikes"
? p2  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u5 edit.u5 fate later
! done
.    war.chest.cost.unit  player=p2 points=9
? p3  war.chest.cost.unit  (done) quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card fate
! card
? p3  war.unit.card  text
! "average | shoot 1 | Goat Slingers"
? p3  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u6 edit.u6 fate
! done
.    war.chest.cost.unit  player=p3 points=9
? table  war.zone.count  1..30 (4)
^ p1.points=0
.    ruling war.chest.size  0
? table  war.zone.count  1..30 (4)
^ p1.own=1
.    ruling war.fate.pools  1
? table  war.zone.count  1..30 (4)
^ p2.points=0
.    ruling war.chest.size  0
? table  war.zone.count  1..30 (4)
^ p2.own=0
.    ruling war.fate.pools  0
? table  war.zone.count  1..30 (4)
^ p3.points=0
.    ruling war.chest.size  0
? table  war.zone.count  1..30 (4)
^ p3.own=2
.    ruling war.fate.pools  2
? table  war.zone.count  1..30 (4)
> war.setup.deploy
? p1  war.setup.deploy  u4 l1 *all
! all
.    war.setup.deploy  piece=u4 zone=z1
.    war.leader.attach  leader=l1 piece=u4 how=attach
? p2  war.setup.deploy  u5 l2 *all
! all
.    war.setup.deploy  piece=u5 zone=z3
.    war.leader.attach  leader=l2 piece=u5 how=attach
? p3  war.setup.deploy  u6 l3 *all
! all
.    war.setup.deploy  piece=u6 zone=z4
.    war.leader.attach  leader=l3 piece=u6 how=attach
.=   war.init.roll
? p1  war.init.roll  4fate: war.core.total 3
! 0 0 0 0
? p2  war.init.roll  4fate: war.core.total 2
! 1 1 0 0
? p3  war.init.roll  4fate: war.core.total 1
! 0 0 0 0
? p1  war.core.invoke.order  paid.l1.1.p1 paid.l1.1.p1.reroll other *pass
! pass
? p3  war.core.invoke.order  paid.l3.1.p3 paid.l3.1.p3.reroll other *pass
! paid.l3.1.p3
.    war.core.invoke  player=p3 aspect="Loud" price=paid how=plus
? p3  war.core.invoke.order  (paid.l3.1.p3) other *pass
! pass
? p1  war.core.invoke.order  paid.l1.1.p1 paid.l1.1.p1.reroll other *pass
! paid.l1.1.p1
.    war.core.invoke  player=p1 aspect="Brave" price=paid how=plus
? p3  war.core.invoke.order  (paid.l3.1.p3) other *pass
! pass
.    war.init.roll  player=p1 total=5
.    war.init.roll  player=p2 total=4
.    war.init.roll  player=p3 total=3
.    war.turn.choose  player=p1 number=1
.    war.turn.choose  player=p2 number=2
.    war.turn.choose  player=p3 number=3
.=   war.turn.everyone_once  round=1
? p1  war.turn.choose  u4 detach.l1
