# Round 2: Nora holds 4 war points and no fate point and buys one, in the middle of Sven's attack.
# 1 war point is left, and she can pay for an invocation.
= war
? table  war.setup.order  *players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida concede gm
^ p1.own=0
.    ruling war.fate.pools  0
? p1  war.turn.choose  pikes bows levy guard ida concede gm
^ p2.own=0
.    ruling war.fate.pools  0
? p1  war.turn.choose  pikes bows levy guard ida concede gm
^ p1.points=4
.    ruling war.chest.size  4
? p1  war.turn.choose  pikes bows levy guard ida buy.p1 concede gm
^ raiders.zone=z1
.    ruling war.zone.position  war-thing(z1)
? p1  war.turn.choose  pikes bows levy guard ida buy.p1 concede gm
^ pikes.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  bows levy guard ida (pikes) buy.p1 concede gm
^ bows.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  levy guard ida (pikes) (bows) buy.p1 concede gm
^ levy.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  guard ida (pikes) (bows) (levy) buy.p1 concede gm
^ guard.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  ida (pikes) (bows) (levy) (guard) buy.p1 concede gm
^ ida.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  (pikes) (bows) (levy) (guard) (ida) buy.p1 concede gm
^ raiders.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  (pikes) (bows) (levy) (guard) (ida) buy.p1 concede gm
^ slingers.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  (pikes) (bows) (levy) (guard) (ida) buy.p1 concede gm
^ skirmishers.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  (pikes) (bows) (levy) (guard) (ida) buy.p1 concede gm
^ ogres.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  (pikes) (bows) (levy) (guard) (ida) buy.p1 concede gm
^ oz.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  (pikes) (bows) (levy) (guard) (ida) buy.p1 concede gm
! levy
x barred war.turn.everyone_once
! end
x not-offered war.turn.choose
! raiders
x not-offered war.turn.choose
! attack.pikes
x not-offered war.turn.choose
! fight
x not-offered war.turn.choose
! fight
x not-offered war.turn.choose
! 0 0 0 0
x not-offered war.turn.choose
! 0 0 0 0
x not-offered war.turn.choose
! buy.p1
.    war.chest.cost.fate  player=p1 price=3 left=1
.=   war.turn.everyone_once  round=2
? p1  war.turn.choose  pikes bows levy guard ida (buy.p1) concede gm
! paid.pikes.1.p1
x not-offered war.turn.choose
! plus
x not-offered war.turn.choose
