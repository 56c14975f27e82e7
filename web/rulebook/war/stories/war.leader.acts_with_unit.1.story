# Ida is attached to the pikes: Nora cannot activate her alone, but she may detach her first.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ ida.unit=pikes
.    ruling war.leader.attach  war-thing(pikes)
? p1  war.turn.choose  pikes bows levy guard detach.ida
! ida
x not-offered war.turn.choose
! detach.ida
.=   war.turn.choose  piece=ida player=p1
.    war.leader.attach  leader=ida piece=pikes how=detach
? p1  war.action.one  end move.z2 force.z2 (duel.ida.oz) (provoke.ida.oz) other.ida elsewhere.ida load.ida (boost.ida) (rally.ida) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attach.pikes) (attach.bows) (attach.levy) (attach.guard)
