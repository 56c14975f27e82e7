# The bows have already acted (as has all of the north) and are attacked three times in the round.
# Each time they roll a full defence.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ p1.own=0
.    ruling war.fate.pools  0
? p1  war.turn.choose  pikes bows levy guard ida
^ p2.own=0
.    ruling war.fate.pools  0
? p1  war.turn.choose  pikes bows levy guard ida
^ pikes.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  bows levy guard ida (pikes)
^ bows.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  levy guard ida (pikes) (bows)
^ levy.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  guard ida (pikes) (bows) (levy)
^ guard.acted=yes
.    ruling war.turn.everyone_once  war-yes
.=   war.turn.choose  piece=ida player=p1
? p1  war.action.one  end move.z2 force.z2 (duel.ida.oz) (provoke.ida.oz) other.ida elsewhere.ida load.ida (boost.ida) (rally.ida) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) attach.pikes attach.bows attach.levy attach.guard
^ ida.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.action.one  end move.z2 force.z2 (duel.ida.oz) (provoke.ida.oz) other.ida elsewhere.ida load.ida (boost.ida) (rally.ida) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) attach.pikes attach.bows attach.levy attach.guard
^ slingers.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.action.one  end (move.z2) force.z2 (duel.ida.oz) (provoke.ida.oz) other.ida elsewhere.ida load.ida (boost.ida) (rally.ida) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) attach.pikes attach.bows attach.levy attach.guard
^ skirmishers.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.action.one  end (move.z2) force.z2 (duel.ida.oz) (provoke.ida.oz) other.ida elsewhere.ida load.ida (boost.ida) (rally.ida) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) attach.pikes attach.bows attach.levy attach.guard
^ raiders.zone=z1
.    ruling war.zone.position  war-thing(z1)
? p1  war.action.one  end (move.z2) force.z2 (duel.ida.oz) (provoke.ida.oz) other.ida elsewhere.ida load.ida (boost.ida) (rally.ida) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) attach.pikes attach.bows attach.levy attach.guard
! end
.    war.turn.end  piece=ida
? p2  war.turn.choose  raiders slingers skirmishers ogres oz
! slingers
.=   war.turn.choose  piece=slingers player=p2
? p2  war.action.one  end (move.z1) force.z1 move.z3 force.z3 move.z4 force.z4 attack.pikes attack.bows attack.levy attack.guard (attack.ida) ambush intimidate (surround) (scout.z1) scout.z3 scout.z4 pin.pikes pin.bows pin.levy pin.guard other.slingers elsewhere.slingers load (second) (attach.oz)
! attack.bows
.    war.attack.target  piece=slingers target=bows skill=war-skill(shoot)
? p2+p1  war.attack.shoot  4fate: war.core.total 1; 4fate: war.core.total 1
! -1 0 0 0  0 0 0 0
.    war.core.shifts  piece=slingers total=0 against=1 opposed=yes foe=bows shifts=-1 outcome=fail
.    war.core.outcome.attack  piece=slingers target=bows result=fail hit=0 player=p2
.    war.turn.end  piece=slingers
? p2  war.turn.choose  raiders skirmishers ogres oz (slingers)
! skirmishers
.=   war.turn.choose  piece=skirmishers player=p2
? p2  war.action.one  end (move.z1) force.z1 move.z3 force.z3 move.z4 force.z4 attack.pikes attack.bows attack.levy attack.guard (attack.ida) ambush intimidate (surround) (scout.z1) scout.z3 scout.z4 pin.pikes pin.bows pin.levy pin.guard other.skirmishers elsewhere.skirmishers load (second) (attach.oz)
! attack.bows
.    war.attack.target  piece=skirmishers target=bows skill=war-skill(shoot)
? p2+p1  war.attack.shoot  4fate: war.core.total 1; 4fate: war.core.total 1
! -1 0 0 0  0 0 0 0
.    war.core.shifts  piece=skirmishers total=0 against=1 opposed=yes foe=bows shifts=-1 outcome=fail
.    war.core.outcome.attack  piece=skirmishers target=bows result=fail hit=0 player=p2
.    war.turn.end  piece=skirmishers
? p2  war.turn.choose  raiders ogres oz (slingers) (skirmishers)
! raiders
.=   war.turn.choose  piece=raiders player=p2
? p2  war.action.one  end move.z2 force.z2 attack.pikes attack.bows attack.levy attack.guard (attack.ida) (ambush) intimidate (surround) (scout.z2) (pin.pikes) (pin.bows) (pin.levy) (pin.guard) other.raiders elsewhere.raiders load (second) (attach.oz)
! attack.bows
.    war.attack.target  piece=raiders target=bows skill=war-skill(fight)
? p2+p1  war.attack.fight  4fate: war.core.total 2; 4fate: war.core.total 1
! -1 -1 0 0  0 0 0 0
.    war.core.shifts  piece=raiders total=0 against=1 opposed=yes foe=bows shifts=-1 outcome=fail
.    war.core.outcome.attack  piece=raiders target=bows result=fail hit=0 player=p2
.    war.turn.end  piece=raiders
? p2  war.turn.choose  ogres oz (raiders) (slingers) (skirmishers)
