# The pikes force their way into Z2 against +2 with a total of +5: style.
# They are in Z2, and Nora gets a boost.
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
^ raiders.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  pikes bows levy guard ida
! pikes
.=   war.turn.choose  piece=pikes player=p1
? p1  war.action.one  end (move.z2) force.z2 attack.raiders (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) ambush intimidate (surround) (scout.z2) pin.raiders (pin.slingers) (pin.skirmishers) (pin.ogres) other.pikes elsewhere.pikes load (second) attach.ida
! force.z2
? p2  war.over.enemy  *raiders raiders.fight raiders.stealth waive
! raiders
? p1+p2  war.over.enemy  4fate: war.core.total 1; 4fate: war.core.total 1
! 1 1 1 1  1 0 0 0
.    war.core.shifts  piece=pikes total=5 against=2 opposed=yes foe=raiders shifts=3 outcome=style
.    war.over.result  piece=pikes zone=z2 result=style foe=raiders
.    war.core.boost  player=p1 aspect=war-boost-unnamed(war-core-outcome-overcome)
? p1  war.action.one  end move.z1 (force.z1) move.z3 (force.z3) move.z4 (force.z4) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) (intimidate) (surround) (scout.z1) (scout.z3) (scout.z4) (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) (other.pikes) (elsewhere.pikes) (load) (second) (attach.ida)
+ name.a1
? p1  war.core.boost  text
! "Swept Aside"
.    war.core.situation_aspect  player=p1 aspect="Swept Aside" on=p1 change=name before=war-boost-unnamed(war-core-outcome-overcome)
? p1  war.action.one  end move.z1 (force.z1) move.z3 (force.z3) move.z4 (force.z4) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) (intimidate) (surround) (scout.z1) (scout.z3) (scout.z4) (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) (other.pikes) (elsewhere.pikes) (load) (second) (attach.ida)
