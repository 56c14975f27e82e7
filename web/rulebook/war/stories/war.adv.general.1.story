# The pikes put “Shield Wall” on themselves with Athletics 1, against Fair (+2).
# [++00]=+2: 1+2=+3, 1 shift. The aspect is in play with one free invocation.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ pikes.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  pikes bows levy guard ida
^ raiders.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  pikes bows levy guard ida
! pikes
.=   war.turn.choose  piece=pikes player=p1
? p1  war.action.one  end move.z1 force.z1 move.z3 force.z3 move.z4 force.z4 attack.raiders attack.slingers attack.skirmishers attack.ogres (attack.oz) (ambush) intimidate (surround) (scout.z1) scout.z3 scout.z4 (pin.raiders) pin.slingers pin.skirmishers pin.ogres other.pikes elsewhere.pikes load second (attach.ida)
! other.pikes
? p1  war.adv.general  4fate: war.core.total 2
+ skill
? p1  war.adv.general  *fight athletics will
! athletics
? p1  war.adv.general  4fate: war.core.total 1
! 1 1 0 0
? p1+p2  war.core.invoke.order  paid.pikes.1.p1 paid.pikes.1.p1.reroll paid.pikes.2.p1 paid.pikes.2.p1.reroll paid.pikes.1.p2.ground paid.pikes.2.p2.ground other *pass
! pass
.    war.core.shifts  piece=pikes total=3 against=2 opposed=yes foe=none shifts=1 outcome=success
.    war.core.outcome.advantage  piece=pikes on=pikes aim=none foe=none result=success free=1
.    war.core.situation_aspect  player=p1 aspect=war-advantage-unnamed on=pikes change=new before=none
? p1  war.action.one  end move.z1 (force.z1) move.z3 (force.z3) move.z4 (force.z4) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) (intimidate) (surround) (scout.z1) (scout.z3) (scout.z4) (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) (other.pikes) (elsewhere.pikes) (load) (rid.a1) second (attach.ida)
+ name.a1
? p1  war.core.situation_aspect  text
! "Shield Wall"
.    war.core.situation_aspect  player=p1 aspect="Shield Wall" on=pikes change=name before=war-advantage-unnamed
? p1  war.action.one  end move.z1 (force.z1) move.z3 (force.z3) move.z4 (force.z4) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) (intimidate) (surround) (scout.z1) (scout.z3) (scout.z4) (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) (other.pikes) (elsewhere.pikes) (load) (rid.a1) second (attach.ida)
