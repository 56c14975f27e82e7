# The guard have two actions. They Overcome into Z3 and then attack there: allowed.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ p2.own=0
.    ruling war.fate.pools  0
? p1  war.turn.choose  pikes bows levy guard ida
^ guard.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  pikes bows levy guard ida
^ slingers.zone=z3
.    ruling war.zone.position  war-thing(z3)
? p1  war.turn.choose  pikes bows levy guard ida
! guard
.=   war.turn.choose  piece=guard player=p1
? p1  war.action.one  end move.z1 force.z1 (move.z3) force.z3 move.z4 force.z4 attack.raiders attack.slingers attack.skirmishers attack.ogres (attack.oz) ambush intimidate (surround) (scout.z1) (scout.z3) scout.z4 pin.raiders pin.slingers pin.skirmishers pin.ogres other.guard elsewhere.guard load second (attach.ida)
! second
.    war.action.second.fate  player=p1 piece=guard
? p1  war.action.one  end move.z1 force.z1 (move.z3) force.z3 move.z4 force.z4 attack.raiders attack.slingers attack.skirmishers attack.ogres (attack.oz) ambush intimidate (surround) (scout.z1) (scout.z3) scout.z4 pin.raiders pin.slingers pin.skirmishers pin.ogres other.guard elsewhere.guard load (second) (attach.ida)
! force.z3
? p2  war.over.enemy  *slingers slingers.shoot waive
! slingers
? p1+p2  war.over.enemy  4fate: war.core.total 2; 4fate: war.core.total 0
! 0 0 0 0  0 0 0 0
? p1  war.core.invoke.order  paid.guard.1.p1 paid.guard.1.p1.reroll paid.guard.2.p1 paid.guard.2.p1.reroll paid.guard.3.p1 paid.guard.3.p1.reroll paid.slingers.1.p1 paid.slingers.1.p1.reroll other *pass
! pass
.    war.core.shifts  piece=guard total=2 against=0 opposed=yes foe=slingers shifts=2 outcome=success
.    war.over.result  piece=guard zone=z3 result=success foe=slingers
? p1  war.action.one  end move.z2 (force.z2) (move.z5) (force.z5) move.z4 (force.z4) attack.raiders attack.slingers attack.skirmishers attack.ogres (attack.oz) (ambush) intimidate (surround) scout.z2 (scout.z5) scout.z4 pin.raiders (pin.slingers) pin.skirmishers pin.ogres other.guard elsewhere.guard load (second) (attach.ida)
! attack.slingers
.    war.attack.target  piece=guard target=slingers skill=war-skill(fight)
? p1+p2  war.attack.fight  4fate: war.core.total 3; 4fate: war.core.total 0
! 0 0 0 0  0 0 0 0
? p1  war.core.invoke.order  paid.guard.1.p1 paid.guard.1.p1.reroll paid.guard.2.p1 paid.guard.2.p1.reroll paid.guard.3.p1 paid.guard.3.p1.reroll paid.slingers.1.p1 paid.slingers.1.p1.reroll other *pass
! pass
.    war.core.shifts  piece=guard total=3 against=0 opposed=yes foe=slingers shifts=3 outcome=style
? p1  war.core.outcome.attack  *full less
! full
.    war.core.outcome.attack  piece=guard target=slingers result=hit hit=3 player=p1
.    war.harm.absorb  piece=slingers hit=3
.    war.harm.average  piece=slingers player=p1
.    war.turn.end  piece=guard
? p2  war.turn.choose  raiders skirmishers ogres oz
