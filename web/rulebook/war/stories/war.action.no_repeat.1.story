# The guard have two actions. They intimidate and then try to scout: refused, that is Create an advantage twice.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
! guard
.=   war.turn.choose  piece=guard player=p1
? p1  war.action.one  end move.z2 force.z2 (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) ambush intimidate (surround) scout.z2 (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) other.guard elsewhere.guard load second attach.ida
! second
.    war.action.second.fate  player=p1 piece=guard
? p1  war.action.one  end move.z2 force.z2 (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) ambush intimidate (surround) scout.z2 (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) other.guard elsewhere.guard load (second) attach.ida
! intimidate
? p1  war.adv.intimidate  self army raiders slingers skirmishers ogres back
! self
? p1  war.adv.intimidate  4fate: war.core.total 1
! 1 1 0 0
? p1+p2  war.core.invoke.order  paid.guard.1.p1 paid.guard.1.p1.reroll paid.guard.2.p1 paid.guard.2.p1.reroll paid.guard.3.p1 paid.guard.3.p1.reroll (paid.ida.1.p1) (paid.ida.2.p1) paid.guard.1.p2.ground paid.guard.2.p2.ground paid.guard.3.p2.ground other *pass
! pass
.    war.core.shifts  piece=guard total=3 against=2 opposed=yes foe=none shifts=1 outcome=success
.    war.core.outcome.advantage  piece=guard on=guard aim=none foe=none result=success free=1
.    war.core.situation_aspect  player=p1 aspect=war-aspect-intimidated(own) on=guard change=new before=none
? p1  war.action.one  end move.z2 force.z2 (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) (intimidate) (surround) (scout.z2) (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) (other.guard) (elsewhere.guard) (load) rid.a1 (second) attach.ida
+ name.a1
? p1  war.core.situation_aspect  text
! "Not One Step Back"
.    war.core.situation_aspect  player=p1 aspect="Not One Step Back" on=guard change=name before=war-aspect-intimidated(own)
? p1  war.action.one  end move.z2 force.z2 (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) (intimidate) (surround) (scout.z2) (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) (other.guard) (elsewhere.guard) (load) rid.a1 (second) attach.ida
! scout.z2
x barred war.action.no_repeat
