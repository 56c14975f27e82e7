# Ida (Will 3) is with the guard, who attack with Fight 3 and roll [+000]. Fight is not below 3: 3+1=+4.
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
^ ida.unit=guard
.    ruling war.leader.attach  war-thing(guard)
? p1  war.turn.choose  pikes bows levy guard detach.ida
^ raiders.zone=z1
.    ruling war.zone.position  war-thing(z1)
? p1  war.turn.choose  pikes bows levy guard detach.ida
! guard
.=   war.turn.choose  piece=guard player=p1
? p1  war.action.one  end move.z2 force.z2 attack.raiders (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) intimidate surround scout.z2 (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) other.guard elsewhere.guard load (second) give.ida boost.ida (rally.ida) other.ida elsewhere.ida (duel.ida.oz) (provoke.ida.oz) detach.ida
! attack.raiders
.    war.attack.target  piece=guard target=raiders skill=war-skill(fight)
? p1+p2  war.attack.fight  4fate: war.core.total 3; 4fate: war.core.total 2
! 1 0 0 0  0 0 0 0
.    war.core.shifts  piece=guard total=4 against=2 opposed=yes foe=raiders shifts=2 outcome=success
.    war.core.outcome.attack  piece=guard target=raiders result=hit hit=2 player=p1
.    war.harm.absorb  piece=raiders hit=2
.    war.harm.consequence_aspect  piece=raiders severity=mild aspect=war-consequence-unnamed(mild)
.    war.turn.end  piece=guard
? p2  war.turn.choose  raiders slingers skirmishers ogres oz
