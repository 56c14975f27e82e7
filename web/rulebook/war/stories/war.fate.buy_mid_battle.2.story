# Nora has 2 war points left and wants to buy a fate point: refused.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ p1.points=2
.    ruling war.chest.size  2
? p1  war.turn.choose  pikes bows levy guard ida
! buy.p1
x not-offered war.turn.choose
