# The guard have both consequences. Ida (Will 3) names the moderate one and rolls [++00]: 3+2=+5 against +4.
# Only the moderate one is removed.
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
