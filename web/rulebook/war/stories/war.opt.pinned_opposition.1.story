# “Original result”: the bows pinned the raiders with 2+2=+4, and that is the difficulty.
# [++0+]=+3: 1+3=+4 against +4. A tie: the raiders move at a minor cost.
= war war.opt.pinned_opposition=original_result
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ bows.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  pikes bows levy guard ida
^ raiders.zone=z3
.    ruling war.zone.position  war-thing(z3)
? p1  war.turn.choose  pikes bows levy guard ida
! bows
.=   war.turn.choose  piece=bows player=p1
? p1  war.action.one  end move.z1 force.z1 (move.z3) force.z3 move.z4 force.z4 attack.raiders attack.slingers attack.skirmishers attack.ogres (attack.oz) ambush intimidate (surround) (scout.z1) (scout.z3) scout.z4 pin.raiders pin.slingers pin.skirmishers pin.ogres other.bows elsewhere.bows load second (attach.ida)
! pin.raiders
? p1+p2  war.adv.pin  4fate: war.core.total 2; 4fate: war.core.total 1
! 1 0 0 1  0 0 0 0
? p2  war.core.invoke.order  paid.bows.1.p2 paid.bows.1.p2.reroll paid.bows.2.p2 paid.bows.2.p2.reroll paid.raiders.1.p2 paid.raiders.1.p2.reroll paid.raiders.2.p2 paid.raiders.2.p2.reroll other *pass
! pass
.    war.core.shifts  piece=bows total=4 against=1 opposed=yes foe=raiders shifts=3 outcome=style
.    war.core.outcome.advantage  piece=bows on=raiders aim=foe foe=raiders result=style free=2
.    war.core.situation_aspect  player=p1 aspect=war-aspect-pinned(bows) on=raiders change=new before=none
? p1  war.action.one  end move.z1 (force.z1) (move.z3) (force.z3) move.z4 (force.z4) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) (intimidate) (surround) (scout.z1) (scout.z3) (scout.z4) (keep.a1) (pin.slingers) (pin.skirmishers) (pin.ogres) (other.bows) (elsewhere.bows) (load) second (attach.ida)
! end
.    war.turn.end  piece=bows
? p2  war.turn.choose  raiders slingers skirmishers ogres oz
! raiders
.=   war.turn.choose  piece=raiders player=p2
? p2  war.action.one  end (move.z2) force.z2 (move.z5) force.z5 (move.z4) force.z4 attack.pikes attack.bows attack.levy attack.guard (attack.ida) ambush intimidate (surround) (scout.z2) (scout.z5) scout.z4 pin.pikes pin.bows pin.levy pin.guard other.raiders elsewhere.raiders load second (attach.oz)
! force.z5
? p2  war.adv.pin.overcome  4fate: war.core.total 1
! 1 1 0 1
? p2+p1  war.core.invoke.order  paid.raiders.1.p2 paid.raiders.1.p2.reroll paid.raiders.2.p2 paid.raiders.2.p2.reroll paid.bows.1.p2 paid.bows.1.p2.reroll paid.bows.2.p2 paid.bows.2.p2.reroll paid.a1.p2 paid.a1.p2.reroll (paid.oz.1.p2) (paid.oz.2.p2) free.a1.p1.ground paid.raiders.1.p1.ground paid.raiders.2.p1.ground paid.bows.1.p1.ground paid.bows.2.p1.ground paid.a1.p1.ground other *pass
! pass
.    war.core.shifts  piece=raiders total=4 against=4 opposed=yes foe=none shifts=0 outcome=tie
.    war.over.result  piece=raiders zone=z5 result=tie foe=none
.    war.adv.pin.ends  piece=raiders
? p2  war.core.cost.minor  *boost detail
! boost
.    war.core.boost  player=p1 aspect=war-boost-unnamed(war-core-cost-minor)
? p2  war.action.one  end move.z3 (force.z3) move.z4 (force.z4) (attack.pikes) (attack.bows) (attack.levy) (attack.guard) (attack.ida) (ambush) (intimidate) (surround) (scout.z3) (scout.z4) (pin.pikes) (pin.bows) (pin.levy) (pin.guard) (other.raiders) (elsewhere.raiders) (load) second attach.oz
