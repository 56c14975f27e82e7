# The last unit of the battle ends its turn: the next round begins, all are fresh, and the first in initiative order is next.
= war
? table  war.setup.order  *players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida gm
^ pikes.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  bows levy guard ida (pikes) gm
^ bows.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  levy guard ida (pikes) (bows) gm
^ levy.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  guard ida (pikes) (bows) (levy) gm
^ guard.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  ida (pikes) (bows) (levy) (guard) gm
^ raiders.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  ida (pikes) (bows) (levy) (guard) gm
^ skirmishers.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  ida (pikes) (bows) (levy) (guard) gm
^ ogres.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  ida (pikes) (bows) (levy) (guard) gm
^ oz.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  ida (pikes) (bows) (levy) (guard) gm
! ida
.=   war.turn.choose  piece=ida player=p1
? p1  war.action.one  end move.z2 force.z2 (duel.ida.oz) other.ida load.ida (boost.ida) (rally.ida) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) attach.pikes attach.bows attach.levy attach.guard gm
! end
.    war.turn.end  piece=ida
? p2  war.turn.choose  slingers (raiders) (skirmishers) (ogres) (oz) gm
! slingers
.=   war.turn.choose  piece=slingers player=p2
? p2  war.action.one  end move.z3 force.z3 move.z4 force.z4 (attack.pikes) (attack.bows) (attack.levy) (attack.guard) (attack.ida) ambush intimidate (surround) scout.z3 scout.z4 (pin.pikes) (pin.bows) (pin.levy) (pin.guard) other.slingers load second attach.oz gm
! end
.    war.turn.end  piece=slingers
.=   war.turn.everyone_once  round=2
? p1  war.turn.choose  pikes bows levy guard ida gm
