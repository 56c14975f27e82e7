# 2 war points are left, and the pikes stand alone in Z2. Nora builds another Fair unit and places it in Z2.
# No war points are left; the new unit counts as having acted this round.
= war war.opt.reinforcements=on
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ p1.points=2
.    ruling war.chest.size  2
? p1  war.turn.choose  pikes bows levy guard ida reinforce.p1.average reinforce.p1.fair (reinforce.p1.good)
^ pikes.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  pikes bows levy guard ida reinforce.p1.average reinforce.p1.fair (reinforce.p1.good)
! reinforce.p1.fair
? p1  war.unit.fair  1..1 of athletics drive pilot stealth fight provoke shoot notice will
! fight
? p1  war.unit.fair  2..2 of athletics drive pilot stealth (fight) provoke shoot notice will
! athletics will
? p1  war.unit.name_aspect  text
! "Second Village Pikes"
? p1  war.unit.extra_aspects  text
! "Shield Wall"
? p1  war.opt.reinforcements  z1 z2
! z2
.    war.opt.reinforcements  piece=u1 zone=z2
? p1  war.turn.choose  pikes bows levy guard ida (u1)
