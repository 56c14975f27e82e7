# Z4 has two aspects: the bows scout it against +6.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ bows.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  pikes bows levy guard ida
+ gm
? p2  war.core.situation_aspect  *back add (strike) (hinders) compel leader side (reveal) close
! add
? p2  war.core.situation_aspect  *battle z1 z2 z3 z4 z5 pikes bows levy guard raiders slingers skirmishers ogres ida oz back
! z4
? p2  war.core.situation_aspect  text
! "Pathless Wood"
? p2  war.core.free_invoke  *nobody p1 p2
! nobody
.    war.core.situation_aspect  player=p2 aspect="Pathless Wood" on=z4 change=new before=none
? p2  war.zone.aspect.hinders  *no yes
! no
? p1  war.turn.choose  pikes bows levy guard ida
+ gm
? p2  war.core.situation_aspect  *back add strike hinders compel leader side (reveal) close
! add
? p2  war.core.situation_aspect  *battle z1 z2 z3 z4 z5 pikes bows levy guard raiders slingers skirmishers ogres ida oz back
! z4
? p2  war.core.situation_aspect  text
! "Thick Fog"
? p2  war.core.free_invoke  *nobody p1 p2
! nobody
.    war.core.situation_aspect  player=p2 aspect="Thick Fog" on=z4 change=new before=none
? p2  war.zone.aspect.hinders  *no yes
! no
? p1  war.turn.choose  pikes bows levy guard ida
! bows
.=   war.turn.choose  piece=bows player=p1
? p1  war.action.one  end move.z1 force.z1 move.z3 force.z3 move.z4 force.z4 attack.raiders attack.slingers attack.skirmishers attack.ogres (attack.oz) ambush intimidate (surround) (scout.z1) scout.z3 scout.z4 pin.raiders pin.slingers pin.skirmishers pin.ogres other.bows elsewhere.bows load rid.a1 rid.a2 second (attach.ida)
! scout.z4
? p1  war.adv.scout  4fate: war.core.total 1
! 0 0 0 0
? p1  war.core.invoke.order  paid.bows.1.p1 paid.bows.1.p1.reroll paid.bows.2.p1 paid.bows.2.p1.reroll paid.a1.p1 paid.a1.p1.reroll paid.a2.p1 paid.a2.p1.reroll other *pass
! pass
.    war.core.shifts  piece=bows total=1 against=6 opposed=yes foe=none shifts=-5 outcome=fail
.    war.core.outcome.advantage  piece=bows on=z4 aim=thing foe=none result=fail free=0
? p1  war.action.one  end move.z1 (force.z1) move.z3 (force.z3) move.z4 (force.z4) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) (intimidate) (surround) (scout.z1) (scout.z3) (scout.z4) (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) (other.bows) (elsewhere.bows) (load) (rid.a1) (rid.a2) second (attach.ida)
