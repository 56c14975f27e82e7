# The pikes and the guard are in Z2 with the raiders, and Nora wants the guard to add +1 to the attack of the pikes.
# There is no such thing; but the guard have created an advantage, and its free invocation helps the pikes.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ p1.own=0
.    ruling war.fate.pools  0
? p1  war.turn.choose  pikes bows levy guard ida
^ p2.own=0
.    ruling war.fate.pools  0
? p1  war.turn.choose  pikes bows levy guard ida
^ pikes.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  pikes bows levy guard ida
^ guard.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  pikes bows levy guard ida
^ raiders.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  pikes bows levy guard ida
! guard
.=   war.turn.choose  piece=guard player=p1
? p1  war.action.one  end move.z1 force.z1 move.z3 force.z3 move.z4 force.z4 attack.raiders attack.slingers attack.skirmishers attack.ogres (attack.oz) (ambush) intimidate (surround) (scout.z1) scout.z3 scout.z4 (pin.raiders) pin.slingers pin.skirmishers pin.ogres other.guard elsewhere.guard load (second) (attach.ida)
! elsewhere.guard
? p1  war.adv.general  *battle z1 z2 z3 z4 z5 pikes bows levy raiders slingers skirmishers ogres back
! z2
? p1  war.adv.general  4fate: war.core.total 3
! 0 0 0 0
.    war.core.shifts  piece=guard total=3 against=2 opposed=yes foe=none shifts=1 outcome=success
.    war.core.outcome.advantage  piece=guard on=z2 aim=thing foe=none result=success free=1
.    war.core.situation_aspect  player=p1 aspect=war-advantage-unnamed on=z2 change=new before=none
? p1  war.zone.aspect.hinders  *no yes
+ name.a1
? p1  war.core.situation_aspect  text
! "Gap in the Line"
.    war.core.situation_aspect  player=p1 aspect="Gap in the Line" on=z2 change=name before=war-advantage-unnamed
? p1  war.zone.aspect.hinders  *no yes
! no
? p2  war.zone.aspect.hinders  *no yes
! no
? p1  war.action.one  end move.z1 (force.z1) move.z3 (force.z3) move.z4 (force.z4) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) (intimidate) (surround) (scout.z1) (scout.z3) (scout.z4) (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) (other.guard) (elsewhere.guard) (load) (rid.a1) (second) (attach.ida)
! end
.    war.turn.end  piece=guard
? p2  war.turn.choose  raiders slingers skirmishers ogres oz
! slingers
.=   war.turn.choose  piece=slingers player=p2
? p2  war.action.one  end move.z3 force.z3 move.z4 force.z4 attack.pikes (attack.bows) (attack.levy) attack.guard (attack.ida) ambush intimidate (surround) scout.z3 scout.z4 pin.pikes (pin.bows) (pin.levy) pin.guard other.slingers elsewhere.slingers load (second) attach.oz
! end
.    war.turn.end  piece=slingers
? p1  war.turn.choose  pikes bows levy ida (guard)
! pikes
.=   war.turn.choose  piece=pikes player=p1
? p1  war.action.one  end move.z1 force.z1 move.z3 force.z3 move.z4 force.z4 attack.raiders attack.slingers attack.skirmishers attack.ogres (attack.oz) (ambush) intimidate (surround) (scout.z1) scout.z3 scout.z4 (pin.raiders) pin.slingers pin.skirmishers pin.ogres other.pikes elsewhere.pikes load rid.a1 (second) (attach.ida)
! attack.raiders
.    war.attack.target  piece=pikes target=raiders skill=war-skill(fight)
? p1+p2  war.attack.fight  4fate: war.core.total 2; 4fate: war.core.total 2
! 0 0 0 0  0 0 0 0
? p1  war.core.invoke.order  free.a1.p1 free.a1.p1.reroll (paid.pikes.1.p1) (paid.pikes.2.p1) (paid.raiders.1.p1) (paid.raiders.2.p1) (paid.a1.p1) *pass
! guard
x not-offered war.core.invoke.order
! free.a1.p1
.    war.core.invoke  player=p1 aspect="Gap in the Line" price=free how=plus
.    war.core.shifts  piece=pikes total=4 against=2 opposed=yes foe=raiders shifts=2 outcome=success
.    war.core.outcome.attack  piece=pikes target=raiders result=hit hit=2 player=p1
.    war.harm.absorb  piece=raiders hit=2
.    war.harm.consequence_aspect  piece=raiders severity=mild aspect=war-consequence-unnamed(mild)
.    war.turn.end  piece=pikes
? p2  war.turn.choose  raiders skirmishers ogres oz (slingers)
