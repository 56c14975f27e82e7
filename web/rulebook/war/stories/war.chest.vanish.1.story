# Nora ends on the winning side with 2 war points, 1 bought and 2 personal fate points.
# 0 war points, 0 bought, 2+1 = 3 personal fate points.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ p1.points=2
.    ruling war.chest.size  2
? p1  war.turn.choose  pikes bows levy guard ida
^ p1.bought=1
.    ruling war.fate.pools  1
? p1  war.turn.choose  pikes bows levy guard ida
^ p1.own=2
.    ruling war.fate.pools  2
? p1  war.turn.choose  pikes bows levy guard ida
+ gm
? p2  war.core.situation_aspect  *back add (strike) (hinders) compel leader side (reveal) close
! close
? p2  war.end.when  s1 s2 draw *back
! s1
.=   war.end.when  side=s1 won=yes
.    war.end.winner_point  player=p1
.    war.chest.vanish  player=p1 points=2 bought=1 own=3
.    war.chest.vanish  player=p2 points=0 bought=0 own=3
=>   over
