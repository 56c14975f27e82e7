# The levy (Fight 1 only) defend with Athletics, dice [0+00]=+1.
# Athletics is not on the card: total 0+1=+1.
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
^ raiders.zone=z1
.    ruling war.zone.position  war-thing(z1)
? p1  war.turn.choose  pikes bows levy guard ida
! levy
.=   war.turn.choose  piece=levy player=p1
? p1  war.action.one  end move.z2 force.z2 attack.raiders (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) intimidate surround scout.z2 (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) other.levy elsewhere.levy load (second) attach.ida
! end
.    war.turn.end  piece=levy
? p2  war.turn.choose  raiders slingers skirmishers ogres oz
! raiders
.=   war.turn.choose  piece=raiders player=p2
? p2  war.action.one  end move.z2 force.z2 attack.pikes attack.bows attack.levy attack.guard (attack.ida) (ambush) intimidate (surround) scout.z2 (pin.pikes) (pin.bows) (pin.levy) (pin.guard) other.raiders elsewhere.raiders load (second) (attach.oz)
! attack.levy
.    war.attack.target  piece=raiders target=levy skill=war-skill(fight)
? p2+p1  war.attack.fight  4fate: war.core.total 2; 4fate: war.core.total 1
+ defend
? p1  war.core.opposition  *fight athletics waive
! athletics
? p2+p1  war.attack.fight  4fate: war.core.total 2; 4fate: war.core.total 0
! 0 0 0 0  0 1 0 0
.    war.core.shifts  piece=raiders total=2 against=1 opposed=yes foe=levy shifts=1 outcome=success
.    war.core.outcome.attack  piece=raiders target=levy result=hit hit=1 player=p2
.    war.harm.absorb  piece=levy hit=1
.    war.harm.average  piece=levy player=p2
.    war.turn.end  piece=raiders
? p1  war.turn.choose  pikes bows guard ida
