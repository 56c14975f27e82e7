# Nora has pikes, bows and Ida, who is independent: in this round she has three turns.
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
^ raiders.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  pikes bows ida
^ skirmishers.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  pikes bows ida
^ ogres.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  pikes bows ida
^ oz.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  pikes bows ida
# scene
! pikes
.=   war.turn.choose  piece=pikes player=p1
? p1  war.action.one  end move.z2 force.z2 (attack.slingers) ambush intimidate (surround) scout.z2 (pin.slingers) other.pikes elsewhere.pikes load second attach.ida
! end
.    war.turn.end  piece=pikes
.=   war.turn.choose  piece=slingers player=p2
? p2  war.action.one  end move.z3 force.z3 move.z4 force.z4 (attack.pikes) (attack.bows) (attack.ida) ambush intimidate (surround) scout.z3 scout.z4 (pin.pikes) (pin.bows) other.slingers elsewhere.slingers load second
! end
.    war.turn.end  piece=slingers
? p1  war.turn.choose  bows ida (pikes)
! bows
.=   war.turn.choose  piece=bows player=p1
? p1  war.action.one  end move.z2 force.z2 (attack.slingers) ambush intimidate (surround) scout.z2 (pin.slingers) other.bows elsewhere.bows load second attach.ida
! end
.    war.turn.end  piece=bows
.=   war.turn.choose  piece=ida player=p1
? p1  war.action.one  end move.z2 force.z2 other.ida elsewhere.ida load.ida (boost.ida) (rally.ida) (attack.slingers) attach.pikes attach.bows
! end
.    war.turn.end  piece=ida
.=   war.turn.everyone_once  round=2
? p1  war.turn.choose  pikes bows ida
