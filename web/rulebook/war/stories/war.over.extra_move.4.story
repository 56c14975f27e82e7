# The same with style, but slingers stand in Z5: it cannot be the second zone. Z4 can, or the boost is taken.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ raiders.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  pikes bows levy guard ida
^ skirmishers.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  pikes bows levy guard ida
^ ogres.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  pikes bows levy guard ida
! pikes
.=   war.turn.choose  piece=pikes player=p1
? p1  war.action.one  end move.z2 force.z2 (attack.slingers) (attack.oz) ambush intimidate (surround) scout.z2 (pin.slingers) other.pikes elsewhere.pikes load second attach.ida
! move.z2
.    war.move.free  piece=pikes zone=z2
? p1  war.action.one  end (move.z1) force.z1 (move.z3) force.z3 (move.z4) force.z4 attack.slingers (attack.oz) ambush intimidate (surround) (scout.z1) scout.z3 scout.z4 pin.slingers other.pikes elsewhere.pikes load second (attach.ida)
! force.z3
? p1  war.over.extra_move  4fate: war.core.total 1
! 1 1 0 0
? p2  war.core.invoke.order  paid.pikes.1.p2.ground paid.pikes.2.p2.ground other *pass
! pass
.    war.core.shifts  piece=pikes total=3 against=0 opposed=yes foe=none shifts=3 outcome=style
.    war.over.result  piece=pikes zone=z3 result=style foe=none
? p1  war.over.extra_move  *boost on.z2 (on.z5) on.z4
! on.z5
x barred war.move.obstacle
! on.z4
.    war.over.extra_move  piece=pikes zone=z4
? p1  war.action.one  end (move.z2) (force.z2) (move.z5) (force.z5) (move.z3) (force.z3) (attack.slingers) (attack.oz) (ambush) (intimidate) (surround) (scout.z2) (scout.z5) (scout.z3) (pin.slingers) (other.pikes) (elsewhere.pikes) (load) second (attach.ida)
