# Ida persuades Oz to change sides. The game master records: Oz defeated by Nora, switched sides.
# From then on he belongs to Nora's side, and at the end she is owed 1 fate point.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
+ gm
? p2  war.core.situation_aspect  *back add (strike) (hinders) compel leader side (reveal) close
! leader
? p2  war.leader.other_defeat  ida oz back
! oz
? p2  war.leader.other_defeat  p1
! p1
? p2  war.leader.other_defeat  *removed switched (unit)
! switched
.    war.leader.other_defeat  leader=oz player=p1 fate=switched
? p1  war.turn.choose  pikes bows levy guard ida oz
+ gm
? p2  war.core.situation_aspect  *back add (strike) (hinders) compel leader side (reveal) close
! close
? p2  war.end.when  s1 s2 draw *back
! draw
.=   war.end.when  side= won=no
.    war.end.leader_points  player=p1 leader=oz
.    war.chest.vanish  player=p1 points=0 bought=0 own=4
.    war.chest.vanish  player=p2 points=0 bought=0 own=3
=>   over
