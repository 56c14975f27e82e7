# Side by side: Nora has pikes, bows and levy, Sven only the ogres.
# The first round: her three in any order she likes, then the ogres.
= war war.opt.activation=army
? table  war.setup.order  *players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida gm
^ guard.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  pikes bows levy ida gm
^ ida.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  pikes bows levy gm
^ raiders.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  pikes bows levy gm
^ slingers.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  pikes bows levy gm
^ skirmishers.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  pikes bows levy gm
^ oz.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  pikes bows levy gm
! pikes
.=   war.turn.choose  piece=pikes player=p1
? p1  war.action.one  end move.z2 force.z2 (attack.ogres) ambush intimidate (surround) scout.z2 (pin.ogres) other.pikes load second gm
! end
.    war.turn.end  piece=pikes
? p1  war.turn.choose  bows levy (pikes) gm
! bows
.=   war.turn.choose  piece=bows player=p1
? p1  war.action.one  end move.z2 force.z2 (attack.ogres) ambush intimidate (surround) scout.z2 (pin.ogres) other.bows load second gm
! end
.    war.turn.end  piece=bows
? p1  war.turn.choose  levy (pikes) (bows) gm
! levy
.=   war.turn.choose  piece=levy player=p1
? p1  war.action.one  end move.z2 force.z2 (attack.ogres) ambush intimidate (surround) scout.z2 (pin.ogres) other.levy load second gm
! end
.    war.turn.end  piece=levy
? p2  war.turn.choose  ogres gm
! ogres
.=   war.turn.choose  piece=ogres player=p2
? p2  war.action.one  end move.z3 force.z3 move.z4 force.z4 (attack.pikes) (attack.bows) (attack.levy) ambush intimidate (surround) scout.z3 scout.z4 (pin.pikes) (pin.bows) (pin.levy) other.ogres load second gm
! end
.    war.turn.end  piece=ogres
.=   war.turn.everyone_once  round=2
? p1  war.turn.choose  pikes bows levy gm
