# The ogres (Provoke 2) try “Hesitant” on the pikes (Will 1), who stand in their zone.
# [+00-]=0 against [+000]=+1: 2+0=+2 against 1+1=+2. A tie: a boost for Sven, no aspect.
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
! ogres
.=   war.turn.choose  piece=ogres player=p2
? p2  war.action.one  end move.z3 force.z3 move.z4 force.z4 attack.pikes (attack.bows) (attack.levy) (attack.guard) (attack.ida) (ambush) intimidate surround scout.z3 scout.z4 (pin.pikes) (pin.bows) (pin.levy) (pin.guard) other.ogres elsewhere.ogres load second attach.oz
! intimidate
? p2  war.adv.intimidate  self army pikes bows levy guard back
! pikes
? p2+p1  war.adv.intimidate  4fate: war.core.total 2; 4fate: war.core.total 1
! 1 0 0 -1  1 0 0 0
? p2+p1  war.core.invoke.order  paid.ogres.1.p2 paid.ogres.1.p2.reroll paid.ogres.2.p2 paid.ogres.2.p2.reroll paid.ogres.3.p2 paid.ogres.3.p2.reroll paid.pikes.1.p2 paid.pikes.1.p2.reroll paid.pikes.2.p2 paid.pikes.2.p2.reroll (paid.oz.1.p2) (paid.oz.2.p2) paid.ogres.1.p1 paid.ogres.1.p1.reroll paid.ogres.2.p1 paid.ogres.2.p1.reroll paid.ogres.3.p1 paid.ogres.3.p1.reroll paid.pikes.1.p1 paid.pikes.1.p1.reroll paid.pikes.2.p1 paid.pikes.2.p1.reroll other *pass
! pass
.    war.core.shifts  piece=ogres total=2 against=2 opposed=yes foe=pikes shifts=0 outcome=tie
.    war.core.outcome.advantage  piece=ogres on=pikes aim=foe foe=pikes result=tie free=0
.    war.core.boost  player=p2 aspect=war-boost-unnamed(war-core-outcome-advantage)
? p2  war.action.one  end move.z3 (force.z3) move.z4 (force.z4) (attack.pikes) (attack.bows) (attack.levy) (attack.guard) (attack.ida) (ambush) (intimidate) (surround) (scout.z3) (scout.z4) (pin.pikes) (pin.bows) (pin.levy) (pin.guard) (other.ogres) (elsewhere.ogres) (load) second attach.oz
