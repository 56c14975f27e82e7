# Nora has pikes, bows and Ida, who is independent: in this round she has three turns.
= war
? table  war.setup.order  *players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida gm
^ levy.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  pikes bows guard ida gm
^ guard.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  pikes bows ida gm
^ raiders.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  pikes bows ida gm
^ skirmishers.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  pikes bows ida gm
^ ogres.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  pikes bows ida gm
^ oz.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  pikes bows ida gm
! pikes
.=   war.turn.choose  piece=pikes player=p1
? p1  war.action.one  end move.z2 force.z2 (attack.slingers) ambush intimidate (surround) scout.z2 (pin.slingers) other.pikes load second attach.ida gm
! end
.    war.turn.end  piece=pikes
? p2  war.turn.choose  slingers gm
! slingers
.=   war.turn.choose  piece=slingers player=p2
? p2  war.action.one  end move.z3 force.z3 move.z4 force.z4 (attack.pikes) (attack.bows) (attack.ida) ambush intimidate (surround) scout.z3 scout.z4 (pin.pikes) (pin.bows) other.slingers load second gm
! end
.    war.turn.end  piece=slingers
? p1  war.turn.choose  bows ida (pikes) gm
! bows
.=   war.turn.choose  piece=bows player=p1
? p1  war.action.one  end move.z2 force.z2 (attack.slingers) ambush intimidate (surround) scout.z2 (pin.slingers) other.bows load second attach.ida gm
! end
.    war.turn.end  piece=bows
? p1  war.turn.choose  ida (pikes) (bows) gm
! ida
.=   war.turn.choose  piece=ida player=p1
? p1  war.action.one  end move.z2 force.z2 other.ida load.ida (boost.ida) (rally.ida) (attack.slingers) attach.pikes attach.bows gm
! end
.    war.turn.end  piece=ida
.=   war.turn.everyone_once  round=2
? p1  war.turn.choose  pikes bows ida gm
