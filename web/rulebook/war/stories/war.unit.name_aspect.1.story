# Nora pays 1 fate point to invoke Farm Levy on their Fight roll: dice [00+0]=+1.
# Total 1+1+2=+4.
= war
? table  war.setup.order  *players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida gm
^ p1.own=1
.    ruling war.fate.pools  1
? p1  war.turn.choose  pikes bows levy guard ida gm
^ p2.own=0
.    ruling war.fate.pools  0
? p1  war.turn.choose  pikes bows levy guard ida gm
^ raiders.zone=z1
.    ruling war.zone.position  war-thing(z1)
? p1  war.turn.choose  pikes bows levy guard ida gm
! levy
.=   war.turn.choose  piece=levy player=p1
? p1  war.action.one  end move.z2 force.z2 attack.raiders (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) intimidate surround scout.z2 (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) other.levy load second attach.ida gm
! attack.raiders
? p1  war.attack.fight  *fight (shoot) (provoke) back
! fight
.    war.attack.target  piece=levy target=raiders skill=war-skill(fight)
? p2  war.core.opposition  *fight athletics waive
! fight
? p1  war.attack.fight  4fate: war.core.total 1
! 0 0 1 0
? p2  war.attack.fight  4fate: war.core.total 2
! 0 0 0 0
? p1  war.core.invoke.order  paid.levy.1.p1 paid.raiders.1.p1 paid.raiders.2.p1 (paid.ida.1.p1) (paid.ida.2.p1) other *pass
! paid.levy.1.p1
? p1  war.core.invoke  *plus reroll
! plus
.    war.core.invoke  player=p1 aspect=war-example-levy price=paid how=plus
.    war.core.shifts  piece=levy total=4 against=2 opposed=yes shifts=2 outcome=success
.    war.core.outcome.attack  piece=levy target=raiders result=hit hit=2
.    war.harm.absorb  piece=raiders hit=2
? p2  war.harm.absorb  *mild decline
