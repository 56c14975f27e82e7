# The pikes force their way into z3: two hindering aspects make it 4, the slingers who bar it roll 1. Sven pays for +2.
# On his roll it would change nothing, so the difficulty is proposed, and rises to 6 (war.over.mixed, war.core.invoke).
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ p1.own=0
.    ruling war.fate.pools  0
? p1  war.turn.choose  pikes bows levy guard ida
^ p2.own=1
.    ruling war.fate.pools  1
? p1  war.turn.choose  pikes bows levy guard ida
^ pikes.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  pikes bows levy guard ida
^ slingers.zone=z3
.    ruling war.zone.position  war-thing(z3)
? p1  war.turn.choose  pikes bows levy guard ida
+ gm
? p2  war.core.situation_aspect  *back add (strike) (hinders) compel leader side (reveal) close
! add
? p2  war.core.situation_aspect  *battle z1 z2 z3 z4 z5 pikes bows levy guard raiders slingers skirmishers ogres ida oz back
! z3
? p2  war.core.situation_aspect  text
! "Scree"
? p2  war.core.free_invoke  *nobody p1 p2
! nobody
.    war.core.situation_aspect  player=p2 aspect="Scree" on=z3 change=new before=none
? p2  war.zone.aspect.hinders  *no yes
! yes
.    war.zone.aspect.hinders  zone=z3 aspect="Scree" hinders=yes
? p1  war.turn.choose  pikes bows levy guard ida
+ gm
? p2  war.core.situation_aspect  *back add strike hinders compel leader side (reveal) close
! add
? p2  war.core.situation_aspect  *battle z1 z2 z3 z4 z5 pikes bows levy guard raiders slingers skirmishers ogres ida oz back
! z3
? p2  war.core.situation_aspect  text
! "Brambles"
? p2  war.core.free_invoke  *nobody p1 p2
! nobody
.    war.core.situation_aspect  player=p2 aspect="Brambles" on=z3 change=new before=none
? p2  war.zone.aspect.hinders  *no yes
! yes
.    war.zone.aspect.hinders  zone=z3 aspect="Brambles" hinders=yes
? p1  war.turn.choose  pikes bows levy guard ida
! pikes
.=   war.turn.choose  piece=pikes player=p1
? p1  war.action.one  end move.z1 force.z1 (move.z3) force.z3 move.z4 force.z4 attack.raiders attack.slingers attack.skirmishers attack.ogres (attack.oz) ambush intimidate (surround) (scout.z1) (scout.z3) scout.z4 pin.raiders pin.slingers pin.skirmishers pin.ogres other.pikes elsewhere.pikes load rid.a1 rid.a2 (second) (attach.ida)
! force.z3
? p2  war.over.enemy  *slingers slingers.shoot waive
! slingers
? p1+p2  war.over.enemy  4fate: war.core.total 1; 4fate: war.core.total 0
! 1 1 1 1  1 0 0 0
? p2  war.core.invoke.order  paid.pikes.1.p2 paid.pikes.1.p2.ground paid.pikes.1.p2.reroll paid.pikes.2.p2 paid.pikes.2.p2.ground paid.pikes.2.p2.reroll paid.slingers.1.p2 paid.slingers.1.p2.ground paid.slingers.1.p2.reroll paid.a1.p2 paid.a1.p2.ground paid.a1.p2.reroll paid.a2.p2 paid.a2.p2.ground paid.a2.p2.reroll other *pass
! paid.slingers.1.p2.ground
.    war.core.invoke  player=p2 aspect=war-example-slingers price=paid how=ground
.    war.core.shifts  piece=pikes total=5 against=6 opposed=yes foe=none shifts=-1 outcome=fail
.    war.over.result  piece=pikes zone=z3 result=fail foe=none
? p1  war.opt.success_at_cost  *fail pay
! fail
? p1  war.action.one  end move.z1 (force.z1) (move.z3) (force.z3) move.z4 (force.z4) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) (intimidate) (surround) (scout.z1) (scout.z3) (scout.z4) (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) (other.pikes) (elsewhere.pikes) (load) (rid.a1) (rid.a2) (second) (attach.ida)
