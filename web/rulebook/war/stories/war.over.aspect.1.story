# The pikes are “Hesitant”, and no enemy is near. They overcome it with Will 1 against +2.
# [+000]=+1: 1+1=+2. A tie: it is gone at a minor cost.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
+ gm
? p2  war.core.situation_aspect  *back add (strike) (hinders) compel leader side (reveal) close
! add
? p2  war.core.situation_aspect  *battle z1 z2 z3 z4 z5 pikes bows levy guard raiders slingers skirmishers ogres ida oz back
! pikes
? p2  war.core.situation_aspect  text
! "Hesitant"
? p2  war.core.free_invoke  *nobody p1 p2
! nobody
.    war.core.situation_aspect  player=p2 aspect="Hesitant" on=pikes change=new before=none
? p1  war.turn.choose  pikes bows levy guard ida
! pikes
.=   war.turn.choose  piece=pikes player=p1
? p1  war.action.one  end move.z2 force.z2 (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) ambush intimidate (surround) scout.z2 (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) other.pikes elsewhere.pikes load rid.a1 second attach.ida
! rid.a1
? p1  war.over.aspect  4fate: war.core.total 2
+ skill
? p1  war.over.aspect  *fight athletics will
! will
? p1  war.over.aspect  4fate: war.core.total 1
! 1 0 0 0
? p1+p2  war.core.invoke.order  paid.pikes.1.p1 paid.pikes.1.p1.reroll paid.pikes.2.p1 paid.pikes.2.p1.reroll paid.a1.p1 paid.a1.p1.reroll (paid.ida.1.p1) (paid.ida.2.p1) paid.pikes.1.p2.ground paid.pikes.2.p2.ground paid.a1.p2.ground other *pass
! pass
.    war.core.shifts  piece=pikes total=2 against=2 opposed=yes foe=none shifts=0 outcome=tie
.    war.over.aspect  aspect="Hesitant" on=pikes gone=yes foe=none
? p2  war.core.cost.minor  *boost detail
! boost
.    war.core.boost  player=p2 aspect=war-boost-unnamed(war-core-cost-minor)
? p1  war.action.one  end move.z2 (force.z2) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) (intimidate) (surround) (scout.z2) (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) (other.pikes) (elsewhere.pikes) (load) second attach.ida
