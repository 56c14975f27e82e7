# Pikes, guard, levy and raiders stand in Z2: two allies of the pikes against one enemy.
# [0+00]=+1 against [-000]=-1: 2+1=+3 against 2-1=+1. Success: Surrounded with one free invocation.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ pikes.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  pikes bows levy guard ida
^ guard.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  pikes bows levy guard ida
^ levy.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  pikes bows levy guard ida
^ raiders.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  pikes bows levy guard ida
! pikes
.=   war.turn.choose  piece=pikes player=p1
? p1  war.action.one  end move.z1 force.z1 move.z3 force.z3 move.z4 force.z4 attack.raiders attack.slingers attack.skirmishers attack.ogres (attack.oz) (ambush) intimidate surround (scout.z1) scout.z3 scout.z4 (pin.raiders) pin.slingers pin.skirmishers pin.ogres other.pikes elsewhere.pikes load second (attach.ida)
! surround
? p1+p2  war.adv.surround  4fate: war.core.total 2; 4fate: war.core.total 2
! 0 1 0 0  -1 0 0 0
? p1+p2  war.core.invoke.order  paid.pikes.1.p1 paid.pikes.1.p1.reroll paid.pikes.2.p1 paid.pikes.2.p1.reroll paid.raiders.1.p1 paid.raiders.1.p1.reroll paid.raiders.2.p1 paid.raiders.2.p1.reroll paid.pikes.1.p2 paid.pikes.1.p2.reroll paid.pikes.2.p2 paid.pikes.2.p2.reroll paid.raiders.1.p2 paid.raiders.1.p2.reroll paid.raiders.2.p2 paid.raiders.2.p2.reroll other *pass
! pass
.    war.core.shifts  piece=pikes total=3 against=1 opposed=yes foe=raiders shifts=2 outcome=success
.    war.core.outcome.advantage  piece=pikes on=z2 aim=thing foe=raiders result=success free=1
.    war.core.situation_aspect  player=p1 aspect=war-aspect-surrounded(s1) on=z2 change=new before=none
? p1  war.action.one  end move.z1 (force.z1) move.z3 (force.z3) move.z4 (force.z4) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) (intimidate) (surround) (scout.z1) (scout.z3) (scout.z4) (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) (other.pikes) (elsewhere.pikes) (load) second (attach.ida)
