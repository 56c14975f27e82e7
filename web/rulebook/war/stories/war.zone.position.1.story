# The pikes, the guard and the ogres are all in Z2, which is legal.
# The zone holds units of both sides: neither side's other units can enter it freely.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ pikes.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  pikes bows levy guard ida
^ guard.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  pikes bows levy guard ida
^ ogres.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  pikes bows levy guard ida
^ skirmishers.zone=z3
.    ruling war.zone.position  war-thing(z3)
? p1  war.turn.choose  pikes bows levy guard ida
! bows
.=   war.turn.choose  piece=bows player=p1
? p1  war.action.one  end (move.z2) force.z2 (attack.raiders) (attack.slingers) attack.skirmishers attack.ogres (attack.oz) ambush intimidate (surround) (scout.z2) (pin.raiders) (pin.slingers) pin.skirmishers pin.ogres other.bows elsewhere.bows load second attach.ida
! move.z2
x barred war.move.obstacle
! end
.    war.turn.end  piece=bows
? p2  war.turn.choose  raiders slingers skirmishers ogres oz
! skirmishers
.=   war.turn.choose  piece=skirmishers player=p2
? p2  war.action.one  end (move.z2) force.z2 move.z5 force.z5 move.z4 force.z4 attack.pikes attack.bows attack.levy attack.guard (attack.ida) ambush intimidate (surround) (scout.z2) (scout.z5) scout.z4 pin.pikes pin.bows pin.levy pin.guard other.skirmishers elsewhere.skirmishers load second (attach.oz)
! move.z2
x barred war.move.obstacle
