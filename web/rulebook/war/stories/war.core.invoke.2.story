# After that reroll Nora wants to pay again for Every Arrow Counts on this roll.
# Refused: it has been paid for; Forest Bows is allowed.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ p1.own=3
.    ruling war.fate.pools  3
? p1  war.turn.choose  pikes bows levy guard ida
^ p2.own=0
.    ruling war.fate.pools  0
? p1  war.turn.choose  pikes bows levy guard ida
^ raiders.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  pikes bows levy guard ida
! bows
.=   war.turn.choose  piece=bows player=p1
? p1  war.action.one  end (move.z2) force.z2 attack.raiders (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) ambush intimidate (surround) (scout.z2) pin.raiders (pin.slingers) (pin.skirmishers) (pin.ogres) other.bows elsewhere.bows load second attach.ida
! attack.raiders
.    war.attack.target  piece=bows target=raiders skill=war-skill(shoot)
? p1+p2  war.attack.shoot  4fate: war.core.total 2; 4fate: war.core.total 1
! -1 -1 -1 0  0 0 0 0
? p1  war.core.invoke.order  paid.bows.1.p1 paid.bows.1.p1.reroll paid.bows.2.p1 paid.bows.2.p1.reroll paid.raiders.1.p1 paid.raiders.1.p1.reroll paid.raiders.2.p1 paid.raiders.2.p1.reroll (paid.ida.1.p1) (paid.ida.2.p1) other *pass
! paid.bows.2.p1.reroll
.    war.core.invoke  player=p1 aspect=war-example-bows-2 price=paid how=reroll
? p1  war.attack.shoot  4fate: war.core.total 2
! 1 0 1 0
.    war.core.total  piece=bows dice=2 before=-3
? p1  war.core.invoke.order  paid.bows.1.p1 paid.bows.1.p1.reroll (paid.bows.2.p1) paid.raiders.1.p1 paid.raiders.1.p1.reroll paid.raiders.2.p1 paid.raiders.2.p1.reroll (paid.ida.1.p1) (paid.ida.2.p1) other *pass
! paid.bows.2.p1
x barred war.core.invoke
! paid.bows.1.p1
.    war.core.invoke  player=p1 aspect=war-example-bows price=paid how=plus
? p1  war.core.invoke.order  (paid.bows.1.p1) (paid.bows.2.p1) paid.raiders.1.p1 paid.raiders.1.p1.reroll paid.raiders.2.p1 paid.raiders.2.p1.reroll (paid.ida.1.p1) (paid.ida.2.p1) other *pass
! pass
.    war.core.shifts  piece=bows total=6 against=1 opposed=yes foe=raiders shifts=5 outcome=style
? p1  war.core.outcome.attack  *full less
