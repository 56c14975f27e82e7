# Z3 is face up with one aspect. The bows scout it with success and add Dry Stream Bed.
# Z3 shows two aspects.
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
+ gm
? p2  war.core.situation_aspect  *back add (strike) (hinders) compel leader side (reveal) close
! add
? p2  war.core.situation_aspect  *battle z1 z2 z3 z4 z5 pikes bows levy guard raiders slingers skirmishers ogres ida oz back
! z3
? p2  war.core.situation_aspect  text
! "Brambles"
? p2  war.core.free_invoke  *nobody p1 p2
! nobody
.    war.core.situation_aspect  player=p2 aspect="Brambles" on=z3 change=new before=none
? p2  war.zone.aspect.hinders  *no yes
! no
? p1  war.turn.choose  pikes bows levy guard ida
! bows
.=   war.turn.choose  piece=bows player=p1
? p1  war.action.one  end move.z1 force.z1 move.z3 force.z3 move.z4 force.z4 attack.raiders attack.slingers attack.skirmishers attack.ogres (attack.oz) ambush intimidate (surround) (scout.z1) scout.z3 scout.z4 pin.raiders pin.slingers pin.skirmishers pin.ogres other.bows elsewhere.bows load rid.a1 (second) (attach.ida)
! scout.z3
? p1  war.adv.scout  4fate: war.core.total 1
! 1 1 1 1
.    war.core.shifts  piece=bows total=5 against=4 opposed=yes foe=none shifts=1 outcome=success
.    war.core.outcome.advantage  piece=bows on=z3 aim=thing foe=none result=success free=1
.    war.core.situation_aspect  player=p1 aspect=war-advantage-unnamed on=z3 change=new before=none
? p1  war.zone.aspect.hinders  *no yes
+ name.a2
? p1  war.core.situation_aspect  text
! "Dry Stream Bed"
.    war.core.situation_aspect  player=p1 aspect="Dry Stream Bed" on=z3 change=name before=war-advantage-unnamed
? p1  war.zone.aspect.hinders  *no yes
! no
? p2  war.zone.aspect.hinders  *no yes
! no
? p1  war.action.one  end move.z1 (force.z1) move.z3 (force.z3) move.z4 (force.z4) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) (intimidate) (surround) (scout.z1) (scout.z3) (scout.z4) (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) (other.bows) (elsewhere.bows) (load) (rid.a1) (rid.a2) (second) (attach.ida)
! end
.    war.turn.end  piece=bows
? p2  war.turn.choose  raiders slingers skirmishers ogres oz
+ gm
? p2  war.core.situation_aspect  *back add strike hinders compel leader side (reveal) close
! hinders
? p2  war.zone.aspect.hinders  a1 a2 back
