# Skirmishers (Athletics 2), raiders and slingers stand in Z3; the skirmishers bar the way of the pikes (Athletics 1).
# [++0+]=+3 against [0000]=0: 1+3=+4 against 2+0+1+1=+4. A tie: the pikes enter at a minor cost.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ pikes.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  pikes bows levy guard ida
^ skirmishers.zone=z3
.    ruling war.zone.position  war-thing(z3)
? p1  war.turn.choose  pikes bows levy guard ida
^ raiders.zone=z3
.    ruling war.zone.position  war-thing(z3)
? p1  war.turn.choose  pikes bows levy guard ida
^ slingers.zone=z3
.    ruling war.zone.position  war-thing(z3)
? p1  war.turn.choose  pikes bows levy guard ida
! pikes
.=   war.turn.choose  piece=pikes player=p1
? p1  war.action.one  end move.z1 force.z1 (move.z3) force.z3 move.z4 force.z4 attack.raiders attack.slingers attack.skirmishers attack.ogres (attack.oz) ambush intimidate (surround) (scout.z1) (scout.z3) scout.z4 pin.raiders pin.slingers pin.skirmishers pin.ogres other.pikes elsewhere.pikes load second (attach.ida)
! force.z3
? p2  war.over.enemy  raiders raiders.fight raiders.stealth slingers slingers.shoot *skirmishers skirmishers.shoot skirmishers.notice waive
! skirmishers
? p1+p2  war.over.enemy  4fate: war.core.total 1; 4fate: war.core.total 2, war.over.enemy.extra 2
! 1 1 0 1  0 0 0 0
? p1+p2  war.core.invoke.order  paid.pikes.1.p1 paid.pikes.1.p1.reroll paid.pikes.2.p1 paid.pikes.2.p1.reroll paid.skirmishers.1.p1 paid.skirmishers.1.p1.reroll paid.skirmishers.2.p1 paid.skirmishers.2.p1.reroll paid.raiders.1.p1 paid.raiders.1.p1.reroll paid.raiders.2.p1 paid.raiders.2.p1.reroll paid.slingers.1.p1 paid.slingers.1.p1.reroll paid.pikes.1.p2 paid.pikes.1.p2.reroll paid.pikes.2.p2 paid.pikes.2.p2.reroll paid.skirmishers.1.p2 paid.skirmishers.1.p2.reroll paid.skirmishers.2.p2 paid.skirmishers.2.p2.reroll paid.raiders.1.p2 paid.raiders.1.p2.reroll paid.raiders.2.p2 paid.raiders.2.p2.reroll paid.slingers.1.p2 paid.slingers.1.p2.reroll other *pass
! pass
.    war.core.shifts  piece=pikes total=4 against=4 opposed=yes foe=skirmishers shifts=0 outcome=tie
.    war.over.result  piece=pikes zone=z3 result=tie foe=skirmishers
? p2  war.core.cost.minor  *boost detail
! boost
.    war.core.boost  player=p2 aspect=war-boost-unnamed(war-core-cost-minor)
? p1  war.action.one  end move.z2 (force.z2) (move.z5) (force.z5) move.z4 (force.z4) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) (intimidate) (surround) (scout.z2) (scout.z5) (scout.z4) (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) (other.pikes) (elsewhere.pikes) (load) second (attach.ida)
