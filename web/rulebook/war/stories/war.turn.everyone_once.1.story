# Sven's 2 units have acted, Nora has 2 left and ends her turn: she is next again.
# His units stay used until her last one has acted.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ ida.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  pikes bows levy guard
^ pikes.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  bows levy guard (pikes)
^ oz.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  bows levy guard (pikes)
^ skirmishers.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  bows levy guard (pikes)
^ ogres.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  bows levy guard (pikes)
^ raiders.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  bows levy guard (pikes)
^ slingers.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  bows levy guard (pikes)
! bows
.=   war.turn.choose  piece=bows player=p1
? p1  war.action.one  end move.z2 force.z2 (attack.raiders) (attack.slingers) ambush intimidate (surround) scout.z2 (pin.raiders) (pin.slingers) other.bows elsewhere.bows load second
! end
.    war.turn.end  piece=bows
? p1  war.turn.choose  levy guard (pikes) (bows)
! levy
.=   war.turn.choose  piece=levy player=p1
? p1  war.action.one  end move.z2 force.z2 (attack.raiders) (attack.slingers) ambush intimidate (surround) scout.z2 (pin.raiders) (pin.slingers) other.levy elsewhere.levy load second
! end
.    war.turn.end  piece=levy
.=   war.turn.choose  piece=guard player=p1
? p1  war.action.one  end move.z2 force.z2 (attack.raiders) (attack.slingers) ambush intimidate (surround) scout.z2 (pin.raiders) (pin.slingers) other.guard elsewhere.guard load second
! end
.    war.turn.end  piece=guard
.=   war.turn.everyone_once  round=2
? p1  war.turn.choose  pikes bows levy guard
! guard
.=   war.turn.choose  piece=guard player=p1
? p1  war.action.one  end move.z2 force.z2 (attack.raiders) (attack.slingers) ambush intimidate (surround) scout.z2 (pin.raiders) (pin.slingers) other.guard elsewhere.guard load second
! end
.    war.turn.end  piece=guard
? p2  war.turn.choose  raiders slingers
