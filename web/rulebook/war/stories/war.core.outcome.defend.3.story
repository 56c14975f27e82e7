# The bows have already acted (as has all of the north) and are attacked three times in the round.
# Each time they roll a full defence.
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
^ pikes.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  bows levy guard ida (pikes) concede gm
^ bows.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  levy guard ida (pikes) (bows) concede gm
^ levy.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  guard ida (pikes) (bows) (levy) concede gm
^ guard.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  ida (pikes) (bows) (levy) (guard) concede gm
^ ida.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  (pikes) (bows) (levy) (guard) (ida) concede gm
^ slingers.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  (pikes) (bows) (levy) (guard) (ida) concede gm
^ skirmishers.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  (pikes) (bows) (levy) (guard) (ida) concede gm
^ raiders.zone=z1
.    ruling war.zone.position  war-thing(z1)
? p1  war.turn.choose  (pikes) (bows) (levy) (guard) (ida) concede gm
! slingers
x not-offered war.turn.choose
! attack.bows
x not-offered war.turn.choose
! shoot
x not-offered war.turn.choose
! athletics
x not-offered war.turn.choose
! -1 0 0 0
x not-offered war.turn.choose
! 0 0 0 0
x not-offered war.turn.choose
! skirmishers
x not-offered war.turn.choose
! attack.bows
x not-offered war.turn.choose
! shoot
x not-offered war.turn.choose
! athletics
x not-offered war.turn.choose
! -1 0 0 0
x not-offered war.turn.choose
! 0 0 0 0
x not-offered war.turn.choose
! raiders
x not-offered war.turn.choose
! attack.bows
x not-offered war.turn.choose
! fight
x not-offered war.turn.choose
! athletics
x not-offered war.turn.choose
! -1 -1 0 0
x not-offered war.turn.choose
! 0 0 0 0
x not-offered war.turn.choose
