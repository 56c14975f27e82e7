# The pikes are in Z1 with Ida, and Z2 is clear. They take their free move: Ida is in Z2 as well.
# Oz in Z5 was out of her reach, and now he is not.
= war
? table  war.setup.order  *players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida gm
^ ida.unit=pikes
.    ruling war.leader.attach  war-thing(pikes)
? p1  war.turn.choose  pikes bows levy guard detach.ida gm
! pikes
.=   war.turn.choose  piece=pikes player=p1
? p1  war.action.one  end move.z2 force.z2 (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) ambush intimidate (surround) scout.z2 (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) other.pikes load (second) give.ida boost.ida (rally.ida) other.ida (duel.ida.oz) detach.ida gm
! duel.ida.oz
x barred war.attack.range_limit
! move.z2
.    war.move.free  piece=pikes zone=z2
? p1  war.action.one  end (move.z1) force.z1 (move.z3) force.z3 (move.z4) force.z4 attack.raiders attack.slingers attack.skirmishers attack.ogres (attack.oz) ambush intimidate (surround) (scout.z1) scout.z3 scout.z4 pin.raiders pin.slingers pin.skirmishers pin.ogres other.pikes load (second) give.ida boost.ida (rally.ida) other.ida duel.ida.oz detach.ida gm
! duel.ida.oz
? p1  war.attack.shoot  *shoot (fight) provoke back
