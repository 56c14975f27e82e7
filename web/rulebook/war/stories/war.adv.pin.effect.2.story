# The raiders are Pinned with Oz attached; neither has acted. Sven detaches Oz, activates him and moves him to Z5.
# The raiders stay Pinned and roll without his bonus.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ bows.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  pikes bows levy guard ida
^ raiders.zone=z3
.    ruling war.zone.position  war-thing(z3)
? p1  war.turn.choose  pikes bows levy guard ida
^ oz.unit=raiders
.    ruling war.leader.attach  war-thing(raiders)
? p1  war.turn.choose  pikes bows levy guard ida
! bows
.=   war.turn.choose  piece=bows player=p1
? p1  war.action.one  end move.z1 force.z1 (move.z3) force.z3 move.z4 force.z4 attack.raiders attack.slingers attack.skirmishers attack.ogres (attack.oz) ambush intimidate (surround) (scout.z1) (scout.z3) scout.z4 pin.raiders pin.slingers pin.skirmishers pin.ogres other.bows elsewhere.bows load second (attach.ida)
! pin.raiders
? p1+p2  war.adv.pin  4fate: war.core.total 2; 4fate: war.core.total 1, war.leader.skill_bonus 1
! 1 0 0 0  0 0 0 0
? p1+p2  war.core.invoke.order  paid.bows.1.p1 paid.bows.1.p1.reroll paid.bows.2.p1 paid.bows.2.p1.reroll paid.raiders.1.p1 paid.raiders.1.p1.reroll paid.raiders.2.p1 paid.raiders.2.p1.reroll paid.oz.1.p1 paid.oz.1.p1.reroll paid.oz.2.p1 paid.oz.2.p1.reroll paid.bows.1.p2 paid.bows.1.p2.reroll paid.bows.2.p2 paid.bows.2.p2.reroll paid.raiders.1.p2 paid.raiders.1.p2.reroll paid.raiders.2.p2 paid.raiders.2.p2.reroll paid.oz.1.p2 paid.oz.1.p2.reroll paid.oz.2.p2 paid.oz.2.p2.reroll other *pass
! pass
.    war.core.shifts  piece=bows total=3 against=2 opposed=yes foe=raiders shifts=1 outcome=success
.    war.core.outcome.advantage  piece=bows on=raiders aim=foe foe=raiders result=success free=1
.    war.core.situation_aspect  player=p1 aspect=war-aspect-pinned(bows) on=raiders change=new before=none
? p1  war.action.one  end move.z1 (force.z1) (move.z3) (force.z3) move.z4 (force.z4) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) (intimidate) (surround) (scout.z1) (scout.z3) (scout.z4) (keep.a1) (pin.slingers) (pin.skirmishers) (pin.ogres) (other.bows) (elsewhere.bows) (load) second (attach.ida)
! end
.    war.turn.end  piece=bows
? p2  war.turn.choose  raiders slingers skirmishers ogres detach.oz
! detach.oz
.=   war.turn.choose  piece=oz player=p2
.    war.leader.attach  leader=oz piece=raiders how=detach
? p2  war.action.one  end (move.z2) force.z2 move.z5 force.z5 move.z4 force.z4 duel.oz.ida provoke.oz.ida other.oz elsewhere.oz load.oz (boost.oz) (rally.oz) (attack.pikes) (attack.bows) (attack.levy) (attack.guard) (attach.raiders) (attach.slingers) (attach.skirmishers) (attach.ogres)
! move.z5
.    war.move.free  piece=oz zone=z5
? p2  war.action.one  end (move.z3) force.z3 (move.z4) force.z4 (duel.oz.ida) (provoke.oz.ida) other.oz elsewhere.oz load.oz (boost.oz) (rally.oz) (attack.pikes) (attack.bows) (attack.levy) (attack.guard) (attach.raiders) (attach.slingers) (attach.skirmishers) (attach.ogres)
! end
.    war.turn.end  piece=oz
? p1  war.turn.choose  pikes levy guard ida (bows)
! ida
.=   war.turn.choose  piece=ida player=p1
? p1  war.action.one  end move.z2 force.z2 (duel.ida.oz) (provoke.ida.oz) other.ida elsewhere.ida load.ida (boost.ida) (rally.ida) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) attach.pikes (attach.bows) attach.levy attach.guard
! end
.    war.turn.end  piece=ida
? p2  war.turn.choose  raiders slingers skirmishers ogres (oz)
! raiders
.=   war.turn.choose  piece=raiders player=p2
? p2  war.action.one  end (move.z2) force.z2 (move.z5) force.z5 (move.z4) force.z4 attack.pikes attack.bows attack.levy attack.guard (attack.ida) ambush intimidate (surround) (scout.z2) (scout.z5) scout.z4 pin.pikes pin.bows pin.levy pin.guard other.raiders elsewhere.raiders load second (attach.oz)
! move.z5
x barred war.adv.pin.effect
! force.z5
? p2+p1  war.adv.pin.overcome  4fate: war.core.total 1; 4fate: war.core.total 2
