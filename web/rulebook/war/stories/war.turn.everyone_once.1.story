# Sven's 2 units have acted, Nora has 2 left and ends her turn: she is next again.
# His units stay used until her last one has acted.
= war
? table  war.setup.order  *players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida gm
^ ida.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  pikes bows levy guard gm
^ pikes.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  bows levy guard (pikes) gm
^ oz.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  bows levy guard (pikes) gm
^ skirmishers.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  bows levy guard (pikes) gm
^ ogres.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  bows levy guard (pikes) gm
^ raiders.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  bows levy guard (pikes) gm
^ slingers.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  bows levy guard (pikes) gm
! bows
.=   war.turn.choose  piece=bows player=p1
? p1  war.action.one  end move.z2 force.z2 (attack.raiders) (attack.slingers) ambush intimidate (surround) scout.z2 (pin.raiders) (pin.slingers) other.bows load second gm
! end
.    war.turn.end  piece=bows
? p1  war.turn.choose  levy guard (pikes) (bows) gm
! levy
.=   war.turn.choose  piece=levy player=p1
? p1  war.action.one  end move.z2 force.z2 (attack.raiders) (attack.slingers) ambush intimidate (surround) scout.z2 (pin.raiders) (pin.slingers) other.levy load second gm
! end
.    war.turn.end  piece=levy
? p1  war.turn.choose  guard (pikes) (bows) (levy) gm
! guard
.=   war.turn.choose  piece=guard player=p1
? p1  war.action.one  end move.z2 force.z2 (attack.raiders) (attack.slingers) ambush intimidate (surround) scout.z2 (pin.raiders) (pin.slingers) other.guard load second gm
! end
.    war.turn.end  piece=guard
.=   war.turn.everyone_once  round=2
? p1  war.turn.choose  pikes bows levy guard gm
! guard
.=   war.turn.choose  piece=guard player=p1
? p1  war.action.one  end move.z2 force.z2 (attack.raiders) (attack.slingers) ambush intimidate (surround) scout.z2 (pin.raiders) (pin.slingers) other.guard load second gm
! end
.    war.turn.end  piece=guard
? p2  war.turn.choose  raiders slingers gm
