# The slingers are destroyed before they have acted: Sven has one turn less in this round, that of the raiders alone.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ levy.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  pikes bows guard ida
^ guard.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  pikes bows ida
^ ida.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  pikes bows
^ skirmishers.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  pikes bows
^ ogres.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  pikes bows
^ oz.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  pikes bows
^ bows.zone=z3
.    ruling war.zone.position  war-thing(z3)
? p1  war.turn.choose  pikes bows
! bows
.=   war.turn.choose  piece=bows player=p1
? p1  war.action.one  end move.z2 force.z2 (move.z5) force.z5 move.z4 force.z4 attack.raiders attack.slingers ambush intimidate (surround) scout.z2 (scout.z5) scout.z4 pin.raiders pin.slingers other.bows elsewhere.bows load second
! attack.slingers
.    war.attack.target  piece=bows target=slingers skill=war-skill(shoot)
? p1+p2  war.attack.shoot  4fate: war.core.total 2; 4fate: war.core.total 0
! 0 0 0 0  0 0 0 0
? p1+p2  war.core.invoke.order  paid.bows.1.p1 paid.bows.1.p1.reroll paid.bows.2.p1 paid.bows.2.p1.reroll paid.slingers.1.p1 paid.slingers.1.p1.reroll paid.bows.1.p2 paid.bows.1.p2.reroll paid.bows.2.p2 paid.bows.2.p2.reroll paid.slingers.1.p2 paid.slingers.1.p2.reroll other *pass
! pass
.    war.core.shifts  piece=bows total=2 against=0 opposed=yes foe=slingers shifts=2 outcome=success
.    war.core.outcome.attack  piece=bows target=slingers result=hit hit=2 player=p1
.    war.harm.absorb  piece=slingers hit=2
.    war.harm.average  piece=slingers player=p1
.    war.turn.end  piece=bows
.=   war.turn.choose  piece=raiders player=p2
? p2  war.action.one  end (move.z3) force.z3 move.z4 force.z4 (attack.pikes) attack.bows ambush intimidate (surround) (scout.z3) scout.z4 (pin.pikes) pin.bows other.raiders elsewhere.raiders load second
! end
.    war.turn.end  piece=raiders
.=   war.turn.choose  piece=pikes player=p1
? p1  war.action.one  end move.z2 force.z2 (attack.raiders) ambush intimidate (surround) scout.z2 (pin.raiders) other.pikes elsewhere.pikes load second
! end
.    war.turn.end  piece=pikes
.=   war.turn.everyone_once  round=2
? p1  war.turn.choose  pikes bows
