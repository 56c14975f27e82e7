# Ida is activated alone and attaches herself to the pikes. What is barred to her then has the reason of a leader with a unit,
# not that of one alone (war.leader.independent.limits, war.leader.choices).
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ raiders.zone=z1
.    ruling war.zone.position  war-thing(z1)
? p1  war.turn.choose  pikes bows levy guard ida
^ oz.zone=z1
.    ruling war.zone.position  war-thing(z1)
? p1  war.turn.choose  pikes bows levy guard ida
! ida
.=   war.turn.choose  piece=ida player=p1
? p1  war.action.one  end move.z2 force.z2 duel.ida.oz provoke.ida.oz other.ida elsewhere.ida load.ida (boost.ida) (rally.ida) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) attach.pikes attach.bows attach.levy attach.guard
! attack.raiders
x barred war.leader.independent.limits
! attach.pikes
.    war.leader.attach  leader=ida piece=pikes how=attach
? p1  war.action.one  end (move.z2) (force.z2) duel.ida.oz provoke.ida.oz other.ida elsewhere.ida load.ida boost.ida (rally.ida) (give.ida) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attach.pikes) (attach.bows) (attach.levy) (attach.guard)
! attack.raiders
x barred war.leader.only_leaders
! rally.ida
x barred war.leader.rally
! give.ida
x barred war.action.second.leader
