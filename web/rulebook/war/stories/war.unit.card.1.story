# The guard were defeated in the last battle; Nora picks their card for a new one.
# 3 war points, active, and the mild and the moderate slot are empty: a hit of 2 may go into either.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! players.2
? table  war.setup.sides  *done p1 p2 add name.s1 name.s2
> war.chest.cost.unit
? p1  war.chest.cost.unit  (done) quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card fate later
! card
? p1  war.unit.card  text
! "good | fight 3, athletics 2, will 2, shoot 1, notice 1, provoke 1 | Hall Guard | Oath of Iron | Never First to Run"
? p1  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u1 edit.u1 fate later
! done
.    war.chest.cost.unit  player=p1 points=7
? p2  war.chest.cost.unit  (done) quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card fate
! card
? p2  war.unit.card  text
! "good | fight 3, athletics 2, provoke 2, will 1, notice 1, stealth 1 | Cave Ogres | Thick Hide | Smells Blood"
? p2  war.chest.cost.unit  *done quick.medieval quick.undead quick.dwarves quick.elves quick.orcs quick.pirates quick.modern quick.space quick.space_rebels new.average new.fair new.good card again.u2 edit.u2 fate
! done
.    war.chest.cost.unit  player=p2 points=7
? table  war.zone.count  1..30 (3)
! 2
? p1  war.zone.place.first  *all cell.3.3 (apart)
^ p1.points=0
.    ruling war.chest.size  0
? p1  war.zone.place.first  *all cell.3.3 (apart)
^ p2.points=0
.    ruling war.chest.size  0
? p1  war.zone.place.first  *all cell.3.3 (apart)
! all
? table  war.zone.place.adjacent  *done name.z1 name.z2
! done
.    war.zone.aspect.buy  player=p1
.    war.zone.aspect.buy  player=p2
? p1  war.setup.deploy  u1 *all
! u1
? p1  war.setup.deploy  z1 z2
! z1
.    war.setup.deploy  piece=u1 zone=z1
? p2  war.setup.deploy  u2 *all
! u2
? p2  war.setup.deploy  (z1) z2
! z2
.    war.setup.deploy  piece=u2 zone=z2
.=   war.init.roll
? p1  war.init.roll  4fate: war.init.no_leader 0
! 0 0 0 0
? p2  war.init.roll  4fate: war.init.no_leader 0
! 1 0 0 0
.    war.init.roll  player=p1 total=0
.    war.init.roll  player=p2 total=1
.    war.turn.choose  player=p2 number=1
.    war.turn.choose  player=p1 number=2
.=   war.turn.everyone_once  round=1
.=   war.turn.choose  piece=u2 player=p2
? p2  war.action.one  end (move.z1) force.z1 attack.u1 ambush intimidate (surround) (scout.z1) pin.u1 other.u2 elsewhere.u2 load (second)
! attack.u1
.    war.attack.target  piece=u2 target=u1 skill=war-skill(shoot)
? p2+p1  war.attack.shoot  4fate: war.core.total 0; 4fate: war.core.total 2
! 1 1 1 1  0 0 0 0
.    war.core.shifts  piece=u2 total=4 against=2 opposed=yes foe=u1 shifts=2 outcome=success
.    war.core.outcome.attack  piece=u2 target=u1 result=hit hit=2 player=p2
.    war.harm.absorb  piece=u1 hit=2
? p1  war.harm.absorb  *mild moderate mild+moderate decline
