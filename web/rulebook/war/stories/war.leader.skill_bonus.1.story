# Ida (Will 3) is with the guard, who attack with Fight 3 and roll [+000]. Fight is not below 3: 3+1=+4.
= war
? table  war.setup.order  *players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida gm
^ p1.own=0
.    ruling war.fate.pools  0
? p1  war.turn.choose  pikes bows levy guard ida gm
^ p2.own=0
.    ruling war.fate.pools  0
? p1  war.turn.choose  pikes bows levy guard ida gm
^ ida.unit=guard
.    ruling war.leader.attach  war-thing(guard)
? p1  war.turn.choose  pikes bows levy guard detach.ida gm
^ raiders.zone=z1
.    ruling war.zone.position  war-thing(z1)
? p1  war.turn.choose  pikes bows levy guard detach.ida gm
! guard
.=   war.turn.choose  piece=guard player=p1
? p1  war.action.one  end move.z2 force.z2 attack.raiders (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) intimidate surround scout.z2 (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) other.guard load (second) give.ida boost.ida (rally.ida) other.ida (duel.ida.oz) detach.ida gm
! attack.raiders
? p1  war.attack.fight  *fight (shoot) (provoke) back
! fight
.    war.attack.target  piece=guard target=raiders skill=war-skill(fight)
? p2  war.core.opposition  *fight athletics waive
! fight
? p1  war.attack.fight  4fate: war.core.total 3
! 1 0 0 0
? p2  war.attack.fight  4fate: war.core.total 2
! 0 0 0 0
.    war.core.shifts  piece=guard total=4 against=2 opposed=yes shifts=2 outcome=success
.    war.core.outcome.attack  piece=guard target=raiders result=hit hit=2
.    war.harm.absorb  piece=raiders hit=2
? p2  war.harm.absorb  *mild decline
