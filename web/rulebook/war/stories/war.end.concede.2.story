# The dice are on the table when Nora wants to concede: refused until the roll is settled.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ levy.zone=z3
.    ruling war.zone.position  war-thing(z3)
? p1  war.turn.choose  pikes bows levy guard ida
! ida
.=   war.turn.choose  piece=ida player=p1
? p1  war.action.one  end move.z2 force.z2 (duel.ida.oz) (provoke.ida.oz) other.ida elsewhere.ida load.ida (boost.ida) (rally.ida) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) attach.pikes attach.bows (attach.levy) attach.guard
! end
.    war.turn.end  piece=ida
? p2  war.turn.choose  raiders slingers skirmishers ogres oz
! slingers
.=   war.turn.choose  piece=slingers player=p2
? p2  war.action.one  end (move.z3) force.z3 move.z4 force.z4 (attack.pikes) (attack.bows) attack.levy (attack.guard) (attack.ida) ambush intimidate (surround) (scout.z3) scout.z4 (pin.pikes) (pin.bows) pin.levy (pin.guard) other.slingers elsewhere.slingers load second attach.oz
! attack.levy
.    war.attack.target  piece=slingers target=levy skill=war-skill(shoot)
? p2+p1  war.attack.shoot  4fate: war.core.total 1; 4fate: war.core.total 0
! 0 0 0 0  0 0 0 0
? p2+p1  war.core.invoke.order  paid.slingers.1.p2 paid.slingers.1.p2.reroll paid.levy.1.p2 paid.levy.1.p2.reroll (paid.oz.1.p2) (paid.oz.2.p2) paid.slingers.1.p1 paid.slingers.1.p1.reroll paid.levy.1.p1 paid.levy.1.p1.reroll other *pass
+ concede.p1
x not-offered war.core.invoke.order
