# A whole battle of three players on five zones, with its whole set-up: leaders and units of their own, cards laid in turn,
# three aspects face down, deployment, a tie at the initiative; surround, ambush, scouting, a compel refused, a concession, units called up.
= war war.opt.reinforcements=on war.opt.full_defense=on war.opt.surrounded_count=all
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! players.3
? table  war.setup.sides  *done p1 p2 p3 add remove name.s1 name.s2
! p1
? table  war.setup.sides  name side gm points own *back
! name
? table  war.setup.sides  text
! "Runa"
? table  war.setup.sides  *done p1 p2 p3 add remove name.s1 name.s2
! p1
? table  war.setup.sides  name side gm points own *back
! own
? table  war.core.fate_pool  0..99 (0)
! 1
? table  war.setup.sides  *done p1 p2 p3 add remove name.s1 name.s2
! p2
? table  war.setup.sides  name side gm points own *back
! name
? table  war.setup.sides  text
! "Ebbe"
? table  war.setup.sides  *done p1 p2 p3 add remove name.s1 name.s2
! p2
? table  war.setup.sides  name side gm points own *back
! own
? table  war.core.fate_pool  0..99 (0)
! 1
? table  war.setup.sides  *done p1 p2 p3 add remove name.s1 name.s2
! p2
? table  war.setup.sides  name side gm points own *back
! points
? table  war.chest.size  0..99 (10)
! 17
? table  war.setup.sides  *done p1 p2 p3 add remove name.s1 name.s2
! p3
? table  war.setup.sides  name side gm points own *back
! name
? table  war.setup.sides  text
! "Ivo"
? table  war.setup.sides  *done p1 p2 p3 add remove name.s1 name.s2
! p3
? table  war.setup.sides  name side gm points own *back
! own
? table  war.core.fate_pool  0..99 (2)
! 2
? table  war.setup.sides  *done p1 p2 p3 add remove name.s1 name.s2
! p3
? table  war.setup.sides  name side gm points own *back
! points
? table  war.chest.size  0..99 (10)
! 16
? table  war.setup.sides  *done p1 p2 p3 add remove name.s1 name.s2
! name.s1
? table  war.setup.sides  text
! "The Free Towns"
? table  war.setup.sides  *done p1 p2 p3 add remove name.s1 name.s2
! name.s2
? table  war.setup.sides  text
! "The Warlord"
? table  war.setup.sides  *done p1 p2 p3 add remove name.s1 name.s2
! done
.    war.unit.skill_list  skills=war-skill(athletics),war-skill(drive),war-skill(pilot),war-skill(stealth),war-skill(fight),war-skill(provoke),war-skill(shoot),war-skill(notice),war-skill(will)
? p1  war.leader.who  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new card later
! later
? p2  war.leader.who  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new card later
! card
? p2  war.leader.who  text
! "main | will 3, fight 2, shoot 2, athletics 1 | Liv of the Weir | Nobody Crosses Unpaid | Stubborn as the River | stress 2 | slots mild moderate"
? p2  war.leader.who  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new card drop.l1 later
! done
? p3  war.leader.who  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new card later
! quick.orcs
? p3  war.leader.who  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new card drop.l2 later
! new
? p3  war.leader.who  *pc supporting main (nameless)
! nameless
x barred war.leader.who
! supporting
? p3  war.leader.who  text
! "Old Mash"
? p3  war.leader.skill_bonus  0..8 (2)
! 3
? p3  war.leader.skill_bonus  0..8 (2)
! 1
? p3  war.leader.skill_bonus  0..8 (2)
! 0
? p3  war.leader.skill_bonus  0..8 (2)
! 1
? p3  war.core.total  drive pilot stealth provoke notice *done
! done
? p3  war.leader.aspects  text
! "Has Seen Worse Rivers"
? p3  war.leader.aspects  text
! ""
? p3  war.leader.duel  0..8 (2)
! 2
? p3  war.leader.duel  0..3 of *mild *moderate *severe
! mild moderate
? p3  war.leader.who  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new card drop.l2 drop.l3 later
! done
? p1  war.leader.who  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new card
! quick.medieval
? p1  war.leader.who  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new card drop.l4
! done
? p1  war.chest.cost.unit  (done) quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card fate later
! new.fair
? p1  war.unit.fair  1..1 of athletics drive pilot stealth fight provoke shoot notice will
! fight
? p1  war.unit.fair  2..2 of athletics drive pilot stealth (fight) provoke shoot notice will
! athletics will
? p1  war.unit.name_aspect  text
! "Ferry Pikes"
? p1  war.unit.extra_aspects  text
! "Feet in the Mud"
? p1  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u5 edit.u5 fate later
! card
? p1  war.unit.card  text
! "fair | shoot 2, notice 1, athletics 1 | Weir Bows"
? p1  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u5 edit.u5 again.u6 edit.u6 fate later
! fate
? p1  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u5 edit.u5 again.u6 edit.u6 fate later
! quick.medieval
? p1  war.chest.cost.unit  *done (quick.medieval) (quick.undead) (quick.dwarves) (quick.elves) (quick.orcs) (quick.pirates) (quick.modern) (quick.space) (quick.space_rebels) (new.average) (new.fair) (new.good) (card) (again.u5) edit.u5 (again.u6) edit.u6 (again.u7) edit.u7 (again.u8) edit.u8 (fate) later
! later
? p2  war.chest.cost.unit  (done) quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card fate later
! fate
? p2  war.chest.cost.unit  (done) quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card fate later
! new.good
? p2  war.unit.good  1..1 of athletics drive pilot stealth fight provoke shoot notice will
! stealth
? p2  war.unit.good  2..2 of athletics drive pilot (stealth) fight provoke shoot notice will
! notice shoot
? p2  war.unit.good  3..3 of athletics drive pilot (stealth) fight provoke (shoot) (notice) will
! athletics will fight
? p2  war.unit.name_aspect  text
! "Reed Runners"
? p2  war.unit.extra_aspects  text
! "Know Every Island"
? p2  war.unit.extra_aspects  text
! ""
? p2  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u9 edit.u9 fate later
! new.average
? p2  war.unit.average  1..1 of athletics drive pilot stealth fight provoke shoot notice will
! athletics
? p2  war.unit.name_aspect  text
! ""
? p2  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u9 edit.u9 again.u10 edit.u10 fate later
! edit.u10
? p2  war.unit.parts  name skills sell *back
! sell
? p2  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u9 edit.u9 fate later
! new.average
? p2  war.unit.average  1..1 of athletics drive pilot stealth fight provoke shoot notice will
! fight
? p2  war.unit.name_aspect  text
! "Tollkeepers"
? p2  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u9 edit.u9 again.u11 edit.u11 fate later
! new.fair
? p2  war.unit.fair  1..1 of athletics drive pilot stealth fight provoke shoot notice will
! notice
? p2  war.unit.fair  2..2 of athletics drive pilot stealth fight provoke shoot (notice) will
! stealth athletics
? p2  war.unit.name_aspect  text
! "Bird Callers"
? p2  war.unit.extra_aspects  text
! "Quiet Feet"
? p2  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u9 edit.u9 again.u11 edit.u11 again.u12 edit.u12 fate later
! again.u12
? p2  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u9 edit.u9 again.u11 edit.u11 again.u12 edit.u12 again.u13 edit.u13 fate later
! again.u12
? p2  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u9 edit.u9 again.u11 edit.u11 again.u12 edit.u12 again.u13 edit.u13 again.u14 edit.u14 fate later
! done
.    war.chest.cost.unit  player=p2 points=4
? p3  war.chest.cost.unit  (done) quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card fate later
! fate
? p3  war.chest.cost.unit  (done) quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card fate later
! quick.orcs
? p3  war.chest.cost.unit  *done (quick.medieval) (quick.undead) (quick.dwarves) (quick.elves) (quick.orcs) (quick.pirates) (quick.modern) (quick.space) (quick.space_rebels) (new.average) (new.fair) (new.good) (card) (again.u15) edit.u15 (again.u16) edit.u16 (again.u17) edit.u17 (again.u18) edit.u18 (again.u19) edit.u19 (again.u20) edit.u20 (fate) later
! edit.u20
? p3  war.unit.parts  name skills sell *back
! sell
? p3  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average (new.fair) (new.good) card (again.u15) edit.u15 (again.u16) edit.u16 (again.u17) edit.u17 (again.u18) edit.u18 (again.u19) edit.u19 (fate) later
! done
.    war.chest.cost.unit  player=p3 points=1
? p1  war.chest.cost.unit  *done (quick.medieval) (quick.undead) (quick.dwarves) (quick.elves) (quick.orcs) (quick.pirates) (quick.modern) (quick.space) (quick.space_rebels) (new.average) (new.fair) (new.good) (card) (again.u5) edit.u5 (again.u6) edit.u6 (again.u7) edit.u7 (again.u8) edit.u8 (fate)
! done
.    war.chest.cost.unit  player=p1 points=0
? table  war.zone.count  1..30 (4)
! 5
? p2  war.zone.place.first  *all cell.3.3 (apart)
! cell.3.3
? p3  war.zone.place.turns  *all cell.4.3 cell.3.4 cell.2.3 cell.3.2 (apart)
! cell.4.3
? p1  war.zone.place.turns  *all cell.3.4 cell.2.3 cell.3.2 cell.5.3 cell.4.4 cell.4.2 (apart)
! cell.3.4
? p1  war.zone.place.adjacent  1..2 of *z1 z2
! z1
? p2  war.zone.place.turns  *all cell.2.3 cell.3.2 cell.5.3 cell.4.4 cell.4.2 cell.3.5 cell.2.4 (apart)
! cell.4.4
? p2  war.zone.place.adjacent  1..3 of z1 *z2 *z3
! z2 z3
? p3  war.zone.place.turns  *all cell.2.3 cell.3.2 cell.5.3 cell.4.2 cell.3.5 cell.2.4 cell.5.4 cell.4.5 (apart)
! cell.5.4
? p3  war.zone.place.adjacent  1..4 of z1 z2 z3 *z4
! z4
? table  war.zone.place.adjacent  *done join cut name.z1 name.z2 name.z3 name.z4 name.z5
! name.z1
? table  war.zone.what  text
! "Mill Street"
? table  war.zone.place.adjacent  *done join cut name.z1 name.z2 name.z3 name.z4 name.z5
! name.z2
? table  war.zone.what  text
! "The Weir"
? table  war.zone.place.adjacent  *done join cut name.z1 name.z2 name.z3 name.z4 name.z5
! name.z3
? table  war.zone.what  text
! "Reed Beds"
? table  war.zone.place.adjacent  *done join cut name.z1 name.z2 name.z3 name.z4 name.z5
! name.z4
? table  war.zone.what  text
! "Market"
? table  war.zone.place.adjacent  *done join cut name.z1 name.z2 name.z3 name.z4 name.z5
! name.z5
? table  war.zone.what  text
! "North Gate"
? table  war.zone.place.adjacent  *done join cut name.z1 name.z2 name.z3 name.z4 name.z5
! join
? table  war.zone.place.adjacent  z1-z4 z1-z5 z2-z3 z2-z5 z3-z5 back
! z1-z4
? table  war.zone.place.adjacent  *done join cut name.z1 name.z2 name.z3 name.z4 name.z5
! done
? p2  war.zone.aspect.buy  *done write.z1 write.z2 write.z3 write.z4 write.z5
! write.z3
? p2  war.zone.aspect.buy  face down: text
! p2: "Hollow Reeds"
? p2  war.zone.aspect.hinders  face down: *no yes
! p2: no
.    war.zone.aspect.face_down  player=p2 zone=z3
? p2  war.zone.aspect.buy  *done write.z1 write.z2 (write.z3) write.z4 write.z5
! done
? p3  war.zone.aspect.buy  *done write.z1 write.z2 (write.z3) write.z4 write.z5
! write.z2
? p3  war.zone.aspect.buy  face down: text
! p3: "Oil on the Cobbles"
? p3  war.zone.aspect.hinders  face down: *no yes
! p3: yes
.    war.zone.aspect.face_down  player=p3 zone=z2
? p3  war.zone.aspect.buy  *done write.z1 (write.z2) (write.z3) write.z4 write.z5
! done
? p1  war.zone.aspect.buy  *done write.z1 (write.z2) (write.z3) write.z4 write.z5
! write.z4
? p1  war.zone.aspect.buy  face down: text
! p1: "Sluice Gates Open"
? p1  war.zone.aspect.hinders  face down: *no yes
! p1: yes
.    war.zone.aspect.face_down  player=p1 zone=z4
? p1  war.zone.aspect.buy  *done write.z1 (write.z2) (write.z3) (write.z4) write.z5
! done
? p2  war.setup.deploy  u9 u11 u12 u13 u14 l1 *all
! u9
? p2  war.setup.deploy  z1 z2 z3 z4 z5
! z1
.    war.setup.deploy  piece=u9 zone=z1
? p3  war.setup.deploy  u15 u16 u17 u18 u19 l2 l3 *all
! u15
? p3  war.setup.deploy  (z1) z2 z3 z4 z5
! z5
.    war.setup.deploy  piece=u15 zone=z5
? p1  war.setup.deploy  u5 u6 u7 u8 l4 *all
! u5
? p1  war.setup.deploy  z1 z2 z3 z4 (z5)
! z1
.    war.setup.deploy  piece=u5 zone=z1
? p2  war.setup.deploy  u11 u12 u13 u14 l1 *all
! u11
? p2  war.setup.deploy  z1 z2 z3 z4 (z5)
! z1
.    war.setup.deploy  piece=u11 zone=z1
? p3  war.setup.deploy  u16 u17 u18 u19 l2 l3 *all
! u16
? p3  war.setup.deploy  (z1) z2 z3 z4 z5
! z5
.    war.setup.deploy  piece=u16 zone=z5
? p1  war.setup.deploy  u6 u7 u8 l4 *all
! u6
? p1  war.setup.deploy  z1 z2 z3 z4 (z5)
! z1
.    war.setup.deploy  piece=u6 zone=z1
? p2  war.setup.deploy  u12 u13 u14 l1 *all
! u12
? p2  war.setup.deploy  z1 z2 z3 z4 (z5)
! z1
.    war.setup.deploy  piece=u12 zone=z1
? p3  war.setup.deploy  u17 u18 u19 l2 l3 *all
! u17
? p3  war.setup.deploy  (z1) z2 z3 z4 z5
! z5
.    war.setup.deploy  piece=u17 zone=z5
? p1  war.setup.deploy  u7 u8 l4 *all
! u7
? p1  war.setup.deploy  z1 z2 z3 z4 (z5)
! z1
.    war.setup.deploy  piece=u7 zone=z1
? p2  war.setup.deploy  u13 u14 l1 *all
! u13
? p2  war.setup.deploy  z1 z2 z3 z4 (z5)
! z1
.    war.setup.deploy  piece=u13 zone=z1
? p3  war.setup.deploy  u18 u19 l2 l3 *all
! u18
? p3  war.setup.deploy  (z1) z2 z3 z4 z5
! z5
.    war.setup.deploy  piece=u18 zone=z5
? p1  war.setup.deploy  u8 l4 *all
! u8
? p1  war.setup.deploy  z1 z2 z3 z4 (z5)
! z1
.    war.setup.deploy  piece=u8 zone=z1
? p2  war.setup.deploy  u14 l1 *all
! u14
? p2  war.setup.deploy  z1 z2 z3 z4 (z5)
! z1
.    war.setup.deploy  piece=u14 zone=z1
? p3  war.setup.deploy  u19 l2 l3 *all
! u19
? p3  war.setup.deploy  (z1) z2 z3 z4 z5
! z5
.    war.setup.deploy  piece=u19 zone=z5
? p1  war.setup.deploy  l4 *all
! l4
? p1  war.setup.deploy  u5 u6 u7 u8 z1 z2 z3 z4 (z5)
! u5
.    war.leader.attach  leader=l4 piece=u5 how=attach
? p2  war.setup.deploy  l1 *all
! l1
? p2  war.setup.deploy  u9 u11 u12 u13 u14 z1 z2 z3 z4 (z5)
! u9
.    war.leader.attach  leader=l1 piece=u9 how=attach
? p3  war.setup.deploy  l2 l3 *all
! l2
? p3  war.setup.deploy  u15 u16 u17 u18 u19 (z1) z2 z3 z4 z5
! u15
.    war.leader.attach  leader=l2 piece=u15 how=attach
? p3  war.setup.deploy  l3 *all
! l3
? p3  war.setup.deploy  (u15) u16 u17 u18 u19 (z1) z2 z3 z4 z5
! z5
.    war.setup.deploy  piece=l3 zone=z5
.=   war.init.roll
? p1  war.init.roll  4fate: war.core.total 4
! -1 -1 0 0
? p2  war.init.roll  4fate: war.core.total 3
! 1 0 0 0
? p3  war.init.roll  l2 *l3
! l3
? p3  war.init.roll  4fate: war.core.total 3
! 1 1 -1 0
? p1+p2  war.core.invoke.order  paid.l4.1.p1 paid.l4.1.p1.reroll paid.l4.2.p1 paid.l4.2.p1.reroll paid.l4.1.p2 paid.l4.2.p2 other *pass
! pass
? p2+p1  war.core.invoke.order  paid.l1.1.p2 paid.l1.1.p2.reroll paid.l1.2.p2 paid.l1.2.p2.reroll paid.l1.1.p1 paid.l1.2.p1 other *pass
! pass
? p3  war.core.invoke.order  paid.l3.1.p3 paid.l3.1.p3.reroll other *pass
! pass
.    war.init.roll  player=p1 total=2
.    war.init.roll  player=p2 total=4
.    war.init.roll  player=p3 total=4
.    war.init.tie  players=p2,p3
? p2  war.init.tie  4fate: war.init.tie 3
! 0 1 0 0
? p3  war.init.tie  4fate: war.init.tie 3
! 0 0 0 0
? p2+p1  war.core.invoke.order  other *pass
! pass
? p3  war.core.invoke.order  other *pass
! pass
.    war.init.roll  player=p2 total=4
.    war.init.roll  player=p3 total=3
.    war.turn.choose  player=p2 number=1
.    war.turn.choose  player=p3 number=2
.    war.turn.choose  player=p1 number=3
.=   war.turn.everyone_once  round=1
? p2  war.turn.choose  u9 u11 u12 u13 u14 detach.l1 reinforce.p2.average reinforce.p2.fair reinforce.p2.good
! u9
.=   war.turn.choose  piece=u9 player=p2
? p2  war.action.one  end move.z2 force.z2 move.z3 force.z3 move.z4 force.z4 attack.u15 attack.u16 attack.u17 attack.u18 attack.u19 (attack.l2) (attack.l3) ambush intimidate (surround) scout.z2 scout.z3 scout.z4 pin.u15 pin.u16 pin.u17 pin.u18 pin.u19 other.u9 elsewhere.u9 load guard (second) give.l1 boost.l1 (rally.l1) other.l1 elsewhere.l1 duel.l1.l2 provoke.l1.l2 duel.l1.l3 provoke.l1.l3 detach.l1
+ write.u9.3
? p2  war.unit.extra_aspects  text
! "Home by the Back Door"
.    war.unit.extra_aspects  piece=u9 aspect="Home by the Back Door"
? p2  war.action.one  end move.z2 force.z2 move.z3 force.z3 move.z4 force.z4 attack.u15 attack.u16 attack.u17 attack.u18 attack.u19 (attack.l2) (attack.l3) ambush intimidate (surround) scout.z2 scout.z3 scout.z4 pin.u15 pin.u16 pin.u17 pin.u18 pin.u19 other.u9 elsewhere.u9 load guard (second) give.l1 boost.l1 (rally.l1) other.l1 elsewhere.l1 duel.l1.l2 provoke.l1.l2 duel.l1.l3 provoke.l1.l3 detach.l1
! duel.l1.l2
.    war.attack.target  piece=l1 target=l2 skill=war-skill(shoot)
? p2+p3  war.leader.duel  4fate: war.core.total 2; 4fate: war.core.total 2, war.attack.two_zones 2
! 1 -1 1 0  0 1 -1 1
? p2+p1+p3  war.core.invoke.order  paid.l1.1.p2 paid.l1.1.p2.reroll paid.l1.2.p2 paid.l1.2.p2.reroll paid.l2.1.p2 paid.l2.1.p2.reroll paid.l2.2.p2 paid.l2.2.p2.reroll paid.l1.1.p1 paid.l1.2.p1 paid.l2.1.p1 paid.l2.2.p1 paid.l1.1.p3 paid.l1.1.p3.reroll paid.l1.2.p3 paid.l1.2.p3.reroll paid.l2.1.p3 paid.l2.1.p3.reroll paid.l2.2.p3 paid.l2.2.p3.reroll other *pass
! pass
.    war.core.shifts  piece=l1 total=3 against=5 opposed=yes foe=l2 shifts=-2 outcome=fail
.    war.core.outcome.attack  piece=l1 target=l2 result=fail hit=0 player=p2
? p2  war.action.one  end (move.z2) (force.z2) (move.z3) (force.z3) (move.z4) (force.z4) attack.u15 attack.u16 attack.u17 attack.u18 attack.u19 (attack.l2) (attack.l3) (ambush) (intimidate) (surround) (scout.z2) (scout.z3) (scout.z4) (pin.u15) (pin.u16) (pin.u17) (pin.u18) (pin.u19) (other.u9) (elsewhere.u9) (load) (guard) (second) (give.l1) (boost.l1) (rally.l1) (other.l1) (elsewhere.l1) (duel.l1.l2) (provoke.l1.l2) (duel.l1.l3) (provoke.l1.l3) (detach.l1)
! attack.u18
.    war.attack.target  piece=u9 target=u18 skill=war-skill(shoot)
? p2+p3  war.attack.shoot  4fate: war.core.total 2, war.leader.skill_bonus 1; 4fate: war.core.total 0, war.attack.two_zones 2
! 0 1 0 0  1 0 0 -1
? p2+p1+p3  war.core.invoke.order  paid.u9.1.p2 paid.u9.1.p2.reroll paid.u9.2.p2 paid.u9.2.p2.reroll paid.u9.3.p2 paid.u9.3.p2.reroll paid.l1.1.p2 paid.l1.1.p2.reroll paid.l1.2.p2 paid.l1.2.p2.reroll paid.u18.1.p2 paid.u18.1.p2.reroll paid.u18.2.p2 paid.u18.2.p2.reroll (paid.l4.1.p2) (paid.l4.2.p2) paid.u9.1.p1 paid.u9.2.p1 paid.u9.3.p1 paid.l1.1.p1 paid.l1.2.p1 paid.u18.1.p1 paid.u18.2.p1 (paid.l4.1.p1) (paid.l4.2.p1) paid.u9.1.p3 paid.u9.1.p3.reroll paid.u9.2.p3 paid.u9.2.p3.reroll paid.u9.3.p3 paid.u9.3.p3.reroll paid.l1.1.p3 paid.l1.1.p3.reroll paid.l1.2.p3 paid.l1.2.p3.reroll paid.u18.1.p3 paid.u18.1.p3.reroll paid.u18.2.p3 paid.u18.2.p3.reroll (paid.l2.1.p3) (paid.l2.2.p3) (paid.l3.1.p3) other *pass
! pass
.    war.core.shifts  piece=u9 total=4 against=2 opposed=yes foe=u18 shifts=2 outcome=success
.    war.core.outcome.attack  piece=u9 target=u18 result=hit hit=2 player=p2
.    war.harm.absorb  piece=u18 hit=2
.    war.harm.consequence_aspect  piece=u18 severity=mild aspect=war-consequence-unnamed(mild)
.    war.turn.end  piece=u9
? p3  war.turn.choose  u15 u16 u17 u18 u19 l3 detach.l2 reinforce.p3.average (reinforce.p3.fair) (reinforce.p3.good)
! u15
.=   war.turn.choose  piece=u15 player=p3
? p3  war.action.one  end move.z4 force.z4 attack.u5 attack.u6 attack.u7 attack.u8 attack.u9 attack.u11 attack.u12 attack.u13 attack.u14 (attack.l1) (attack.l4) ambush intimidate (surround) scout.z4 pin.u5 pin.u6 pin.u7 pin.u8 pin.u9 pin.u11 pin.u12 pin.u13 pin.u14 other.u15 elsewhere.u15 load guard (second) give.l2 boost.l2 (rally.l2) other.l2 elsewhere.l2 duel.l2.l1 provoke.l2.l1 duel.l2.l4 provoke.l2.l4 detach.l2 (attach.l3)
! give.l2
.    war.action.second.leader  leader=l2 piece=u15
? p3  war.action.one  end move.z4 force.z4 attack.u5 attack.u6 attack.u7 attack.u8 attack.u9 attack.u11 attack.u12 attack.u13 attack.u14 (attack.l1) (attack.l4) ambush intimidate (surround) scout.z4 pin.u5 pin.u6 pin.u7 pin.u8 pin.u9 pin.u11 pin.u12 pin.u13 pin.u14 other.u15 elsewhere.u15 load guard (second) (give.l2) (boost.l2) (rally.l2) (other.l2) (elsewhere.l2) (duel.l2.l1) (provoke.l2.l1) (duel.l2.l4) (provoke.l2.l4) detach.l2 (attach.l3)
! scout.z4
.    war.adv.scout.reveal  piece=u15 zone=z4
.    war.zone.aspect.reveal  zone=z4 player=p1 aspect="Sluice Gates Open"
? p3  war.zone.aspect.hinders  no *yes
! yes
.    war.zone.aspect.hinders  zone=z4 aspect="Sluice Gates Open" hinders=yes
? p3  war.adv.scout  4fate: war.core.total 1, war.leader.skill_bonus 1
! 1 1 0 1
? p3+p2+p1  war.core.invoke.order  paid.u15.1.p3 paid.u15.1.p3.reroll paid.u15.2.p3 paid.u15.2.p3.reroll paid.u15.3.p3 paid.u15.3.p3.reroll paid.l2.1.p3 paid.l2.1.p3.reroll paid.l2.2.p3 paid.l2.2.p3.reroll paid.a22.p3 paid.a22.p3.reroll (paid.l3.1.p3) free.a21.p2.ground paid.u15.1.p2.ground paid.u15.2.p2.ground paid.u15.3.p2.ground paid.l2.1.p2.ground paid.l2.2.p2.ground paid.a22.p2.ground paid.u15.1.p1.ground paid.u15.2.p1.ground paid.u15.3.p1.ground paid.l2.1.p1.ground paid.l2.2.p1.ground paid.a22.p1.ground other *pass
! pass
.    war.core.shifts  piece=u15 total=5 against=4 opposed=yes foe=none shifts=1 outcome=success
.    war.core.outcome.advantage  piece=u15 on=z4 aim=thing foe=none result=success free=1
.    war.core.situation_aspect  player=p3 aspect=war-advantage-unnamed on=z4 change=new before=none
? p3  war.zone.aspect.hinders  *no yes
! no
? p3  war.action.one  end (move.z4) force.z4 attack.u5 attack.u6 attack.u7 attack.u8 attack.u9 attack.u11 attack.u12 attack.u13 attack.u14 (attack.l1) (attack.l4) (ambush) (intimidate) (surround) (scout.z4) (pin.u5) (pin.u6) (pin.u7) (pin.u8) (pin.u9) (pin.u11) (pin.u12) (pin.u13) (pin.u14) (other.u15) (elsewhere.u15) (load) guard rid.a22 rid.a23 (second) (give.l2) (boost.l2) (rally.l2) (other.l2) (elsewhere.l2) (duel.l2.l1) (provoke.l2.l1) (duel.l2.l4) (provoke.l2.l4) detach.l2 (attach.l3)
! attack.u8
.    war.attack.target  piece=u15 target=u8 skill=war-skill(shoot)
? p3+p1  war.attack.shoot  4fate: war.core.total 2; 4fate: war.core.total 0, war.attack.two_zones 2
! 1 1 -1 1  0 -1 -1 -1
? p3+p1+p2  war.core.invoke.order  free.a23.p3 free.a23.p3.reroll paid.u15.1.p3 paid.u15.1.p3.reroll paid.u15.2.p3 paid.u15.2.p3.reroll paid.u15.3.p3 paid.u15.3.p3.reroll paid.l2.1.p3 paid.l2.1.p3.reroll paid.l2.2.p3 paid.l2.2.p3.reroll paid.u8.1.p3 paid.u8.1.p3.reroll (paid.l3.1.p3) free.a21.p2 free.a21.p2.reroll paid.u15.1.p1 paid.u15.1.p1.reroll paid.u15.2.p1 paid.u15.2.p1.reroll paid.u15.3.p1 paid.u15.3.p1.reroll paid.l2.1.p1 paid.l2.1.p1.reroll paid.l2.2.p1 paid.l2.2.p1.reroll paid.u8.1.p1 paid.u8.1.p1.reroll (paid.l1.1.p1) (paid.l1.2.p1) (paid.l4.1.p1) (paid.l4.2.p1) paid.u15.1.p2 paid.u15.2.p2 paid.u15.3.p2 paid.l2.1.p2 paid.l2.2.p2 paid.u8.1.p2 (paid.l1.1.p2) (paid.l1.2.p2) (paid.l4.1.p2) (paid.l4.2.p2) other *pass
! pass
.    war.core.shifts  piece=u15 total=4 against=-1 opposed=yes foe=u8 shifts=5 outcome=style
? p3  war.core.outcome.attack  *full less
! less
.    war.core.outcome.attack  piece=u15 target=u8 result=less hit=4 player=p3
.    war.core.boost  player=p3 aspect=war-boost-unnamed(war-core-outcome-attack)
.    war.harm.absorb  piece=u8 hit=4
.    war.harm.average  piece=u8 player=p3
.    war.turn.end  piece=u15
? p1  war.turn.choose  u5 u6 u7 detach.l4
! u6
.=   war.turn.choose  piece=u6 player=p1
? p1  war.action.one  end move.z2 force.z2 move.z3 force.z3 (move.z4) force.z4 attack.u15 attack.u16 attack.u17 attack.u18 attack.u19 (attack.l2) (attack.l3) ambush intimidate (surround) scout.z2 scout.z3 scout.z4 pin.u15 pin.u16 pin.u17 pin.u18 pin.u19 other.u6 elsewhere.u6 load guard rid.a22 rid.a23 second
! scout.z2
.    war.adv.scout.reveal  piece=u6 zone=z2
.    war.zone.aspect.reveal  zone=z2 player=p3 aspect="Oil on the Cobbles"
? p3  war.zone.aspect.hinders  no *yes
! yes
.    war.zone.aspect.hinders  zone=z2 aspect="Oil on the Cobbles" hinders=yes
? p1  war.adv.scout  4fate: war.core.total 1
! -1 0 0 1
? p1+p2  war.core.invoke.order  free.a21.p2 free.a21.p2.reroll paid.u6.1.p1 paid.u6.1.p1.reroll (paid.u6.2.p1) paid.a25.p1 paid.a25.p1.reroll (paid.l1.1.p1) (paid.l1.2.p1) (paid.l4.1.p1) (paid.l4.2.p1) paid.u6.1.p2 (paid.u6.2.p2) paid.a25.p2 (paid.l1.1.p2) (paid.l1.2.p2) (paid.l4.1.p2) (paid.l4.2.p2) other *pass
! free.a21.p2
.    war.core.invoke  player=p2 aspect=war-consequence-unnamed(mild) price=free how=plus
? p1+p2  war.core.invoke.order  paid.u6.1.p1 paid.u6.1.p1.reroll (paid.u6.2.p1) paid.a25.p1 paid.a25.p1.reroll (paid.l1.1.p1) (paid.l1.2.p1) (paid.l4.1.p1) (paid.l4.2.p1) paid.u6.1.p2 (paid.u6.2.p2) paid.a25.p2 (paid.l1.1.p2) (paid.l1.2.p2) (paid.l4.1.p2) (paid.l4.2.p2) other *pass
! pass
.    war.core.shifts  piece=u6 total=3 against=4 opposed=yes foe=none shifts=-1 outcome=fail
.    war.core.outcome.advantage  piece=u6 on=z2 aim=thing foe=none result=fail free=0
? p1  war.action.one  end (move.z2) (force.z2) move.z3 (force.z3) (move.z4) (force.z4) (attack.u15) (attack.u16) (attack.u17) (attack.u18) (attack.u19) (attack.l2) (attack.l3) (ambush) (intimidate) (surround) (scout.z2) (scout.z3) (scout.z4) (pin.u15) (pin.u16) (pin.u17) (pin.u18) (pin.u19) (other.u6) (elsewhere.u6) (load) (guard) (rid.a22) (rid.a23) (rid.a25) second
! second
.    war.action.second.fate  player=p1 piece=u6
? p1  war.action.one  end (move.z2) force.z2 move.z3 force.z3 (move.z4) force.z4 attack.u15 attack.u16 attack.u17 attack.u18 attack.u19 (attack.l2) (attack.l3) (ambush) (intimidate) (surround) (scout.z2) (scout.z3) (scout.z4) (pin.u15) (pin.u16) (pin.u17) (pin.u18) (pin.u19) (other.u6) (elsewhere.u6) (load) guard rid.a22 rid.a23 rid.a25 (second)
! attack.u18
.    war.attack.target  piece=u6 target=u18 skill=war-skill(shoot)
? p1+p3  war.attack.shoot  4fate: war.core.total 2; 4fate: war.core.total 0, war.attack.two_zones 2
! -1 1 1 0  1 -1 1 1
? p2+p3  war.core.invoke.order  (paid.u6.1.p1) (paid.u6.2.p1) (paid.u18.1.p1) (paid.u18.2.p1) (paid.a21.p1) (paid.l1.1.p1) (paid.l1.2.p1) (paid.l4.1.p1) (paid.l4.2.p1) paid.u6.1.p2 (paid.u6.2.p2) paid.u18.1.p2 paid.u18.2.p2 paid.a21.p2 (paid.l1.1.p2) (paid.l1.2.p2) (paid.l4.1.p2) (paid.l4.2.p2) free.a23.p3 free.a23.p3.reroll free.a24.p3 free.a24.p3.reroll paid.u6.1.p3 paid.u6.1.p3.reroll (paid.u6.2.p3) paid.u18.1.p3 paid.u18.1.p3.reroll paid.u18.2.p3 paid.u18.2.p3.reroll paid.a21.p3 paid.a21.p3.reroll (paid.l2.1.p3) (paid.l2.2.p3) (paid.l3.1.p3) other *pass
! other
? p1+p2+p3  war.core.invoke  (paid.a22.p1) paid.a22.p2 (paid.a23.p1) paid.a23.p2 (paid.a25.p1) paid.a25.p2 (paid.u5.1.p1) paid.u5.1.p2 (paid.u5.2.p1) paid.u5.2.p2 (paid.u7.1.p1) paid.u7.1.p2 (paid.u7.2.p1) paid.u7.2.p2 (paid.u9.1.p1) paid.u9.1.p2 (paid.u9.2.p1) paid.u9.2.p2 (paid.u9.3.p1) paid.u9.3.p2 (paid.u11.1.p1) paid.u11.1.p2 (paid.u12.1.p1) paid.u12.1.p2 (paid.u12.2.p1) paid.u12.2.p2 (paid.u13.1.p1) paid.u13.1.p2 (paid.u13.2.p1) paid.u13.2.p2 (paid.u14.1.p1) paid.u14.1.p2 (paid.u14.2.p1) paid.u14.2.p2 (paid.u15.1.p1) paid.u15.1.p2 (paid.u15.2.p1) paid.u15.2.p2 (paid.u15.3.p1) paid.u15.3.p2 (paid.u16.1.p1) paid.u16.1.p2 (paid.u16.2.p1) paid.u16.2.p2 (paid.u16.3.p1) paid.u16.3.p2 (paid.u17.1.p1) paid.u17.1.p2 (paid.u17.2.p1) paid.u17.2.p2 (paid.u19.1.p1) paid.u19.1.p2 (paid.u19.2.p1) paid.u19.2.p2 (paid.l2.1.p1) paid.l2.1.p2 (paid.l2.2.p1) paid.l2.2.p2 (paid.l3.1.p1) paid.l3.1.p2 paid.a22.p3 paid.a22.p3.reroll paid.a23.p3 paid.a23.p3.reroll paid.a25.p3 paid.a25.p3.reroll paid.u5.1.p3 paid.u5.1.p3.reroll paid.u5.2.p3 paid.u5.2.p3.reroll paid.u7.1.p3 paid.u7.1.p3.reroll paid.u7.2.p3 paid.u7.2.p3.reroll paid.u9.1.p3 paid.u9.1.p3.reroll paid.u9.2.p3 paid.u9.2.p3.reroll paid.u9.3.p3 paid.u9.3.p3.reroll paid.u11.1.p3 paid.u11.1.p3.reroll paid.u12.1.p3 paid.u12.1.p3.reroll paid.u12.2.p3 paid.u12.2.p3.reroll paid.u13.1.p3 paid.u13.1.p3.reroll paid.u13.2.p3 paid.u13.2.p3.reroll paid.u14.1.p3 paid.u14.1.p3.reroll paid.u14.2.p3 paid.u14.2.p3.reroll paid.u15.1.p3 paid.u15.1.p3.reroll paid.u15.2.p3 paid.u15.2.p3.reroll paid.u15.3.p3 paid.u15.3.p3.reroll paid.u16.1.p3 paid.u16.1.p3.reroll paid.u16.2.p3 paid.u16.2.p3.reroll paid.u16.3.p3 paid.u16.3.p3.reroll paid.u17.1.p3 paid.u17.1.p3.reroll paid.u17.2.p3 paid.u17.2.p3.reroll paid.u19.1.p3 paid.u19.1.p3.reroll paid.u19.2.p3 paid.u19.2.p3.reroll paid.l1.1.p3 paid.l1.1.p3.reroll paid.l1.2.p3 paid.l1.2.p3.reroll paid.l4.1.p3 paid.l4.1.p3.reroll paid.l4.2.p3 paid.l4.2.p3.reroll back
! paid.a22.p2
.    war.core.invoke  player=p2 aspect="Sluice Gates Open" price=paid how=plus
? p2+p3  war.core.invoke.order  (paid.u6.1.p1) (paid.u6.2.p1) (paid.u18.1.p1) (paid.u18.2.p1) (paid.a21.p1) (paid.l1.1.p1) (paid.l1.2.p1) (paid.l4.1.p1) (paid.l4.2.p1) (paid.u6.1.p2) (paid.u6.2.p2) (paid.u18.1.p2) (paid.u18.2.p2) (paid.a21.p2) (paid.l1.1.p2) (paid.l1.2.p2) (paid.l4.1.p2) (paid.l4.2.p2) free.a23.p3 free.a23.p3.reroll free.a24.p3 free.a24.p3.reroll paid.u6.1.p3 paid.u6.1.p3.reroll (paid.u6.2.p3) paid.u18.1.p3 paid.u18.1.p3.reroll paid.u18.2.p3 paid.u18.2.p3.reroll paid.a21.p3 paid.a21.p3.reroll (paid.l2.1.p3) (paid.l2.2.p3) (paid.l3.1.p3) other *pass
! free.a23.p3
.    war.core.invoke  player=p3 aspect=war-advantage-unnamed price=free how=plus
? p2+p3  war.core.invoke.order  (paid.u6.1.p1) (paid.u6.2.p1) (paid.u18.1.p1) (paid.u18.2.p1) (paid.a21.p1) (paid.l1.1.p1) (paid.l1.2.p1) (paid.l4.1.p1) (paid.l4.2.p1) (paid.u6.1.p2) (paid.u6.2.p2) (paid.u18.1.p2) (paid.u18.2.p2) (paid.a21.p2) (paid.l1.1.p2) (paid.l1.2.p2) (paid.l4.1.p2) (paid.l4.2.p2) free.a24.p3 free.a24.p3.reroll paid.u6.1.p3 paid.u6.1.p3.reroll (paid.u6.2.p3) paid.u18.1.p3 paid.u18.1.p3.reroll paid.u18.2.p3 paid.u18.2.p3.reroll paid.a21.p3 paid.a21.p3.reroll (paid.l2.1.p3) (paid.l2.2.p3) (paid.l3.1.p3) other *pass
! pass
.    war.core.shifts  piece=u6 total=5 against=6 opposed=yes foe=u18 shifts=-1 outcome=fail
.    war.core.outcome.attack  piece=u6 target=u18 result=fail hit=0 player=p1
.    war.turn.end  piece=u6
? p2  war.turn.choose  u11 u12 u13 u14 (u9) (detach.l1) reinforce.p2.average reinforce.p2.fair reinforce.p2.good
! u13
.=   war.turn.choose  piece=u13 player=p2
? p2  war.action.one  end (move.z2) force.z2 move.z3 force.z3 (move.z4) force.z4 attack.u15 attack.u16 attack.u17 attack.u18 attack.u19 (attack.l2) (attack.l3) ambush intimidate (surround) scout.z2 scout.z3 scout.z4 pin.u15 pin.u16 pin.u17 pin.u18 pin.u19 other.u13 elsewhere.u13 load guard rid.a22 rid.a23 rid.a25 (second)
+ buy.p2
.    war.chest.cost.fate  player=p2 price=3 left=1
? p2  war.action.one  end (move.z2) force.z2 move.z3 force.z3 (move.z4) force.z4 attack.u15 attack.u16 attack.u17 attack.u18 attack.u19 (attack.l2) (attack.l3) ambush intimidate (surround) scout.z2 scout.z3 scout.z4 pin.u15 pin.u16 pin.u17 pin.u18 pin.u19 other.u13 elsewhere.u13 load guard rid.a22 rid.a23 rid.a25 second
! scout.z3
.    war.adv.scout.reveal  piece=u13 zone=z3
.    war.zone.aspect.reveal  zone=z3 player=p2 aspect="Hollow Reeds"
? p3  war.zone.aspect.hinders  *no yes
! no
.    war.zone.aspect.hinders  zone=z3 aspect="Hollow Reeds" hinders=no
? p2  war.adv.scout  4fate: war.core.total 2
! 0 1 1 -1
? p2  war.core.invoke.order  paid.u13.1.p2 paid.u13.1.p2.reroll paid.u13.2.p2 paid.u13.2.p2.reroll paid.a26.p2 paid.a26.p2.reroll (paid.l1.1.p2) (paid.l1.2.p2) (paid.l4.1.p2) (paid.l4.2.p2) (paid.u13.1.p1) (paid.u13.2.p1) (paid.a26.p1) (paid.l1.1.p1) (paid.l1.2.p1) (paid.l4.1.p1) (paid.l4.2.p1) other *pass
! paid.a26.p2
.    war.core.invoke  player=p2 aspect="Hollow Reeds" price=paid how=plus
? p3  war.core.invoke.order  free.a24.p3.ground paid.u13.1.p3.ground paid.u13.2.p3.ground (paid.a26.p3.ground) other *pass
! pass
.    war.core.shifts  piece=u13 total=5 against=4 opposed=yes foe=none shifts=1 outcome=success
.    war.core.outcome.advantage  piece=u13 on=z3 aim=thing foe=none result=success free=1
.    war.core.situation_aspect  player=p2 aspect=war-advantage-unnamed on=z3 change=new before=none
? p2  war.zone.aspect.hinders  *no yes
! no
? p3  war.zone.aspect.hinders  *no yes
! no
? p2  war.action.one  end (move.z2) (force.z2) move.z3 (force.z3) (move.z4) (force.z4) (attack.u15) (attack.u16) (attack.u17) (attack.u18) (attack.u19) (attack.l2) (attack.l3) (ambush) (intimidate) (surround) (scout.z2) (scout.z3) (scout.z4) (pin.u15) (pin.u16) (pin.u17) (pin.u18) (pin.u19) (other.u13) (elsewhere.u13) (load) (guard) (rid.a22) (rid.a23) (rid.a25) (rid.a26) (rid.a27) (second)
! end
.    war.turn.end  piece=u13
? p3  war.turn.choose  u16 u17 u18 u19 l3 (u15) (detach.l2) reinforce.p3.average (reinforce.p3.fair) (reinforce.p3.good)
! u18
.=   war.turn.choose  piece=u18 player=p3
? p3  war.action.one  end (move.z4) force.z4 attack.u5 attack.u6 attack.u7 attack.u9 attack.u11 attack.u12 attack.u13 attack.u14 (attack.l1) (attack.l4) ambush intimidate (surround) scout.z4 pin.u5 pin.u6 pin.u7 pin.u9 pin.u11 pin.u12 pin.u13 pin.u14 other.u18 elsewhere.u18 load guard rid.a22 rid.a23 second attach.l3
! attach.l3
.    war.leader.attach  leader=l3 piece=u18 how=attach
? p3  war.action.one  end (move.z4) force.z4 attack.u5 attack.u6 attack.u7 attack.u9 attack.u11 attack.u12 attack.u13 attack.u14 (attack.l1) (attack.l4) ambush intimidate (surround) scout.z4 pin.u5 pin.u6 pin.u7 pin.u9 pin.u11 pin.u12 pin.u13 pin.u14 other.u18 elsewhere.u18 load guard rid.a22 rid.a23 (second) give.l3 boost.l3 rally.l3 other.l3 elsewhere.l3 duel.l3.l1 provoke.l3.l1 duel.l3.l4 provoke.l3.l4 (detach.l3)
! rally.l3
? p3  war.leader.rally  4fate: war.core.total 3
! -1 -1 -1 1
? p3  war.core.invoke.order  free.a24.p3 free.a24.p3.reroll paid.l3.1.p3 paid.l3.1.p3.reroll other *pass
! free.a24.p3.reroll
.    war.core.invoke  player=p3 aspect=war-boost-unnamed(war-core-outcome-attack) price=free how=reroll
? p3  war.leader.rally  4fate: war.core.total 3
! -1 1 1 1
.    war.core.total  piece=l3 dice=2 before=-2
? p2  war.core.invoke.order  free.a27.p2.ground (paid.l3.1.p2.ground) (paid.l3.1.p1.ground) *pass
! free.a27.p2.ground
.    war.core.invoke  player=p2 aspect=war-advantage-unnamed price=free how=ground
? p3  war.core.invoke.order  paid.l3.1.p3 paid.l3.1.p3.reroll other *pass
! pass
.    war.core.shifts  piece=l3 total=5 against=4 opposed=yes foe=none shifts=1 outcome=success
.    war.leader.rally  leader=l3 aspect=war-consequence-unnamed(mild) gone=yes
? p3  war.action.one  end (move.z4) force.z4 attack.u5 attack.u6 attack.u7 attack.u9 attack.u11 attack.u12 attack.u13 attack.u14 (attack.l1) (attack.l4) ambush intimidate (surround) scout.z4 pin.u5 pin.u6 pin.u7 pin.u9 pin.u11 pin.u12 pin.u13 pin.u14 other.u18 elsewhere.u18 load guard rid.a22 rid.a23 (second) (give.l3) (boost.l3) (rally.l3) (other.l3) (elsewhere.l3) (duel.l3.l1) (provoke.l3.l1) (duel.l3.l4) (provoke.l3.l4) (detach.l3)
! ambush
? p3  war.adv.ambush  4fate: war.core.total 2, war.leader.skill_bonus 1
! 1 0 0 -1
? p3  war.core.invoke.order  paid.u18.1.p3 paid.u18.1.p3.reroll paid.u18.2.p3 paid.u18.2.p3.reroll paid.l3.1.p3 paid.l3.1.p3.reroll (paid.l2.1.p3) (paid.l2.2.p3) other *pass
! pass
.    war.core.shifts  piece=u18 total=3 against=2 opposed=yes foe=none shifts=1 outcome=success
.    war.core.outcome.advantage  piece=u18 on=z5 aim=thing foe=none result=success free=1
.    war.core.situation_aspect  player=p3 aspect=war-aspect-trap on=z5 change=new before=none
? p3  war.zone.aspect.hinders  *no yes
! no
.    war.turn.end  piece=u18
? p1  war.turn.choose  u5 u7 (u6) detach.l4
! u5
.=   war.turn.choose  piece=u5 player=p1
? p1  war.action.one  end (move.z2) force.z2 move.z3 force.z3 (move.z4) force.z4 attack.u15 attack.u16 attack.u17 attack.u18 attack.u19 (attack.l2) (attack.l3) ambush intimidate (surround) scout.z2 scout.z3 scout.z4 pin.u15 pin.u16 pin.u17 pin.u18 pin.u19 other.u5 elsewhere.u5 load guard rid.a22 rid.a23 rid.a25 rid.a26 rid.a27 (second) give.l4 boost.l4 (rally.l4) other.l4 elsewhere.l4 duel.l4.l2 provoke.l4.l2 duel.l4.l3 provoke.l4.l3 detach.l4
! boost.l4
.    war.leader.boost  leader=l4 piece=u5 placed=yes
.    war.core.boost  player=p1 aspect=war-boost-unnamed(war-leader-boost)
? p1  war.action.one  end (move.z2) force.z2 move.z3 force.z3 (move.z4) force.z4 attack.u15 attack.u16 attack.u17 attack.u18 attack.u19 (attack.l2) (attack.l3) ambush intimidate (surround) scout.z2 scout.z3 scout.z4 pin.u15 pin.u16 pin.u17 pin.u18 pin.u19 other.u5 elsewhere.u5 load guard rid.a22 rid.a23 rid.a25 rid.a26 rid.a27 (second) (give.l4) (boost.l4) (rally.l4) (other.l4) (elsewhere.l4) (duel.l4.l2) (provoke.l4.l2) (duel.l4.l3) (provoke.l4.l3) detach.l4
! load
? p1  war.core.outcome.existing  a22 a23 a25 a26 a27 a28 u5.1 u5.2 u6.1 u7.1 u7.2 u9.1 u9.2 u9.3 u11.1 u12.1 u12.2 u13.1 u13.2 u14.1 u14.2 u15.1 u15.2 u15.3 u16.1 u16.2 u16.3 u17.1 u17.2 u18.1 u18.2 u19.1 u19.2 l1.1 l1.2 l2.1 l2.2 l3.1 l4.1 l4.2 back
! a22
? p1  war.core.outcome.existing  4fate: war.core.total 2, war.leader.skill_bonus 1
! -1 1 -1 0
? p1+p3  war.core.invoke.order  free.a29.p1 free.a29.p1.reroll (paid.u5.1.p1) (paid.u5.2.p1) (paid.l4.1.p1) (paid.l4.2.p1) (paid.l1.1.p1) (paid.l1.2.p1) (paid.u5.1.p2) (paid.u5.2.p2) (paid.l4.1.p2) (paid.l4.2.p2) (paid.l1.1.p2) (paid.l1.2.p2) free.a28.p3.ground paid.u5.1.p3.ground paid.u5.2.p3.ground paid.l4.1.p3.ground paid.l4.2.p3.ground other *pass
! pass
.    war.core.shifts  piece=u5 total=2 against=2 opposed=yes foe=none shifts=0 outcome=tie
.    war.core.outcome.existing  player=p1 aspect="Sluice Gates Open" free=1
? p1  war.action.one  end (move.z2) (force.z2) move.z3 (force.z3) (move.z4) (force.z4) (attack.u15) (attack.u16) (attack.u17) (attack.u18) (attack.u19) (attack.l2) (attack.l3) (ambush) (intimidate) (surround) (scout.z2) (scout.z3) (scout.z4) (pin.u15) (pin.u16) (pin.u17) (pin.u18) (pin.u19) (other.u5) (elsewhere.u5) (load) (guard) (rid.a22) (rid.a23) (rid.a25) (rid.a26) (rid.a27) (second) (give.l4) (boost.l4) (rally.l4) (other.l4) (elsewhere.l4) (duel.l4.l2) (provoke.l4.l2) (duel.l4.l3) (provoke.l4.l3) detach.l4
! end
.    war.turn.end  piece=u5
? p2  war.turn.choose  u11 u12 u14 (u9) (u13) (detach.l1) reinforce.p2.average (reinforce.p2.fair) (reinforce.p2.good)
! u12
.=   war.turn.choose  piece=u12 player=p2
? p2  war.action.one  end (move.z2) force.z2 move.z3 force.z3 (move.z4) force.z4 attack.u15 attack.u16 attack.u17 attack.u18 attack.u19 (attack.l2) (attack.l3) ambush intimidate (surround) scout.z2 scout.z3 scout.z4 pin.u15 pin.u16 pin.u17 pin.u18 pin.u19 other.u12 elsewhere.u12 load guard rid.a22 rid.a23 rid.a25 rid.a26 rid.a27 (second)
! elsewhere.u12
? p2  war.adv.general  *battle z1 z2 z3 z4 z5 u5 u6 u7 u9 u11 u13 u14 u15 u16 u17 u18 u19 back
! z1
? p2  war.adv.general  4fate: war.core.total 2
! -1 -1 0 0
? p1  war.core.invoke.order  free.a22.p1 free.a22.p1.reroll (paid.u12.1.p2) (paid.u12.2.p2) (paid.l1.1.p2) (paid.l1.2.p2) (paid.l4.1.p2) (paid.l4.2.p2) (paid.u12.1.p1) (paid.u12.2.p1) (paid.l1.1.p1) (paid.l1.2.p1) (paid.l4.1.p1) (paid.l4.2.p1) *pass
! free.a22.p1.reroll
.    war.core.invoke  player=p1 aspect="Sluice Gates Open" price=free how=reroll
? p2  war.adv.general  4fate: war.core.total 2
! -1 -1 0 -1
.    war.core.total  piece=u12 dice=-3 before=-2
.    war.core.shifts  piece=u12 total=-1 against=2 opposed=yes foe=none shifts=-3 outcome=fail
.    war.core.outcome.advantage  piece=u12 on=z1 aim=thing foe=none result=fail free=0
? p2  war.action.one  end (move.z2) (force.z2) move.z3 (force.z3) (move.z4) (force.z4) (attack.u15) (attack.u16) (attack.u17) (attack.u18) (attack.u19) (attack.l2) (attack.l3) (ambush) (intimidate) (surround) (scout.z2) (scout.z3) (scout.z4) (pin.u15) (pin.u16) (pin.u17) (pin.u18) (pin.u19) (other.u12) (elsewhere.u12) (load) (guard) (rid.a22) (rid.a23) (rid.a25) (rid.a26) (rid.a27) (second)
! end
.    war.turn.end  piece=u12
? p3  war.turn.choose  u16 u17 u19 (u15) (u18) (detach.l2) (detach.l3) reinforce.p3.average (reinforce.p3.fair) (reinforce.p3.good)
! u17
.=   war.turn.choose  piece=u17 player=p3
? p3  war.action.one  end (move.z4) force.z4 attack.u5 attack.u6 attack.u7 attack.u9 attack.u11 attack.u12 attack.u13 attack.u14 (attack.l1) (attack.l4) ambush intimidate (surround) scout.z4 pin.u5 pin.u6 pin.u7 pin.u9 pin.u11 pin.u12 pin.u13 pin.u14 other.u17 elsewhere.u17 load guard rid.a22 rid.a23 rid.a28 second
! attack.u11
.    war.attack.target  piece=u17 target=u11 skill=war-skill(shoot)
? p3+p2  war.attack.shoot  4fate: war.core.total 0; 4fate: war.core.total 0, war.attack.two_zones 2
! 1 0 1 -1  1 1 -1 1
? p3  war.core.invoke.order  free.a28.p3 free.a28.p3.reroll paid.u17.1.p3 paid.u17.1.p3.reroll paid.u17.2.p3 paid.u17.2.p3.reroll paid.u11.1.p3 paid.u11.1.p3.reroll paid.a28.p3 paid.a28.p3.reroll (paid.l2.1.p3) (paid.l2.2.p3) (paid.l3.1.p3) other *pass
! free.a28.p3
.    war.core.invoke  player=p3 aspect=war-aspect-trap price=free how=plus
? p3  war.core.invoke.order  paid.u17.1.p3 paid.u17.1.p3.reroll paid.u17.2.p3 paid.u17.2.p3.reroll paid.u11.1.p3 paid.u11.1.p3.reroll paid.a28.p3 paid.a28.p3.reroll (paid.l2.1.p3) (paid.l2.2.p3) (paid.l3.1.p3) other *pass
! pass
.    war.core.shifts  piece=u17 total=3 against=4 opposed=yes foe=u11 shifts=-1 outcome=fail
.    war.core.outcome.attack  piece=u17 target=u11 result=fail hit=0 player=p3
.    war.turn.end  piece=u17
.=   war.turn.choose  piece=u7 player=p1
? p1  war.action.one  end (move.z2) force.z2 move.z3 force.z3 (move.z4) force.z4 attack.u15 attack.u16 attack.u17 attack.u18 attack.u19 (attack.l2) (attack.l3) ambush intimidate (surround) scout.z2 scout.z3 scout.z4 pin.u15 pin.u16 pin.u17 pin.u18 pin.u19 other.u7 elsewhere.u7 load guard rid.a22 rid.a23 rid.a25 rid.a26 rid.a27 (second)
! attack.u18
.    war.attack.target  piece=u7 target=u18 skill=war-skill(shoot)
? p1+p3  war.attack.shoot  4fate: war.core.total 0; 4fate: war.core.total 0, war.attack.two_zones 2
! 0 1 1 -1  0 1 0 -1
? p3  war.core.invoke.order  paid.u7.1.p3 paid.u7.1.p3.reroll paid.u7.2.p3 paid.u7.2.p3.reroll paid.u18.1.p3 paid.u18.1.p3.reroll paid.u18.2.p3 paid.u18.2.p3.reroll paid.l3.1.p3 paid.l3.1.p3.reroll paid.a28.p3 paid.a28.p3.reroll (paid.l2.1.p3) (paid.l2.2.p3) other *pass
! pass
.    war.core.shifts  piece=u7 total=1 against=2 opposed=yes foe=u18 shifts=-1 outcome=fail
.    war.core.outcome.attack  piece=u7 target=u18 result=fail hit=0 player=p1
.    war.turn.end  piece=u7
? p2  war.turn.choose  u11 u14 (u9) (u12) (u13) (detach.l1) reinforce.p2.average (reinforce.p2.fair) (reinforce.p2.good)
! u14
.=   war.turn.choose  piece=u14 player=p2
? p2  war.action.one  end (move.z2) force.z2 move.z3 force.z3 (move.z4) force.z4 attack.u15 attack.u16 attack.u17 attack.u18 attack.u19 (attack.l2) (attack.l3) ambush intimidate (surround) scout.z2 scout.z3 scout.z4 pin.u15 pin.u16 pin.u17 pin.u18 pin.u19 other.u14 elsewhere.u14 load guard rid.a22 rid.a23 rid.a25 rid.a26 rid.a27 (second)
! attack.u18
.    war.attack.target  piece=u14 target=u18 skill=war-skill(shoot)
? p2+p3  war.attack.shoot  4fate: war.core.total 0; 4fate: war.core.total 0, war.attack.two_zones 2
! 1 0 -1 0  0 -1 0 1
? p3  war.core.invoke.order  paid.u14.1.p3 paid.u14.1.p3.reroll paid.u14.2.p3 paid.u14.2.p3.reroll paid.u18.1.p3 paid.u18.1.p3.reroll paid.u18.2.p3 paid.u18.2.p3.reroll paid.l3.1.p3 paid.l3.1.p3.reroll paid.a28.p3 paid.a28.p3.reroll (paid.l2.1.p3) (paid.l2.2.p3) other *pass
! pass
.    war.core.shifts  piece=u14 total=0 against=2 opposed=yes foe=u18 shifts=-2 outcome=fail
.    war.core.outcome.attack  piece=u14 target=u18 result=fail hit=0 player=p2
.    war.turn.end  piece=u14
? p3  war.turn.choose  u16 u19 (u15) (u17) (u18) (detach.l2) (detach.l3) reinforce.p3.average (reinforce.p3.fair) (reinforce.p3.good)
! u16
.=   war.turn.choose  piece=u16 player=p3
? p3  war.action.one  end (move.z4) force.z4 attack.u5 attack.u6 attack.u7 attack.u9 attack.u11 attack.u12 attack.u13 attack.u14 (attack.l1) (attack.l4) ambush intimidate (surround) scout.z4 pin.u5 pin.u6 pin.u7 pin.u9 pin.u11 pin.u12 pin.u13 pin.u14 other.u16 elsewhere.u16 load guard rid.a22 rid.a23 rid.a28 second
! intimidate
? p3  war.adv.intimidate  self army u5 u6 u7 u9 u11 u12 u13 u14 back
! u5
? p3+p1  war.adv.intimidate  4fate: war.core.total 1; 4fate: war.core.total 1, war.leader.skill_bonus 1
! 0 1 0 -1  0 -1 -1 1
? p3+p1  war.core.invoke.order  paid.u16.1.p3 paid.u16.1.p3.reroll paid.u16.2.p3 paid.u16.2.p3.reroll paid.u16.3.p3 paid.u16.3.p3.reroll paid.u5.1.p3 paid.u5.1.p3.reroll paid.u5.2.p3 paid.u5.2.p3.reroll paid.l4.1.p3 paid.l4.1.p3.reroll paid.l4.2.p3 paid.l4.2.p3.reroll paid.a28.p3 paid.a28.p3.reroll (paid.l2.1.p3) (paid.l2.2.p3) (paid.l3.1.p3) free.a29.p1 free.a29.p1.reroll (paid.u16.1.p1) (paid.u16.2.p1) (paid.u16.3.p1) (paid.u5.1.p1) (paid.u5.2.p1) (paid.l4.1.p1) (paid.l4.2.p1) (paid.a28.p1) (paid.l1.1.p1) (paid.l1.2.p1) (paid.u16.1.p2) (paid.u16.2.p2) (paid.u16.3.p2) (paid.u5.1.p2) (paid.u5.2.p2) (paid.l4.1.p2) (paid.l4.2.p2) (paid.a28.p2) (paid.l1.1.p2) (paid.l1.2.p2) other *pass
! pass
.    war.core.shifts  piece=u16 total=1 against=1 opposed=yes foe=u5 shifts=0 outcome=tie
.    war.core.outcome.advantage  piece=u16 on=u5 aim=foe foe=u5 result=tie free=0
.    war.core.boost  player=p3 aspect=war-boost-unnamed(war-core-outcome-advantage)
? p3  war.action.one  end (move.z4) (force.z4) (attack.u5) (attack.u6) (attack.u7) (attack.u9) (attack.u11) (attack.u12) (attack.u13) (attack.u14) (attack.l1) (attack.l4) (ambush) (intimidate) (surround) (scout.z4) (pin.u5) (pin.u6) (pin.u7) (pin.u9) (pin.u11) (pin.u12) (pin.u13) (pin.u14) (other.u16) (elsewhere.u16) (load) (guard) (rid.a22) (rid.a23) (rid.a28) second
! end
.    war.turn.end  piece=u16
? p2  war.turn.choose  u11 (u9) (u12) (u13) (u14) (detach.l1) reinforce.p2.average (reinforce.p2.fair) (reinforce.p2.good)
! u11
.=   war.turn.choose  piece=u11 player=p2
? p2  war.action.one  end (move.z2) force.z2 move.z3 force.z3 (move.z4) force.z4 attack.u15 attack.u16 attack.u17 attack.u18 attack.u19 (attack.l2) (attack.l3) ambush intimidate (surround) scout.z2 scout.z3 scout.z4 pin.u15 pin.u16 pin.u17 pin.u18 pin.u19 other.u11 elsewhere.u11 load guard rid.a22 rid.a23 rid.a25 rid.a26 rid.a27 (second)
! attack.u18
.    war.attack.target  piece=u11 target=u18 skill=war-skill(shoot)
? p2+p3  war.attack.shoot  4fate: war.core.total 0; 4fate: war.core.total 0, war.attack.two_zones 2
! 1 -1 -1 1  0 1 -1 -1
? p3  war.core.invoke.order  free.a30.p3 free.a30.p3.reroll paid.u11.1.p3 paid.u11.1.p3.reroll paid.u18.1.p3 paid.u18.1.p3.reroll paid.u18.2.p3 paid.u18.2.p3.reroll paid.l3.1.p3 paid.l3.1.p3.reroll paid.a28.p3 paid.a28.p3.reroll (paid.l2.1.p3) (paid.l2.2.p3) other *pass
! pass
.    war.core.shifts  piece=u11 total=0 against=1 opposed=yes foe=u18 shifts=-1 outcome=fail
.    war.core.outcome.attack  piece=u11 target=u18 result=fail hit=0 player=p2
.    war.turn.end  piece=u11
? p3  war.turn.choose  u19 (u15) (u16) (u17) (u18) (detach.l2) (detach.l3) reinforce.p3.average (reinforce.p3.fair) (reinforce.p3.good)
! u19
.=   war.turn.choose  piece=u19 player=p3
? p3  war.action.one  end (move.z4) force.z4 attack.u5 attack.u6 attack.u7 attack.u9 attack.u11 attack.u12 attack.u13 attack.u14 (attack.l1) (attack.l4) ambush intimidate (surround) scout.z4 pin.u5 pin.u6 pin.u7 pin.u9 pin.u11 pin.u12 pin.u13 pin.u14 other.u19 elsewhere.u19 load guard rid.a22 rid.a23 rid.a28 second
! intimidate
? p3  war.adv.intimidate  self army u5 u6 u7 u9 u11 u12 u13 u14 back
! self
? p3  war.adv.intimidate  4fate: war.core.total 1
! -1 -1 1 -1
? p3  war.core.invoke.order  free.a30.p3 free.a30.p3.reroll paid.u19.1.p3 paid.u19.1.p3.reroll paid.u19.2.p3 paid.u19.2.p3.reroll paid.a28.p3 paid.a28.p3.reroll (paid.l2.1.p3) (paid.l2.2.p3) (paid.l3.1.p3) other *pass
! free.a30.p3.reroll
.    war.core.invoke  player=p3 aspect=war-boost-unnamed(war-core-outcome-advantage) price=free how=reroll
? p3  war.adv.intimidate  4fate: war.core.total 1
! -1 -1 -1 -1
.    war.core.total  piece=u19 dice=-4 before=-2
? p3  war.core.invoke.order  paid.u19.1.p3 paid.u19.1.p3.reroll paid.u19.2.p3 paid.u19.2.p3.reroll paid.a28.p3 paid.a28.p3.reroll (paid.l2.1.p3) (paid.l2.2.p3) (paid.l3.1.p3) other *pass
! pass
.    war.core.shifts  piece=u19 total=-3 against=2 opposed=yes foe=none shifts=-5 outcome=fail
.    war.core.outcome.advantage  piece=u19 on=u19 aim=none foe=none result=fail free=0
? p3  war.action.one  end (move.z4) (force.z4) (attack.u5) (attack.u6) (attack.u7) (attack.u9) (attack.u11) (attack.u12) (attack.u13) (attack.u14) (attack.l1) (attack.l4) (ambush) (intimidate) (surround) (scout.z4) (pin.u5) (pin.u6) (pin.u7) (pin.u9) (pin.u11) (pin.u12) (pin.u13) (pin.u14) (other.u19) (elsewhere.u19) (load) (guard) (rid.a22) (rid.a23) (rid.a28) second
! end
.    war.turn.end  piece=u19
.=   war.turn.everyone_once  round=2
? p2  war.turn.choose  u9 u11 u12 u13 u14 detach.l1 reinforce.p2.average (reinforce.p2.fair) (reinforce.p2.good)
^ p3.own=3 the bribe of last autumn
.    ruling war.fate.pools  3 the bribe of last autumn
? p2  war.turn.choose  u9 u11 u12 u13 u14 detach.l1 reinforce.p2.average (reinforce.p2.fair) (reinforce.p2.good)
+ gm
? p3  war.core.situation_aspect  *back add strike hinders compel leader side (reveal) close
! compel
? p3  war.core.compel  p1 p2 p3 back
! p3
? p3  war.core.compel  text
! "The wagons are on fire"
? p3  war.core.compel  *accept refuse
! refuse
.    war.core.compel  player=p3 text="The wagons are on fire" said=yes answer=refuse
? p2  war.turn.choose  u9 u11 u12 u13 u14 detach.l1 reinforce.p2.average (reinforce.p2.fair) (reinforce.p2.good)
! detach.l1
.=   war.turn.choose  piece=l1 player=p2
.    war.leader.attach  leader=l1 piece=u9 how=detach
? p2  war.action.one  end (move.z2) force.z2 move.z3 force.z3 (move.z4) force.z4 duel.l1.l2 provoke.l1.l2 duel.l1.l3 provoke.l1.l3 other.l1 elsewhere.l1 load.l1 (boost.l1) (rally.l1) (attack.u15) (attack.u16) (attack.u17) (attack.u18) (attack.u19) rid.a22 rid.a23 rid.a25 rid.a26 rid.a27 (attach.u9) (attach.u11) (attach.u12) (attach.u13) (attach.u14)
! duel.l1.l2
.    war.attack.target  piece=l1 target=l2 skill=war-skill(shoot)
? p2+p3  war.leader.duel  4fate: war.core.total 2; 4fate: war.core.total 2, war.attack.two_zones 2
! -1 1 -1 0  1 0 1 -1
.    war.core.shifts  piece=l1 total=1 against=5 opposed=yes foe=l2 shifts=-4 outcome=fail
.    war.core.outcome.attack  piece=l1 target=l2 result=fail hit=0 player=p2
.    war.core.boost  player=p3 aspect=war-boost-unnamed(war-core-outcome-defend)
.    war.turn.end  piece=l1
? p3  war.turn.choose  u15 u16 u17 u18 u19 detach.l2 detach.l3 reinforce.p3.average (reinforce.p3.fair) (reinforce.p3.good)
! reinforce.p3.average
? p3  war.unit.average  1..1 of athletics drive pilot stealth fight provoke shoot notice will
! athletics
? p3  war.unit.name_aspect  text
! ""
? p3  war.opt.reinforcements  z5
! z5
.    war.opt.reinforcements  piece=u32 zone=z5
? p3  war.turn.choose  u15 u16 u17 u18 u19 (u32) detach.l2 detach.l3
! u15
.=   war.turn.choose  piece=u15 player=p3
? p3  war.action.one  end (move.z4) force.z4 attack.u5 attack.u6 attack.u7 attack.u9 attack.u11 attack.u12 attack.u13 attack.u14 (attack.l1) (attack.l4) ambush intimidate (surround) scout.z4 pin.u5 pin.u6 pin.u7 pin.u9 pin.u11 pin.u12 pin.u13 pin.u14 other.u15 elsewhere.u15 load guard rid.a22 rid.a23 rid.a28 (second) give.l2 boost.l2 (rally.l2) other.l2 elsewhere.l2 duel.l2.l1 provoke.l2.l1 duel.l2.l4 provoke.l2.l4 detach.l2
! other.l2
? p3  war.adv.general  4fate: war.core.total 3
! 0 0 0 -1
? p3  war.core.invoke.order  free.a31.p3 free.a31.p3.reroll paid.l2.1.p3 paid.l2.1.p3.reroll paid.l2.2.p3 paid.l2.2.p3.reroll paid.a28.p3 paid.a28.p3.reroll other *pass
! pass
.    war.core.shifts  piece=l2 total=2 against=2 opposed=yes foe=none shifts=0 outcome=tie
.    war.core.outcome.advantage  piece=l2 on=l2 aim=none foe=none result=tie free=0
.    war.core.boost  player=p3 aspect=war-boost-unnamed(war-core-outcome-advantage)
? p3  war.action.one  end (move.z4) force.z4 attack.u5 attack.u6 attack.u7 attack.u9 attack.u11 attack.u12 attack.u13 attack.u14 (attack.l1) (attack.l4) ambush intimidate (surround) scout.z4 pin.u5 pin.u6 pin.u7 pin.u9 pin.u11 pin.u12 pin.u13 pin.u14 other.u15 elsewhere.u15 load guard rid.a22 rid.a23 rid.a28 (second) (give.l2) (boost.l2) (rally.l2) (other.l2) (elsewhere.l2) (duel.l2.l1) (provoke.l2.l1) (duel.l2.l4) (provoke.l2.l4) detach.l2
! detach.l2
.    war.leader.attach  leader=l2 piece=u15 how=detach
? p3  war.action.one  end (move.z4) force.z4 attack.u5 attack.u6 attack.u7 attack.u9 attack.u11 attack.u12 attack.u13 attack.u14 (attack.l1) (attack.l4) ambush intimidate (surround) scout.z4 pin.u5 pin.u6 pin.u7 pin.u9 pin.u11 pin.u12 pin.u13 pin.u14 other.u15 elsewhere.u15 load guard rid.a22 rid.a23 rid.a28 second (attach.l2)
! pin.u12
? p3+p2  war.adv.pin  4fate: war.core.total 2; 4fate: war.core.total 1, war.attack.two_zones 2
! -1 0 1 1  -1 -1 -1 -1
.    war.core.shifts  piece=u15 total=3 against=-1 opposed=yes foe=u12 shifts=4 outcome=style
.    war.core.outcome.advantage  piece=u15 on=u12 aim=foe foe=u12 result=style free=2
.    war.core.situation_aspect  player=p3 aspect=war-aspect-pinned(u15) on=u12 change=new before=none
? p3  war.action.one  end (move.z4) (force.z4) (attack.u5) (attack.u6) (attack.u7) (attack.u9) (attack.u11) (attack.u12) (attack.u13) (attack.u14) (attack.l1) (attack.l4) (ambush) (intimidate) (surround) (scout.z4) (pin.u5) (pin.u6) (pin.u7) (pin.u9) (pin.u11) (keep.a34) (pin.u13) (pin.u14) (other.u15) (elsewhere.u15) (load) (guard) (rid.a22) (rid.a23) (rid.a28) second (attach.l2)
! end
.    war.turn.end  piece=u15
? p1  war.turn.choose  u5 u6 u7 detach.l4
! u5
.=   war.turn.choose  piece=u5 player=p1
? p1  war.action.one  end (move.z2) force.z2 move.z3 force.z3 (move.z4) force.z4 attack.u15 attack.u16 attack.u17 attack.u18 attack.u19 attack.u32 (attack.l2) (attack.l3) ambush intimidate (surround) scout.z2 scout.z3 scout.z4 pin.u15 pin.u16 pin.u17 pin.u18 pin.u19 pin.u32 other.u5 elsewhere.u5 load guard rid.a22 rid.a23 rid.a25 rid.a26 rid.a27 (second) give.l4 boost.l4 (rally.l4) other.l4 elsewhere.l4 duel.l4.l2 provoke.l4.l2 duel.l4.l3 provoke.l4.l3 detach.l4
! boost.l4
.    war.leader.boost  leader=l4 piece=u5 placed=yes
.    war.core.boost  player=p1 aspect=war-boost-unnamed(war-leader-boost)
? p1  war.action.one  end (move.z2) force.z2 move.z3 force.z3 (move.z4) force.z4 attack.u15 attack.u16 attack.u17 attack.u18 attack.u19 attack.u32 (attack.l2) (attack.l3) ambush intimidate (surround) scout.z2 scout.z3 scout.z4 pin.u15 pin.u16 pin.u17 pin.u18 pin.u19 pin.u32 other.u5 elsewhere.u5 load guard rid.a22 rid.a23 rid.a25 rid.a26 rid.a27 (second) (give.l4) (boost.l4) (rally.l4) (other.l4) (elsewhere.l4) (duel.l4.l2) (provoke.l4.l2) (duel.l4.l3) (provoke.l4.l3) detach.l4
! force.z4
? p1  war.over.terrain  4fate: war.core.total 1, war.leader.skill_bonus 1
! 0 1 0 0
? p1+p3  war.core.invoke.order  free.a29.p1 free.a29.p1.reroll free.a35.p1 free.a35.p1.reroll (paid.u5.1.p1) (paid.u5.2.p1) (paid.l4.1.p1) (paid.l4.2.p1) (paid.a22.p1) (paid.a23.p1) (paid.l1.1.p1) (paid.l1.2.p1) (paid.u5.1.p2) (paid.u5.2.p2) (paid.l4.1.p2) (paid.l4.2.p2) (paid.a22.p2) (paid.a23.p2) (paid.l1.1.p2) (paid.l1.2.p2) free.a31.p3.ground free.a33.p3.ground free.a34.p3.ground paid.u5.1.p3.ground paid.u5.2.p3.ground paid.l4.1.p3.ground paid.l4.2.p3.ground paid.a22.p3.ground paid.a23.p3.ground other *pass
! free.a29.p1
.    war.core.invoke  player=p1 aspect=war-boost-unnamed(war-leader-boost) price=free how=plus
? p3  war.core.invoke.order  free.a31.p3.ground free.a33.p3.ground free.a34.p3.ground paid.u5.1.p3.ground paid.u5.2.p3.ground paid.l4.1.p3.ground paid.l4.2.p3.ground paid.a22.p3.ground paid.a23.p3.ground other *pass
! pass
.    war.core.shifts  piece=u5 total=5 against=2 opposed=yes foe=none shifts=3 outcome=style
.    war.over.result  piece=u5 zone=z4 result=style foe=none
.    war.core.boost  player=p1 aspect=war-boost-unnamed(war-core-outcome-overcome)
? p1  war.action.one  end (move.z2) (force.z2) move.z3 (force.z3) (move.z5) (force.z5) move.z1 (force.z1) (attack.u15) (attack.u16) (attack.u17) (attack.u18) (attack.u19) (attack.u32) (attack.l2) (attack.l3) (ambush) (intimidate) (surround) (scout.z2) (scout.z3) (scout.z5) (scout.z1) (pin.u15) (pin.u16) (pin.u17) (pin.u18) (pin.u19) (pin.u32) (other.u5) (elsewhere.u5) (load) (guard) (rid.a22) (rid.a23) (rid.a25) (rid.a26) (rid.a27) (rid.a28) (second) (give.l4) (boost.l4) (rally.l4) (other.l4) (elsewhere.l4) (duel.l4.l2) (provoke.l4.l2) (duel.l4.l3) (provoke.l4.l3) detach.l4
! end
.    war.turn.end  piece=u5
? p2  war.turn.choose  u9 u11 u12 u13 u14 (l1) reinforce.p2.average (reinforce.p2.fair) (reinforce.p2.good)
! u9
.=   war.turn.choose  piece=u9 player=p2
? p2  war.action.one  end (move.z2) force.z2 move.z3 force.z3 (move.z4) force.z4 attack.u15 attack.u16 attack.u17 attack.u18 attack.u19 attack.u32 (attack.l2) (attack.l3) ambush intimidate (surround) scout.z2 scout.z3 (scout.z4) pin.u15 pin.u16 pin.u17 pin.u18 pin.u19 pin.u32 other.u9 elsewhere.u9 load guard rid.a22 rid.a23 rid.a25 rid.a26 rid.a27 (second) (attach.l1)
! pin.u16
? p2+p3  war.adv.pin  4fate: war.core.total 2; 4fate: war.core.total 2, war.attack.two_zones 2
! -1 1 1 -1  1 0 1 0
? p1  war.core.invoke.order  free.a36.p1 free.a36.p1.reroll (paid.u9.1.p2) (paid.u9.2.p2) (paid.u9.3.p2) (paid.u16.1.p2) (paid.u16.2.p2) (paid.u16.3.p2) (paid.a28.p2) (paid.l1.1.p2) (paid.l1.2.p2) (paid.u9.1.p1) (paid.u9.2.p1) (paid.u9.3.p1) (paid.u16.1.p1) (paid.u16.2.p1) (paid.u16.3.p1) (paid.a28.p1) (paid.l1.1.p1) (paid.l1.2.p1) *pass
! pass
.    war.core.shifts  piece=u9 total=2 against=6 opposed=yes foe=u16 shifts=-4 outcome=fail
.    war.core.outcome.advantage  piece=u9 on=u16 aim=foe foe=u16 result=fail free=0
.    war.core.boost  player=p3 aspect=war-boost-unnamed(war-core-outcome-defend)
? p2  war.action.one  end (move.z2) (force.z2) move.z3 (force.z3) (move.z4) (force.z4) (attack.u15) (attack.u16) (attack.u17) (attack.u18) (attack.u19) (attack.u32) (attack.l2) (attack.l3) (ambush) (intimidate) (surround) (scout.z2) (scout.z3) (scout.z4) (pin.u15) (pin.u16) (pin.u17) (pin.u18) (pin.u19) (pin.u32) (other.u9) (elsewhere.u9) (load) (guard) (rid.a22) (rid.a23) (rid.a25) (rid.a26) (rid.a27) (second) (attach.l1)
! end
.    war.turn.end  piece=u9
? p3  war.turn.choose  u16 u17 u18 u19 (u15) (u32) (l2) detach.l3
! u18
.=   war.turn.choose  piece=u18 player=p3
? p3  war.action.one  end (move.z4) force.z4 attack.u5 attack.u6 attack.u7 attack.u9 attack.u11 attack.u12 attack.u13 attack.u14 (attack.l1) (attack.l4) ambush intimidate (surround) (scout.z4) pin.u5 pin.u6 pin.u7 pin.u9 pin.u11 pin.u12 pin.u13 pin.u14 other.u18 elsewhere.u18 load guard rid.a22 rid.a23 rid.a28 (second) give.l3 boost.l3 (rally.l3) other.l3 elsewhere.l3 duel.l3.l1 provoke.l3.l1 duel.l3.l4 provoke.l3.l4 detach.l3 (attach.l2)
! attack.u11
.    war.attack.target  piece=u18 target=u11 skill=war-skill(shoot)
? p3+p2  war.attack.shoot  4fate: war.core.total 1, war.leader.skill_bonus 1; 4fate: war.core.total 0, war.attack.two_zones 2
! 0 0 1 0  1 0 1 1
? p3+p1  war.core.invoke.order  free.a31.p3 free.a31.p3.reroll free.a33.p3 free.a33.p3.reroll free.a34.p3 free.a34.p3.reroll free.a37.p3 free.a37.p3.reroll paid.u18.1.p3 paid.u18.1.p3.reroll paid.u18.2.p3 paid.u18.2.p3.reroll paid.l3.1.p3 paid.l3.1.p3.reroll paid.u11.1.p3 paid.u11.1.p3.reroll paid.a28.p3 paid.a28.p3.reroll (paid.l2.1.p3) (paid.l2.2.p3) free.a36.p1 free.a36.p1.reroll (paid.u18.1.p2) (paid.u18.2.p2) (paid.l3.1.p2) (paid.u11.1.p2) (paid.a28.p2) (paid.l1.1.p2) (paid.l1.2.p2) (paid.u18.1.p1) (paid.u18.2.p1) (paid.l3.1.p1) (paid.u11.1.p1) (paid.a28.p1) (paid.l1.1.p1) (paid.l1.2.p1) other *pass
! free.a31.p3
.    war.core.invoke  player=p3 aspect=war-boost-unnamed(war-core-outcome-defend) price=free how=plus
? p3+p1  war.core.invoke.order  free.a33.p3 free.a33.p3.reroll free.a34.p3 free.a34.p3.reroll free.a37.p3 free.a37.p3.reroll paid.u18.1.p3 paid.u18.1.p3.reroll paid.u18.2.p3 paid.u18.2.p3.reroll paid.l3.1.p3 paid.l3.1.p3.reroll paid.u11.1.p3 paid.u11.1.p3.reroll paid.a28.p3 paid.a28.p3.reroll (paid.l2.1.p3) (paid.l2.2.p3) free.a36.p1 free.a36.p1.reroll (paid.u18.1.p2) (paid.u18.2.p2) (paid.l3.1.p2) (paid.u11.1.p2) (paid.a28.p2) (paid.l1.1.p2) (paid.l1.2.p2) (paid.u18.1.p1) (paid.u18.2.p1) (paid.l3.1.p1) (paid.u11.1.p1) (paid.a28.p1) (paid.l1.1.p1) (paid.l1.2.p1) other *pass
! free.a33.p3
.    war.core.invoke  player=p3 aspect=war-boost-unnamed(war-core-outcome-advantage) price=free how=plus
? p3+p1  war.core.invoke.order  free.a34.p3 free.a34.p3.reroll free.a37.p3 free.a37.p3.reroll paid.u18.1.p3 paid.u18.1.p3.reroll paid.u18.2.p3 paid.u18.2.p3.reroll paid.l3.1.p3 paid.l3.1.p3.reroll paid.u11.1.p3 paid.u11.1.p3.reroll paid.a28.p3 paid.a28.p3.reroll (paid.l2.1.p3) (paid.l2.2.p3) free.a36.p1 free.a36.p1.reroll (paid.u18.1.p2) (paid.u18.2.p2) (paid.l3.1.p2) (paid.u11.1.p2) (paid.a28.p2) (paid.l1.1.p2) (paid.l1.2.p2) (paid.u18.1.p1) (paid.u18.2.p1) (paid.l3.1.p1) (paid.u11.1.p1) (paid.a28.p1) (paid.l1.1.p1) (paid.l1.2.p1) other *pass
! free.a36.p1
.    war.core.invoke  player=p1 aspect=war-boost-unnamed(war-core-outcome-overcome) price=free how=plus
? p3  war.core.invoke.order  free.a34.p3 free.a34.p3.reroll free.a37.p3 free.a37.p3.reroll paid.u18.1.p3 paid.u18.1.p3.reroll paid.u18.2.p3 paid.u18.2.p3.reroll paid.l3.1.p3 paid.l3.1.p3.reroll paid.u11.1.p3 paid.u11.1.p3.reroll paid.a28.p3 paid.a28.p3.reroll (paid.l2.1.p3) (paid.l2.2.p3) other *pass
! free.a34.p3
.    war.core.invoke  player=p3 aspect=war-aspect-pinned(u15) price=free how=plus
? p3  war.core.invoke.order  free.a34.p3 free.a34.p3.reroll free.a37.p3 free.a37.p3.reroll paid.u18.1.p3 paid.u18.1.p3.reroll paid.u18.2.p3 paid.u18.2.p3.reroll paid.l3.1.p3 paid.l3.1.p3.reroll paid.u11.1.p3 paid.u11.1.p3.reroll paid.a28.p3 paid.a28.p3.reroll (paid.l2.1.p3) (paid.l2.2.p3) other *pass
! free.a34.p3
.    war.core.invoke  player=p3 aspect=war-aspect-pinned(u15) price=free how=plus
? p3  war.core.invoke.order  free.a37.p3 free.a37.p3.reroll paid.u18.1.p3 paid.u18.1.p3.reroll paid.u18.2.p3 paid.u18.2.p3.reroll paid.l3.1.p3 paid.l3.1.p3.reroll paid.u11.1.p3 paid.u11.1.p3.reroll paid.a28.p3 paid.a28.p3.reroll (paid.l2.1.p3) (paid.l2.2.p3) other *pass
! pass
.    war.core.shifts  piece=u18 total=11 against=7 opposed=yes foe=u11 shifts=4 outcome=style
? p3  war.core.outcome.attack  *full less
! full
.    war.core.outcome.attack  piece=u18 target=u11 result=hit hit=4 player=p3
.    war.harm.absorb  piece=u11 hit=4
.    war.harm.average  piece=u11 player=p3
? p3  war.action.one  end (move.z4) (force.z4) (attack.u5) (attack.u6) (attack.u7) (attack.u9) (attack.u12) (attack.u13) (attack.u14) (attack.l1) (attack.l4) (ambush) (intimidate) (surround) (scout.z4) (pin.u5) (pin.u6) (pin.u7) (pin.u9) (pin.u12) (pin.u13) (pin.u14) (other.u18) (elsewhere.u18) (load) (guard) (rid.a22) (rid.a23) (rid.a28) (second) (give.l3) (boost.l3) (rally.l3) (other.l3) (elsewhere.l3) duel.l3.l1 provoke.l3.l1 duel.l3.l4 provoke.l3.l4 (detach.l3) (attach.l2)
! duel.l3.l1
.    war.attack.target  piece=l3 target=l1 skill=war-skill(shoot)
? p3+p2  war.leader.duel  4fate: war.core.total 0; 4fate: war.core.total 1, war.attack.two_zones 2
! 1 1 1 -1  0 0 0 1
? p3  war.core.invoke.order  free.a37.p3 free.a37.p3.reroll paid.l3.1.p3 paid.l3.1.p3.reroll paid.l1.1.p3 paid.l1.1.p3.reroll paid.l1.2.p3 paid.l1.2.p3.reroll paid.a28.p3 paid.a28.p3.reroll other *pass
! free.a37.p3
.    war.core.invoke  player=p3 aspect=war-boost-unnamed(war-core-outcome-defend) price=free how=plus
? p3  war.core.invoke.order  paid.l3.1.p3 paid.l3.1.p3.reroll paid.l1.1.p3 paid.l1.1.p3.reroll paid.l1.2.p3 paid.l1.2.p3.reroll paid.a28.p3 paid.a28.p3.reroll other *pass
! pass
.    war.core.shifts  piece=l3 total=4 against=4 opposed=yes foe=l1 shifts=0 outcome=tie
.    war.core.outcome.attack  piece=l3 target=l1 result=tie hit=0 player=p3
.    war.core.boost  player=p3 aspect=war-boost-unnamed(war-core-outcome-attack)
.    war.turn.end  piece=u18
? p1  war.turn.choose  u6 u7 (u5) (detach.l4)
! u7
.=   war.turn.choose  piece=u7 player=p1
? p1  war.action.one  end (move.z2) force.z2 move.z3 force.z3 (move.z4) force.z4 attack.u15 attack.u16 attack.u17 attack.u18 attack.u19 attack.u32 (attack.l2) (attack.l3) ambush intimidate (surround) scout.z2 scout.z3 (scout.z4) pin.u15 pin.u16 pin.u17 pin.u18 pin.u19 pin.u32 other.u7 elsewhere.u7 load guard rid.a22 rid.a23 rid.a25 rid.a26 rid.a27 (second)
! attack.u32
.    war.attack.target  piece=u7 target=u32 skill=war-skill(shoot)
? p1+p3  war.attack.shoot  4fate: war.core.total 0; 4fate: war.core.total 1, war.attack.two_zones 2
! 0 1 0 0  0 -1 0 -1
? p3  war.core.invoke.order  free.a38.p3 free.a38.p3.reroll paid.u7.1.p3 paid.u7.1.p3.reroll paid.u7.2.p3 paid.u7.2.p3.reroll paid.u32.1.p3 paid.u32.1.p3.reroll paid.a28.p3 paid.a28.p3.reroll (paid.l2.1.p3) (paid.l2.2.p3) (paid.l3.1.p3) other *pass
! pass
.    war.core.shifts  piece=u7 total=1 against=1 opposed=yes foe=u32 shifts=0 outcome=tie
.    war.core.outcome.attack  piece=u7 target=u32 result=tie hit=0 player=p1
.    war.core.boost  player=p1 aspect=war-boost-unnamed(war-core-outcome-attack)
.    war.turn.end  piece=u7
? p2  war.turn.choose  u12 u13 u14 (u9) (l1) reinforce.p2.average (reinforce.p2.fair) (reinforce.p2.good)
! u13
.=   war.turn.choose  piece=u13 player=p2
? p2  war.action.one  end (move.z2) force.z2 move.z3 force.z3 (move.z4) force.z4 attack.u15 attack.u16 attack.u17 attack.u18 attack.u19 attack.u32 (attack.l2) (attack.l3) ambush intimidate (surround) scout.z2 scout.z3 (scout.z4) pin.u15 pin.u16 pin.u17 pin.u18 pin.u19 pin.u32 other.u13 elsewhere.u13 load guard rid.a22 rid.a23 rid.a25 rid.a26 rid.a27 (second) (attach.l1)
! attack.u32
.    war.attack.target  piece=u13 target=u32 skill=war-skill(shoot)
? p2+p3  war.attack.shoot  4fate: war.core.total 0; 4fate: war.core.total 1, war.attack.two_zones 2
! 1 -1 0 -1  0 1 1 -1
? p1  war.core.invoke.order  free.a39.p1 free.a39.p1.reroll (paid.u13.1.p2) (paid.u13.2.p2) (paid.u32.1.p2) (paid.a28.p2) (paid.l1.1.p2) (paid.l1.2.p2) (paid.u13.1.p1) (paid.u13.2.p1) (paid.u32.1.p1) (paid.a28.p1) (paid.l1.1.p1) (paid.l1.2.p1) *pass
! pass
.    war.core.shifts  piece=u13 total=-1 against=4 opposed=yes foe=u32 shifts=-5 outcome=fail
.    war.core.outcome.attack  piece=u13 target=u32 result=fail hit=0 player=p2
.    war.core.boost  player=p3 aspect=war-boost-unnamed(war-core-outcome-defend)
.    war.turn.end  piece=u13
? p3  war.turn.choose  u16 u17 u19 (u15) (u18) (u32) (l2) (detach.l3)
! u16
.=   war.turn.choose  piece=u16 player=p3
? p3  war.action.one  end (move.z4) force.z4 attack.u5 attack.u6 attack.u7 attack.u9 attack.u12 attack.u13 attack.u14 (attack.l1) (attack.l4) ambush intimidate (surround) (scout.z4) pin.u5 pin.u6 pin.u7 pin.u9 pin.u12 pin.u13 pin.u14 other.u16 elsewhere.u16 load guard rid.a22 rid.a23 rid.a28 second (attach.l2)
! force.z4
? p1  war.over.enemy  *u5 u5.fight u5.will waive
! u5
? p3+p1  war.over.enemy  4fate: war.core.total 2; 4fate: war.core.total 1, war.leader.skill_bonus 1
! -1 1 0 -1  -1 1 0 0
? p3+p1  war.core.invoke.order  free.a38.p3 free.a38.p3.reroll free.a40.p3 free.a40.p3.reroll paid.u16.1.p3 paid.u16.1.p3.reroll paid.u16.2.p3 paid.u16.2.p3.reroll paid.u16.3.p3 paid.u16.3.p3.reroll paid.u5.1.p3 paid.u5.1.p3.reroll paid.u5.2.p3 paid.u5.2.p3.reroll paid.l4.1.p3 paid.l4.1.p3.reroll paid.l4.2.p3 paid.l4.2.p3.reroll paid.a22.p3 paid.a22.p3.reroll paid.a23.p3 paid.a23.p3.reroll paid.a28.p3 paid.a28.p3.reroll (paid.l2.1.p3) (paid.l2.2.p3) (paid.l3.1.p3) free.a35.p1 free.a35.p1.ground free.a35.p1.reroll free.a39.p1 free.a39.p1.ground free.a39.p1.reroll (paid.u16.1.p1) (paid.u16.2.p1) (paid.u16.3.p1) (paid.u5.1.p1) (paid.u5.2.p1) (paid.l4.1.p1) (paid.l4.2.p1) (paid.a22.p1) (paid.a23.p1) (paid.a28.p1) (paid.u16.1.p2) (paid.u16.2.p2) (paid.u16.3.p2) (paid.u5.1.p2) (paid.u5.2.p2) (paid.l4.1.p2) (paid.l4.2.p2) (paid.a22.p2) (paid.a23.p2) (paid.a28.p2) other *pass
! free.a38.p3.reroll
.    war.core.invoke  player=p3 aspect=war-boost-unnamed(war-core-outcome-attack) price=free how=reroll
? p3  war.over.enemy  4fate: war.core.total 2
! 0 0 -1 1
.    war.core.total  piece=u16 dice=0 before=-1
? p3+p1  war.core.invoke.order  free.a40.p3 free.a40.p3.reroll paid.u16.1.p3 paid.u16.1.p3.reroll paid.u16.2.p3 paid.u16.2.p3.reroll paid.u16.3.p3 paid.u16.3.p3.reroll paid.u5.1.p3 paid.u5.1.p3.reroll paid.u5.2.p3 paid.u5.2.p3.reroll paid.l4.1.p3 paid.l4.1.p3.reroll paid.l4.2.p3 paid.l4.2.p3.reroll paid.a22.p3 paid.a22.p3.reroll paid.a23.p3 paid.a23.p3.reroll paid.a28.p3 paid.a28.p3.reroll (paid.l2.1.p3) (paid.l2.2.p3) (paid.l3.1.p3) free.a35.p1 free.a35.p1.ground free.a35.p1.reroll free.a39.p1 free.a39.p1.ground free.a39.p1.reroll (paid.u16.1.p1) (paid.u16.2.p1) (paid.u16.3.p1) (paid.u5.1.p1) (paid.u5.2.p1) (paid.l4.1.p1) (paid.l4.2.p1) (paid.a22.p1) (paid.a23.p1) (paid.a28.p1) (paid.u16.1.p2) (paid.u16.2.p2) (paid.u16.3.p2) (paid.u5.1.p2) (paid.u5.2.p2) (paid.l4.1.p2) (paid.l4.2.p2) (paid.a22.p2) (paid.a23.p2) (paid.a28.p2) other *pass
! free.a40.p3
.    war.core.invoke  player=p3 aspect=war-boost-unnamed(war-core-outcome-defend) price=free how=plus
? p3+p1  war.core.invoke.order  paid.u16.1.p3 paid.u16.1.p3.reroll paid.u16.2.p3 paid.u16.2.p3.reroll paid.u16.3.p3 paid.u16.3.p3.reroll paid.u5.1.p3 paid.u5.1.p3.reroll paid.u5.2.p3 paid.u5.2.p3.reroll paid.l4.1.p3 paid.l4.1.p3.reroll paid.l4.2.p3 paid.l4.2.p3.reroll paid.a22.p3 paid.a22.p3.reroll paid.a23.p3 paid.a23.p3.reroll paid.a28.p3 paid.a28.p3.reroll (paid.l2.1.p3) (paid.l2.2.p3) (paid.l3.1.p3) free.a35.p1 free.a35.p1.ground free.a35.p1.reroll free.a39.p1 free.a39.p1.ground free.a39.p1.reroll (paid.u16.1.p1) (paid.u16.2.p1) (paid.u16.3.p1) (paid.u5.1.p1) (paid.u5.2.p1) (paid.l4.1.p1) (paid.l4.2.p1) (paid.a22.p1) (paid.a23.p1) (paid.a28.p1) (paid.u16.1.p2) (paid.u16.2.p2) (paid.u16.3.p2) (paid.u5.1.p2) (paid.u5.2.p2) (paid.l4.1.p2) (paid.l4.2.p2) (paid.a22.p2) (paid.a23.p2) (paid.a28.p2) other *pass
! free.a35.p1
.    war.core.invoke  player=p1 aspect=war-boost-unnamed(war-leader-boost) price=free how=plus
? p3+p1  war.core.invoke.order  paid.u16.1.p3 paid.u16.1.p3.reroll paid.u16.2.p3 paid.u16.2.p3.reroll paid.u16.3.p3 paid.u16.3.p3.reroll paid.u5.1.p3 paid.u5.1.p3.reroll paid.u5.2.p3 paid.u5.2.p3.reroll paid.l4.1.p3 paid.l4.1.p3.reroll paid.l4.2.p3 paid.l4.2.p3.reroll paid.a22.p3 paid.a22.p3.reroll paid.a23.p3 paid.a23.p3.reroll paid.a28.p3 paid.a28.p3.reroll (paid.l2.1.p3) (paid.l2.2.p3) (paid.l3.1.p3) free.a39.p1 free.a39.p1.ground free.a39.p1.reroll (paid.u16.1.p1) (paid.u16.2.p1) (paid.u16.3.p1) (paid.u5.1.p1) (paid.u5.2.p1) (paid.l4.1.p1) (paid.l4.2.p1) (paid.a22.p1) (paid.a23.p1) (paid.a28.p1) (paid.u16.1.p2) (paid.u16.2.p2) (paid.u16.3.p2) (paid.u5.1.p2) (paid.u5.2.p2) (paid.l4.1.p2) (paid.l4.2.p2) (paid.a22.p2) (paid.a23.p2) (paid.a28.p2) other *pass
! paid.u16.1.p3
.    war.core.invoke  player=p3 aspect=war-name-orcs-iron price=paid how=plus
? p3+p1  war.core.invoke.order  (paid.u16.1.p3) paid.u16.2.p3 paid.u16.2.p3.reroll paid.u16.3.p3 paid.u16.3.p3.reroll paid.u5.1.p3 paid.u5.1.p3.reroll paid.u5.2.p3 paid.u5.2.p3.reroll paid.l4.1.p3 paid.l4.1.p3.reroll paid.l4.2.p3 paid.l4.2.p3.reroll paid.a22.p3 paid.a22.p3.reroll paid.a23.p3 paid.a23.p3.reroll paid.a28.p3 paid.a28.p3.reroll (paid.l2.1.p3) (paid.l2.2.p3) (paid.l3.1.p3) free.a39.p1 free.a39.p1.ground free.a39.p1.reroll (paid.u16.1.p1) (paid.u16.2.p1) (paid.u16.3.p1) (paid.u5.1.p1) (paid.u5.2.p1) (paid.l4.1.p1) (paid.l4.2.p1) (paid.a22.p1) (paid.a23.p1) (paid.a28.p1) (paid.u16.1.p2) (paid.u16.2.p2) (paid.u16.3.p2) (paid.u5.1.p2) (paid.u5.2.p2) (paid.l4.1.p2) (paid.l4.2.p2) (paid.a22.p2) (paid.a23.p2) (paid.a28.p2) other *pass
! free.a39.p1
.    war.core.invoke  player=p1 aspect=war-boost-unnamed(war-core-outcome-attack) price=free how=plus
? p3  war.core.invoke.order  (paid.u16.1.p3) paid.u16.2.p3 paid.u16.2.p3.reroll paid.u16.3.p3 paid.u16.3.p3.reroll paid.u5.1.p3 paid.u5.1.p3.reroll paid.u5.2.p3 paid.u5.2.p3.reroll paid.l4.1.p3 paid.l4.1.p3.reroll paid.l4.2.p3 paid.l4.2.p3.reroll paid.a22.p3 paid.a22.p3.reroll paid.a23.p3 paid.a23.p3.reroll paid.a28.p3 paid.a28.p3.reroll (paid.l2.1.p3) (paid.l2.2.p3) (paid.l3.1.p3) other *pass
! pass
.    war.core.shifts  piece=u16 total=6 against=6 opposed=yes foe=u5 shifts=0 outcome=tie
.    war.over.result  piece=u16 zone=z4 result=tie foe=u5
? p3  war.core.cost.minor  *boost boost.p2 detail
! boost
.    war.core.boost  player=p1 aspect=war-boost-unnamed(war-core-cost-minor)
? p3  war.action.one  end (move.z2) (force.z2) move.z3 (force.z3) move.z5 (force.z5) (move.z1) (force.z1) (attack.u5) (attack.u6) (attack.u7) (attack.u9) (attack.u12) (attack.u13) (attack.u14) (attack.l1) (attack.l4) (ambush) (intimidate) (surround) (scout.z2) (scout.z3) (scout.z5) (scout.z1) (pin.u5) (pin.u6) (pin.u7) (pin.u9) (pin.u12) (pin.u13) (pin.u14) (other.u16) (elsewhere.u16) (load) (guard) (rid.a22) (rid.a23) (rid.a25) (rid.a26) (rid.a27) (rid.a28) second (attach.l2)
! end
.    war.turn.end  piece=u16
.=   war.turn.choose  piece=u6 player=p1
? p1  war.action.one  end (move.z2) force.z2 move.z3 force.z3 (move.z4) force.z4 attack.u15 attack.u16 attack.u17 attack.u18 attack.u19 attack.u32 (attack.l2) (attack.l3) ambush intimidate (surround) scout.z2 scout.z3 (scout.z4) pin.u15 pin.u16 pin.u17 pin.u18 pin.u19 pin.u32 other.u6 elsewhere.u6 load guard rid.a22 rid.a23 rid.a25 rid.a26 rid.a27 (second)
! attack.u32
.    war.attack.target  piece=u6 target=u32 skill=war-skill(shoot)
? p1+p3  war.attack.shoot  4fate: war.core.total 2; 4fate: war.core.total 1, war.attack.two_zones 2
! 1 -1 0 -1  0 0 -1 0
? p1+p3  war.core.invoke.order  free.a41.p1 free.a41.p1.reroll (paid.u6.1.p1) (paid.u6.2.p1) (paid.u32.1.p1) (paid.a28.p1) (paid.l1.1.p1) (paid.l1.2.p1) (paid.u6.1.p2) (paid.u6.2.p2) (paid.u32.1.p2) (paid.a28.p2) (paid.l1.1.p2) (paid.l1.2.p2) paid.u6.1.p3 paid.u6.1.p3.reroll (paid.u6.2.p3) paid.u32.1.p3 paid.u32.1.p3.reroll paid.a28.p3 paid.a28.p3.reroll (paid.l2.1.p3) (paid.l2.2.p3) (paid.l3.1.p3) other *pass
! free.a41.p1.reroll
.    war.core.invoke  player=p1 aspect=war-boost-unnamed(war-core-cost-minor) price=free how=reroll
? p1  war.attack.shoot  4fate: war.core.total 2
! 0 0 1 1
.    war.core.total  piece=u6 dice=2 before=-1
? p3  war.core.invoke.order  paid.u6.1.p3 paid.u6.1.p3.reroll (paid.u6.2.p3) paid.u32.1.p3 paid.u32.1.p3.reroll paid.a28.p3 paid.a28.p3.reroll (paid.l2.1.p3) (paid.l2.2.p3) (paid.l3.1.p3) other *pass
! paid.u32.1.p3.reroll
.    war.core.invoke  player=p3 aspect=war-unit-unnamed(athletics,average) price=paid how=reroll
? p3  war.attack.shoot  4fate: war.core.total 1, war.attack.two_zones 2
! 1 0 1 -1
.    war.core.total  piece=u32 dice=1 before=-1
.    war.core.shifts  piece=u6 total=4 against=4 opposed=yes foe=u32 shifts=0 outcome=tie
.    war.core.outcome.attack  piece=u6 target=u32 result=tie hit=0 player=p1
.    war.core.boost  player=p1 aspect=war-boost-unnamed(war-core-outcome-attack)
.    war.turn.end  piece=u6
? p2  war.turn.choose  u12 u14 (u9) (u13) (l1) reinforce.p2.average (reinforce.p2.fair) (reinforce.p2.good)
! u14
.=   war.turn.choose  piece=u14 player=p2
? p2  war.action.one  end (move.z2) force.z2 move.z3 force.z3 (move.z4) force.z4 attack.u15 attack.u16 attack.u17 attack.u18 attack.u19 attack.u32 (attack.l2) (attack.l3) ambush intimidate (surround) scout.z2 scout.z3 (scout.z4) pin.u15 pin.u16 pin.u17 pin.u18 pin.u19 pin.u32 other.u14 elsewhere.u14 load guard rid.a22 rid.a23 rid.a25 rid.a26 rid.a27 (second) (attach.l1)
! attack.u32
.    war.attack.target  piece=u14 target=u32 skill=war-skill(shoot)
? p2+p3  war.attack.shoot  4fate: war.core.total 0; 4fate: war.core.total 1, war.attack.two_zones 2
! 0 1 1 1  0 -1 1 -1
? p1  war.core.invoke.order  free.a42.p1 free.a42.p1.reroll (paid.u14.1.p2) (paid.u14.2.p2) (paid.u32.1.p2) (paid.a28.p2) (paid.l1.1.p2) (paid.l1.2.p2) (paid.u14.1.p1) (paid.u14.2.p1) (paid.u32.1.p1) (paid.a28.p1) (paid.l1.1.p1) (paid.l1.2.p1) *pass
! pass
.    war.core.shifts  piece=u14 total=3 against=2 opposed=yes foe=u32 shifts=1 outcome=success
.    war.core.outcome.attack  piece=u14 target=u32 result=hit hit=1 player=p2
.    war.harm.absorb  piece=u32 hit=1
.    war.harm.average  piece=u32 player=p2
.    war.turn.end  piece=u14
? p3  war.turn.choose  u17 u19 (u15) (u16) (u18) (l2) (detach.l3)
! u19
.=   war.turn.choose  piece=u19 player=p3
? p3  war.action.one  end (move.z4) force.z4 attack.u5 attack.u6 attack.u7 attack.u9 attack.u12 attack.u13 attack.u14 (attack.l1) (attack.l4) ambush intimidate (surround) (scout.z4) pin.u5 pin.u6 pin.u7 pin.u9 pin.u12 pin.u13 pin.u14 other.u19 elsewhere.u19 load guard rid.a22 rid.a23 rid.a28 (second) (attach.l2)
! force.z4
? p1  war.over.enemy  *u5 u5.fight u5.will waive
! u5
? p3+p1  war.over.enemy  4fate: war.core.total 1; 4fate: war.core.total 1, war.leader.skill_bonus 1
! 1 1 -1 -1  1 1 -1 -1
? p1  war.core.invoke.order  free.a42.p1 free.a42.p1.ground free.a42.p1.reroll (paid.u19.1.p1) (paid.u19.2.p1) (paid.u5.1.p1) (paid.u5.2.p1) (paid.l4.1.p1) (paid.l4.2.p1) (paid.a22.p1) (paid.a23.p1) (paid.a28.p1) (paid.u19.1.p2) (paid.u19.2.p2) (paid.u5.1.p2) (paid.u5.2.p2) (paid.l4.1.p2) (paid.l4.2.p2) (paid.a22.p2) (paid.a23.p2) (paid.a28.p2) *pass
! pass
.    war.core.shifts  piece=u19 total=1 against=2 opposed=yes foe=u5 shifts=-1 outcome=fail
.    war.over.result  piece=u19 zone=z4 result=fail foe=u5
? p3  war.opt.success_at_cost  *fail pay
! pay
? p3  war.core.cost.serious  *consequence aspect aspect.p2 detail
! consequence
.    war.harm.consequence_aspect  piece=u19 severity=mild aspect=war-consequence-unnamed(mild)
.    war.over.result  piece=u19 zone=z4 result=paid foe=u5
? p3  war.action.one  end (move.z2) (force.z2) move.z3 (force.z3) move.z5 (force.z5) (move.z1) (force.z1) (attack.u5) (attack.u6) (attack.u7) (attack.u9) (attack.u12) (attack.u13) (attack.u14) (attack.l1) (attack.l4) (ambush) (intimidate) (surround) (scout.z2) (scout.z3) (scout.z5) (scout.z1) (pin.u5) (pin.u6) (pin.u7) (pin.u9) (pin.u12) (pin.u13) (pin.u14) (other.u19) (elsewhere.u19) (load) (guard) (rid.a22) (rid.a23) (rid.a25) (rid.a26) (rid.a27) (rid.a28) (second) (attach.l2)
! end
.    war.turn.end  piece=u19
? p2  war.turn.choose  u12 (u9) (u13) (u14) (l1) reinforce.p2.average (reinforce.p2.fair) (reinforce.p2.good)
! u12
.=   war.turn.choose  piece=u12 player=p2
? p2  war.action.one  end (move.z2) force.z2 (move.z3) force.z3 (move.z4) force.z4 attack.u15 attack.u16 attack.u17 attack.u18 attack.u19 (attack.l2) (attack.l3) ambush intimidate (surround) scout.z2 scout.z3 (scout.z4) pin.u15 pin.u16 pin.u17 pin.u18 pin.u19 other.u12 elsewhere.u12 load guard rid.a22 rid.a23 rid.a25 rid.a26 rid.a27 (second) (attach.l1)
! attack.u19
.    war.attack.target  piece=u12 target=u19 skill=war-skill(shoot)
? p2+p3  war.attack.shoot  4fate: war.core.total 0; 4fate: war.core.total 1
! -1 1 -1 -1  -1 0 1 -1
? p1  war.core.invoke.order  free.a42.p1 free.a42.p1.reroll free.a43.p1 free.a43.p1.reroll (paid.u12.1.p2) (paid.u12.2.p2) (paid.u19.1.p2) (paid.u19.2.p2) (paid.a22.p2) (paid.a23.p2) (paid.a34.p2) (paid.a43.p2) (paid.l1.1.p2) (paid.l1.2.p2) (paid.l4.1.p2) (paid.l4.2.p2) (paid.u12.1.p1) (paid.u12.2.p1) (paid.u19.1.p1) (paid.u19.2.p1) (paid.a22.p1) (paid.a23.p1) (paid.a34.p1) (paid.a43.p1) (paid.l1.1.p1) (paid.l1.2.p1) (paid.l4.1.p1) (paid.l4.2.p1) *pass
! free.a42.p1.reroll
.    war.core.invoke  player=p1 aspect=war-boost-unnamed(war-core-outcome-attack) price=free how=reroll
? p2  war.attack.shoot  4fate: war.core.total 0
! 0 -1 0 0
.    war.core.total  piece=u12 dice=-1 before=-2
? p1  war.core.invoke.order  free.a43.p1 free.a43.p1.reroll (paid.u12.1.p2) (paid.u12.2.p2) (paid.u19.1.p2) (paid.u19.2.p2) (paid.a22.p2) (paid.a23.p2) (paid.a34.p2) (paid.a43.p2) (paid.l1.1.p2) (paid.l1.2.p2) (paid.l4.1.p2) (paid.l4.2.p2) (paid.u12.1.p1) (paid.u12.2.p1) (paid.u19.1.p1) (paid.u19.2.p1) (paid.a22.p1) (paid.a23.p1) (paid.a34.p1) (paid.a43.p1) (paid.l1.1.p1) (paid.l1.2.p1) (paid.l4.1.p1) (paid.l4.2.p1) *pass
! free.a43.p1.reroll
.    war.core.invoke  player=p1 aspect=war-consequence-unnamed(mild) price=free how=reroll
? p2  war.attack.shoot  4fate: war.core.total 0
! -1 -1 1 -1
.    war.core.total  piece=u12 dice=-2 before=-1
.    war.core.shifts  piece=u12 total=-2 against=0 opposed=yes foe=u19 shifts=-2 outcome=fail
.    war.core.outcome.attack  piece=u12 target=u19 result=fail hit=0 player=p2
.    war.turn.end  piece=u12
.=   war.turn.choose  piece=u17 player=p3
? p3  war.action.one  end (move.z4) force.z4 attack.u5 attack.u6 attack.u7 attack.u9 attack.u12 attack.u13 attack.u14 (attack.l1) (attack.l4) ambush intimidate (surround) (scout.z4) pin.u5 pin.u6 pin.u7 pin.u9 pin.u12 pin.u13 pin.u14 other.u17 elsewhere.u17 load guard rid.a22 rid.a23 rid.a28 (second) (attach.l2)
! force.z4
? p1  war.over.enemy  *u5 u5.fight u5.will waive
! u5
? p3+p1  war.over.enemy  4fate: war.core.total 2; 4fate: war.core.total 1, war.leader.skill_bonus 1
! 0 0 -1 -1  1 1 1 -1
.    war.core.shifts  piece=u17 total=0 against=4 opposed=yes foe=u5 shifts=-4 outcome=fail
.    war.core.boost  player=p1 aspect=war-boost-unnamed(war-core-outcome-defend)
.    war.over.result  piece=u17 zone=z4 result=fail foe=u5
? p3  war.opt.success_at_cost  *fail pay
! pay
? p3  war.core.cost.serious  *consequence aspect aspect.p2 detail
! aspect
.    war.core.situation_aspect  player=p1 aspect=war-cost-unnamed on=u17 change=new before=none
.    war.over.result  piece=u17 zone=z4 result=paid foe=u5
? p3  war.action.one  end (move.z2) (force.z2) move.z3 (force.z3) move.z5 (force.z5) (move.z1) (force.z1) (attack.u5) (attack.u6) (attack.u7) (attack.u9) (attack.u12) (attack.u13) (attack.u14) (attack.l1) (attack.l4) (ambush) (intimidate) (surround) (scout.z2) (scout.z3) (scout.z5) (scout.z1) (pin.u5) (pin.u6) (pin.u7) (pin.u9) (pin.u12) (pin.u13) (pin.u14) (other.u17) (elsewhere.u17) (load) (guard) (rid.a22) (rid.a23) (rid.a25) (rid.a26) (rid.a27) (rid.a28) (rid.a45) (second) (attach.l2)
! end
.    war.turn.end  piece=u17
.=   war.turn.everyone_once  round=3
? p2  war.turn.choose  u9 u12 u13 u14 l1 reinforce.p2.average (reinforce.p2.fair) (reinforce.p2.good)
! u14
.=   war.turn.choose  piece=u14 player=p2
? p2  war.action.one  end (move.z2) force.z2 move.z3 force.z3 (move.z4) force.z4 attack.u15 attack.u16 attack.u17 attack.u18 attack.u19 (attack.l2) (attack.l3) ambush intimidate (surround) scout.z2 scout.z3 (scout.z4) pin.u15 pin.u16 pin.u17 pin.u18 pin.u19 other.u14 elsewhere.u14 load guard rid.a22 rid.a23 rid.a25 rid.a26 rid.a27 (second) attach.l1
! attack.u19
.    war.attack.target  piece=u14 target=u19 skill=war-skill(shoot)
? p2+p3  war.attack.shoot  4fate: war.core.total 0; 4fate: war.core.total 1
! -1 -1 -1 -1  -1 1 -1 0
? p1  war.core.invoke.order  free.a44.p1 free.a44.p1.reroll free.a45.p1 free.a45.p1.reroll (paid.u14.1.p2) (paid.u14.2.p2) (paid.u19.1.p2) (paid.u19.2.p2) (paid.a22.p2) (paid.a23.p2) (paid.a43.p2) (paid.l1.1.p2) (paid.l1.2.p2) (paid.l4.1.p2) (paid.l4.2.p2) (paid.u14.1.p1) (paid.u14.2.p1) (paid.u19.1.p1) (paid.u19.2.p1) (paid.a22.p1) (paid.a23.p1) (paid.a43.p1) (paid.l1.1.p1) (paid.l1.2.p1) (paid.l4.1.p1) (paid.l4.2.p1) *pass
! free.a44.p1.reroll
.    war.core.invoke  player=p1 aspect=war-boost-unnamed(war-core-outcome-defend) price=free how=reroll
? p2  war.attack.shoot  4fate: war.core.total 0
! 1 0 1 -1
.    war.core.total  piece=u14 dice=1 before=-4
? p1  war.core.invoke.order  free.a45.p1 free.a45.p1.reroll (paid.u14.1.p2) (paid.u14.2.p2) (paid.u19.1.p2) (paid.u19.2.p2) (paid.a22.p2) (paid.a23.p2) (paid.a43.p2) (paid.l1.1.p2) (paid.l1.2.p2) (paid.l4.1.p2) (paid.l4.2.p2) (paid.u14.1.p1) (paid.u14.2.p1) (paid.u19.1.p1) (paid.u19.2.p1) (paid.a22.p1) (paid.a23.p1) (paid.a43.p1) (paid.l1.1.p1) (paid.l1.2.p1) (paid.l4.1.p1) (paid.l4.2.p1) *pass
! pass
.    war.core.shifts  piece=u14 total=1 against=0 opposed=yes foe=u19 shifts=1 outcome=success
.    war.core.outcome.attack  piece=u14 target=u19 result=hit hit=1 player=p2
.    war.harm.absorb  piece=u19 hit=1
.    war.harm.defeated  piece=u19 player=p2
.    war.turn.end  piece=u14
? p3  war.turn.choose  u15 u16 u17 u18 l2 detach.l3
! u17
.=   war.turn.choose  piece=u17 player=p3
? p3  war.action.one  end (move.z2) force.z2 move.z3 force.z3 move.z5 force.z5 (move.z1) force.z1 attack.u5 attack.u6 attack.u7 attack.u9 attack.u12 attack.u13 attack.u14 (attack.l1) (attack.l4) (ambush) intimidate surround scout.z2 scout.z3 (scout.z5) (scout.z1) (pin.u5) pin.u6 pin.u7 pin.u9 pin.u12 pin.u13 pin.u14 other.u17 elsewhere.u17 load guard rid.a22 rid.a23 rid.a25 rid.a26 rid.a27 rid.a28 rid.a45 (second) (attach.l2)
! rid.a45
? p3  war.over.aspect  4fate: war.core.total 2
! -1 1 1 -1
? p1  war.core.invoke.order  free.a45.p1.ground (paid.u17.1.p2.ground) (paid.u17.2.p2.ground) (paid.a22.p2.ground) (paid.a23.p2.ground) (paid.a45.p2.ground) (paid.u17.1.p1.ground) (paid.u17.2.p1.ground) (paid.a22.p1.ground) (paid.a23.p1.ground) (paid.a45.p1.ground) *pass
! pass
.    war.core.shifts  piece=u17 total=2 against=2 opposed=yes foe=none shifts=0 outcome=tie
.    war.over.aspect  aspect=war-cost-unnamed on=u17 gone=yes foe=none
? p3  war.core.cost.minor  *boost boost.p1 detail
! detail
? p3  war.core.cost.minor  text
! "Two banners are lost in the mud"
.    war.core.cost.minor  detail="Two banners are lost in the mud" said=yes
? p3  war.action.one  end (move.z2) (force.z2) move.z3 (force.z3) move.z5 (force.z5) (move.z1) (force.z1) (attack.u5) (attack.u6) (attack.u7) (attack.u9) (attack.u12) (attack.u13) (attack.u14) (attack.l1) (attack.l4) (ambush) (intimidate) (surround) (scout.z2) (scout.z3) (scout.z5) (scout.z1) (pin.u5) (pin.u6) (pin.u7) (pin.u9) (pin.u12) (pin.u13) (pin.u14) (other.u17) (elsewhere.u17) (load) (guard) (rid.a22) (rid.a23) (rid.a25) (rid.a26) (rid.a27) (rid.a28) (second) (attach.l2)
! end
.    war.turn.end  piece=u17
? p1  war.turn.choose  u5 u6 u7 detach.l4
! u5
.=   war.turn.choose  piece=u5 player=p1
? p1  war.action.one  end (move.z2) force.z2 move.z3 force.z3 (move.z5) force.z5 move.z1 force.z1 attack.u15 attack.u16 attack.u17 attack.u18 (attack.l2) (attack.l3) (ambush) intimidate (surround) scout.z2 scout.z3 (scout.z5) (scout.z1) pin.u15 (pin.u16) (pin.u17) pin.u18 other.u5 elsewhere.u5 load guard rid.a22 rid.a23 rid.a25 rid.a26 rid.a27 rid.a28 (second) give.l4 boost.l4 (rally.l4) other.l4 elsewhere.l4 duel.l4.l2 provoke.l4.l2 duel.l4.l3 provoke.l4.l3 detach.l4
! attack.u17
.    war.attack.target  piece=u5 target=u17 skill=war-skill(fight)
? p1+p3  war.attack.fight  4fate: war.core.total 2, war.leader.skill_bonus 1; 4fate: war.core.total 2
! 0 1 -1 1  0 0 1 1
.    war.core.shifts  piece=u5 total=4 against=4 opposed=yes foe=u17 shifts=0 outcome=tie
.    war.core.outcome.attack  piece=u5 target=u17 result=tie hit=0 player=p1
.    war.core.boost  player=p1 aspect=war-boost-unnamed(war-core-outcome-attack)
? p1  war.action.one  end (move.z2) (force.z2) (move.z3) (force.z3) (move.z5) (force.z5) (move.z1) (force.z1) (attack.u15) (attack.u16) (attack.u17) (attack.u18) (attack.l2) (attack.l3) (ambush) (intimidate) (surround) (scout.z2) (scout.z3) (scout.z5) (scout.z1) (pin.u15) (pin.u16) (pin.u17) (pin.u18) (other.u5) (elsewhere.u5) (load) (guard) (rid.a22) (rid.a23) (rid.a25) (rid.a26) (rid.a27) (rid.a28) (second) (give.l4) (boost.l4) (rally.l4) (other.l4) (elsewhere.l4) duel.l4.l2 provoke.l4.l2 duel.l4.l3 provoke.l4.l3 (detach.l4)
! duel.l4.l2
.    war.attack.target  piece=l4 target=l2 skill=war-skill(shoot)
? p1+p3  war.leader.duel  4fate: war.core.total 0; 4fate: war.core.total 2
! 1 0 0 0  1 1 0 1
? p1  war.core.invoke.order  free.a46.p1 free.a46.p1.reroll (paid.l4.1.p1) (paid.l4.2.p1) (paid.l2.1.p1) (paid.l2.2.p1) (paid.a22.p1) (paid.a23.p1) (paid.a28.p1) (paid.l4.1.p2) (paid.l4.2.p2) (paid.l2.1.p2) (paid.l2.2.p2) (paid.a22.p2) (paid.a23.p2) (paid.a28.p2) *pass
! pass
.    war.core.shifts  piece=l4 total=1 against=5 opposed=yes foe=l2 shifts=-4 outcome=fail
.    war.core.outcome.attack  piece=l4 target=l2 result=fail hit=0 player=p1
.    war.core.boost  player=p3 aspect=war-boost-unnamed(war-core-outcome-defend)
.    war.turn.end  piece=u5
? p2  war.turn.choose  u9 u12 u13 l1 (u14) reinforce.p2.average (reinforce.p2.fair) (reinforce.p2.good)
! u12
.=   war.turn.choose  piece=u12 player=p2
? p2  war.action.one  end (move.z2) force.z2 (move.z3) force.z3 (move.z4) force.z4 attack.u15 attack.u16 attack.u17 attack.u18 (attack.l2) (attack.l3) ambush intimidate (surround) scout.z2 scout.z3 (scout.z4) pin.u15 pin.u16 pin.u17 pin.u18 other.u12 elsewhere.u12 load guard rid.a22 rid.a23 rid.a25 rid.a26 rid.a27 (second) attach.l1
! attack.u16
.    war.attack.target  piece=u12 target=u16 skill=war-skill(shoot)
? p2+p3  war.attack.shoot  4fate: war.core.total 0; 4fate: war.core.total 2
! -1 0 -1 1  -1 0 0 0
? p1+p3  war.core.invoke.order  free.a46.p1 free.a46.p1.reroll (paid.u12.1.p2) (paid.u12.2.p2) (paid.u16.1.p2) (paid.u16.2.p2) (paid.u16.3.p2) (paid.a22.p2) (paid.a23.p2) (paid.a34.p2) (paid.l1.1.p2) (paid.l1.2.p2) (paid.l4.1.p2) (paid.l4.2.p2) (paid.u12.1.p1) (paid.u12.2.p1) (paid.u16.1.p1) (paid.u16.2.p1) (paid.u16.3.p1) (paid.a22.p1) (paid.a23.p1) (paid.a34.p1) (paid.l1.1.p1) (paid.l1.2.p1) (paid.l4.1.p1) (paid.l4.2.p1) free.a47.p3 free.a47.p3.reroll (paid.u12.1.p3) (paid.u12.2.p3) (paid.u16.1.p3) (paid.u16.2.p3) (paid.u16.3.p3) (paid.a22.p3) (paid.a23.p3) (paid.a34.p3) *pass
! free.a46.p1.reroll
.    war.core.invoke  player=p1 aspect=war-boost-unnamed(war-core-outcome-attack) price=free how=reroll
? p2  war.attack.shoot  4fate: war.core.total 0
! 0 0 -1 0
.    war.core.total  piece=u12 dice=-1 before=-1
? p3  war.core.invoke.order  free.a47.p3 free.a47.p3.reroll (paid.u12.1.p3) (paid.u12.2.p3) (paid.u16.1.p3) (paid.u16.2.p3) (paid.u16.3.p3) (paid.a22.p3) (paid.a23.p3) (paid.a34.p3) *pass
! pass
.    war.core.shifts  piece=u12 total=-1 against=1 opposed=yes foe=u16 shifts=-2 outcome=fail
.    war.core.outcome.attack  piece=u12 target=u16 result=fail hit=0 player=p2
.    war.turn.end  piece=u12
? p3  war.turn.choose  u15 u16 u18 l2 (u17) detach.l3
! u16
.=   war.turn.choose  piece=u16 player=p3
? p3  war.action.one  end (move.z2) force.z2 move.z3 force.z3 move.z5 force.z5 (move.z1) force.z1 attack.u5 attack.u6 attack.u7 attack.u9 attack.u12 attack.u13 attack.u14 (attack.l1) (attack.l4) (ambush) intimidate surround scout.z2 scout.z3 (scout.z5) (scout.z1) (pin.u5) pin.u6 pin.u7 pin.u9 pin.u12 pin.u13 pin.u14 other.u16 elsewhere.u16 load guard rid.a22 rid.a23 rid.a25 rid.a26 rid.a27 rid.a28 (second) (attach.l2)
! surround
? p3+p1  war.adv.surround  4fate: war.core.total 3; 4fate: war.core.total 2, war.leader.skill_bonus 1
! 0 0 0 1  0 0 1 -1
? p3  war.core.invoke.order  free.a47.p3 free.a47.p3.reroll (paid.u16.1.p3) (paid.u16.2.p3) (paid.u16.3.p3) (paid.u5.1.p3) (paid.u5.2.p3) (paid.l4.1.p3) (paid.l4.2.p3) (paid.a22.p3) (paid.a23.p3) *pass
! free.a47.p3
.    war.core.invoke  player=p3 aspect=war-boost-unnamed(war-core-outcome-defend) price=free how=plus
.    war.core.shifts  piece=u16 total=6 against=3 opposed=yes foe=u5 shifts=3 outcome=style
.    war.core.outcome.advantage  piece=u16 on=z4 aim=thing foe=u5 result=style free=2
.    war.core.situation_aspect  player=p3 aspect=war-aspect-surrounded(s2) on=z4 change=new before=none
? p3  war.action.one  end (move.z2) (force.z2) move.z3 (force.z3) move.z5 (force.z5) (move.z1) (force.z1) (attack.u5) (attack.u6) (attack.u7) (attack.u9) (attack.u12) (attack.u13) (attack.u14) (attack.l1) (attack.l4) (ambush) (intimidate) (surround) (scout.z2) (scout.z3) (scout.z5) (scout.z1) (pin.u5) (pin.u6) (pin.u7) (pin.u9) (pin.u12) (pin.u13) (pin.u14) (other.u16) (elsewhere.u16) (load) (guard) (rid.a22) (rid.a23) (rid.a25) (rid.a26) (rid.a27) (rid.a28) (second) (attach.l2)
! end
.    war.turn.end  piece=u16
? p1  war.turn.choose  u6 u7 (u5) (detach.l4)
! u6
.=   war.turn.choose  piece=u6 player=p1
? p1  war.action.one  end (move.z2) force.z2 move.z3 force.z3 (move.z4) force.z4 attack.u15 attack.u16 attack.u17 attack.u18 (attack.l2) (attack.l3) ambush intimidate (surround) scout.z2 scout.z3 (scout.z4) pin.u15 pin.u16 pin.u17 pin.u18 other.u6 elsewhere.u6 load guard rid.a22 rid.a23 rid.a25 rid.a26 rid.a27 (second)
! attack.u16
.    war.attack.target  piece=u6 target=u16 skill=war-skill(shoot)
? p1+p3  war.attack.shoot  4fate: war.core.total 2; 4fate: war.core.total 2
! 0 1 1 0  -1 1 1 1
? p3  war.core.invoke.order  free.a48.p3 free.a48.p3.reroll (paid.u6.1.p3) (paid.u6.2.p3) (paid.u16.1.p3) (paid.u16.2.p3) (paid.u16.3.p3) (paid.a22.p3) (paid.a23.p3) (paid.a48.p3) *pass
! pass
.    war.core.shifts  piece=u6 total=4 against=4 opposed=yes foe=u16 shifts=0 outcome=tie
.    war.core.outcome.attack  piece=u6 target=u16 result=tie hit=0 player=p1
.    war.core.boost  player=p1 aspect=war-boost-unnamed(war-core-outcome-attack)
.    war.turn.end  piece=u6
? p2  war.turn.choose  u9 u13 l1 (u12) (u14) reinforce.p2.average (reinforce.p2.fair) (reinforce.p2.good)
! u9
.=   war.turn.choose  piece=u9 player=p2
? p2  war.action.one  end (move.z2) force.z2 move.z3 force.z3 (move.z4) force.z4 attack.u15 attack.u16 attack.u17 attack.u18 (attack.l2) (attack.l3) ambush intimidate (surround) scout.z2 scout.z3 (scout.z4) pin.u15 pin.u16 pin.u17 pin.u18 other.u9 elsewhere.u9 load guard rid.a22 rid.a23 rid.a25 rid.a26 rid.a27 (second) attach.l1
! attack.u16
.    war.attack.target  piece=u9 target=u16 skill=war-skill(shoot)
? p2+p3  war.attack.shoot  4fate: war.core.total 2; 4fate: war.core.total 2
! -1 -1 0 0  -1 0 0 0
? p1+p3  war.core.invoke.order  free.a49.p1 free.a49.p1.reroll (paid.u9.1.p2) (paid.u9.2.p2) (paid.u9.3.p2) (paid.u16.1.p2) (paid.u16.2.p2) (paid.u16.3.p2) (paid.a22.p2) (paid.a23.p2) (paid.a48.p2) (paid.l1.1.p2) (paid.l1.2.p2) (paid.l4.1.p2) (paid.l4.2.p2) (paid.u9.1.p1) (paid.u9.2.p1) (paid.u9.3.p1) (paid.u16.1.p1) (paid.u16.2.p1) (paid.u16.3.p1) (paid.a22.p1) (paid.a23.p1) (paid.a48.p1) (paid.l1.1.p1) (paid.l1.2.p1) (paid.l4.1.p1) (paid.l4.2.p1) free.a48.p3 free.a48.p3.reroll (paid.u9.1.p3) (paid.u9.2.p3) (paid.u9.3.p3) (paid.u16.1.p3) (paid.u16.2.p3) (paid.u16.3.p3) (paid.a22.p3) (paid.a23.p3) (paid.a48.p3) *pass
! free.a49.p1.reroll
.    war.core.invoke  player=p1 aspect=war-boost-unnamed(war-core-outcome-attack) price=free how=reroll
? p2  war.attack.shoot  4fate: war.core.total 2
! 1 0 0 1
.    war.core.total  piece=u9 dice=2 before=-2
? p3  war.core.invoke.order  free.a48.p3 free.a48.p3.reroll (paid.u9.1.p3) (paid.u9.2.p3) (paid.u9.3.p3) (paid.u16.1.p3) (paid.u16.2.p3) (paid.u16.3.p3) (paid.a22.p3) (paid.a23.p3) (paid.a48.p3) *pass
! free.a48.p3.reroll
.    war.core.invoke  player=p3 aspect=war-aspect-surrounded(s2) price=free how=reroll
? p3  war.attack.shoot  4fate: war.core.total 2
! 1 0 -1 -1
.    war.core.total  piece=u16 dice=-1 before=-1
? p3  war.core.invoke.order  free.a48.p3 free.a48.p3.reroll (paid.u9.1.p3) (paid.u9.2.p3) (paid.u9.3.p3) (paid.u16.1.p3) (paid.u16.2.p3) (paid.u16.3.p3) (paid.a22.p3) (paid.a23.p3) (paid.a48.p3) *pass
! free.a48.p3.reroll
.    war.core.invoke  player=p3 aspect=war-aspect-surrounded(s2) price=free how=reroll
? p3  war.attack.shoot  4fate: war.core.total 2
! -1 0 -1 1
.    war.core.total  piece=u16 dice=-1 before=-1
.    war.core.shifts  piece=u9 total=4 against=1 opposed=yes foe=u16 shifts=3 outcome=style
? p2  war.core.outcome.attack  *full less
! full
.    war.core.outcome.attack  piece=u9 target=u16 result=hit hit=3 player=p2
.    war.harm.absorb  piece=u16 hit=3
? p3  war.harm.absorb  *moderate mild+moderate decline
! moderate
.    war.harm.consequence_aspect  piece=u16 severity=moderate aspect=war-consequence-unnamed(moderate)
.    war.turn.end  piece=u9
? p3  war.turn.choose  u15 u18 l2 (u16) (u17) detach.l3
! u15
.=   war.turn.choose  piece=u15 player=p3
? p3  war.action.one  end (move.z4) force.z4 attack.u5 attack.u6 attack.u7 attack.u9 attack.u12 attack.u13 attack.u14 (attack.l1) (attack.l4) ambush intimidate (surround) (scout.z4) pin.u5 pin.u6 pin.u7 pin.u9 keep.a34 pin.u13 pin.u14 other.u15 elsewhere.u15 load guard rid.a22 rid.a23 rid.a28 (second) attach.l2
! keep.a34
.    war.adv.pin.maintain  piece=u15 target=u12 kept=yes
? p3  war.action.one  end (move.z4) (force.z4) (attack.u5) (attack.u6) (attack.u7) (attack.u9) (attack.u12) (attack.u13) (attack.u14) (attack.l1) (attack.l4) (ambush) (intimidate) (surround) (scout.z4) (pin.u5) (pin.u6) (pin.u7) (pin.u9) (keep.a34) (pin.u13) (pin.u14) (other.u15) (elsewhere.u15) (load) (guard) (rid.a22) (rid.a23) (rid.a28) (second) attach.l2
! end
.    war.turn.end  piece=u15
.=   war.turn.choose  piece=u7 player=p1
? p1  war.action.one  end (move.z2) force.z2 move.z3 force.z3 (move.z4) force.z4 attack.u15 attack.u16 attack.u17 attack.u18 (attack.l2) (attack.l3) ambush intimidate (surround) scout.z2 scout.z3 (scout.z4) pin.u15 pin.u16 pin.u17 pin.u18 other.u7 elsewhere.u7 load guard rid.a22 rid.a23 rid.a25 rid.a26 rid.a27 (second)
! force.z4
? p3  war.over.enemy  *u16 u16.fight u16.will u16.provoke u16.notice u16.shoot u17 u17.fight u17.notice waive
! u16
? p1+p3  war.over.enemy  4fate: war.core.total 1; 4fate: war.core.total 2, war.over.enemy.extra 1
! 1 1 1 0  -1 0 1 0
? p2  war.core.invoke.order  free.a50.p2 free.a50.p2.reroll (paid.u7.1.p1) (paid.u7.2.p1) (paid.u16.1.p1) (paid.u16.2.p1) (paid.u16.3.p1) (paid.u17.1.p1) (paid.u17.2.p1) (paid.a22.p1) (paid.a23.p1) (paid.a48.p1) (paid.a50.p1) (paid.l1.1.p1) (paid.l1.2.p1) (paid.l4.1.p1) (paid.l4.2.p1) (paid.u7.1.p2) (paid.u7.2.p2) (paid.u16.1.p2) (paid.u16.2.p2) (paid.u16.3.p2) (paid.u17.1.p2) (paid.u17.2.p2) (paid.a22.p2) (paid.a23.p2) (paid.a48.p2) (paid.a50.p2) (paid.l1.1.p2) (paid.l1.2.p2) (paid.l4.1.p2) (paid.l4.2.p2) *pass
! free.a50.p2
.    war.core.invoke  player=p2 aspect=war-consequence-unnamed(moderate) price=free how=plus
.    war.core.shifts  piece=u7 total=6 against=3 opposed=yes foe=u16 shifts=3 outcome=style
.    war.over.result  piece=u7 zone=z4 result=style foe=u16
.    war.core.boost  player=p1 aspect=war-boost-unnamed(war-core-outcome-overcome)
? p1  war.action.one  end (move.z2) (force.z2) move.z3 (force.z3) (move.z5) (force.z5) move.z1 (force.z1) (attack.u15) (attack.u16) (attack.u17) (attack.u18) (attack.l2) (attack.l3) (ambush) (intimidate) (surround) (scout.z2) (scout.z3) (scout.z5) (scout.z1) (pin.u15) (pin.u16) (pin.u17) (pin.u18) (other.u7) (elsewhere.u7) (load) (guard) (rid.a22) (rid.a23) (rid.a25) (rid.a26) (rid.a27) (rid.a28) (rid.a48) (second)
! end
.    war.turn.end  piece=u7
? p2  war.turn.choose  u13 l1 (u9) (u12) (u14) reinforce.p2.average (reinforce.p2.fair) (reinforce.p2.good)
! l1
.=   war.turn.choose  piece=l1 player=p2
? p2  war.action.one  end (move.z2) force.z2 move.z3 force.z3 (move.z4) force.z4 duel.l1.l2 provoke.l1.l2 duel.l1.l3 provoke.l1.l3 other.l1 elsewhere.l1 load.l1 (boost.l1) (rally.l1) (attack.u15) (attack.u16) (attack.u17) (attack.u18) rid.a22 rid.a23 rid.a25 rid.a26 rid.a27 attach.u9 attach.u12 attach.u13 attach.u14
! duel.l1.l2
.    war.attack.target  piece=l1 target=l2 skill=war-skill(shoot)
? p2+p3  war.leader.duel  4fate: war.core.total 2; 4fate: war.core.total 2, war.attack.two_zones 2
! -1 1 1 1  1 0 -1 0
? p1  war.core.invoke.order  free.a51.p1 free.a51.p1.reroll (paid.l1.1.p2) (paid.l1.2.p2) (paid.l2.1.p2) (paid.l2.2.p2) (paid.a28.p2) (paid.l1.1.p1) (paid.l1.2.p1) (paid.l2.1.p1) (paid.l2.2.p1) (paid.a28.p1) *pass
! free.a51.p1
.    war.core.invoke  player=p1 aspect=war-boost-unnamed(war-core-outcome-overcome) price=free how=plus
.    war.core.shifts  piece=l1 total=6 against=4 opposed=yes foe=l2 shifts=2 outcome=success
.    war.core.outcome.attack  piece=l1 target=l2 result=hit hit=2 player=p2
.    war.harm.absorb  piece=l2 hit=2
? p3  war.leader.duel  *box2 box3 mild moderate severe mild+moderate mild+severe moderate+severe mild+moderate+severe decline
! box2
.    war.leader.duel  leader=l2 box=2
.    war.turn.end  piece=l1
? p3  war.turn.choose  u18 l2 (u15) (u16) (u17) detach.l3
! u18
.=   war.turn.choose  piece=u18 player=p3
? p3  war.action.one  end (move.z4) force.z4 attack.u5 attack.u6 attack.u7 attack.u9 attack.u12 attack.u13 attack.u14 (attack.l1) (attack.l4) ambush intimidate (surround) (scout.z4) pin.u5 pin.u6 pin.u7 pin.u9 pin.u12 pin.u13 pin.u14 other.u18 elsewhere.u18 load guard rid.a22 rid.a23 rid.a28 (second) give.l3 boost.l3 (rally.l3) other.l3 elsewhere.l3 duel.l3.l1 provoke.l3.l1 duel.l3.l4 provoke.l3.l4 detach.l3 (attach.l2)
! boost.l3
.    war.leader.boost  leader=l3 piece=u18 placed=yes
.    war.core.boost  player=p3 aspect=war-boost-unnamed(war-leader-boost)
? p3  war.action.one  end (move.z4) force.z4 attack.u5 attack.u6 attack.u7 attack.u9 attack.u12 attack.u13 attack.u14 (attack.l1) (attack.l4) ambush intimidate (surround) (scout.z4) pin.u5 pin.u6 pin.u7 pin.u9 pin.u12 pin.u13 pin.u14 other.u18 elsewhere.u18 load guard rid.a22 rid.a23 rid.a28 (second) (give.l3) (boost.l3) (rally.l3) (other.l3) (elsewhere.l3) (duel.l3.l1) (provoke.l3.l1) (duel.l3.l4) (provoke.l3.l4) detach.l3 (attach.l2)
! attack.u7
.    war.attack.target  piece=u18 target=u7 skill=war-skill(shoot)
? p3+p1  war.attack.shoot  4fate: war.core.total 1, war.leader.skill_bonus 1; 4fate: war.core.total 1
! 1 0 0 0  0 1 -1 0
? p3  war.core.invoke.order  free.a52.p3 free.a52.p3.reroll (paid.u18.1.p3) (paid.u18.2.p3) (paid.l3.1.p3) (paid.u7.1.p3) (paid.u7.2.p3) (paid.a22.p3) (paid.a23.p3) (paid.a28.p3) (paid.a48.p3) (paid.l2.1.p3) (paid.l2.2.p3) *pass
! pass
.    war.core.shifts  piece=u18 total=3 against=1 opposed=yes foe=u7 shifts=2 outcome=success
.    war.core.outcome.attack  piece=u18 target=u7 result=hit hit=2 player=p3
.    war.harm.absorb  piece=u7 hit=2
.    war.harm.consequence_aspect  piece=u7 severity=mild aspect=war-consequence-unnamed(mild)
.    war.turn.end  piece=u18
? p2  war.turn.choose  u13 (u9) (u12) (u14) (l1) reinforce.p2.average (reinforce.p2.fair) (reinforce.p2.good)
! u13
.=   war.turn.choose  piece=u13 player=p2
? p2  war.action.one  end (move.z2) force.z2 move.z3 force.z3 (move.z4) force.z4 attack.u15 attack.u16 attack.u17 attack.u18 (attack.l2) (attack.l3) ambush intimidate (surround) scout.z2 scout.z3 (scout.z4) pin.u15 pin.u16 pin.u17 pin.u18 other.u13 elsewhere.u13 load guard rid.a22 rid.a23 rid.a25 rid.a26 rid.a27 (second) attach.l1
! attack.u16
.    war.attack.target  piece=u13 target=u16 skill=war-skill(shoot)
? p2+p3  war.attack.shoot  4fate: war.core.total 0; 4fate: war.core.total 2
! 1 -1 0 0  -1 0 1 1
.    war.core.shifts  piece=u13 total=0 against=3 opposed=yes foe=u16 shifts=-3 outcome=fail
.    war.core.outcome.attack  piece=u13 target=u16 result=fail hit=0 player=p2
.    war.core.boost  player=p3 aspect=war-boost-unnamed(war-core-outcome-defend)
.    war.turn.end  piece=u13
.=   war.turn.choose  piece=l2 player=p3
? p3  war.action.one  end (move.z4) force.z4 duel.l2.l1 provoke.l2.l1 duel.l2.l4 provoke.l2.l4 other.l2 elsewhere.l2 load.l2 (boost.l2) (rally.l2) (attack.u5) (attack.u6) (attack.u7) (attack.u9) (attack.u12) (attack.u13) (attack.u14) rid.a22 rid.a23 rid.a28 attach.u15 (attach.u16) (attach.u17) (attach.u18)
! duel.l2.l1
.    war.attack.target  piece=l2 target=l1 skill=war-skill(shoot)
? p3+p2  war.leader.duel  4fate: war.core.total 3; 4fate: war.core.total 1, war.attack.two_zones 2
! 0 -1 1 0  -1 -1 0 1
? p3  war.core.invoke.order  free.a53.p3 free.a53.p3.reroll free.a54.p3 free.a54.p3.reroll (paid.l2.1.p3) (paid.l2.2.p3) (paid.l1.1.p3) (paid.l1.2.p3) (paid.a28.p3) *pass
! free.a53.p3
.    war.core.invoke  player=p3 aspect=war-consequence-unnamed(mild) price=free how=plus
? p3  war.core.invoke.order  free.a54.p3 free.a54.p3.reroll (paid.l2.1.p3) (paid.l2.2.p3) (paid.l1.1.p3) (paid.l1.2.p3) (paid.a28.p3) *pass
! pass
.    war.core.shifts  piece=l2 total=5 against=2 opposed=yes foe=l1 shifts=3 outcome=style
? p3  war.core.outcome.attack  *full less
! less
.    war.core.outcome.attack  piece=l2 target=l1 result=less hit=2 player=p3
.    war.core.boost  player=p3 aspect=war-boost-unnamed(war-core-outcome-attack)
.    war.harm.absorb  piece=l1 hit=2
? p2  war.leader.duel  *box2 mild moderate mild+moderate decline
! box2
.    war.leader.duel  leader=l1 box=2
.    war.turn.end  piece=l2
.=   war.turn.everyone_once  round=4
? p2  war.turn.choose  u9 u12 u13 u14 l1 reinforce.p2.average (reinforce.p2.fair) (reinforce.p2.good)
! u12
.=   war.turn.choose  piece=u12 player=p2
? p2  war.action.one  end (move.z2) force.z2 (move.z3) force.z3 (move.z4) force.z4 attack.u15 attack.u16 attack.u17 attack.u18 (attack.l2) (attack.l3) ambush intimidate (surround) scout.z2 scout.z3 (scout.z4) pin.u15 pin.u16 pin.u17 pin.u18 other.u12 elsewhere.u12 load guard rid.a22 rid.a23 rid.a25 rid.a26 rid.a27 (second) attach.l1
! attack.u16
.    war.attack.target  piece=u12 target=u16 skill=war-skill(shoot)
? p2+p3  war.attack.shoot  4fate: war.core.total 0; 4fate: war.core.total 2
! 0 1 0 -1  1 -1 1 1
.    war.core.shifts  piece=u12 total=0 against=4 opposed=yes foe=u16 shifts=-4 outcome=fail
.    war.core.outcome.attack  piece=u12 target=u16 result=fail hit=0 player=p2
.    war.core.boost  player=p3 aspect=war-boost-unnamed(war-core-outcome-defend)
.    war.turn.end  piece=u12
? p3  war.turn.choose  u15 u16 u17 u18 l2 detach.l3
! u16
.=   war.turn.choose  piece=u16 player=p3
? p3  war.action.one  end (move.z2) force.z2 move.z3 force.z3 move.z5 force.z5 (move.z1) force.z1 attack.u5 attack.u6 attack.u7 attack.u9 attack.u12 attack.u13 attack.u14 (attack.l1) (attack.l4) (ambush) intimidate (surround) scout.z2 scout.z3 (scout.z5) (scout.z1) (pin.u5) pin.u6 (pin.u7) pin.u9 pin.u12 pin.u13 pin.u14 other.u16 elsewhere.u16 load guard rid.a22 rid.a23 rid.a25 rid.a26 rid.a27 rid.a28 (second) (attach.l2)
! attack.u7
.    war.attack.target  piece=u16 target=u7 skill=war-skill(fight)
? p3+p1  war.attack.fight  4fate: war.core.total 3, war.adv.surround.bonus 1; 4fate: war.core.total 2
! 1 0 0 1  0 0 1 -1
? p3  war.core.invoke.order  free.a54.p3 free.a54.p3.reroll free.a55.p3 free.a55.p3.reroll free.a56.p3 free.a56.p3.reroll (paid.u16.1.p3) (paid.u16.2.p3) (paid.u16.3.p3) (paid.u7.1.p3) (paid.u7.2.p3) (paid.a22.p3) (paid.a23.p3) (paid.a48.p3) (paid.a50.p3) (paid.a53.p3) *pass
! pass
.    war.core.shifts  piece=u16 total=6 against=2 opposed=yes foe=u7 shifts=4 outcome=style
? p3  war.core.outcome.attack  *full less
! full
.    war.core.outcome.attack  piece=u16 target=u7 result=hit hit=4 player=p3
.    war.harm.absorb  piece=u7 hit=4
.    war.harm.defeated  piece=u7 player=p3
.    war.turn.end  piece=u16
? p1  war.turn.choose  u5 u6 detach.l4
+ concede.p1
.    war.end.concede  player=p1 falls=nothing
.    war.adv.surround.ends  aspect=war-aspect-surrounded(s2) zone=z4
? p2  war.turn.choose  u9 u13 u14 l1 (u12) reinforce.p2.average (reinforce.p2.fair) (reinforce.p2.good)
! u13
.=   war.turn.choose  piece=u13 player=p2
? p2  war.action.one  end (move.z2) force.z2 move.z3 force.z3 (move.z4) force.z4 attack.u15 attack.u16 attack.u17 attack.u18 (attack.l2) (attack.l3) ambush intimidate (surround) scout.z2 scout.z3 (scout.z4) pin.u15 pin.u16 pin.u17 pin.u18 other.u13 elsewhere.u13 load guard rid.a22 rid.a23 rid.a25 rid.a26 rid.a27 (second) attach.l1
! force.z4
? p3  war.over.enemy  *u16 u16.fight u16.will u16.provoke u16.notice u16.shoot u17 u17.fight u17.notice waive
! u16
? p2+p3  war.over.enemy  4fate: war.core.total 1; 4fate: war.core.total 2, war.over.enemy.extra 1
! 0 0 1 1  -1 0 1 0
? p3  war.core.invoke.order  free.a54.p3 free.a54.p3.ground free.a54.p3.reroll free.a55.p3 free.a55.p3.ground free.a55.p3.reroll free.a56.p3 free.a56.p3.ground free.a56.p3.reroll (paid.u13.1.p3) (paid.u13.2.p3) (paid.u16.1.p3) (paid.u16.2.p3) (paid.u16.3.p3) (paid.u17.1.p3) (paid.u17.2.p3) (paid.a22.p3) (paid.a23.p3) (paid.a50.p3) *pass
! pass
.    war.core.shifts  piece=u13 total=3 against=3 opposed=yes foe=u16 shifts=0 outcome=tie
.    war.over.result  piece=u13 zone=z4 result=tie foe=u16
? p3  war.core.cost.minor  *boost detail
! boost
.    war.core.boost  player=p3 aspect=war-boost-unnamed(war-core-cost-minor)
? p2  war.action.one  end (move.z2) (force.z2) move.z3 (force.z3) (move.z5) (force.z5) move.z1 (force.z1) (attack.u15) (attack.u16) (attack.u17) (attack.u18) (attack.l2) (attack.l3) (ambush) (intimidate) (surround) (scout.z2) (scout.z3) (scout.z5) (scout.z1) (pin.u15) (pin.u16) (pin.u17) (pin.u18) (other.u13) (elsewhere.u13) (load) (guard) (rid.a22) (rid.a23) (rid.a25) (rid.a26) (rid.a27) (rid.a28) (second) (attach.l1)
! end
.    war.turn.end  piece=u13
? p3  war.turn.choose  u15 u17 u18 l2 (u16) detach.l3
! u17
.=   war.turn.choose  piece=u17 player=p3
? p3  war.action.one  end (move.z2) force.z2 move.z3 force.z3 move.z5 force.z5 (move.z1) force.z1 attack.u9 attack.u12 attack.u13 attack.u14 (attack.l1) (ambush) intimidate surround scout.z2 scout.z3 (scout.z5) (scout.z1) pin.u9 pin.u12 (pin.u13) pin.u14 other.u17 elsewhere.u17 load guard rid.a22 rid.a23 rid.a25 rid.a26 rid.a27 rid.a28 (second) (attach.l2)
! surround
? p3+p2  war.adv.surround  4fate: war.core.total 2; 4fate: war.core.total 1
! 0 0 0 1  0 1 0 -1
? p3  war.core.invoke.order  free.a54.p3 free.a54.p3.reroll free.a55.p3 free.a55.p3.reroll free.a56.p3 free.a56.p3.reroll free.a57.p3 free.a57.p3.reroll (paid.u17.1.p3) (paid.u17.2.p3) (paid.u13.1.p3) (paid.u13.2.p3) (paid.a22.p3) (paid.a23.p3) *pass
! free.a54.p3
.    war.core.invoke  player=p3 aspect=war-boost-unnamed(war-core-outcome-defend) price=free how=plus
.    war.core.shifts  piece=u17 total=5 against=1 opposed=yes foe=u13 shifts=4 outcome=style
.    war.core.outcome.advantage  piece=u17 on=z4 aim=thing foe=u13 result=style free=2
.    war.core.situation_aspect  player=p3 aspect=war-aspect-surrounded(s2) on=z4 change=new before=none
? p3  war.action.one  end (move.z2) (force.z2) move.z3 (force.z3) move.z5 (force.z5) (move.z1) (force.z1) (attack.u9) (attack.u12) (attack.u13) (attack.u14) (attack.l1) (ambush) (intimidate) (surround) (scout.z2) (scout.z3) (scout.z5) (scout.z1) (pin.u9) (pin.u12) (pin.u13) (pin.u14) (other.u17) (elsewhere.u17) (load) (guard) (rid.a22) (rid.a23) (rid.a25) (rid.a26) (rid.a27) (rid.a28) (second) (attach.l2)
! end
.    war.turn.end  piece=u17
? p2  war.turn.choose  u9 u14 l1 (u12) (u13) reinforce.p2.average (reinforce.p2.fair) (reinforce.p2.good)
! u9
.=   war.turn.choose  piece=u9 player=p2
? p2  war.action.one  end (move.z2) force.z2 move.z3 force.z3 (move.z4) force.z4 attack.u15 attack.u16 attack.u17 attack.u18 (attack.l2) (attack.l3) ambush intimidate (surround) scout.z2 scout.z3 (scout.z4) pin.u15 pin.u16 pin.u17 pin.u18 other.u9 elsewhere.u9 load guard rid.a22 rid.a23 rid.a25 rid.a26 rid.a27 (second) attach.l1
! attack.u16
.    war.attack.target  piece=u9 target=u16 skill=war-skill(shoot)
? p2+p3  war.attack.shoot  4fate: war.core.total 2; 4fate: war.core.total 2
! 1 1 -1 -1  -1 -1 1 1
? p3  war.core.invoke.order  free.a55.p3 free.a55.p3.reroll free.a56.p3 free.a56.p3.reroll free.a57.p3 free.a57.p3.reroll free.a58.p3 free.a58.p3.reroll (paid.u9.1.p3) (paid.u9.2.p3) (paid.u9.3.p3) (paid.u16.1.p3) (paid.u16.2.p3) (paid.u16.3.p3) (paid.a22.p3) (paid.a23.p3) (paid.a50.p3) (paid.a58.p3) *pass
! pass
.    war.core.shifts  piece=u9 total=2 against=2 opposed=yes foe=u16 shifts=0 outcome=tie
.    war.core.outcome.attack  piece=u9 target=u16 result=tie hit=0 player=p2
.    war.core.boost  player=p2 aspect=war-boost-unnamed(war-core-outcome-attack)
.    war.turn.end  piece=u9
? p3  war.turn.choose  u15 u18 l2 (u16) (u17) detach.l3
! u15
.=   war.turn.choose  piece=u15 player=p3
? p3  war.action.one  end (move.z4) force.z4 attack.u9 attack.u12 attack.u13 attack.u14 (attack.l1) ambush intimidate (surround) (scout.z4) pin.u9 keep.a34 pin.u13 pin.u14 other.u15 elsewhere.u15 load guard rid.a22 rid.a23 rid.a28 (second) attach.l2
! keep.a34
.    war.adv.pin.maintain  piece=u15 target=u12 kept=yes
? p3  war.action.one  end (move.z4) (force.z4) (attack.u9) (attack.u12) (attack.u13) (attack.u14) (attack.l1) (ambush) (intimidate) (surround) (scout.z4) (pin.u9) (keep.a34) (pin.u13) (pin.u14) (other.u15) (elsewhere.u15) (load) (guard) (rid.a22) (rid.a23) (rid.a28) (second) attach.l2
! end
.    war.turn.end  piece=u15
? p2  war.turn.choose  u14 l1 (u9) (u12) (u13) reinforce.p2.average (reinforce.p2.fair) (reinforce.p2.good)
! u14
.=   war.turn.choose  piece=u14 player=p2
? p2  war.action.one  end (move.z2) force.z2 move.z3 force.z3 (move.z4) force.z4 attack.u15 attack.u16 attack.u17 attack.u18 (attack.l2) (attack.l3) ambush intimidate (surround) scout.z2 scout.z3 (scout.z4) pin.u15 pin.u16 pin.u17 pin.u18 other.u14 elsewhere.u14 load guard rid.a22 rid.a23 rid.a25 rid.a26 rid.a27 (second) attach.l1
! attack.u16
.    war.attack.target  piece=u14 target=u16 skill=war-skill(shoot)
? p2+p3  war.attack.shoot  4fate: war.core.total 0; 4fate: war.core.total 2
! -1 -1 0 0  1 -1 -1 0
? p2  war.core.invoke.order  free.a59.p2 free.a59.p2.reroll (paid.u14.1.p2) (paid.u14.2.p2) (paid.u16.1.p2) (paid.u16.2.p2) (paid.u16.3.p2) (paid.a22.p2) (paid.a23.p2) (paid.a50.p2) (paid.a58.p2) (paid.l1.1.p2) (paid.l1.2.p2) *pass
! free.a59.p2.reroll
.    war.core.invoke  player=p2 aspect=war-boost-unnamed(war-core-outcome-attack) price=free how=reroll
? p2  war.attack.shoot  4fate: war.core.total 0
! 0 0 -1 0
.    war.core.total  piece=u14 dice=-1 before=-2
? p3  war.core.invoke.order  free.a55.p3 free.a55.p3.reroll free.a56.p3 free.a56.p3.reroll free.a57.p3 free.a57.p3.reroll free.a58.p3 free.a58.p3.reroll (paid.u14.1.p3) (paid.u14.2.p3) (paid.u16.1.p3) (paid.u16.2.p3) (paid.u16.3.p3) (paid.a22.p3) (paid.a23.p3) (paid.a50.p3) (paid.a58.p3) *pass
! pass
.    war.core.shifts  piece=u14 total=-1 against=1 opposed=yes foe=u16 shifts=-2 outcome=fail
.    war.core.outcome.attack  piece=u14 target=u16 result=fail hit=0 player=p2
.    war.turn.end  piece=u14
? p3  war.turn.choose  u18 l2 (u15) (u16) (u17) detach.l3
! u18
.=   war.turn.choose  piece=u18 player=p3
? p3  war.action.one  end (move.z4) force.z4 attack.u9 attack.u12 attack.u13 attack.u14 (attack.l1) ambush intimidate (surround) (scout.z4) pin.u9 pin.u12 pin.u13 pin.u14 other.u18 elsewhere.u18 load guard rid.a22 rid.a23 rid.a28 (second) give.l3 boost.l3 (rally.l3) other.l3 elsewhere.l3 duel.l3.l1 provoke.l3.l1 detach.l3 (attach.l2)
! attack.u13
.    war.attack.target  piece=u18 target=u13 skill=war-skill(shoot)
? p3+p2  war.attack.shoot  4fate: war.core.total 1, war.leader.skill_bonus 1; 4fate: war.core.total 1
! 0 1 -1 0  1 -1 0 -1
? p3  war.core.invoke.order  free.a52.p3 free.a52.p3.reroll free.a55.p3 free.a55.p3.reroll free.a56.p3 free.a56.p3.reroll free.a57.p3 free.a57.p3.reroll free.a58.p3 free.a58.p3.reroll (paid.u18.1.p3) (paid.u18.2.p3) (paid.l3.1.p3) (paid.u13.1.p3) (paid.u13.2.p3) (paid.a22.p3) (paid.a23.p3) (paid.a28.p3) (paid.a58.p3) (paid.l2.1.p3) (paid.l2.2.p3) *pass
! free.a52.p3
.    war.core.invoke  player=p3 aspect=war-boost-unnamed(war-leader-boost) price=free how=plus
? p3  war.core.invoke.order  free.a55.p3 free.a55.p3.reroll free.a56.p3 free.a56.p3.reroll free.a57.p3 free.a57.p3.reroll free.a58.p3 free.a58.p3.reroll (paid.u18.1.p3) (paid.u18.2.p3) (paid.l3.1.p3) (paid.u13.1.p3) (paid.u13.2.p3) (paid.a22.p3) (paid.a23.p3) (paid.a28.p3) (paid.a58.p3) (paid.l2.1.p3) (paid.l2.2.p3) *pass
! pass
.    war.core.shifts  piece=u18 total=4 against=0 opposed=yes foe=u13 shifts=4 outcome=style
? p3  war.core.outcome.attack  *full less
! full
.    war.core.outcome.attack  piece=u18 target=u13 result=hit hit=4 player=p3
.    war.harm.absorb  piece=u13 hit=4
.    war.harm.defeated  piece=u13 player=p3
.    war.adv.surround.ends  aspect=war-aspect-surrounded(s2) zone=z4
? p3  war.action.one  end (move.z4) (force.z4) (attack.u9) (attack.u12) (attack.u14) (attack.l1) (ambush) (intimidate) (surround) (scout.z4) (pin.u9) (pin.u12) (pin.u14) (other.u18) (elsewhere.u18) (load) (guard) (rid.a22) (rid.a23) (rid.a28) (second) (give.l3) (boost.l3) (rally.l3) (other.l3) (elsewhere.l3) duel.l3.l1 provoke.l3.l1 (detach.l3) (attach.l2)
! duel.l3.l1
.    war.attack.target  piece=l3 target=l1 skill=war-skill(shoot)
? p3+p2  war.leader.duel  4fate: war.core.total 0; 4fate: war.core.total 1, war.attack.two_zones 2
! 1 0 -1 -1  -1 1 1 -1
? p3  war.core.invoke.order  free.a55.p3 free.a55.p3.reroll free.a56.p3 free.a56.p3.reroll free.a57.p3 free.a57.p3.reroll (paid.l3.1.p3) (paid.l1.1.p3) (paid.l1.2.p3) (paid.a28.p3) *pass
! free.a55.p3.reroll
.    war.core.invoke  player=p3 aspect=war-boost-unnamed(war-core-outcome-attack) price=free how=reroll
? p3  war.leader.duel  4fate: war.core.total 0
! 1 0 0 -1
.    war.core.total  piece=l3 dice=0 before=-1
? p3  war.core.invoke.order  free.a56.p3 free.a56.p3.reroll free.a57.p3 free.a57.p3.reroll (paid.l3.1.p3) (paid.l1.1.p3) (paid.l1.2.p3) (paid.a28.p3) *pass
! free.a56.p3
.    war.core.invoke  player=p3 aspect=war-boost-unnamed(war-core-outcome-defend) price=free how=plus
? p3  war.core.invoke.order  free.a57.p3 free.a57.p3.reroll (paid.l3.1.p3) (paid.l1.1.p3) (paid.l1.2.p3) (paid.a28.p3) *pass
! free.a57.p3
.    war.core.invoke  player=p3 aspect=war-boost-unnamed(war-core-cost-minor) price=free how=plus
.    war.core.shifts  piece=l3 total=4 against=3 opposed=yes foe=l1 shifts=1 outcome=success
.    war.core.outcome.attack  piece=l3 target=l1 result=hit hit=1 player=p3
.    war.harm.absorb  piece=l1 hit=1
? p2  war.leader.duel  *box1 mild moderate mild+moderate decline
! box1
.    war.leader.duel  leader=l1 box=1
.    war.turn.end  piece=u18
? p2  war.turn.choose  l1 (u9) (u12) (u14) reinforce.p2.average (reinforce.p2.fair) (reinforce.p2.good)
! l1
.=   war.turn.choose  piece=l1 player=p2
? p2  war.action.one  end (move.z2) force.z2 move.z3 force.z3 (move.z4) force.z4 duel.l1.l2 provoke.l1.l2 duel.l1.l3 provoke.l1.l3 other.l1 elsewhere.l1 load.l1 (boost.l1) (rally.l1) (attack.u15) (attack.u16) (attack.u17) (attack.u18) rid.a22 rid.a23 rid.a25 rid.a26 rid.a27 attach.u9 attach.u12 attach.u14
! duel.l1.l2
.    war.attack.target  piece=l1 target=l2 skill=war-skill(shoot)
? p2+p3  war.leader.duel  4fate: war.core.total 2; 4fate: war.core.total 2, war.attack.two_zones 2
! -1 -1 0 1  1 1 0 -1
.    war.core.shifts  piece=l1 total=1 against=5 opposed=yes foe=l2 shifts=-4 outcome=fail
.    war.core.outcome.attack  piece=l1 target=l2 result=fail hit=0 player=p2
.    war.core.boost  player=p3 aspect=war-boost-unnamed(war-core-outcome-defend)
.    war.turn.end  piece=l1
.=   war.turn.choose  piece=l2 player=p3
? p3  war.action.one  end (move.z4) force.z4 duel.l2.l1 provoke.l2.l1 other.l2 elsewhere.l2 load.l2 (boost.l2) (rally.l2) (attack.u9) (attack.u12) (attack.u14) rid.a22 rid.a23 rid.a28 attach.u15 (attach.u16) (attach.u17) (attach.u18)
! duel.l2.l1
.    war.attack.target  piece=l2 target=l1 skill=war-skill(shoot)
? p3+p2  war.leader.duel  4fate: war.core.total 3; 4fate: war.core.total 1, war.attack.two_zones 2
! -1 -1 1 0  -1 1 -1 1
? p3  war.core.invoke.order  free.a60.p3 free.a60.p3.reroll (paid.l2.1.p3) (paid.l2.2.p3) (paid.l1.1.p3) (paid.l1.2.p3) (paid.a28.p3) *pass
! free.a60.p3.reroll
.    war.core.invoke  player=p3 aspect=war-boost-unnamed(war-core-outcome-defend) price=free how=reroll
? p3  war.leader.duel  4fate: war.core.total 3
! -1 -1 0 -1
.    war.core.total  piece=l2 dice=-3 before=-1
.    war.core.shifts  piece=l2 total=0 against=3 opposed=yes foe=l1 shifts=-3 outcome=fail
.    war.core.outcome.attack  piece=l2 target=l1 result=fail hit=0 player=p3
.    war.core.boost  player=p2 aspect=war-boost-unnamed(war-core-outcome-defend)
.    war.turn.end  piece=l2
.=   war.turn.everyone_once  round=5
? p2  war.turn.choose  u9 u12 u14 l1 reinforce.p2.average (reinforce.p2.fair) (reinforce.p2.good)
! u9
.=   war.turn.choose  piece=u9 player=p2
? p2  war.action.one  end (move.z2) force.z2 move.z3 force.z3 (move.z4) force.z4 attack.u15 attack.u16 attack.u17 attack.u18 (attack.l2) (attack.l3) ambush intimidate (surround) scout.z2 scout.z3 (scout.z4) pin.u15 pin.u16 pin.u17 pin.u18 other.u9 elsewhere.u9 load guard rid.a22 rid.a23 rid.a25 rid.a26 rid.a27 (second) attach.l1
! attack.u16
.    war.attack.target  piece=u9 target=u16 skill=war-skill(shoot)
? p2+p3  war.attack.shoot  4fate: war.core.total 2; 4fate: war.core.total 2
! 1 0 0 -1  0 0 -1 -1
? p2  war.core.invoke.order  free.a61.p2 free.a61.p2.reroll (paid.u9.1.p2) (paid.u9.2.p2) (paid.u9.3.p2) (paid.u16.1.p2) (paid.u16.2.p2) (paid.u16.3.p2) (paid.a22.p2) (paid.a23.p2) (paid.a50.p2) (paid.l1.1.p2) (paid.l1.2.p2) *pass
! pass
.    war.core.shifts  piece=u9 total=2 against=0 opposed=yes foe=u16 shifts=2 outcome=success
.    war.core.outcome.attack  piece=u9 target=u16 result=hit hit=2 player=p2
.    war.harm.absorb  piece=u16 hit=2
.    war.harm.consequence_aspect  piece=u16 severity=mild aspect=war-consequence-unnamed(mild)
.    war.turn.end  piece=u9
? p3  war.turn.choose  u15 u16 u17 u18 l2 detach.l3
! u15
.=   war.turn.choose  piece=u15 player=p3
? p3  war.action.one  end (move.z4) force.z4 attack.u9 attack.u12 attack.u14 (attack.l1) ambush intimidate (surround) (scout.z4) pin.u9 keep.a34 pin.u14 other.u15 elsewhere.u15 load guard rid.a22 rid.a23 rid.a28 (second) attach.l2
! attack.u9
.    war.attack.target  piece=u15 target=u9 skill=war-skill(shoot)
? p3+p2  war.attack.shoot  4fate: war.core.total 2; 4fate: war.core.total 1, war.attack.two_zones 2
! 0 1 1 1  -1 -1 0 1
? p2  war.core.invoke.order  free.a61.p2 free.a61.p2.reroll free.a62.p2 free.a62.p2.reroll (paid.u15.1.p2) (paid.u15.2.p2) (paid.u15.3.p2) (paid.u9.1.p2) (paid.u9.2.p2) (paid.u9.3.p2) (paid.a28.p2) (paid.l1.1.p2) (paid.l1.2.p2) *pass
! free.a61.p2.reroll
.    war.core.invoke  player=p2 aspect=war-boost-unnamed(war-core-outcome-defend) price=free how=reroll
? p2  war.attack.shoot  4fate: war.core.total 1, war.attack.two_zones 2
! -1 -1 1 0
.    war.core.total  piece=u9 dice=-1 before=-1
? p2  war.core.invoke.order  free.a62.p2 free.a62.p2.reroll (paid.u15.1.p2) (paid.u15.2.p2) (paid.u15.3.p2) (paid.u9.1.p2) (paid.u9.2.p2) (paid.u9.3.p2) (paid.a28.p2) (paid.l1.1.p2) (paid.l1.2.p2) *pass
! free.a62.p2.reroll
.    war.core.invoke  player=p2 aspect=war-consequence-unnamed(mild) price=free how=reroll
? p2  war.attack.shoot  4fate: war.core.total 1, war.attack.two_zones 2
! 0 1 0 -1
.    war.core.total  piece=u9 dice=0 before=-1
.    war.core.shifts  piece=u15 total=5 against=3 opposed=yes foe=u9 shifts=2 outcome=success
.    war.core.outcome.attack  piece=u15 target=u9 result=hit hit=2 player=p3
.    war.harm.absorb  piece=u9 hit=2
? p2  war.harm.absorb  *mild moderate mild+moderate decline
! mild
.    war.harm.consequence_aspect  piece=u9 severity=mild aspect=war-consequence-unnamed(mild)
.    war.adv.pin.maintain  piece=u15 target=u12 kept=no
.    war.turn.end  piece=u15
? p2  war.turn.choose  u12 u14 l1 (u9) reinforce.p2.average (reinforce.p2.fair) (reinforce.p2.good)
! u12
.=   war.turn.choose  piece=u12 player=p2
? p2  war.action.one  end (move.z2) force.z2 move.z3 force.z3 (move.z4) force.z4 attack.u15 attack.u16 attack.u17 attack.u18 (attack.l2) (attack.l3) ambush intimidate (surround) scout.z2 scout.z3 (scout.z4) pin.u15 pin.u16 pin.u17 pin.u18 other.u12 elsewhere.u12 load guard rid.a22 rid.a23 rid.a25 rid.a26 rid.a27 (second) attach.l1
! attack.u16
.    war.attack.target  piece=u12 target=u16 skill=war-skill(shoot)
? p2+p3  war.attack.shoot  4fate: war.core.total 0; 4fate: war.core.total 2
! 1 -1 1 0  1 -1 0 -1
? p3  war.core.invoke.order  free.a63.p3 free.a63.p3.reroll (paid.u12.1.p3) (paid.u12.2.p3) (paid.u16.1.p3) (paid.u16.2.p3) (paid.u16.3.p3) (paid.a22.p3) (paid.a23.p3) (paid.a50.p3) (paid.a62.p3) *pass
! pass
.    war.core.shifts  piece=u12 total=1 against=1 opposed=yes foe=u16 shifts=0 outcome=tie
.    war.core.outcome.attack  piece=u12 target=u16 result=tie hit=0 player=p2
.    war.core.boost  player=p2 aspect=war-boost-unnamed(war-core-outcome-attack)
.    war.turn.end  piece=u12
? p3  war.turn.choose  u16 u17 u18 l2 (u15) detach.l3
! u18
.=   war.turn.choose  piece=u18 player=p3
? p3  war.action.one  end (move.z4) force.z4 attack.u9 attack.u12 attack.u14 (attack.l1) ambush intimidate (surround) (scout.z4) pin.u9 pin.u12 pin.u14 other.u18 elsewhere.u18 load guard rid.a22 rid.a23 rid.a28 (second) give.l3 boost.l3 (rally.l3) other.l3 elsewhere.l3 duel.l3.l1 provoke.l3.l1 detach.l3 (attach.l2)
! boost.l3
.    war.leader.boost  leader=l3 piece=u18 placed=yes
.    war.core.boost  player=p3 aspect=war-boost-unnamed(war-leader-boost)
? p3  war.action.one  end (move.z4) force.z4 attack.u9 attack.u12 attack.u14 (attack.l1) ambush intimidate (surround) (scout.z4) pin.u9 pin.u12 pin.u14 other.u18 elsewhere.u18 load guard rid.a22 rid.a23 rid.a28 (second) (give.l3) (boost.l3) (rally.l3) (other.l3) (elsewhere.l3) (duel.l3.l1) (provoke.l3.l1) detach.l3 (attach.l2)
! attack.u9
.    war.attack.target  piece=u18 target=u9 skill=war-skill(shoot)
? p3+p2  war.attack.shoot  4fate: war.core.total 1, war.leader.skill_bonus 1; 4fate: war.core.total 1, war.attack.two_zones 2
! 1 -1 -1 -1  -1 1 0 1
? p3  war.core.invoke.order  free.a63.p3 free.a63.p3.reroll free.a65.p3 free.a65.p3.reroll (paid.u18.1.p3) (paid.u18.2.p3) (paid.l3.1.p3) (paid.u9.1.p3) (paid.u9.2.p3) (paid.u9.3.p3) (paid.a28.p3) (paid.a63.p3) (paid.l2.1.p3) (paid.l2.2.p3) *pass
! free.a63.p3.reroll
.    war.core.invoke  player=p3 aspect=war-consequence-unnamed(mild) price=free how=reroll
? p3  war.attack.shoot  4fate: war.core.total 1, war.leader.skill_bonus 1
! 1 1 1 1
.    war.core.total  piece=u18 dice=4 before=-2
? p3+p2  war.core.invoke.order  free.a65.p3 free.a65.p3.reroll (paid.u18.1.p3) (paid.u18.2.p3) (paid.l3.1.p3) (paid.u9.1.p3) (paid.u9.2.p3) (paid.u9.3.p3) (paid.a28.p3) (paid.a63.p3) (paid.l2.1.p3) (paid.l2.2.p3) free.a64.p2 free.a64.p2.reroll (paid.u18.1.p2) (paid.u18.2.p2) (paid.l3.1.p2) (paid.u9.1.p2) (paid.u9.2.p2) (paid.u9.3.p2) (paid.a28.p2) (paid.a63.p2) (paid.l1.1.p2) (paid.l1.2.p2) *pass
! free.a65.p3
.    war.core.invoke  player=p3 aspect=war-boost-unnamed(war-leader-boost) price=free how=plus
? p2  war.core.invoke.order  free.a64.p2 free.a64.p2.reroll (paid.u18.1.p2) (paid.u18.2.p2) (paid.l3.1.p2) (paid.u9.1.p2) (paid.u9.2.p2) (paid.u9.3.p2) (paid.a28.p2) (paid.a63.p2) (paid.l1.1.p2) (paid.l1.2.p2) *pass
! pass
.    war.core.shifts  piece=u18 total=8 against=4 opposed=yes foe=u9 shifts=4 outcome=style
? p3  war.core.outcome.attack  *full less
! less
.    war.core.outcome.attack  piece=u18 target=u9 result=less hit=3 player=p3
.    war.core.boost  player=p3 aspect=war-boost-unnamed(war-core-outcome-attack)
.    war.harm.absorb  piece=u9 hit=3
.    war.harm.consequence_aspect  piece=u9 severity=moderate aspect=war-consequence-unnamed(moderate)
.    war.turn.end  piece=u18
? p2  war.turn.choose  u14 l1 (u9) (u12) reinforce.p2.average (reinforce.p2.fair) (reinforce.p2.good)
! l1
.=   war.turn.choose  piece=l1 player=p2
? p2  war.action.one  end (move.z2) force.z2 move.z3 force.z3 (move.z4) force.z4 duel.l1.l2 provoke.l1.l2 duel.l1.l3 provoke.l1.l3 other.l1 elsewhere.l1 load.l1 (boost.l1) (rally.l1) (attack.u15) (attack.u16) (attack.u17) (attack.u18) rid.a22 rid.a23 rid.a25 rid.a26 rid.a27 attach.u9 attach.u12 attach.u14
! duel.l1.l2
.    war.attack.target  piece=l1 target=l2 skill=war-skill(shoot)
? p2+p3  war.leader.duel  4fate: war.core.total 2; 4fate: war.core.total 2, war.attack.two_zones 2
! 0 0 0 0  1 0 -1 0
? p2+p3  war.core.invoke.order  free.a64.p2 free.a64.p2.reroll (paid.l1.1.p2) (paid.l1.2.p2) (paid.l2.1.p2) (paid.l2.2.p2) (paid.a28.p2) free.a66.p3 free.a66.p3.reroll free.a67.p3 free.a67.p3.reroll (paid.l1.1.p3) (paid.l1.2.p3) (paid.l2.1.p3) (paid.l2.2.p3) (paid.a28.p3) *pass
! free.a64.p2
.    war.core.invoke  player=p2 aspect=war-boost-unnamed(war-core-outcome-attack) price=free how=plus
? p3  war.core.invoke.order  free.a66.p3 free.a66.p3.reroll free.a67.p3 free.a67.p3.reroll (paid.l1.1.p3) (paid.l1.2.p3) (paid.l2.1.p3) (paid.l2.2.p3) (paid.a28.p3) *pass
! pass
.    war.core.shifts  piece=l1 total=4 against=4 opposed=yes foe=l2 shifts=0 outcome=tie
.    war.core.outcome.attack  piece=l1 target=l2 result=tie hit=0 player=p2
.    war.core.boost  player=p2 aspect=war-boost-unnamed(war-core-outcome-attack)
.    war.turn.end  piece=l1
? p3  war.turn.choose  u16 u17 l2 (u15) (u18) (detach.l3)
! l2
.=   war.turn.choose  piece=l2 player=p3
? p3  war.action.one  end (move.z4) force.z4 duel.l2.l1 provoke.l2.l1 other.l2 elsewhere.l2 load.l2 (boost.l2) (rally.l2) (attack.u9) (attack.u12) (attack.u14) rid.a22 rid.a23 rid.a28 attach.u15 (attach.u16) (attach.u17) (attach.u18)
! duel.l2.l1
.    war.attack.target  piece=l2 target=l1 skill=war-skill(shoot)
? p3+p2  war.leader.duel  4fate: war.core.total 3; 4fate: war.core.total 1, war.attack.two_zones 2
! 1 0 1 1  -1 0 0 1
? p3+p2  war.core.invoke.order  free.a66.p3 free.a66.p3.reroll free.a67.p3 free.a67.p3.reroll (paid.l2.1.p3) (paid.l2.2.p3) (paid.l1.1.p3) (paid.l1.2.p3) (paid.a28.p3) free.a68.p2 free.a68.p2.reroll (paid.l2.1.p2) (paid.l2.2.p2) (paid.l1.1.p2) (paid.l1.2.p2) (paid.a28.p2) *pass
! free.a68.p2
.    war.core.invoke  player=p2 aspect=war-boost-unnamed(war-core-outcome-attack) price=free how=plus
? p3  war.core.invoke.order  free.a66.p3 free.a66.p3.reroll free.a67.p3 free.a67.p3.reroll (paid.l2.1.p3) (paid.l2.2.p3) (paid.l1.1.p3) (paid.l1.2.p3) (paid.a28.p3) *pass
! free.a66.p3
.    war.core.invoke  player=p3 aspect=war-boost-unnamed(war-core-outcome-attack) price=free how=plus
? p3  war.core.invoke.order  free.a67.p3 free.a67.p3.reroll (paid.l2.1.p3) (paid.l2.2.p3) (paid.l1.1.p3) (paid.l1.2.p3) (paid.a28.p3) *pass
! pass
.    war.core.shifts  piece=l2 total=8 against=5 opposed=yes foe=l1 shifts=3 outcome=style
? p3  war.core.outcome.attack  *full less
! full
.    war.core.outcome.attack  piece=l2 target=l1 result=hit hit=3 player=p3
.    war.harm.absorb  piece=l1 hit=3
? p2  war.leader.duel  *moderate mild+moderate decline
! moderate
.    war.harm.consequence_aspect  piece=l1 severity=moderate aspect=war-consequence-unnamed(moderate)
.    war.turn.end  piece=l2
? p2  war.turn.choose  u14 (u9) (u12) (l1) reinforce.p2.average (reinforce.p2.fair) (reinforce.p2.good)
! u14
.=   war.turn.choose  piece=u14 player=p2
? p2  war.action.one  end (move.z2) force.z2 move.z3 force.z3 (move.z4) force.z4 attack.u15 attack.u16 attack.u17 attack.u18 (attack.l2) (attack.l3) ambush intimidate (surround) scout.z2 scout.z3 (scout.z4) pin.u15 pin.u16 pin.u17 pin.u18 other.u14 elsewhere.u14 load guard rid.a22 rid.a23 rid.a25 rid.a26 rid.a27 (second) attach.l1
! force.z4
? p3  war.over.enemy  *u16 u16.fight u16.will u16.provoke u16.notice u16.shoot u17 u17.fight u17.notice waive
! u16
? p2+p3  war.over.enemy  4fate: war.core.total 1; 4fate: war.core.total 2, war.over.enemy.extra 1
! 0 1 0 0  0 0 -1 0
? p3  war.core.invoke.order  free.a67.p3 free.a67.p3.ground free.a67.p3.reroll free.a69.p3 free.a69.p3.ground free.a69.p3.reroll (paid.u14.1.p3) (paid.u14.2.p3) (paid.u16.1.p3) (paid.u16.2.p3) (paid.u16.3.p3) (paid.u17.1.p3) (paid.u17.2.p3) (paid.a22.p3) (paid.a23.p3) (paid.a50.p3) (paid.a62.p3) *pass
! pass
.    war.core.shifts  piece=u14 total=2 against=2 opposed=yes foe=u16 shifts=0 outcome=tie
.    war.over.result  piece=u14 zone=z4 result=tie foe=u16
? p3  war.core.cost.minor  *boost detail
! boost
.    war.core.boost  player=p3 aspect=war-boost-unnamed(war-core-cost-minor)
? p2  war.action.one  end (move.z2) (force.z2) move.z3 (force.z3) (move.z5) (force.z5) move.z1 (force.z1) (attack.u15) (attack.u16) (attack.u17) (attack.u18) (attack.l2) (attack.l3) (ambush) (intimidate) (surround) (scout.z2) (scout.z3) (scout.z5) (scout.z1) (pin.u15) (pin.u16) (pin.u17) (pin.u18) (other.u14) (elsewhere.u14) (load) (guard) (rid.a22) (rid.a23) (rid.a25) (rid.a26) (rid.a27) (rid.a28) (second) (attach.l1)
! end
.    war.turn.end  piece=u14
? p3  war.turn.choose  u16 u17 (u15) (u18) (l2) (detach.l3)
! u16
.=   war.turn.choose  piece=u16 player=p3
? p3  war.action.one  end (move.z2) force.z2 move.z3 force.z3 move.z5 force.z5 (move.z1) force.z1 attack.u9 attack.u12 attack.u14 (attack.l1) (ambush) intimidate surround scout.z2 scout.z3 (scout.z5) (scout.z1) pin.u9 pin.u12 (pin.u14) other.u16 elsewhere.u16 load guard rid.a22 rid.a23 rid.a25 rid.a26 rid.a27 rid.a28 (second) (attach.l2)
! attack.u14
.    war.attack.target  piece=u16 target=u14 skill=war-skill(fight)
? p3+p2  war.attack.fight  4fate: war.core.total 3; 4fate: war.core.total 1
! -1 1 0 -1  0 -1 -1 -1
? p3  war.core.invoke.order  free.a67.p3 free.a67.p3.reroll free.a69.p3 free.a69.p3.reroll free.a70.p3 free.a70.p3.reroll (paid.u16.1.p3) (paid.u16.2.p3) (paid.u16.3.p3) (paid.u14.1.p3) (paid.u14.2.p3) (paid.a22.p3) (paid.a23.p3) (paid.a50.p3) (paid.a62.p3) *pass
! pass
.    war.core.shifts  piece=u16 total=2 against=-2 opposed=yes foe=u14 shifts=4 outcome=style
? p3  war.core.outcome.attack  *full less
! full
.    war.core.outcome.attack  piece=u16 target=u14 result=hit hit=4 player=p3
.    war.harm.absorb  piece=u14 hit=4
.    war.harm.defeated  piece=u14 player=p3
.    war.turn.end  piece=u16
.=   war.turn.choose  piece=u17 player=p3
? p3  war.action.one  end (move.z2) force.z2 move.z3 force.z3 move.z5 force.z5 (move.z1) force.z1 attack.u9 attack.u12 (attack.l1) ambush intimidate (surround) scout.z2 scout.z3 (scout.z5) (scout.z1) pin.u9 pin.u12 other.u17 elsewhere.u17 load guard rid.a22 rid.a23 rid.a25 rid.a26 rid.a27 rid.a28 (second) (attach.l2)
! attack.u9
.    war.attack.target  piece=u17 target=u9 skill=war-skill(shoot)
? p3+p2  war.attack.shoot  4fate: war.core.total 0; 4fate: war.core.total 1
! -1 0 0 0  -1 0 0 0
? p3  war.core.invoke.order  free.a67.p3 free.a67.p3.reroll free.a69.p3 free.a69.p3.reroll free.a70.p3 free.a70.p3.reroll (paid.u17.1.p3) (paid.u17.2.p3) (paid.u9.1.p3) (paid.u9.2.p3) (paid.u9.3.p3) (paid.a22.p3) (paid.a23.p3) (paid.a63.p3) (paid.a67.p3) *pass
! free.a67.p3.reroll
.    war.core.invoke  player=p3 aspect=war-consequence-unnamed(moderate) price=free how=reroll
? p3  war.attack.shoot  4fate: war.core.total 0
! -1 1 1 0
.    war.core.total  piece=u17 dice=1 before=-1
? p3  war.core.invoke.order  free.a69.p3 free.a69.p3.reroll free.a70.p3 free.a70.p3.reroll (paid.u17.1.p3) (paid.u17.2.p3) (paid.u9.1.p3) (paid.u9.2.p3) (paid.u9.3.p3) (paid.a22.p3) (paid.a23.p3) (paid.a63.p3) (paid.a67.p3) *pass
! free.a69.p3
.    war.core.invoke  player=p3 aspect=war-consequence-unnamed(moderate) price=free how=plus
? p3  war.core.invoke.order  free.a70.p3 free.a70.p3.reroll (paid.u17.1.p3) (paid.u17.2.p3) (paid.u9.1.p3) (paid.u9.2.p3) (paid.u9.3.p3) (paid.a22.p3) (paid.a23.p3) (paid.a63.p3) (paid.a67.p3) *pass
! pass
.    war.core.shifts  piece=u17 total=3 against=0 opposed=yes foe=u9 shifts=3 outcome=style
? p3  war.core.outcome.attack  *full less
! less
.    war.core.outcome.attack  piece=u17 target=u9 result=less hit=2 player=p3
.    war.core.boost  player=p3 aspect=war-boost-unnamed(war-core-outcome-attack)
.    war.harm.absorb  piece=u9 hit=2
.    war.harm.defeated  piece=u9 player=p3
.    war.turn.end  piece=u17
.=   war.turn.everyone_once  round=6
? p2  war.turn.choose  u12 l1 reinforce.p2.average (reinforce.p2.fair) (reinforce.p2.good)
! u12
.=   war.turn.choose  piece=u12 player=p2
? p2  war.action.one  end (move.z2) force.z2 move.z3 force.z3 (move.z4) force.z4 attack.u15 attack.u16 attack.u17 attack.u18 (attack.l2) (attack.l3) ambush intimidate (surround) scout.z2 scout.z3 (scout.z4) pin.u15 pin.u16 pin.u17 pin.u18 other.u12 elsewhere.u12 load guard rid.a22 rid.a23 rid.a25 rid.a26 rid.a27 (second) attach.l1
! attack.u16
.    war.attack.target  piece=u12 target=u16 skill=war-skill(shoot)
? p2+p3  war.attack.shoot  4fate: war.core.total 0; 4fate: war.core.total 2
! 0 -1 0 0  1 1 0 0
.    war.core.shifts  piece=u12 total=-1 against=4 opposed=yes foe=u16 shifts=-5 outcome=fail
.    war.core.outcome.attack  piece=u12 target=u16 result=fail hit=0 player=p2
.    war.core.boost  player=p3 aspect=war-boost-unnamed(war-core-outcome-defend)
.    war.turn.end  piece=u12
? p3  war.turn.choose  u15 u16 u17 u18 l2 detach.l3
! u18
.=   war.turn.choose  piece=u18 player=p3
? p3  war.action.one  end (move.z4) force.z4 attack.u12 (attack.l1) ambush intimidate (surround) (scout.z4) pin.u12 other.u18 elsewhere.u18 load guard rid.a22 rid.a23 rid.a28 (second) give.l3 boost.l3 (rally.l3) other.l3 elsewhere.l3 duel.l3.l1 provoke.l3.l1 detach.l3 (attach.l2)
! boost.l3
.    war.leader.boost  leader=l3 piece=u18 placed=yes
.    war.core.boost  player=p3 aspect=war-boost-unnamed(war-leader-boost)
? p3  war.action.one  end (move.z4) force.z4 attack.u12 (attack.l1) ambush intimidate (surround) (scout.z4) pin.u12 other.u18 elsewhere.u18 load guard rid.a22 rid.a23 rid.a28 (second) (give.l3) (boost.l3) (rally.l3) (other.l3) (elsewhere.l3) (duel.l3.l1) (provoke.l3.l1) detach.l3 (attach.l2)
! attack.u12
.    war.attack.target  piece=u18 target=u12 skill=war-skill(shoot)
? p3+p2  war.attack.shoot  4fate: war.core.total 1, war.leader.skill_bonus 1; 4fate: war.core.total 1, war.attack.two_zones 2
! 0 1 -1 0  -1 -1 1 0
? p3  war.core.invoke.order  free.a70.p3 free.a70.p3.reroll free.a71.p3 free.a71.p3.reroll free.a72.p3 free.a72.p3.reroll free.a73.p3 free.a73.p3.reroll (paid.u18.1.p3) (paid.u18.2.p3) (paid.l3.1.p3) (paid.u12.1.p3) (paid.u12.2.p3) (paid.a28.p3) (paid.l2.1.p3) (paid.l2.2.p3) *pass
! free.a70.p3
.    war.core.invoke  player=p3 aspect=war-boost-unnamed(war-core-cost-minor) price=free how=plus
? p3  war.core.invoke.order  free.a71.p3 free.a71.p3.reroll free.a72.p3 free.a72.p3.reroll free.a73.p3 free.a73.p3.reroll (paid.u18.1.p3) (paid.u18.2.p3) (paid.l3.1.p3) (paid.u12.1.p3) (paid.u12.2.p3) (paid.a28.p3) (paid.l2.1.p3) (paid.l2.2.p3) *pass
! pass
.    war.core.shifts  piece=u18 total=4 against=2 opposed=yes foe=u12 shifts=2 outcome=success
.    war.core.outcome.attack  piece=u18 target=u12 result=hit hit=2 player=p3
.    war.harm.absorb  piece=u12 hit=2
.    war.harm.consequence_aspect  piece=u12 severity=mild aspect=war-consequence-unnamed(mild)
.    war.turn.end  piece=u18
? p2  war.turn.choose  l1 (u12) reinforce.p2.average (reinforce.p2.fair) (reinforce.p2.good)
! l1
.=   war.turn.choose  piece=l1 player=p2
? p2  war.action.one  end (move.z2) force.z2 move.z3 force.z3 (move.z4) force.z4 duel.l1.l2 provoke.l1.l2 duel.l1.l3 provoke.l1.l3 other.l1 elsewhere.l1 load.l1 (boost.l1) (rally.l1) (attack.u15) (attack.u16) (attack.u17) (attack.u18) rid.a22 rid.a23 rid.a25 rid.a26 rid.a27 attach.u12
! duel.l1.l2
.    war.attack.target  piece=l1 target=l2 skill=war-skill(shoot)
? p2+p3  war.leader.duel  4fate: war.core.total 2; 4fate: war.core.total 2, war.attack.two_zones 2
! -1 1 0 -1  1 0 -1 1
.    war.core.shifts  piece=l1 total=1 against=5 opposed=yes foe=l2 shifts=-4 outcome=fail
.    war.core.outcome.attack  piece=l1 target=l2 result=fail hit=0 player=p2
.    war.core.boost  player=p3 aspect=war-boost-unnamed(war-core-outcome-defend)
.    war.turn.end  piece=l1
? p3  war.turn.choose  u15 u16 u17 l2 (u18) (detach.l3)
! u15
.=   war.turn.choose  piece=u15 player=p3
? p3  war.action.one  end (move.z4) force.z4 attack.u12 (attack.l1) ambush intimidate (surround) (scout.z4) pin.u12 other.u15 elsewhere.u15 load guard rid.a22 rid.a23 rid.a28 (second) attach.l2
! attack.u12
.    war.attack.target  piece=u15 target=u12 skill=war-skill(shoot)
? p3+p2  war.attack.shoot  4fate: war.core.total 2; 4fate: war.core.total 1, war.attack.two_zones 2
! 0 1 1 1  0 1 0 0
? p3  war.core.invoke.order  free.a71.p3 free.a71.p3.reroll free.a72.p3 free.a72.p3.reroll free.a74.p3 free.a74.p3.reroll free.a75.p3 free.a75.p3.reroll (paid.u15.1.p3) (paid.u15.2.p3) (paid.u15.3.p3) (paid.u12.1.p3) (paid.u12.2.p3) (paid.a28.p3) (paid.a74.p3) (paid.l2.1.p3) (paid.l2.2.p3) (paid.l3.1.p3) *pass
! pass
.    war.core.shifts  piece=u15 total=5 against=4 opposed=yes foe=u12 shifts=1 outcome=success
.    war.core.outcome.attack  piece=u15 target=u12 result=hit hit=1 player=p3
.    war.harm.absorb  piece=u12 hit=1
.    war.harm.defeated  piece=u12 player=p3
.    war.end.when  player=p2 leaders=none
.=   war.end.when  side=s2 won=yes
.    war.end.winner_point  player=p3
.    war.chest.vanish  player=p1 points=0 bought=0 own=1
.    war.chest.vanish  player=p2 points=1 bought=0 own=0
.    war.chest.vanish  player=p3 points=0 bought=0 own=1
=>   over
