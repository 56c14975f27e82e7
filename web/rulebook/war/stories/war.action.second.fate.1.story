# The bows without a leader scout, Nora pays her only fate point, and they attack: she has 0 left.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ p1.own=1
.    ruling war.fate.pools  1
? p1  war.turn.choose  pikes bows levy guard ida
^ raiders.zone=z3
.    ruling war.zone.position  war-thing(z3)
? p1  war.turn.choose  pikes bows levy guard ida
! bows
.=   war.turn.choose  piece=bows player=p1
? p1  war.action.one  end move.z2 force.z2 attack.raiders (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) ambush intimidate (surround) scout.z2 pin.raiders (pin.slingers) (pin.skirmishers) (pin.ogres) other.bows elsewhere.bows load second attach.ida
! scout.z2
? p1  war.adv.scout  4fate: war.core.total 1
! 1 1 0 0
? p1+p2  war.core.invoke.order  paid.bows.1.p1 paid.bows.1.p1.reroll paid.bows.2.p1 paid.bows.2.p1.reroll (paid.ida.1.p1) (paid.ida.2.p1) paid.bows.1.p2.ground paid.bows.2.p2.ground other *pass
! pass
.    war.core.shifts  piece=bows total=3 against=2 opposed=yes foe=none shifts=1 outcome=success
.    war.core.outcome.advantage  piece=bows on=z2 aim=thing foe=none result=success free=1
.    war.core.situation_aspect  player=p1 aspect=war-advantage-unnamed on=z2 change=new before=none
? p1  war.zone.aspect.hinders  *no yes
+ name.a1
? p1  war.core.situation_aspect  text
! "Open Ford"
.    war.core.situation_aspect  player=p1 aspect="Open Ford" on=z2 change=name before=war-advantage-unnamed
? p1  war.zone.aspect.hinders  *no yes
! no
? p2  war.zone.aspect.hinders  *no yes
! no
? p1  war.action.one  end move.z2 (force.z2) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) (intimidate) (surround) (scout.z2) (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) (other.bows) (elsewhere.bows) (load) (rid.a1) second attach.ida
! second
.    war.action.second.fate  player=p1 piece=bows
? p1  war.action.one  end move.z2 force.z2 attack.raiders (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) (intimidate) (surround) (scout.z2) (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) (other.bows) (elsewhere.bows) (load) rid.a1 (second) attach.ida
! attack.raiders
.    war.attack.target  piece=bows target=raiders skill=war-skill(shoot)
? p1+p2  war.attack.shoot  4fate: war.core.total 2; 4fate: war.core.total 1, war.attack.two_zones 2
! 1 0 0 0  0 0 0 0
? p1+p2  war.core.invoke.order  free.a1.p1 free.a1.p1.reroll (paid.bows.1.p1) (paid.bows.2.p1) (paid.raiders.1.p1) (paid.raiders.2.p1) (paid.ida.1.p1) (paid.ida.2.p1) paid.bows.1.p2 paid.bows.1.p2.reroll paid.bows.2.p2 paid.bows.2.p2.reroll paid.raiders.1.p2 paid.raiders.1.p2.reroll paid.raiders.2.p2 paid.raiders.2.p2.reroll other *pass
! pass
.    war.core.shifts  piece=bows total=3 against=3 opposed=yes foe=raiders shifts=0 outcome=tie
.    war.core.outcome.attack  piece=bows target=raiders result=tie hit=0 player=p1
.    war.core.boost  player=p1 aspect=war-boost-unnamed(war-core-outcome-attack)
.    war.turn.end  piece=bows
? p2  war.turn.choose  raiders slingers skirmishers ogres oz
