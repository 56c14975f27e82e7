# The raiders are alone in Z3 (Stealth 1), and the game master names no watcher.
# [+++-]=+2: 1+2=+3 against +2. “It’s a Trap!” with one free invocation.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ raiders.zone=z3
.    ruling war.zone.position  war-thing(z3)
? p1  war.turn.choose  pikes bows levy guard ida
! ida
.=   war.turn.choose  piece=ida player=p1
? p1  war.action.one  end move.z2 force.z2 (duel.ida.oz) (provoke.ida.oz) other.ida elsewhere.ida load.ida (boost.ida) (rally.ida) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) attach.pikes attach.bows attach.levy attach.guard
! end
.    war.turn.end  piece=ida
? p2  war.turn.choose  raiders slingers skirmishers ogres oz
! raiders
.=   war.turn.choose  piece=raiders player=p2
? p2  war.action.one  end move.z2 force.z2 move.z5 force.z5 move.z4 force.z4 attack.pikes attack.bows attack.levy attack.guard (attack.ida) ambush intimidate (surround) scout.z2 (scout.z5) scout.z4 pin.pikes pin.bows pin.levy pin.guard other.raiders elsewhere.raiders load second (attach.oz)
! ambush
? p2  war.adv.ambush  4fate: war.core.total 1
! 1 1 1 -1
? p2+p1  war.core.invoke.order  paid.raiders.1.p2 paid.raiders.1.p2.reroll paid.raiders.2.p2 paid.raiders.2.p2.reroll paid.raiders.1.p1.ground paid.raiders.2.p1.ground other *pass
! pass
.    war.core.shifts  piece=raiders total=3 against=2 opposed=yes foe=none shifts=1 outcome=success
.    war.core.outcome.advantage  piece=raiders on=z3 aim=thing foe=none result=success free=1
.    war.core.situation_aspect  player=p2 aspect=war-aspect-trap on=z3 change=new before=none
? p2  war.zone.aspect.hinders  *no yes
