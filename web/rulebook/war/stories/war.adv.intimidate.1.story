# The ogres (Provoke 2) put “Hesitant” on the levy, who have no Will on their card.
# [0+0-]=0 against [-00-]=-2: 2+0=+2 against 0-2=-2. 4 shifts, with style: the aspect has two free invocations.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ levy.zone=z5
.    ruling war.zone.position  war-thing(z5)
? p1  war.turn.choose  pikes bows levy guard ida
! ida
.=   war.turn.choose  piece=ida player=p1
? p1  war.action.one  end move.z2 force.z2 (duel.ida.oz) (provoke.ida.oz) other.ida elsewhere.ida load.ida (boost.ida) (rally.ida) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) attach.pikes attach.bows (attach.levy) attach.guard
! end
.    war.turn.end  piece=ida
? p2  war.turn.choose  raiders slingers skirmishers ogres oz
! ogres
.=   war.turn.choose  piece=ogres player=p2
? p2  war.action.one  end move.z3 force.z3 move.z4 force.z4 (attack.pikes) (attack.bows) attack.levy (attack.guard) (attack.ida) (ambush) intimidate surround scout.z3 scout.z4 (pin.pikes) (pin.bows) (pin.levy) (pin.guard) other.ogres elsewhere.ogres load second attach.oz
! intimidate
? p2  war.adv.intimidate  self army pikes bows levy guard back
! levy
? p2+p1  war.adv.intimidate  4fate: war.core.total 2; 4fate: war.core.total 0
! 0 1 0 -1  -1 0 0 -1
? p1  war.core.invoke.order  paid.ogres.1.p1 paid.ogres.1.p1.reroll paid.ogres.2.p1 paid.ogres.2.p1.reroll paid.ogres.3.p1 paid.ogres.3.p1.reroll paid.levy.1.p1 paid.levy.1.p1.reroll other *pass
! pass
.    war.core.shifts  piece=ogres total=2 against=-2 opposed=yes foe=levy shifts=4 outcome=style
.    war.core.outcome.advantage  piece=ogres on=levy aim=foe foe=levy result=style free=2
.    war.core.situation_aspect  player=p2 aspect=war-aspect-intimidated(foe) on=levy change=new before=none
? p2  war.action.one  end move.z3 (force.z3) move.z4 (force.z4) (attack.pikes) (attack.bows) (attack.levy) (attack.guard) (attack.ida) (ambush) (intimidate) (surround) (scout.z3) (scout.z4) (pin.pikes) (pin.bows) (pin.levy) (pin.guard) (other.ogres) (elsewhere.ogres) (load) second attach.oz
+ name.a1
? p2  war.core.situation_aspect  text
! "Hesitant"
.    war.core.situation_aspect  player=p2 aspect="Hesitant" on=levy change=name before=war-aspect-intimidated(foe)
? p2  war.action.one  end move.z3 (force.z3) move.z4 (force.z4) (attack.pikes) (attack.bows) (attack.levy) (attack.guard) (attack.ida) (ambush) (intimidate) (surround) (scout.z3) (scout.z4) (pin.pikes) (pin.bows) (pin.levy) (pin.guard) (other.ogres) (elsewhere.ogres) (load) second attach.oz
