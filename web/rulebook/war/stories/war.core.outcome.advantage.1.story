# The bows (Notice 1) scout Z2 against +2, dice [+000]=+1: total +2, a tie.
# A boost instead of a zone aspect.
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
! bows
.=   war.turn.choose  piece=bows player=p1
? p1  war.action.one  end move.z2 force.z2 (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) ambush intimidate (surround) scout.z2 (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) other.bows elsewhere.bows load (second) attach.ida
! scout.z2
? p1  war.adv.scout  4fate: war.core.total 1
! 1 0 0 0
.    war.core.shifts  piece=bows total=2 against=2 opposed=yes foe=none shifts=0 outcome=tie
.    war.core.outcome.advantage  piece=bows on=z2 aim=thing foe=none result=tie free=0
.    war.core.boost  player=p1 aspect=war-boost-unnamed(war-core-outcome-advantage)
? p1  war.action.one  end move.z2 (force.z2) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) (intimidate) (surround) (scout.z2) (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) (other.bows) (elsewhere.bows) (load) (second) attach.ida
+ name.a1
? p1  war.core.boost  text
! "A Glimpse"
.    war.core.situation_aspect  player=p1 aspect="A Glimpse" on=p1 change=name before=war-boost-unnamed(war-core-outcome-advantage)
? p1  war.action.one  end move.z2 (force.z2) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) (intimidate) (surround) (scout.z2) (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) (other.bows) (elsewhere.bows) (load) (second) attach.ida
