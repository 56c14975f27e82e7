# Nora has 2 free invocations on Surrounded and 1 fate point. The pikes attack: Fight 2, dice [0000]=0, Surrounded +1,
# both free ones and a paid one on the same aspect: total 2+0+1+2+2+2=+9.
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
! guard
.=   war.turn.choose  piece=guard player=p1
? p1  war.action.one  end move.z2 force.z2 attack.raiders (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) intimidate surround scout.z2 (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) other.guard elsewhere.guard load second attach.ida
! surround
? p1+p2  war.adv.surround  4fate: war.core.total 3; 4fate: war.core.total 2
! 1 1 0 0  0 0 0 0
.    war.core.shifts  piece=guard total=5 against=2 opposed=yes foe=raiders shifts=3 outcome=style
.    war.core.outcome.advantage  piece=guard on=z1 aim=thing foe=raiders result=style free=2
.    war.core.situation_aspect  player=p1 aspect=war-aspect-surrounded(s1) on=z1 change=new before=none
? p1  war.action.one  end move.z2 (force.z2) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) (intimidate) (surround) (scout.z2) (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) (other.guard) (elsewhere.guard) (load) second attach.ida
! end
.    war.turn.end  piece=guard
? p2  war.turn.choose  raiders slingers skirmishers ogres oz
! slingers
.=   war.turn.choose  piece=slingers player=p2
? p2  war.action.one  end move.z3 force.z3 move.z4 force.z4 (attack.pikes) (attack.bows) (attack.levy) (attack.guard) (attack.ida) ambush intimidate (surround) scout.z3 scout.z4 (pin.pikes) (pin.bows) (pin.levy) (pin.guard) other.slingers elsewhere.slingers load (second) attach.oz
! end
.    war.turn.end  piece=slingers
? p1  war.turn.choose  pikes bows levy ida (guard)
! pikes
.=   war.turn.choose  piece=pikes player=p1
? p1  war.action.one  end move.z2 force.z2 attack.raiders (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) intimidate (surround) scout.z2 (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) other.pikes elsewhere.pikes load second attach.ida
! attack.raiders
.    war.attack.target  piece=pikes target=raiders skill=war-skill(fight)
? p1+p2  war.attack.fight  4fate: war.core.total 2, war.adv.surround.bonus 1; 4fate: war.core.total 2
! 0 0 0 0  0 0 0 0
? p1  war.core.invoke.order  free.a1.p1 free.a1.p1.reroll paid.pikes.1.p1 paid.pikes.1.p1.reroll paid.pikes.2.p1 paid.pikes.2.p1.reroll paid.raiders.1.p1 paid.raiders.1.p1.reroll paid.raiders.2.p1 paid.raiders.2.p1.reroll paid.a1.p1 paid.a1.p1.reroll (paid.ida.1.p1) (paid.ida.2.p1) other *pass
! free.a1.p1
.    war.core.invoke  player=p1 aspect=war-aspect-surrounded(s1) price=free how=plus
? p1  war.core.invoke.order  free.a1.p1 free.a1.p1.reroll paid.pikes.1.p1 paid.pikes.1.p1.reroll paid.pikes.2.p1 paid.pikes.2.p1.reroll paid.raiders.1.p1 paid.raiders.1.p1.reroll paid.raiders.2.p1 paid.raiders.2.p1.reroll paid.a1.p1 paid.a1.p1.reroll (paid.ida.1.p1) (paid.ida.2.p1) other *pass
! free.a1.p1
.    war.core.invoke  player=p1 aspect=war-aspect-surrounded(s1) price=free how=plus
? p1  war.core.invoke.order  paid.pikes.1.p1 paid.pikes.1.p1.reroll paid.pikes.2.p1 paid.pikes.2.p1.reroll paid.raiders.1.p1 paid.raiders.1.p1.reroll paid.raiders.2.p1 paid.raiders.2.p1.reroll paid.a1.p1 paid.a1.p1.reroll (paid.ida.1.p1) (paid.ida.2.p1) other *pass
! paid.a1.p1
.    war.core.invoke  player=p1 aspect=war-aspect-surrounded(s1) price=paid how=plus
.    war.core.shifts  piece=pikes total=9 against=2 opposed=yes foe=raiders shifts=7 outcome=style
? p1  war.core.outcome.attack  *full less
