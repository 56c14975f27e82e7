# The bows (Notice 1) scout Z2 against +2, dice [+++0]=+3: total +4, 2 shifts.
# The aspect with 1 free invocation.
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
! bows
.=   war.turn.choose  piece=bows player=p1
? p1  war.action.one  end move.z2 force.z2 (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) ambush intimidate (surround) scout.z2 (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) other.bows elsewhere.bows load (second) attach.ida
! scout.z2
? p1  war.adv.scout  4fate: war.core.total 1
! 1 1 1 0
.    war.core.shifts  piece=bows total=4 against=2 opposed=yes foe=none shifts=2 outcome=success
.    war.core.outcome.advantage  piece=bows on=z2 aim=thing foe=none result=success free=1
.    war.core.situation_aspect  player=p1 aspect=war-advantage-unnamed on=z2 change=new before=none
? p1  war.zone.aspect.hinders  *no yes
+ name.a1
? p1  war.core.situation_aspect  text
! "Broken Ground"
.    war.core.situation_aspect  player=p1 aspect="Broken Ground" on=z2 change=name before=war-advantage-unnamed
? p1  war.zone.aspect.hinders  *no yes
