# The bows pinned the raiders in round 1. In round 2 they attack instead: the pin goes when their turn ends.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ pikes.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  bows levy guard ida
^ levy.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  bows guard ida
^ guard.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  bows ida
^ ida.zone=off
.    ruling war.zone.position  war-off-field
.=   war.turn.choose  piece=bows player=p1
? p1  war.action.one  end move.z2 force.z2 (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) ambush intimidate (surround) scout.z2 (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) other.bows elsewhere.bows load second
^ slingers.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.action.one  end move.z2 force.z2 (attack.raiders) (attack.skirmishers) (attack.ogres) (attack.oz) ambush intimidate (surround) scout.z2 (pin.raiders) (pin.skirmishers) (pin.ogres) other.bows elsewhere.bows load second
^ skirmishers.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.action.one  end move.z2 force.z2 (attack.raiders) (attack.ogres) (attack.oz) ambush intimidate (surround) scout.z2 (pin.raiders) (pin.ogres) other.bows elsewhere.bows load second
^ ogres.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.action.one  end move.z2 force.z2 (attack.raiders) (attack.oz) ambush intimidate (surround) scout.z2 (pin.raiders) other.bows elsewhere.bows load second
^ oz.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.action.one  end move.z2 force.z2 (attack.raiders) ambush intimidate (surround) scout.z2 (pin.raiders) other.bows elsewhere.bows load second
^ bows.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.action.one  end move.z1 force.z1 move.z3 force.z3 move.z4 force.z4 attack.raiders ambush intimidate (surround) scout.z1 scout.z3 scout.z4 pin.raiders other.bows elsewhere.bows load second
^ raiders.zone=z3
.    ruling war.zone.position  war-thing(z3)
? p1  war.action.one  end move.z1 force.z1 (move.z3) force.z3 move.z4 force.z4 attack.raiders ambush intimidate (surround) scout.z1 (scout.z3) scout.z4 pin.raiders other.bows elsewhere.bows load second
! pin.raiders
? p1+p2  war.adv.pin  4fate: war.core.total 2; 4fate: war.core.total 1
! 0 0 0 0  0 0 0 0
? p1+p2  war.core.invoke.order  paid.bows.1.p1 paid.bows.1.p1.reroll paid.bows.2.p1 paid.bows.2.p1.reroll paid.raiders.1.p1 paid.raiders.1.p1.reroll paid.raiders.2.p1 paid.raiders.2.p1.reroll paid.bows.1.p2 paid.bows.1.p2.reroll paid.bows.2.p2 paid.bows.2.p2.reroll paid.raiders.1.p2 paid.raiders.1.p2.reroll paid.raiders.2.p2 paid.raiders.2.p2.reroll *pass
! pass
.    war.core.shifts  piece=bows total=2 against=1 opposed=yes foe=raiders shifts=1 outcome=success
.    war.core.outcome.advantage  piece=bows on=raiders aim=foe foe=raiders result=success free=1
.    war.core.situation_aspect  player=p1 aspect=war-aspect-pinned(bows) on=raiders change=new before=none
? p1  war.action.one  end move.z1 (force.z1) (move.z3) (force.z3) move.z4 (force.z4) (attack.raiders) (ambush) (intimidate) (surround) (scout.z1) (scout.z3) (scout.z4) (keep.a1) (other.bows) (elsewhere.bows) (load) second
! end
.    war.turn.end  piece=bows
.=   war.turn.choose  piece=raiders player=p2
? p2  war.action.one  end (move.z2) force.z2 (move.z5) force.z5 (move.z4) force.z4 attack.bows ambush intimidate (surround) (scout.z2) scout.z5 scout.z4 pin.bows other.raiders elsewhere.raiders load second
! end
.    war.turn.end  piece=raiders
.=   war.turn.everyone_once  round=2
.=   war.turn.choose  piece=bows player=p1
? p1  war.action.one  end move.z1 force.z1 (move.z3) force.z3 move.z4 force.z4 attack.raiders ambush intimidate (surround) scout.z1 (scout.z3) scout.z4 keep.a1 other.bows elsewhere.bows load second
! attack.raiders
.    war.attack.target  piece=bows target=raiders skill=war-skill(shoot)
? p1+p2  war.attack.shoot  4fate: war.core.total 2; 4fate: war.core.total 1
! 0 0 0 0  1 0 0 0
? p1+p2  war.core.invoke.order  free.a1.p1 free.a1.p1.reroll paid.bows.1.p1 paid.bows.1.p1.reroll paid.bows.2.p1 paid.bows.2.p1.reroll paid.raiders.1.p1 paid.raiders.1.p1.reroll paid.raiders.2.p1 paid.raiders.2.p1.reroll paid.a1.p1 paid.a1.p1.reroll paid.bows.1.p2 paid.bows.1.p2.reroll paid.bows.2.p2 paid.bows.2.p2.reroll paid.raiders.1.p2 paid.raiders.1.p2.reroll paid.raiders.2.p2 paid.raiders.2.p2.reroll paid.a1.p2 paid.a1.p2.reroll *pass
! pass
.    war.core.shifts  piece=bows total=2 against=2 opposed=yes foe=raiders shifts=0 outcome=tie
.    war.core.outcome.attack  piece=bows target=raiders result=tie hit=0 player=p1
.    war.core.boost  player=p1 aspect=war-boost-unnamed(war-core-outcome-attack)
.    war.adv.pin.maintain  piece=bows target=raiders kept=no
.    war.turn.end  piece=bows
.=   war.turn.choose  piece=raiders player=p2
? p2  war.action.one  end (move.z2) force.z2 move.z5 force.z5 move.z4 force.z4 attack.bows ambush intimidate (surround) (scout.z2) scout.z5 scout.z4 pin.bows other.raiders elsewhere.raiders load second
