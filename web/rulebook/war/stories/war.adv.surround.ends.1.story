# Surrounded in Z2: pikes, guard and levy against the raiders. Guard and levy are lost; the aspect stays,
# and the pikes keep their +1 until the raiders overcome it.
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
! guard
.=   war.turn.choose  piece=guard player=p1
? p1  war.action.one  end move.z1 force.z1 move.z3 force.z3 move.z4 force.z4 attack.raiders attack.slingers attack.skirmishers attack.ogres (attack.oz) (ambush) intimidate surround (scout.z1) scout.z3 scout.z4 (pin.raiders) pin.slingers pin.skirmishers pin.ogres other.guard elsewhere.guard load second (attach.ida)
! surround
? p1+p2  war.adv.surround  4fate: war.core.total 3; 4fate: war.core.total 2
! 0 1 0 0  -1 0 0 0
? p2  war.core.invoke.order  paid.guard.1.p2 paid.guard.1.p2.reroll paid.guard.2.p2 paid.guard.2.p2.reroll paid.guard.3.p2 paid.guard.3.p2.reroll paid.raiders.1.p2 paid.raiders.1.p2.reroll paid.raiders.2.p2 paid.raiders.2.p2.reroll other *pass
! pass
.    war.core.shifts  piece=guard total=4 against=1 opposed=yes foe=raiders shifts=3 outcome=style
.    war.core.outcome.advantage  piece=guard on=z2 aim=thing foe=raiders result=style free=2
.    war.core.situation_aspect  player=p1 aspect=war-aspect-surrounded(s1) on=z2 change=new before=none
? p1  war.action.one  end move.z1 (force.z1) move.z3 (force.z3) move.z4 (force.z4) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) (intimidate) (surround) (scout.z1) (scout.z3) (scout.z4) (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) (other.guard) (elsewhere.guard) (load) second (attach.ida)
! end
.    war.turn.end  piece=guard
? p2  war.turn.choose  raiders slingers skirmishers ogres oz
^ guard.zone=off
.    ruling war.zone.position  war-off-field
? p2  war.turn.choose  raiders slingers skirmishers ogres oz
^ levy.zone=off
.    ruling war.zone.position  war-off-field
? p2  war.turn.choose  raiders slingers skirmishers ogres oz
! oz
.=   war.turn.choose  piece=oz player=p2
? p2  war.action.one  end move.z3 force.z3 move.z4 force.z4 (duel.oz.ida) (provoke.oz.ida) other.oz elsewhere.oz load.oz (boost.oz) (rally.oz) (attack.pikes) (attack.bows) (attach.raiders) attach.slingers attach.skirmishers attach.ogres
! end
.    war.turn.end  piece=oz
? p1  war.turn.choose  pikes bows ida
! pikes
.=   war.turn.choose  piece=pikes player=p1
? p1  war.action.one  end move.z1 force.z1 move.z3 force.z3 move.z4 force.z4 attack.raiders attack.slingers attack.skirmishers attack.ogres (attack.oz) (ambush) intimidate (surround) (scout.z1) scout.z3 scout.z4 (pin.raiders) pin.slingers pin.skirmishers pin.ogres other.pikes elsewhere.pikes load second (attach.ida)
! attack.raiders
.    war.attack.target  piece=pikes target=raiders skill=war-skill(fight)
? p1+p2  war.attack.fight  4fate: war.core.total 2, war.adv.surround.bonus 1; 4fate: war.core.total 2
! -1 0 0 0  1 0 0 0
? p1+p2  war.core.invoke.order  free.a1.p1 free.a1.p1.reroll paid.pikes.1.p1 paid.pikes.1.p1.reroll paid.pikes.2.p1 paid.pikes.2.p1.reroll paid.raiders.1.p1 paid.raiders.1.p1.reroll paid.raiders.2.p1 paid.raiders.2.p1.reroll paid.a1.p1 paid.a1.p1.reroll paid.pikes.1.p2 paid.pikes.1.p2.reroll paid.pikes.2.p2 paid.pikes.2.p2.reroll paid.raiders.1.p2 paid.raiders.1.p2.reroll paid.raiders.2.p2 paid.raiders.2.p2.reroll paid.a1.p2 paid.a1.p2.reroll other *pass
! pass
.    war.core.shifts  piece=pikes total=2 against=3 opposed=yes foe=raiders shifts=-1 outcome=fail
.    war.core.outcome.attack  piece=pikes target=raiders result=fail hit=0 player=p1
.    war.turn.end  piece=pikes
? p2  war.turn.choose  raiders slingers skirmishers ogres (oz)
! raiders
.=   war.turn.choose  piece=raiders player=p2
? p2  war.action.one  end (move.z1) force.z1 move.z3 force.z3 move.z4 force.z4 attack.pikes attack.bows (attack.ida) (ambush) intimidate (surround) (scout.z1) scout.z3 scout.z4 (pin.pikes) pin.bows other.raiders elsewhere.raiders load rid.a1 second (attach.oz)
! rid.a1
? p2  war.over.aspect  4fate: war.core.total 2
! 1 0 0 0
? p2+p1  war.core.invoke.order  paid.raiders.1.p2 paid.raiders.1.p2.reroll paid.raiders.2.p2 paid.raiders.2.p2.reroll paid.a1.p2 paid.a1.p2.reroll free.a1.p1.ground paid.raiders.1.p1.ground paid.raiders.2.p1.ground paid.a1.p1.ground other *pass
! pass
.    war.core.shifts  piece=raiders total=3 against=2 opposed=yes foe=none shifts=1 outcome=success
.    war.over.aspect  aspect=war-aspect-surrounded(s1) on=z2 gone=yes foe=none
? p2  war.action.one  end (move.z1) (force.z1) move.z3 (force.z3) move.z4 (force.z4) (attack.pikes) (attack.bows) (attack.ida) (ambush) (intimidate) (surround) (scout.z1) (scout.z3) (scout.z4) (pin.pikes) (pin.bows) (other.raiders) (elsewhere.raiders) (load) second (attach.oz)
