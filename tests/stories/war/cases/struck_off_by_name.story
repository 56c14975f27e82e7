# The game master strikes off a consequence: the line names the unit whose box is free again (war.over.aspect).
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ pikes.mild=yes
.    ruling war.harm.absorb  war-yes
? p1  war.turn.choose  pikes bows levy guard ida
+ gm
? p2  war.core.situation_aspect  *back add strike (hinders) compel leader side (reveal) close
! strike
? p2  war.core.situation_aspect  a1 back
! a1
.    war.over.aspect  aspect=war-consequence-unnamed(mild) on=pikes gone=yes foe=none
? p1  war.turn.choose  pikes bows levy guard ida
