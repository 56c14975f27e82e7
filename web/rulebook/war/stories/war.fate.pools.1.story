# Nora has 1 bought and 2 personal fate points and pays for a second action: 0 bought and 2 own are left.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ p1.bought=1
.    ruling war.fate.pools  1
? p1  war.turn.choose  pikes bows levy guard ida
^ p1.own=2
.    ruling war.fate.pools  2
? p1  war.turn.choose  pikes bows levy guard ida
! pikes
.=   war.turn.choose  piece=pikes player=p1
? p1  war.action.one  end move.z2 force.z2 (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) ambush intimidate (surround) scout.z2 (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) other.pikes elsewhere.pikes load second attach.ida
! second
.    war.action.second.fate  player=p1 piece=pikes
? p1  war.action.one  end move.z2 force.z2 (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) ambush intimidate (surround) scout.z2 (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) other.pikes elsewhere.pikes load (second) attach.ida
+ gm
? p2  war.core.situation_aspect  *back add (strike) (hinders) compel leader side (reveal) close
! close
? p2  war.end.when  s1 s2 draw *back
! draw
.=   war.end.when  side= won=no
.    war.chest.vanish  player=p1 points=0 bought=0 own=2
.    war.chest.vanish  player=p2 points=0 bought=0 own=3
=>   over
