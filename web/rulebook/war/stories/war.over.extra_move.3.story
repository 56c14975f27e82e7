# The same with [-000]=-1: 1-1=0. A tie: Z3 at a minor cost.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
! pikes
.=   war.turn.choose  piece=pikes player=p1
? p1  war.action.one  end move.z2 force.z2 (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) ambush intimidate (surround) scout.z2 (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) other.pikes elsewhere.pikes load second attach.ida
! move.z2
.    war.move.free  piece=pikes zone=z2
? p1  war.action.one  end (move.z1) force.z1 (move.z3) force.z3 (move.z4) force.z4 attack.raiders attack.slingers attack.skirmishers attack.ogres (attack.oz) ambush intimidate (surround) (scout.z1) scout.z3 scout.z4 pin.raiders pin.slingers pin.skirmishers pin.ogres other.pikes elsewhere.pikes load second (attach.ida)
! force.z3
? p1  war.over.extra_move  4fate: war.core.total 1
! -1 0 0 0
? p1+p2  war.core.invoke.order  paid.pikes.1.p1 paid.pikes.1.p1.reroll paid.pikes.2.p1 paid.pikes.2.p1.reroll paid.pikes.1.p2.ground paid.pikes.2.p2.ground other *pass
! pass
.    war.core.shifts  piece=pikes total=0 against=0 opposed=yes foe=none shifts=0 outcome=tie
.    war.over.result  piece=pikes zone=z3 result=tie foe=none
? p2  war.core.cost.minor  *boost detail
! boost
.    war.core.boost  player=p2 aspect=war-boost-unnamed(war-core-cost-minor)
? p1  war.action.one  end (move.z2) (force.z2) (move.z5) (force.z5) (move.z4) (force.z4) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) (intimidate) (surround) (scout.z2) (scout.z5) (scout.z4) (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) (other.pikes) (elsewhere.pikes) (load) second (attach.ida)
