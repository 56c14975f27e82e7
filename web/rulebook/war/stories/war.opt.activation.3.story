# Rounds: Nora has pikes, bows and levy, Sven only the ogres.
# The first round: one of hers, the ogres, her second and her third; then round 2.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ guard.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  pikes bows levy ida
^ ida.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  pikes bows levy
^ raiders.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  pikes bows levy
^ slingers.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  pikes bows levy
^ skirmishers.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  pikes bows levy
^ oz.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  pikes bows levy
! pikes
.=   war.turn.choose  piece=pikes player=p1
? p1  war.action.one  end move.z2 force.z2 (attack.ogres) ambush intimidate (surround) scout.z2 (pin.ogres) other.pikes elsewhere.pikes load second
! end
.    war.turn.end  piece=pikes
.=   war.turn.choose  piece=ogres player=p2
? p2  war.action.one  end move.z3 force.z3 move.z4 force.z4 (attack.pikes) (attack.bows) (attack.levy) ambush intimidate (surround) scout.z3 scout.z4 (pin.pikes) (pin.bows) (pin.levy) other.ogres elsewhere.ogres load second
! end
.    war.turn.end  piece=ogres
? p1  war.turn.choose  bows levy (pikes)
! bows
.=   war.turn.choose  piece=bows player=p1
? p1  war.action.one  end move.z2 force.z2 (attack.ogres) ambush intimidate (surround) scout.z2 (pin.ogres) other.bows elsewhere.bows load second
! end
.    war.turn.end  piece=bows
.=   war.turn.choose  piece=levy player=p1
? p1  war.action.one  end move.z2 force.z2 (attack.ogres) ambush intimidate (surround) scout.z2 (pin.ogres) other.levy elsewhere.levy load second
! end
.    war.turn.end  piece=levy
.=   war.turn.everyone_once  round=2
? p1  war.turn.choose  pikes bows levy
