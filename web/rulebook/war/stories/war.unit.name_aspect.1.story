# Nora pays 1 fate point to invoke Farm Levy on their Fight roll: dice [00+0]=+1.
# Total 1+1+2=+4.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ p1.own=1
.    ruling war.fate.pools  1
? p1  war.turn.choose  pikes bows levy guard ida
^ p2.own=0
.    ruling war.fate.pools  0
? p1  war.turn.choose  pikes bows levy guard ida
^ raiders.zone=z1
.    ruling war.zone.position  war-thing(z1)
? p1  war.turn.choose  pikes bows levy guard ida
! levy
.=   war.turn.choose  piece=levy player=p1
? p1  war.action.one  end move.z2 force.z2 attack.raiders (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) intimidate surround scout.z2 (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) other.levy elsewhere.levy load second attach.ida
! attack.raiders
.    war.attack.target  piece=levy target=raiders skill=war-skill(fight)
? p1+p2  war.attack.fight  4fate: war.core.total 1; 4fate: war.core.total 2
! 0 0 1 0  0 0 0 0
? p1  war.core.invoke.order  paid.levy.1.p1 paid.levy.1.p1.reroll paid.raiders.1.p1 paid.raiders.1.p1.reroll paid.raiders.2.p1 paid.raiders.2.p1.reroll (paid.ida.1.p1) (paid.ida.2.p1) other *pass
! paid.levy.1.p1
.    war.core.invoke  player=p1 aspect=war-example-levy price=paid how=plus
.    war.core.shifts  piece=levy total=4 against=2 opposed=yes foe=raiders shifts=2 outcome=success
.    war.core.outcome.attack  piece=levy target=raiders result=hit hit=2 player=p1
.    war.harm.absorb  piece=raiders hit=2
.    war.harm.consequence_aspect  piece=raiders severity=mild aspect=war-consequence-unnamed(mild)
.    war.turn.end  piece=levy
? p2  war.turn.choose  raiders slingers skirmishers ogres oz
