# From Z1 to Z5 the distance is 3.
# The bows in Z1 cannot shoot at the raiders in Z5 if the range is 2; if it is 3, they can.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
! bows
.=   war.turn.choose  piece=bows player=p1
? p1  war.action.one  end move.z2 force.z2 (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) ambush intimidate (surround) scout.z2 (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) other.bows elsewhere.bows load second attach.ida
! attack.raiders
x barred war.attack.range_limit
^ switch.war.attack.range_limit=3
.    ruling war.attack.range_limit  3
? p1  war.action.one  end move.z2 force.z2 attack.raiders attack.slingers attack.skirmishers attack.ogres (attack.oz) ambush intimidate (surround) scout.z2 pin.raiders pin.slingers pin.skirmishers pin.ogres other.bows elsewhere.bows load second attach.ida
! attack.raiders
.    war.attack.target  piece=bows target=raiders skill=war-skill(shoot)
? p1+p2  war.attack.shoot  4fate: war.core.total 2; 4fate: war.core.total 1, war.attack.two_zones 2
