# The slingers attack the bows with a total of 0, the bows defend with +3.
# The attack fails, and Nora gets a boost for the defence.
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
^ slingers.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  pikes bows levy guard ida
! levy
.=   war.turn.choose  piece=levy player=p1
? p1  war.action.one  end (move.z2) force.z2 (attack.raiders) attack.slingers (attack.skirmishers) (attack.ogres) (attack.oz) ambush intimidate (surround) (scout.z2) (pin.raiders) pin.slingers (pin.skirmishers) (pin.ogres) other.levy elsewhere.levy load (second) attach.ida
! end
.    war.turn.end  piece=levy
? p2  war.turn.choose  raiders slingers skirmishers ogres oz
! slingers
.=   war.turn.choose  piece=slingers player=p2
? p2  war.action.one  end (move.z1) force.z1 move.z3 force.z3 move.z4 force.z4 attack.pikes attack.bows attack.levy attack.guard (attack.ida) ambush intimidate (surround) (scout.z1) scout.z3 scout.z4 pin.pikes pin.bows pin.levy pin.guard other.slingers elsewhere.slingers load (second) (attach.oz)
! attack.bows
.    war.attack.target  piece=slingers target=bows skill=war-skill(shoot)
? p2+p1  war.attack.shoot  4fate: war.core.total 1; 4fate: war.core.total 1
! -1 0 0 0  1 1 0 0
.    war.core.shifts  piece=slingers total=0 against=3 opposed=yes foe=bows shifts=-3 outcome=fail
.    war.core.outcome.attack  piece=slingers target=bows result=fail hit=0 player=p2
.    war.core.boost  player=p1 aspect=war-boost-unnamed(war-core-outcome-defend)
.    war.turn.end  piece=slingers
? p1  war.turn.choose  pikes bows guard ida (levy)
+ name.a1
? p1  war.core.boost  text
! "Arrows Nocked"
.    war.core.situation_aspect  player=p1 aspect="Arrows Nocked" on=p1 change=name before=war-boost-unnamed(war-core-outcome-defend)
? p1  war.turn.choose  pikes bows guard ida (levy)
