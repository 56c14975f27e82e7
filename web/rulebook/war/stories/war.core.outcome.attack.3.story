# The pikes have +7 against the raiders' +3. Nora trades one shift: a hit of 3 and a boost.
# Taken back and without the trade: a hit of 4.
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
! pikes
.=   war.turn.choose  piece=pikes player=p1
? p1  war.action.one  end move.z2 force.z2 attack.raiders (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) intimidate surround scout.z2 (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) other.pikes elsewhere.pikes load second attach.ida
! attack.raiders
.    war.attack.target  piece=pikes target=raiders skill=war-skill(fight)
? p1+p2  war.attack.fight  4fate: war.core.total 2; 4fate: war.core.total 2
! 1 1 1 0  1 0 0 0
? p1  war.core.invoke.order  paid.pikes.1.p1 paid.pikes.1.p1.reroll paid.pikes.2.p1 paid.pikes.2.p1.reroll paid.raiders.1.p1 paid.raiders.1.p1.reroll paid.raiders.2.p1 paid.raiders.2.p1.reroll (paid.ida.1.p1) (paid.ida.2.p1) other *pass
! paid.pikes.2.p1
.    war.core.invoke  player=p1 aspect=war-example-pikes-2 price=paid how=plus
.    war.core.shifts  piece=pikes total=7 against=3 opposed=yes foe=raiders shifts=4 outcome=style
? p1  war.core.outcome.attack  *full less
! less
.    war.core.outcome.attack  piece=pikes target=raiders result=less hit=3 player=p1
.    war.core.boost  player=p1 aspect=war-boost-unnamed(war-core-outcome-attack)
.    war.harm.absorb  piece=raiders hit=3
.    war.harm.defeated  piece=raiders player=p1
.    war.turn.end  piece=pikes
? p2  war.turn.choose  slingers skirmishers ogres oz
+ name.a1
? p1  war.core.boost  text
! "Driven Back"
.    war.core.situation_aspect  player=p1 aspect="Driven Back" on=p1 change=name before=war-boost-unnamed(war-core-outcome-attack)
? p2  war.turn.choose  slingers skirmishers ogres oz
<
? p1  war.core.boost  text
<
? p2  war.turn.choose  slingers skirmishers ogres oz
<
? p1  war.core.outcome.attack  *full less
! full
.    war.core.outcome.attack  piece=pikes target=raiders result=hit hit=4 player=p1
.    war.harm.absorb  piece=raiders hit=4
.    war.harm.defeated  piece=raiders player=p1
.    war.turn.end  piece=pikes
? p2  war.turn.choose  slingers skirmishers ogres oz
