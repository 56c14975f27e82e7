# Surrounded by the north in Z2 with pikes, guard and levy: the levy attack the raiders there.
# [+000]=+1: 1+1+1=+3.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ pikes.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  pikes bows levy guard ida
^ guard.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  pikes bows levy guard ida
^ levy.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  pikes bows levy guard ida
^ raiders.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  pikes bows levy guard ida
! pikes
.=   war.turn.choose  piece=pikes player=p1
? p1  war.action.one  end move.z1 force.z1 move.z3 force.z3 move.z4 force.z4 attack.raiders attack.slingers attack.skirmishers attack.ogres (attack.oz) (ambush) intimidate surround (scout.z1) scout.z3 scout.z4 (pin.raiders) pin.slingers pin.skirmishers pin.ogres other.pikes elsewhere.pikes load second (attach.ida)
! surround
? p1+p2  war.adv.surround  4fate: war.core.total 2; 4fate: war.core.total 2
! 0 1 0 0  -1 0 0 0
? p1+p2  war.core.invoke.order  paid.pikes.1.p1 paid.pikes.1.p1.reroll paid.pikes.2.p1 paid.pikes.2.p1.reroll paid.raiders.1.p1 paid.raiders.1.p1.reroll paid.raiders.2.p1 paid.raiders.2.p1.reroll paid.pikes.1.p2 paid.pikes.1.p2.reroll paid.pikes.2.p2 paid.pikes.2.p2.reroll paid.raiders.1.p2 paid.raiders.1.p2.reroll paid.raiders.2.p2 paid.raiders.2.p2.reroll other *pass
! pass
.    war.core.shifts  piece=pikes total=3 against=1 opposed=yes foe=raiders shifts=2 outcome=success
.    war.core.outcome.advantage  piece=pikes on=z2 aim=thing foe=raiders result=success free=1
.    war.core.situation_aspect  player=p1 aspect=war-aspect-surrounded(s1) on=z2 change=new before=none
? p1  war.action.one  end move.z1 (force.z1) move.z3 (force.z3) move.z4 (force.z4) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) (intimidate) (surround) (scout.z1) (scout.z3) (scout.z4) (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) (other.pikes) (elsewhere.pikes) (load) second (attach.ida)
! end
.    war.turn.end  piece=pikes
? p2  war.turn.choose  raiders slingers skirmishers ogres oz
! oz
.=   war.turn.choose  piece=oz player=p2
? p2  war.action.one  end move.z3 force.z3 move.z4 force.z4 (duel.oz.ida) (provoke.oz.ida) other.oz elsewhere.oz load.oz (boost.oz) (rally.oz) (attack.pikes) (attack.bows) (attack.levy) (attack.guard) (attach.raiders) attach.slingers attach.skirmishers attach.ogres
! end
.    war.turn.end  piece=oz
? p1  war.turn.choose  bows levy guard ida (pikes)
! levy
.=   war.turn.choose  piece=levy player=p1
? p1  war.action.one  end move.z1 force.z1 move.z3 force.z3 move.z4 force.z4 attack.raiders attack.slingers attack.skirmishers attack.ogres (attack.oz) (ambush) intimidate (surround) (scout.z1) scout.z3 scout.z4 (pin.raiders) pin.slingers pin.skirmishers pin.ogres other.levy elsewhere.levy load second (attach.ida)
! attack.raiders
.    war.attack.target  piece=levy target=raiders skill=war-skill(fight)
? p1+p2  war.attack.fight  4fate: war.core.total 1, war.adv.surround.bonus 1; 4fate: war.core.total 2
! 1 0 0 0  1 0 0 0
? p1+p2  war.core.invoke.order  free.a1.p1 free.a1.p1.reroll paid.levy.1.p1 paid.levy.1.p1.reroll paid.raiders.1.p1 paid.raiders.1.p1.reroll paid.raiders.2.p1 paid.raiders.2.p1.reroll paid.a1.p1 paid.a1.p1.reroll paid.levy.1.p2 paid.levy.1.p2.reroll paid.raiders.1.p2 paid.raiders.1.p2.reroll paid.raiders.2.p2 paid.raiders.2.p2.reroll paid.a1.p2 paid.a1.p2.reroll other *pass
! pass
.    war.core.shifts  piece=levy total=3 against=3 opposed=yes foe=raiders shifts=0 outcome=tie
.    war.core.outcome.attack  piece=levy target=raiders result=tie hit=0 player=p1
.    war.core.boost  player=p1 aspect=war-boost-unnamed(war-core-outcome-attack)
.    war.turn.end  piece=levy
? p2  war.turn.choose  raiders slingers skirmishers ogres (oz)
