# The guard had two consequences, and one was removed last round. Ida puts a boost on them: the difficulty is +2.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ p1.own=0
.    ruling war.fate.pools  0
? p1  war.turn.choose  pikes bows levy guard ida
^ p2.own=0
.    ruling war.fate.pools  0
? p1  war.turn.choose  pikes bows levy guard ida
^ guard.mild=yes
.    ruling war.harm.absorb  war-yes
? p1  war.turn.choose  pikes bows levy guard ida
^ guard.moderate=yes
.    ruling war.harm.absorb  war-yes
? p1  war.turn.choose  pikes bows levy guard ida
^ ida.unit=guard
.    ruling war.leader.attach  war-thing(guard)
? p1  war.turn.choose  pikes bows levy guard detach.ida
^ pikes.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  bows levy guard (pikes) detach.ida
^ bows.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  levy guard (pikes) (bows) detach.ida
^ levy.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  guard (pikes) (bows) (levy) detach.ida
^ raiders.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  guard (pikes) (bows) (levy) detach.ida
^ slingers.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  guard (pikes) (bows) (levy) detach.ida
^ skirmishers.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  guard (pikes) (bows) (levy) detach.ida
^ ogres.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  guard (pikes) (bows) (levy) detach.ida
^ oz.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  guard (pikes) (bows) (levy) detach.ida
! guard
.=   war.turn.choose  piece=guard player=p1
? p1  war.action.one  end move.z2 force.z2 (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) ambush intimidate (surround) scout.z2 (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) other.guard elsewhere.guard load (second) give.ida boost.ida rally.ida other.ida elsewhere.ida (duel.ida.oz) (provoke.ida.oz) detach.ida
! rally.ida
? p1  war.leader.rally  mild moderate back
! moderate
? p1  war.leader.rally  4fate: war.core.total 3
! 1 1 0 0
.    war.core.shifts  piece=ida total=5 against=4 opposed=yes foe=none shifts=1 outcome=success
.    war.leader.rally  leader=ida aspect=war-consequence-unnamed(moderate) gone=yes
? p1  war.action.one  end move.z2 force.z2 (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) ambush intimidate (surround) scout.z2 (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) other.guard elsewhere.guard load (second) (give.ida) (boost.ida) (rally.ida) (other.ida) (elsewhere.ida) (duel.ida.oz) (provoke.ida.oz) detach.ida
! end
.    war.turn.end  piece=guard
.=   war.turn.everyone_once  round=2
? p1  war.turn.choose  pikes bows levy guard detach.ida
! guard
.=   war.turn.choose  piece=guard player=p1
? p1  war.action.one  end move.z2 force.z2 (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) ambush intimidate (surround) scout.z2 (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) other.guard elsewhere.guard load (second) give.ida boost.ida rally.ida other.ida elsewhere.ida (duel.ida.oz) (provoke.ida.oz) detach.ida
! boost.ida
? p1  war.leader.boost  4fate: war.core.total 3
! 0 0 0 0
.    war.core.shifts  piece=ida total=3 against=2 opposed=yes foe=none shifts=1 outcome=success
.    war.leader.boost  leader=ida piece=guard placed=yes
.    war.core.boost  player=p1 aspect=war-boost-unnamed(war-leader-boost)
? p1  war.action.one  end move.z2 force.z2 (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) ambush intimidate (surround) scout.z2 (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) other.guard elsewhere.guard load (second) (give.ida) (boost.ida) (rally.ida) (other.ida) (elsewhere.ida) (duel.ida.oz) (provoke.ida.oz) detach.ida
