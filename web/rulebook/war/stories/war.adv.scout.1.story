# Bows in Z2 scout the empty Z4. [++00]=+2: 1+2=+3 against +2, an aspect with one free invocation.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ bows.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  pikes bows levy guard ida
! bows
.=   war.turn.choose  piece=bows player=p1
? p1  war.action.one  end move.z1 force.z1 move.z3 force.z3 move.z4 force.z4 attack.raiders attack.slingers attack.skirmishers attack.ogres (attack.oz) ambush intimidate (surround) (scout.z1) scout.z3 scout.z4 pin.raiders pin.slingers pin.skirmishers pin.ogres other.bows elsewhere.bows load second (attach.ida)
! scout.z4
? p1  war.adv.scout  4fate: war.core.total 1
! 1 1 0 0
? p1+p2  war.core.invoke.order  paid.bows.1.p1 paid.bows.1.p1.reroll paid.bows.2.p1 paid.bows.2.p1.reroll paid.bows.1.p2.ground paid.bows.2.p2.ground other *pass
! pass
.    war.core.shifts  piece=bows total=3 against=2 opposed=yes foe=none shifts=1 outcome=success
.    war.core.outcome.advantage  piece=bows on=z4 aim=thing foe=none result=success free=1
.    war.core.situation_aspect  player=p1 aspect=war-advantage-unnamed on=z4 change=new before=none
? p1  war.zone.aspect.hinders  *no yes
+ name.a1
? p1  war.core.situation_aspect  text
! "Sunken Path"
.    war.core.situation_aspect  player=p1 aspect="Sunken Path" on=z4 change=name before=war-advantage-unnamed
? p1  war.zone.aspect.hinders  *no yes
