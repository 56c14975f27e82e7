# The pikes (Fight 2) with Ida (Will 3) attack and roll [0-00]. Nora pays 1 fate point for Ida's "First Up the Wall": 2-1+1+2=+4.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ p2.own=0
.    ruling war.fate.pools  0
? p1  war.turn.choose  pikes bows levy guard ida
^ ida.unit=pikes
.    ruling war.leader.attach  war-thing(pikes)
? p1  war.turn.choose  pikes bows levy guard detach.ida
^ raiders.zone=z1
.    ruling war.zone.position  war-thing(z1)
? p1  war.turn.choose  pikes bows levy guard detach.ida
! pikes
.=   war.turn.choose  piece=pikes player=p1
? p1  war.action.one  end move.z2 force.z2 attack.raiders (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) intimidate surround scout.z2 (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) other.pikes elsewhere.pikes load (second) give.ida boost.ida (rally.ida) other.ida elsewhere.ida (duel.ida.oz) (provoke.ida.oz) detach.ida
! attack.raiders
.    war.attack.target  piece=pikes target=raiders skill=war-skill(fight)
? p1+p2  war.attack.fight  4fate: war.core.total 2, war.leader.skill_bonus 1; 4fate: war.core.total 2
! 0 -1 0 0  0 0 0 0
? p1  war.core.invoke.order  paid.pikes.1.p1 paid.pikes.1.p1.reroll paid.pikes.2.p1 paid.pikes.2.p1.reroll paid.ida.1.p1 paid.ida.1.p1.reroll paid.ida.2.p1 paid.ida.2.p1.reroll paid.raiders.1.p1 paid.raiders.1.p1.reroll paid.raiders.2.p1 paid.raiders.2.p1.reroll other *pass
! paid.ida.2.p1
.    war.core.invoke  player=p1 aspect=war-example-ida-2 price=paid how=plus
? p1  war.core.invoke.order  paid.pikes.1.p1 paid.pikes.1.p1.reroll paid.pikes.2.p1 paid.pikes.2.p1.reroll paid.ida.1.p1 paid.ida.1.p1.reroll (paid.ida.2.p1) paid.raiders.1.p1 paid.raiders.1.p1.reroll paid.raiders.2.p1 paid.raiders.2.p1.reroll other *pass
! pass
.    war.core.shifts  piece=pikes total=4 against=2 opposed=yes foe=raiders shifts=2 outcome=success
.    war.core.outcome.attack  piece=pikes target=raiders result=hit hit=2 player=p1
.    war.harm.absorb  piece=raiders hit=2
.    war.harm.consequence_aspect  piece=raiders severity=mild aspect=war-consequence-unnamed(mild)
.    war.turn.end  piece=pikes
? p2  war.turn.choose  raiders slingers skirmishers ogres oz
