# The pikes take a hit of 3, mild free: 3-2 leaves 1, they are defeated.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ pikes.zone=z5
.    ruling war.zone.position  war-thing(z5)
? p1  war.turn.choose  pikes bows levy guard ida
! ida
.=   war.turn.choose  piece=ida player=p1
? p1  war.action.one  end move.z2 force.z2 (duel.ida.oz) (provoke.ida.oz) other.ida elsewhere.ida load.ida (boost.ida) (rally.ida) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attach.pikes) attach.bows attach.levy attach.guard
! end
.    war.turn.end  piece=ida
? p2  war.turn.choose  raiders slingers skirmishers ogres oz
! raiders
.=   war.turn.choose  piece=raiders player=p2
? p2  war.action.one  end move.z3 force.z3 move.z4 force.z4 attack.pikes (attack.bows) (attack.levy) (attack.guard) (attack.ida) (ambush) intimidate surround scout.z3 scout.z4 (pin.pikes) (pin.bows) (pin.levy) (pin.guard) other.raiders elsewhere.raiders load second attach.oz
! attack.pikes
.    war.attack.target  piece=raiders target=pikes skill=war-skill(fight)
? p2+p1  war.attack.fight  4fate: war.core.total 2; 4fate: war.core.total 2
! 1 1 1 0  0 0 0 0
? p2+p1  war.core.invoke.order  paid.raiders.1.p2 paid.raiders.1.p2.reroll paid.raiders.2.p2 paid.raiders.2.p2.reroll paid.pikes.1.p2 paid.pikes.1.p2.reroll paid.pikes.2.p2 paid.pikes.2.p2.reroll (paid.oz.1.p2) (paid.oz.2.p2) paid.raiders.1.p1 paid.raiders.1.p1.reroll paid.raiders.2.p1 paid.raiders.2.p1.reroll paid.pikes.1.p1 paid.pikes.1.p1.reroll paid.pikes.2.p1 paid.pikes.2.p1.reroll other *pass
! pass
.    war.core.shifts  piece=raiders total=5 against=2 opposed=yes foe=pikes shifts=3 outcome=style
? p2  war.core.outcome.attack  *full less
! full
.    war.core.outcome.attack  piece=raiders target=pikes result=hit hit=3 player=p2
.    war.harm.absorb  piece=pikes hit=3
.    war.harm.defeated  piece=pikes player=p2
.    war.turn.end  piece=raiders
? p1  war.turn.choose  bows levy guard (ida)
