# The bows keep the pin up with their first action: they cannot scout with the second, as that is Create an advantage twice.
= war
? table  war.setup.order  *players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida gm
^ pikes.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  bows levy guard ida gm
^ levy.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  bows guard ida gm
^ guard.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  bows ida gm
^ ida.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  bows gm
^ slingers.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  bows gm
^ skirmishers.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  bows gm
^ ogres.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  bows gm
^ oz.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  bows gm
^ bows.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  bows gm
^ raiders.zone=z3
.    ruling war.zone.position  war-thing(z3)
? p1  war.turn.choose  bows gm
! bows
.=   war.turn.choose  piece=bows player=p1
? p1  war.action.one  end move.z1 force.z1 (move.z3) force.z3 move.z4 force.z4 attack.raiders ambush intimidate (surround) scout.z1 (scout.z3) scout.z4 pin.raiders other.bows load second gm
! pin.raiders
? p2  war.core.opposition  *athletics waive
! athletics
? p1  war.adv.pin  4fate: war.core.total 2
! 0 0 0 0
? p2  war.adv.pin  4fate: war.core.total 1
! 0 0 0 0
? p1+p2  war.core.invoke.order  paid.bows.1.p1 paid.bows.2.p1 paid.raiders.1.p1 paid.raiders.2.p1 paid.bows.1.p2 paid.bows.2.p2 paid.raiders.1.p2 paid.raiders.2.p2 other *pass
! pass
.    war.core.shifts  piece=bows total=2 against=1 opposed=yes shifts=1 outcome=success
.    war.core.outcome.advantage  piece=bows result=success free=1
.    war.core.situation_aspect  player=p1 aspect=war-aspect-pinned(bows) on=raiders change=new before=none
? p1  war.action.one  end move.z1 (force.z1) (move.z3) (force.z3) move.z4 (force.z4) (attack.raiders) (ambush) (intimidate) (surround) (scout.z1) (scout.z3) (scout.z4) (keep.a1) (other.bows) (load) second gm
! end
.    war.turn.end  piece=bows
? p2  war.turn.choose  raiders gm
! raiders
.=   war.turn.choose  piece=raiders player=p2
? p2  war.action.one  end (move.z2) force.z2 (move.z5) force.z5 (move.z4) force.z4 attack.bows ambush intimidate (surround) (scout.z2) scout.z5 scout.z4 pin.bows other.raiders load second gm
! end
.    war.turn.end  piece=raiders
.=   war.turn.everyone_once  round=2
? p1  war.turn.choose  bows gm
! bows
.=   war.turn.choose  piece=bows player=p1
? p1  war.action.one  end move.z1 force.z1 (move.z3) force.z3 move.z4 force.z4 attack.raiders ambush intimidate (surround) scout.z1 (scout.z3) scout.z4 keep.a1 other.bows load second gm
! second
.    war.action.second.fate  player=p1 piece=bows
? p1  war.action.one  end move.z1 force.z1 (move.z3) force.z3 move.z4 force.z4 attack.raiders ambush intimidate (surround) scout.z1 (scout.z3) scout.z4 keep.a1 other.bows load (second) gm
! keep.a1
.    war.adv.pin.maintain  piece=bows target=raiders kept=yes
? p1  war.action.one  end move.z1 force.z1 (move.z3) force.z3 move.z4 force.z4 attack.raiders (ambush) (intimidate) (surround) (scout.z1) (scout.z3) (scout.z4) (keep.a1) (other.bows) (load) (second) gm
! scout.z4
x barred war.action.no_repeat
