# The raiders tie an overcome roll to enter Z2, and the game master takes the proposal.
# The raiders are in Z2, and Nora holds a new boost.
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
^ raiders.zone=z3
.    ruling war.zone.position  war-thing(z3)
? p1  war.turn.choose  pikes bows levy guard ida
! levy
.=   war.turn.choose  piece=levy player=p1
? p1  war.action.one  end move.z2 force.z2 attack.raiders (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) ambush intimidate (surround) (scout.z2) pin.raiders (pin.slingers) (pin.skirmishers) (pin.ogres) other.levy elsewhere.levy load (second) attach.ida
! end
.    war.turn.end  piece=levy
? p2  war.turn.choose  raiders slingers skirmishers ogres oz
! raiders
.=   war.turn.choose  piece=raiders player=p2
? p2  war.action.one  end (move.z2) force.z2 move.z5 force.z5 move.z4 force.z4 attack.pikes attack.bows attack.levy attack.guard (attack.ida) ambush intimidate (surround) (scout.z2) (scout.z5) scout.z4 pin.pikes pin.bows pin.levy pin.guard other.raiders elsewhere.raiders load (second) (attach.oz)
! force.z2
? p1  war.over.enemy  *pikes pikes.fight pikes.will waive
! pikes
? p2+p1  war.over.enemy  4fate: war.core.total 1; 4fate: war.core.total 1
! 0 0 0 0  0 0 0 0
.    war.core.shifts  piece=raiders total=1 against=1 opposed=yes foe=pikes shifts=0 outcome=tie
.    war.over.result  piece=raiders zone=z2 result=tie foe=pikes
? p2  war.core.cost.minor  *boost detail
! boost
.    war.core.boost  player=p1 aspect=war-boost-unnamed(war-core-cost-minor)
? p2  war.action.one  end (move.z1) (force.z1) move.z3 (force.z3) move.z4 (force.z4) (attack.pikes) (attack.bows) (attack.levy) (attack.guard) (attack.ida) (ambush) (intimidate) (surround) (scout.z1) (scout.z3) (scout.z4) (pin.pikes) (pin.bows) (pin.levy) (pin.guard) (other.raiders) (elsewhere.raiders) (load) (second) (attach.oz)
+ name.a1
? p1  war.core.boost  text
! "Mud up to the Knees"
.    war.core.situation_aspect  player=p1 aspect="Mud up to the Knees" on=p1 change=name before=war-boost-unnamed(war-core-cost-minor)
? p2  war.action.one  end (move.z1) (force.z1) move.z3 (force.z3) move.z4 (force.z4) (attack.pikes) (attack.bows) (attack.levy) (attack.guard) (attack.ida) (ambush) (intimidate) (surround) (scout.z1) (scout.z3) (scout.z4) (pin.pikes) (pin.bows) (pin.levy) (pin.guard) (other.raiders) (elsewhere.raiders) (load) (second) (attach.oz)
