# Ida is independent in Z2, the slingers stand in Z3. A free move to Z3 is refused: Overcome with her Athletics 2 against them.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ ida.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  pikes bows levy guard ida
^ slingers.zone=z3
.    ruling war.zone.position  war-thing(z3)
? p1  war.turn.choose  pikes bows levy guard ida
! ida
.=   war.turn.choose  piece=ida player=p1
? p1  war.action.one  end move.z1 force.z1 (move.z3) force.z3 move.z4 force.z4 duel.ida.oz provoke.ida.oz other.ida elsewhere.ida load.ida (boost.ida) (rally.ida) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attach.pikes) (attach.bows) (attach.levy) (attach.guard)
! move.z3
x barred war.move.obstacle
! force.z3
? p2  war.over.enemy  *slingers slingers.shoot waive
! slingers
? p1+p2  war.over.enemy  4fate: war.core.total 2; 4fate: war.core.total 0
