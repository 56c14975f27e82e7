# The same with [---0]=-3 against [+000]=+1: 1-3=-2 against 0+1=+1. It fails by 3: a boost for Sven.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ pikes.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  pikes bows levy guard ida
^ slingers.zone=z3
.    ruling war.zone.position  war-thing(z3)
? p1  war.turn.choose  pikes bows levy guard ida
! pikes
.=   war.turn.choose  piece=pikes player=p1
? p1  war.action.one  end move.z1 force.z1 (move.z3) force.z3 move.z4 force.z4 attack.raiders attack.slingers attack.skirmishers attack.ogres (attack.oz) ambush intimidate (surround) (scout.z1) (scout.z3) scout.z4 pin.raiders pin.slingers pin.skirmishers pin.ogres other.pikes elsewhere.pikes load second (attach.ida)
! force.z3
? p2  war.over.enemy  *slingers slingers.shoot waive
! slingers
? p1+p2  war.over.enemy  4fate: war.core.total 1; 4fate: war.core.total 0
! -1 -1 -1 0  1 0 0 0
? p1  war.core.invoke.order  paid.pikes.1.p1 paid.pikes.1.p1.reroll paid.pikes.2.p1 paid.pikes.2.p1.reroll paid.slingers.1.p1 paid.slingers.1.p1.reroll other *pass
! pass
.    war.core.shifts  piece=pikes total=-2 against=1 opposed=yes foe=slingers shifts=-3 outcome=fail
.    war.core.boost  player=p2 aspect=war-boost-unnamed(war-core-outcome-defend)
.    war.over.result  piece=pikes zone=z3 result=fail foe=slingers
? p1  war.opt.success_at_cost  *fail pay
! fail
? p1  war.action.one  end move.z1 (force.z1) (move.z3) (force.z3) move.z4 (force.z4) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) (intimidate) (surround) (scout.z1) (scout.z3) (scout.z4) (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) (other.pikes) (elsewhere.pikes) (load) second (attach.ida)
