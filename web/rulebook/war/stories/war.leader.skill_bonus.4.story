# The raiders with Oz roll Notice, which is not on their card, [0000]: 0+0=0, no bonus.
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
^ oz.unit=raiders
.    ruling war.leader.attach  war-thing(raiders)
? p1  war.turn.choose  pikes bows levy guard ida
! levy
.=   war.turn.choose  piece=levy player=p1
? p1  war.action.one  end move.z2 force.z2 (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) ambush intimidate (surround) scout.z2 (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) other.levy elsewhere.levy load (second) attach.ida
! end
.    war.turn.end  piece=levy
? p2  war.turn.choose  raiders slingers skirmishers ogres detach.oz
! raiders
.=   war.turn.choose  piece=raiders player=p2
? p2  war.action.one  end move.z3 force.z3 move.z4 force.z4 (attack.pikes) (attack.bows) (attack.levy) (attack.guard) (attack.ida) ambush intimidate (surround) scout.z3 scout.z4 (pin.pikes) (pin.bows) (pin.levy) (pin.guard) other.raiders elsewhere.raiders load (second) give.oz boost.oz (rally.oz) other.oz elsewhere.oz (duel.oz.ida) (provoke.oz.ida) detach.oz
! scout.z3
? p2  war.adv.scout  4fate: war.core.total 0
! 0 0 0 0
.    war.core.shifts  piece=raiders total=0 against=2 opposed=yes foe=none shifts=-2 outcome=fail
.    war.core.outcome.advantage  piece=raiders on=z3 aim=thing foe=none result=fail free=0
? p2  war.action.one  end move.z3 (force.z3) move.z4 (force.z4) (attack.pikes) (attack.bows) (attack.levy) (attack.guard) (attack.ida) (ambush) (intimidate) (surround) (scout.z3) (scout.z4) (pin.pikes) (pin.bows) (pin.levy) (pin.guard) (other.raiders) (elsewhere.raiders) (load) (second) give.oz boost.oz (rally.oz) other.oz elsewhere.oz (duel.oz.ida) (provoke.oz.ida) detach.oz
