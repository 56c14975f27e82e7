# The raiders fail by 4 to break out of the bows’ pin. They stay Pinned, and Nora gains no boost (war.adv.pin.overcome).
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
^ bows.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  pikes bows levy guard ida
^ raiders.zone=z3
.    ruling war.zone.position  war-thing(z3)
? p1  war.turn.choose  pikes bows levy guard ida
! bows
.=   war.turn.choose  piece=bows player=p1
? p1  war.action.one  end move.z1 force.z1 (move.z3) force.z3 move.z4 force.z4 attack.raiders attack.slingers attack.skirmishers attack.ogres (attack.oz) ambush intimidate (surround) (scout.z1) (scout.z3) scout.z4 pin.raiders pin.slingers pin.skirmishers pin.ogres other.bows elsewhere.bows load (second) (attach.ida)
! pin.raiders
? p1+p2  war.adv.pin  4fate: war.core.total 2; 4fate: war.core.total 1
! 1 0 0 0  0 0 0 0
.    war.core.shifts  piece=bows total=3 against=1 opposed=yes foe=raiders shifts=2 outcome=success
.    war.core.outcome.advantage  piece=bows on=raiders aim=foe foe=raiders result=success free=1
.    war.core.situation_aspect  player=p1 aspect=war-aspect-pinned(bows) on=raiders change=new before=none
? p1  war.action.one  end move.z1 (force.z1) (move.z3) (force.z3) move.z4 (force.z4) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) (intimidate) (surround) (scout.z1) (scout.z3) (scout.z4) (keep.a1) (pin.slingers) (pin.skirmishers) (pin.ogres) (other.bows) (elsewhere.bows) (load) (second) (attach.ida)
! end
.    war.turn.end  piece=bows
? p2  war.turn.choose  raiders slingers skirmishers ogres oz
! raiders
.=   war.turn.choose  piece=raiders player=p2
? p2  war.action.one  end (move.z2) force.z2 (move.z5) force.z5 (move.z4) force.z4 attack.pikes attack.bows attack.levy attack.guard (attack.ida) ambush intimidate (surround) (scout.z2) (scout.z5) scout.z4 pin.pikes pin.bows pin.levy pin.guard other.raiders elsewhere.raiders load (second) (attach.oz)
! force.z5
? p2+p1  war.adv.pin.overcome  4fate: war.core.total 1; 4fate: war.core.total 2
! -1 -1 0 0  1 0 0 0
.    war.core.shifts  piece=raiders total=-1 against=3 opposed=yes foe=bows shifts=-4 outcome=fail
.    war.over.result  piece=raiders zone=z5 result=fail foe=bows
? p2  war.opt.success_at_cost  *fail pay
! fail
.    war.turn.end  piece=raiders
? p1  war.turn.choose  pikes levy guard ida (bows)
