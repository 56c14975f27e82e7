# The pikes enter Z3, which has one hindering aspect. [++++]=+4: 1+4=+5 against +2.
# 3 shifts: they are in Z3 with a boost, and no zone further.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ pikes.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  pikes bows levy guard ida
+ gm
? p2  war.core.situation_aspect  *back add (strike) (hinders) compel leader side (reveal) close
! add
? p2  war.core.situation_aspect  *battle z1 z2 z3 z4 z5 pikes bows levy guard raiders slingers skirmishers ogres ida oz back
! z3
? p2  war.core.situation_aspect  text
! "Dense Reeds"
? p2  war.core.free_invoke  *nobody p1 p2
! nobody
.    war.core.situation_aspect  player=p2 aspect="Dense Reeds" on=z3 change=new before=none
? p2  war.zone.aspect.hinders  *no yes
! no
? p1  war.turn.choose  pikes bows levy guard ida
+ gm
? p2  war.core.situation_aspect  *back add strike hinders compel leader side (reveal) close
! hinders
? p2  war.zone.aspect.hinders  a1 back
! a1
.    war.zone.aspect.hinders  zone=z3 aspect="Dense Reeds" hinders=yes
? p1  war.turn.choose  pikes bows levy guard ida
! pikes
.=   war.turn.choose  piece=pikes player=p1
? p1  war.action.one  end move.z1 force.z1 (move.z3) force.z3 move.z4 force.z4 attack.raiders attack.slingers attack.skirmishers attack.ogres (attack.oz) ambush intimidate (surround) (scout.z1) scout.z3 scout.z4 pin.raiders pin.slingers pin.skirmishers pin.ogres other.pikes elsewhere.pikes load rid.a1 second (attach.ida)
! force.z3
? p1  war.over.terrain  4fate: war.core.total 1
! 1 1 1 1
? p2  war.core.invoke.order  paid.pikes.1.p2.ground paid.pikes.2.p2.ground paid.a1.p2.ground other *pass
! pass
.    war.core.shifts  piece=pikes total=5 against=2 opposed=yes foe=none shifts=3 outcome=style
.    war.over.result  piece=pikes zone=z3 result=style foe=none
.    war.core.boost  player=p1 aspect=war-boost-unnamed(war-core-outcome-overcome)
? p1  war.action.one  end move.z2 (force.z2) (move.z5) (force.z5) move.z4 (force.z4) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) (intimidate) (surround) (scout.z2) (scout.z5) (scout.z4) (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) (other.pikes) (elsewhere.pikes) (load) (rid.a1) second (attach.ida)
