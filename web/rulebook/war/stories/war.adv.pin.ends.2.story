# The slingers pin the levy, then the pikes destroy the slingers: the levy may move freely again.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ levy.zone=z3
.    ruling war.zone.position  war-thing(z3)
? p1  war.turn.choose  pikes bows levy guard ida
^ pikes.zone=z5
.    ruling war.zone.position  war-thing(z5)
? p1  war.turn.choose  pikes bows levy guard ida
! ida
.=   war.turn.choose  piece=ida player=p1
? p1  war.action.one  end move.z2 force.z2 (duel.ida.oz) (provoke.ida.oz) other.ida elsewhere.ida load.ida (boost.ida) (rally.ida) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attach.pikes) attach.bows (attach.levy) attach.guard
! end
.    war.turn.end  piece=ida
? p2  war.turn.choose  raiders slingers skirmishers ogres oz
! slingers
.=   war.turn.choose  piece=slingers player=p2
? p2  war.action.one  end (move.z3) force.z3 move.z4 force.z4 attack.pikes (attack.bows) attack.levy (attack.guard) (attack.ida) (ambush) intimidate surround (scout.z3) scout.z4 (pin.pikes) (pin.bows) pin.levy (pin.guard) other.slingers elsewhere.slingers load second attach.oz
! pin.levy
? p2+p1  war.adv.pin  4fate: war.core.total 1; 4fate: war.core.total 0
! 1 0 0 0  0 0 0 0
? p2+p1  war.core.invoke.order  paid.slingers.1.p2 paid.slingers.1.p2.reroll paid.levy.1.p2 paid.levy.1.p2.reroll (paid.oz.1.p2) (paid.oz.2.p2) paid.slingers.1.p1 paid.slingers.1.p1.reroll paid.levy.1.p1 paid.levy.1.p1.reroll other *pass
! pass
.    war.core.shifts  piece=slingers total=2 against=0 opposed=yes foe=levy shifts=2 outcome=success
.    war.core.outcome.advantage  piece=slingers on=levy aim=foe foe=levy result=success free=1
.    war.core.situation_aspect  player=p2 aspect=war-aspect-pinned(slingers) on=levy change=new before=none
? p2  war.action.one  end (move.z3) (force.z3) move.z4 (force.z4) (attack.pikes) (attack.bows) (attack.levy) (attack.guard) (attack.ida) (ambush) (intimidate) (surround) (scout.z3) (scout.z4) (pin.pikes) (pin.bows) (keep.a1) (pin.guard) (other.slingers) (elsewhere.slingers) (load) second attach.oz
! end
.    war.turn.end  piece=slingers
? p1  war.turn.choose  pikes bows levy guard (ida)
! pikes
.=   war.turn.choose  piece=pikes player=p1
? p1  war.action.one  end move.z3 force.z3 move.z4 force.z4 attack.raiders attack.slingers attack.skirmishers attack.ogres (attack.oz) (ambush) intimidate (surround) (scout.z3) scout.z4 (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) other.pikes elsewhere.pikes load second (attach.ida)
! attack.slingers
.    war.attack.target  piece=pikes target=slingers skill=war-skill(fight)
? p1+p2  war.attack.fight  4fate: war.core.total 2; 4fate: war.core.total 0
! 0 0 0 0  0 0 0 0
? p1+p2  war.core.invoke.order  paid.pikes.1.p1 paid.pikes.1.p1.reroll paid.pikes.2.p1 paid.pikes.2.p1.reroll paid.slingers.1.p1 paid.slingers.1.p1.reroll free.a1.p2 free.a1.p2.reroll paid.pikes.1.p2 paid.pikes.1.p2.reroll paid.pikes.2.p2 paid.pikes.2.p2.reroll paid.slingers.1.p2 paid.slingers.1.p2.reroll (paid.oz.1.p2) (paid.oz.2.p2) other *pass
! pass
.    war.core.shifts  piece=pikes total=2 against=0 opposed=yes foe=slingers shifts=2 outcome=success
.    war.core.outcome.attack  piece=pikes target=slingers result=hit hit=2 player=p1
.    war.harm.absorb  piece=slingers hit=2
.    war.harm.average  piece=slingers player=p1
.    war.adv.pin.ends  piece=levy
.    war.turn.end  piece=pikes
? p2  war.turn.choose  raiders skirmishers ogres oz
! oz
.=   war.turn.choose  piece=oz player=p2
? p2  war.action.one  end (move.z3) force.z3 move.z4 force.z4 (duel.oz.ida) (provoke.oz.ida) other.oz elsewhere.oz load.oz (boost.oz) (rally.oz) (attack.pikes) (attack.bows) (attack.levy) (attack.guard) attach.raiders attach.skirmishers attach.ogres
! end
.    war.turn.end  piece=oz
? p1  war.turn.choose  bows levy guard (pikes) (ida)
! levy
.=   war.turn.choose  piece=levy player=p1
? p1  war.action.one  end move.z2 force.z2 (move.z5) force.z5 move.z4 force.z4 attack.raiders attack.skirmishers attack.ogres (attack.oz) ambush intimidate (surround) scout.z2 (scout.z5) scout.z4 pin.raiders pin.skirmishers pin.ogres other.levy elsewhere.levy load second (attach.ida)
! move.z2
.    war.move.free  piece=levy zone=z2
? p1  war.action.one  end (move.z1) force.z1 (move.z3) force.z3 (move.z4) force.z4 attack.raiders attack.skirmishers attack.ogres (attack.oz) ambush intimidate (surround) (scout.z1) scout.z3 scout.z4 pin.raiders pin.skirmishers pin.ogres other.levy elsewhere.levy load second (attach.ida)
