# A whole battle: the ready raid, two players, three zones. Pin and upkeep, rally, duel, a leader who changes his unit, serious and minor costs.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! ready.raid
.=   war.setup.order
.=   war.init.roll
? p1  war.init.roll  4fate: war.core.total 3
! 1 -1 1 0
? p2  war.init.roll  4fate: war.core.total 3
! -1 1 1 -1
? p1  war.core.invoke.order  paid.l7.1.p1 paid.l7.1.p1.reroll paid.l7.2.p1 paid.l7.2.p1.reroll paid.a1.p1 paid.a1.p1.reroll other *pass
! pass
? p2  war.core.invoke.order  paid.l11.1.p2 paid.l11.1.p2.reroll paid.l11.2.p2 paid.l11.2.p2.reroll paid.a3.p2 paid.a3.p2.reroll other *pass
! pass
.    war.init.roll  player=p1 total=4
.    war.init.roll  player=p2 total=3
.    war.turn.choose  player=p1 number=1
.    war.turn.choose  player=p2 number=2
.=   war.turn.everyone_once  round=1
? p1  war.turn.choose  u4 u5 u6 detach.l7
! u5
.=   war.turn.choose  piece=u5 player=p1
? p1  war.action.one  end move.z2 force.z2 (move.z3) force.z3 attack.u8 attack.u9 attack.u10 (attack.l11) ambush intimidate (surround) scout.z2 (scout.z3) pin.u8 pin.u9 pin.u10 other.u5 elsewhere.u5 load rid.a1 rid.a2 rid.a3 second
! attack.u9
.    war.attack.target  piece=u5 target=u9 skill=war-skill(shoot)
? p1+p2  war.attack.shoot  4fate: war.core.total 2; 4fate: war.core.total 0
! 1 -1 -1 -1  1 -1 1 -1
? p1+p2  war.core.invoke.order  paid.u5.1.p1 paid.u5.1.p1.reroll paid.u5.2.p1 paid.u5.2.p1.reroll paid.u9.1.p1 paid.u9.1.p1.reroll paid.u9.2.p1 paid.u9.2.p1.reroll paid.a1.p1 paid.a1.p1.reroll paid.a3.p1 paid.a3.p1.reroll (paid.l7.1.p1) (paid.l7.2.p1) paid.u5.1.p2 paid.u5.1.p2.reroll paid.u5.2.p2 paid.u5.2.p2.reroll paid.u9.1.p2 paid.u9.1.p2.reroll paid.u9.2.p2 paid.u9.2.p2.reroll paid.a1.p2 paid.a1.p2.reroll paid.a3.p2 paid.a3.p2.reroll (paid.l11.1.p2) (paid.l11.2.p2) other *pass
! paid.a1.p1
.    war.core.invoke  player=p1 aspect=war-name-raid-zone-1-aspect price=paid how=plus
? p2  war.core.invoke.order  paid.u5.1.p2 paid.u5.1.p2.reroll paid.u5.2.p2 paid.u5.2.p2.reroll paid.u9.1.p2 paid.u9.1.p2.reroll paid.u9.2.p2 paid.u9.2.p2.reroll (paid.a1.p2) paid.a3.p2 paid.a3.p2.reroll (paid.l11.1.p2) (paid.l11.2.p2) other *pass
! pass
.    war.core.shifts  piece=u5 total=2 against=0 opposed=yes foe=u9 shifts=2 outcome=success
.    war.core.outcome.attack  piece=u5 target=u9 result=hit hit=2 player=p1
.    war.harm.absorb  piece=u9 hit=2
.    war.harm.consequence_aspect  piece=u9 severity=mild aspect=war-consequence-unnamed(mild)
.    war.turn.end  piece=u5
? p2  war.turn.choose  u8 u9 u10 detach.l11
! detach.l11
.=   war.turn.choose  piece=l11 player=p2
.    war.leader.attach  leader=l11 piece=u8 how=detach
? p2  war.action.one  end move.z2 force.z2 (move.z1) force.z1 duel.l11.l7 provoke.l11.l7 other.l11 elsewhere.l11 load.l11 (boost.l11) (rally.l11) (attack.u4) (attack.u5) (attack.u6) rid.a1 rid.a2 rid.a3 (attach.u8) (attach.u9) (attach.u10)
! other.l11
? p2  war.adv.general  4fate: war.core.total 3
! -1 -1 -1 -1
? p2  war.core.invoke.order  paid.l11.1.p2 paid.l11.1.p2.reroll paid.l11.2.p2 paid.l11.2.p2.reroll paid.a3.p2 paid.a3.p2.reroll other *pass
! pass
.    war.core.shifts  piece=l11 total=-1 against=2 opposed=yes foe=none shifts=-3 outcome=fail
.    war.core.outcome.advantage  piece=l11 on=l11 aim=none foe=none result=fail free=0
? p2  war.action.one  end move.z2 (force.z2) (move.z1) (force.z1) (duel.l11.l7) (provoke.l11.l7) (other.l11) (elsewhere.l11) (load.l11) (boost.l11) (rally.l11) (attack.u4) (attack.u5) (attack.u6) (rid.a1) (rid.a2) (rid.a3) (attach.u8) (attach.u9) (attach.u10)
! end
.    war.turn.end  piece=l11
? p1  war.turn.choose  u4 u6 (u5) detach.l7
! u4
.=   war.turn.choose  piece=u4 player=p1
? p1  war.action.one  end move.z2 force.z2 (move.z3) force.z3 attack.u8 attack.u9 attack.u10 (attack.l11) ambush intimidate (surround) scout.z2 (scout.z3) pin.u8 pin.u9 pin.u10 other.u4 elsewhere.u4 load rid.a1 rid.a2 rid.a3 (second) give.l7 boost.l7 (rally.l7) other.l7 elsewhere.l7 duel.l7.l11 provoke.l7.l11 detach.l7
! give.l7
.    war.action.second.leader  leader=l7 piece=u4
? p1  war.action.one  end move.z2 force.z2 (move.z3) force.z3 attack.u8 attack.u9 attack.u10 (attack.l11) ambush intimidate (surround) scout.z2 (scout.z3) pin.u8 pin.u9 pin.u10 other.u4 elsewhere.u4 load rid.a1 rid.a2 rid.a3 (second) (give.l7) (boost.l7) (rally.l7) (other.l7) (elsewhere.l7) (duel.l7.l11) (provoke.l7.l11) detach.l7
! scout.z2
? p1  war.adv.scout  4fate: war.core.total 0
! 0 1 0 1
? p1  war.core.invoke.order  free.a12.p1 free.a12.p1.reroll (paid.u4.1.p1) (paid.u4.2.p1) (paid.l7.1.p1) (paid.l7.2.p1) (paid.a1.p1) (paid.a2.p1) *pass
! pass
.    war.core.shifts  piece=u4 total=2 against=4 opposed=yes foe=none shifts=-2 outcome=fail
.    war.core.outcome.advantage  piece=u4 on=z2 aim=thing foe=none result=fail free=0
? p1  war.action.one  end move.z2 force.z2 (move.z3) force.z3 attack.u8 attack.u9 attack.u10 (attack.l11) (ambush) (intimidate) (surround) (scout.z2) (scout.z3) (pin.u8) (pin.u9) (pin.u10) (other.u4) (elsewhere.u4) (load) rid.a1 rid.a2 rid.a3 (second) (give.l7) (boost.l7) (rally.l7) (other.l7) (elsewhere.l7) (duel.l7.l11) (provoke.l7.l11) detach.l7
! force.z2
? p1  war.over.extra_move  4fate: war.core.total 1, war.leader.skill_bonus 1
! 0 1 -1 -1
? p1+p2  war.core.invoke.order  free.a12.p1 free.a12.p1.reroll (paid.u4.1.p1) (paid.u4.2.p1) (paid.l7.1.p1) (paid.l7.2.p1) (paid.a1.p1) (paid.a2.p1) paid.u4.1.p2.ground paid.u4.2.p2.ground paid.l7.1.p2.ground paid.l7.2.p2.ground paid.a1.p2.ground paid.a2.p2.ground other *pass
! free.a12.p1.reroll
.    war.core.invoke  player=p1 aspect=war-consequence-unnamed(mild) price=free how=reroll
? p1  war.over.extra_move  4fate: war.core.total 1, war.leader.skill_bonus 1
! -1 -1 -1 0
.    war.core.total  piece=u4 dice=-3 before=-1
.    war.core.shifts  piece=u4 total=-1 against=0 opposed=yes foe=none shifts=-1 outcome=fail
.    war.over.result  piece=u4 zone=z2 result=fail foe=none
? p1  war.opt.success_at_cost  *fail pay
! fail
? p1  war.action.one  end move.z2 (force.z2) (move.z3) (force.z3) (attack.u8) (attack.u9) (attack.u10) (attack.l11) (ambush) (intimidate) (surround) (scout.z2) (scout.z3) (pin.u8) (pin.u9) (pin.u10) (other.u4) (elsewhere.u4) (load) (rid.a1) (rid.a2) (rid.a3) (second) (give.l7) (boost.l7) (rally.l7) (other.l7) (elsewhere.l7) (duel.l7.l11) (provoke.l7.l11) detach.l7
! end
.    war.turn.end  piece=u4
? p2  war.turn.choose  u8 u9 u10 (l11)
! u9
.=   war.turn.choose  piece=u9 player=p2
? p2  war.action.one  end move.z2 force.z2 (move.z1) force.z1 attack.u4 attack.u5 attack.u6 (attack.l7) ambush intimidate (surround) scout.z2 (scout.z1) pin.u4 pin.u5 pin.u6 other.u9 elsewhere.u9 load rid.a1 rid.a2 rid.a3 second (attach.l11)
! second
.    war.action.second.fate  player=p2 piece=u9
? p2  war.action.one  end move.z2 force.z2 (move.z1) force.z1 attack.u4 attack.u5 attack.u6 (attack.l7) ambush intimidate (surround) scout.z2 (scout.z1) pin.u4 pin.u5 pin.u6 other.u9 elsewhere.u9 load rid.a1 rid.a2 rid.a3 (second) (attach.l11)
! intimidate
? p2  war.adv.intimidate  self army u4 u5 u6 back
! self
? p2  war.adv.intimidate  4fate: war.core.total 0
! 0 0 -1 0
.    war.core.shifts  piece=u9 total=-1 against=2 opposed=yes foe=none shifts=-3 outcome=fail
.    war.core.outcome.advantage  piece=u9 on=u9 aim=none foe=none result=fail free=0
? p2  war.action.one  end move.z2 force.z2 (move.z1) force.z1 attack.u4 attack.u5 attack.u6 (attack.l7) (ambush) (intimidate) (surround) (scout.z2) (scout.z1) (pin.u4) (pin.u5) (pin.u6) (other.u9) (elsewhere.u9) (load) rid.a1 rid.a2 rid.a3 (second) (attach.l11)
! attack.u5
.    war.attack.target  piece=u9 target=u5 skill=war-skill(shoot)
? p2+p1  war.attack.shoot  4fate: war.core.total 1; 4fate: war.core.total 0
! 1 1 -1 -1  0 1 0 -1
.    war.core.shifts  piece=u9 total=1 against=0 opposed=yes foe=u5 shifts=1 outcome=success
.    war.core.outcome.attack  piece=u9 target=u5 result=hit hit=1 player=p2
.    war.harm.absorb  piece=u5 hit=1
.    war.harm.consequence_aspect  piece=u5 severity=mild aspect=war-consequence-unnamed(mild)
.    war.turn.end  piece=u9
.=   war.turn.choose  piece=u6 player=p1
? p1  war.action.one  end move.z2 force.z2 (move.z3) force.z3 attack.u8 attack.u9 attack.u10 (attack.l11) ambush intimidate (surround) scout.z2 (scout.z3) pin.u8 pin.u9 pin.u10 other.u6 elsewhere.u6 load rid.a1 rid.a2 rid.a3 (second)
! pin.u8
? p1+p2  war.adv.pin  4fate: war.core.total 0; 4fate: war.core.total 1
! -1 0 1 1  0 -1 -1 0
? p2  war.core.invoke.order  free.a13.p2 free.a13.p2.reroll (paid.u6.1.p2) (paid.u8.1.p2) (paid.u8.2.p2) (paid.a1.p2) (paid.a3.p2) (paid.l11.1.p2) (paid.l11.2.p2) *pass
! pass
.    war.core.shifts  piece=u6 total=1 against=-1 opposed=yes foe=u8 shifts=2 outcome=success
.    war.core.outcome.advantage  piece=u6 on=u8 aim=foe foe=u8 result=success free=1
.    war.core.situation_aspect  player=p1 aspect=war-aspect-pinned(u6) on=u8 change=new before=none
? p1  war.action.one  end move.z2 (force.z2) (move.z3) (force.z3) (attack.u8) (attack.u9) (attack.u10) (attack.l11) (ambush) (intimidate) (surround) (scout.z2) (scout.z3) (keep.a14) (pin.u9) (pin.u10) (other.u6) (elsewhere.u6) (load) (rid.a1) (rid.a2) (rid.a3) (second)
! end
.    war.turn.end  piece=u6
? p2  war.turn.choose  u8 u10 (u9) (l11)
! u10
.=   war.turn.choose  piece=u10 player=p2
? p2  war.action.one  end move.z2 force.z2 (move.z1) force.z1 attack.u4 attack.u5 attack.u6 (attack.l7) ambush intimidate (surround) scout.z2 (scout.z1) pin.u4 pin.u5 pin.u6 other.u10 elsewhere.u10 load rid.a1 rid.a2 rid.a3 (second) (attach.l11)
! load
? p2  war.core.outcome.existing  a1 a2 a3 a12 a13 a14 u4.1 u4.2 u5.1 u5.2 u6.1 u8.1 u8.2 u9.1 u9.2 u10.1 l7.1 l7.2 l11.1 l11.2 back
! a1
? p2  war.core.outcome.existing  4fate: war.core.total 1
! -1 1 -1 -1
? p2  war.core.invoke.order  free.a13.p2 free.a13.p2.reroll (paid.u10.1.p2) (paid.a3.p2) (paid.l11.1.p2) (paid.l11.2.p2) *pass
! pass
.    war.core.shifts  piece=u10 total=-1 against=2 opposed=yes foe=none shifts=-3 outcome=fail
.    war.core.outcome.existing  player=p1 aspect=war-name-raid-zone-1-aspect free=1
? p2  war.action.one  end move.z2 (force.z2) (move.z1) (force.z1) (attack.u4) (attack.u5) (attack.u6) (attack.l7) (ambush) (intimidate) (surround) (scout.z2) (scout.z1) (pin.u4) (pin.u5) (pin.u6) (other.u10) (elsewhere.u10) (load) (rid.a1) (rid.a2) (rid.a3) (second) (attach.l11)
! end
.    war.turn.end  piece=u10
.=   war.turn.choose  piece=u8 player=p2
? p2  war.action.one  end (move.z2) force.z2 (move.z1) force.z1 attack.u4 attack.u5 attack.u6 (attack.l7) ambush intimidate (surround) scout.z2 (scout.z1) pin.u4 pin.u5 pin.u6 other.u8 elsewhere.u8 load rid.a1 rid.a2 rid.a3 (second) (attach.l11)
! attack.u5
.    war.attack.target  piece=u8 target=u5 skill=war-skill(shoot)
? p2+p1  war.attack.shoot  4fate: war.core.total 0; 4fate: war.core.total 0
! 1 0 0 -1  -1 1 1 1
? p2+p1  war.core.invoke.order  free.a13.p2 free.a13.p2.reroll (paid.u8.1.p2) (paid.u8.2.p2) (paid.u5.1.p2) (paid.u5.2.p2) (paid.a1.p2) (paid.a3.p2) (paid.a13.p2) (paid.a14.p2) (paid.l11.1.p2) (paid.l11.2.p2) free.a1.p1 free.a1.p1.reroll free.a14.p1 free.a14.p1.reroll (paid.u8.1.p1) (paid.u8.2.p1) (paid.u5.1.p1) (paid.u5.2.p1) (paid.a1.p1) (paid.a3.p1) (paid.a13.p1) (paid.a14.p1) (paid.l7.1.p1) (paid.l7.2.p1) *pass
! pass
.    war.core.shifts  piece=u8 total=0 against=2 opposed=yes foe=u5 shifts=-2 outcome=fail
.    war.core.outcome.attack  piece=u8 target=u5 result=fail hit=0 player=p2
.    war.turn.end  piece=u8
.=   war.turn.everyone_once  round=2
? p1  war.turn.choose  u4 u5 u6 detach.l7
! u5
.=   war.turn.choose  piece=u5 player=p1
? p1  war.action.one  end move.z2 force.z2 (move.z3) force.z3 attack.u8 attack.u9 attack.u10 (attack.l11) ambush intimidate (surround) scout.z2 (scout.z3) pin.u8 pin.u9 pin.u10 other.u5 elsewhere.u5 load rid.a1 rid.a2 rid.a3 (second)
! attack.u8
.    war.attack.target  piece=u5 target=u8 skill=war-skill(shoot)
? p1+p2  war.attack.shoot  4fate: war.core.total 2; 4fate: war.core.total 1
! 1 -1 -1 -1  1 1 0 0
? p1  war.core.invoke.order  free.a1.p1 free.a1.p1.reroll free.a14.p1 free.a14.p1.reroll (paid.u5.1.p1) (paid.u5.2.p1) (paid.u8.1.p1) (paid.u8.2.p1) (paid.a1.p1) (paid.a3.p1) (paid.a13.p1) (paid.a14.p1) (paid.l7.1.p1) (paid.l7.2.p1) *pass
! free.a1.p1
.    war.core.invoke  player=p1 aspect=war-name-raid-zone-1-aspect price=free how=plus
? p1+p2  war.core.invoke.order  free.a14.p1 free.a14.p1.reroll (paid.u5.1.p1) (paid.u5.2.p1) (paid.u8.1.p1) (paid.u8.2.p1) (paid.a1.p1) (paid.a3.p1) (paid.a13.p1) (paid.a14.p1) (paid.l7.1.p1) (paid.l7.2.p1) free.a13.p2 free.a13.p2.reroll (paid.u5.1.p2) (paid.u5.2.p2) (paid.u8.1.p2) (paid.u8.2.p2) (paid.a1.p2) (paid.a3.p2) (paid.a13.p2) (paid.a14.p2) (paid.l11.1.p2) (paid.l11.2.p2) *pass
! free.a14.p1
.    war.core.invoke  player=p1 aspect=war-aspect-pinned(u6) price=free how=plus
? p2  war.core.invoke.order  free.a13.p2 free.a13.p2.reroll (paid.u5.1.p2) (paid.u5.2.p2) (paid.u8.1.p2) (paid.u8.2.p2) (paid.a1.p2) (paid.a3.p2) (paid.a13.p2) (paid.a14.p2) (paid.l11.1.p2) (paid.l11.2.p2) *pass
! free.a13.p2
.    war.core.invoke  player=p2 aspect=war-consequence-unnamed(mild) price=free how=plus
.    war.core.shifts  piece=u5 total=4 against=5 opposed=yes foe=u8 shifts=-1 outcome=fail
.    war.core.outcome.attack  piece=u5 target=u8 result=fail hit=0 player=p1
.    war.turn.end  piece=u5
? p2  war.turn.choose  u8 u9 u10 l11
! u9
.=   war.turn.choose  piece=u9 player=p2
? p2  war.action.one  end move.z2 force.z2 (move.z1) force.z1 attack.u4 attack.u5 attack.u6 (attack.l7) ambush intimidate (surround) scout.z2 (scout.z1) pin.u4 pin.u5 pin.u6 other.u9 elsewhere.u9 load rid.a1 rid.a2 rid.a3 (second) attach.l11
! attach.l11
.    war.leader.attach  leader=l11 piece=u9 how=attach
? p2  war.action.one  end move.z2 force.z2 (move.z1) force.z1 attack.u4 attack.u5 attack.u6 (attack.l7) ambush intimidate (surround) scout.z2 (scout.z1) pin.u4 pin.u5 pin.u6 other.u9 elsewhere.u9 load rid.a1 rid.a2 rid.a3 (second) give.l11 boost.l11 rally.l11 other.l11 elsewhere.l11 duel.l11.l7 provoke.l11.l7 (detach.l11)
! duel.l11.l7
.    war.attack.target  piece=l11 target=l7 skill=war-skill(shoot)
? p2+p1  war.leader.duel  4fate: war.core.total 1; 4fate: war.core.total 2
! -1 -1 -1 -1  1 1 1 0
.    war.core.shifts  piece=l11 total=-3 against=5 opposed=yes foe=l7 shifts=-8 outcome=fail
.    war.core.outcome.attack  piece=l11 target=l7 result=fail hit=0 player=p2
.    war.core.boost  player=p1 aspect=war-boost-unnamed(war-core-outcome-defend)
? p2  war.action.one  end (move.z2) (force.z2) (move.z1) (force.z1) attack.u4 attack.u5 attack.u6 (attack.l7) (ambush) (intimidate) (surround) (scout.z2) (scout.z1) (pin.u4) (pin.u5) (pin.u6) (other.u9) (elsewhere.u9) (load) (rid.a1) (rid.a2) (rid.a3) (second) (give.l11) (boost.l11) (rally.l11) (other.l11) (elsewhere.l11) (duel.l11.l7) (provoke.l11.l7) (detach.l11)
! attack.u5
.    war.attack.target  piece=u9 target=u5 skill=war-skill(shoot)
? p2+p1  war.attack.shoot  4fate: war.core.total 1, war.leader.skill_bonus 1; 4fate: war.core.total 0
! -1 1 1 1  1 1 -1 1
? p1  war.core.invoke.order  free.a15.p1 free.a15.p1.reroll (paid.u9.1.p1) (paid.u9.2.p1) (paid.l11.1.p1) (paid.l11.2.p1) (paid.u5.1.p1) (paid.u5.2.p1) (paid.a1.p1) (paid.a3.p1) (paid.a12.p1) (paid.a13.p1) (paid.l7.1.p1) (paid.l7.2.p1) *pass
! free.a15.p1
.    war.core.invoke  player=p1 aspect=war-boost-unnamed(war-core-outcome-defend) price=free how=plus
.    war.core.shifts  piece=u9 total=4 against=4 opposed=yes foe=u5 shifts=0 outcome=tie
.    war.core.outcome.attack  piece=u9 target=u5 result=tie hit=0 player=p2
.    war.core.boost  player=p2 aspect=war-boost-unnamed(war-core-outcome-attack)
.    war.turn.end  piece=u9
? p1  war.turn.choose  u4 u6 (u5) detach.l7
! u4
.=   war.turn.choose  piece=u4 player=p1
? p1  war.action.one  end move.z2 force.z2 (move.z3) force.z3 attack.u8 attack.u9 attack.u10 (attack.l11) ambush intimidate (surround) scout.z2 (scout.z3) pin.u8 pin.u9 pin.u10 other.u4 elsewhere.u4 load rid.a1 rid.a2 rid.a3 (second) give.l7 boost.l7 (rally.l7) other.l7 elsewhere.l7 duel.l7.l11 provoke.l7.l11 detach.l7
! boost.l7
.    war.leader.boost  leader=l7 piece=u4 placed=yes
.    war.core.boost  player=p1 aspect=war-boost-unnamed(war-leader-boost)
? p1  war.action.one  end move.z2 force.z2 (move.z3) force.z3 attack.u8 attack.u9 attack.u10 (attack.l11) ambush intimidate (surround) scout.z2 (scout.z3) pin.u8 pin.u9 pin.u10 other.u4 elsewhere.u4 load rid.a1 rid.a2 rid.a3 (second) (give.l7) (boost.l7) (rally.l7) (other.l7) (elsewhere.l7) (duel.l7.l11) (provoke.l7.l11) detach.l7
! attack.u9
.    war.attack.target  piece=u4 target=u9 skill=war-skill(shoot)
? p1+p2  war.attack.shoot  4fate: war.core.total 0; 4fate: war.core.total 0
! 1 0 1 1  0 -1 1 0
? p1+p2  war.core.invoke.order  free.a17.p1 free.a17.p1.reroll (paid.u4.1.p1) (paid.u4.2.p1) (paid.l7.1.p1) (paid.l7.2.p1) (paid.u9.1.p1) (paid.u9.2.p1) (paid.l11.1.p1) (paid.l11.2.p1) (paid.a1.p1) (paid.a3.p1) (paid.a12.p1) free.a16.p2 free.a16.p2.reroll (paid.u4.1.p2) (paid.u4.2.p2) (paid.l7.1.p2) (paid.l7.2.p2) (paid.u9.1.p2) (paid.u9.2.p2) (paid.l11.1.p2) (paid.l11.2.p2) (paid.a1.p2) (paid.a3.p2) (paid.a12.p2) *pass
! free.a16.p2
.    war.core.invoke  player=p2 aspect=war-boost-unnamed(war-core-outcome-attack) price=free how=plus
? p1  war.core.invoke.order  free.a17.p1 free.a17.p1.reroll (paid.u4.1.p1) (paid.u4.2.p1) (paid.l7.1.p1) (paid.l7.2.p1) (paid.u9.1.p1) (paid.u9.2.p1) (paid.l11.1.p1) (paid.l11.2.p1) (paid.a1.p1) (paid.a3.p1) (paid.a12.p1) *pass
! free.a17.p1
.    war.core.invoke  player=p1 aspect=war-boost-unnamed(war-leader-boost) price=free how=plus
.    war.core.shifts  piece=u4 total=5 against=2 opposed=yes foe=u9 shifts=3 outcome=style
? p1  war.core.outcome.attack  *full less
! less
.    war.core.outcome.attack  piece=u4 target=u9 result=less hit=2 player=p1
.    war.core.boost  player=p1 aspect=war-boost-unnamed(war-core-outcome-attack)
.    war.harm.absorb  piece=u9 hit=2
.    war.harm.defeated  piece=u9 player=p1
.    war.leader.unit_lost  leader=l11 zone=z3
.    war.turn.end  piece=u4
? p2  war.turn.choose  u8 u10 (l11)
! u10
.=   war.turn.choose  piece=u10 player=p2
? p2  war.action.one  end move.z2 force.z2 (move.z1) force.z1 attack.u4 attack.u5 attack.u6 (attack.l7) ambush intimidate (surround) scout.z2 (scout.z1) pin.u4 pin.u5 pin.u6 other.u10 elsewhere.u10 load rid.a1 rid.a2 rid.a3 (second) (attach.l11)
! attack.u5
.    war.attack.target  piece=u10 target=u5 skill=war-skill(shoot)
? p2+p1  war.attack.shoot  4fate: war.core.total 1; 4fate: war.core.total 0
! 0 0 0 1  0 -1 -1 0
? p1  war.core.invoke.order  free.a18.p1 free.a18.p1.reroll (paid.u10.1.p1) (paid.u5.1.p1) (paid.u5.2.p1) (paid.a1.p1) (paid.a3.p1) (paid.a13.p1) (paid.l7.1.p1) (paid.l7.2.p1) *pass
! free.a18.p1
.    war.core.invoke  player=p1 aspect=war-boost-unnamed(war-core-outcome-attack) price=free how=plus
.    war.core.shifts  piece=u10 total=2 against=0 opposed=yes foe=u5 shifts=2 outcome=success
.    war.core.outcome.attack  piece=u10 target=u5 result=hit hit=2 player=p2
.    war.harm.absorb  piece=u5 hit=2
.    war.harm.defeated  piece=u5 player=p2
.    war.turn.end  piece=u10
.=   war.turn.choose  piece=u6 player=p1
? p1  war.action.one  end move.z2 force.z2 (move.z3) force.z3 attack.u8 attack.u10 (attack.l11) ambush intimidate (surround) scout.z2 (scout.z3) keep.a14 pin.u10 other.u6 elsewhere.u6 load rid.a1 rid.a2 rid.a3 (second)
! keep.a14
.    war.adv.pin.maintain  piece=u6 target=u8 kept=yes
? p1  war.action.one  end move.z2 (force.z2) (move.z3) (force.z3) (attack.u8) (attack.u10) (attack.l11) (ambush) (intimidate) (surround) (scout.z2) (scout.z3) (keep.a14) (pin.u10) (other.u6) (elsewhere.u6) (load) (rid.a1) (rid.a2) (rid.a3) (second)
! end
.    war.turn.end  piece=u6
.=   war.turn.choose  piece=u8 player=p2
? p2  war.action.one  end (move.z2) force.z2 (move.z1) force.z1 attack.u4 attack.u6 (attack.l7) ambush intimidate (surround) scout.z2 (scout.z1) pin.u4 pin.u6 other.u8 elsewhere.u8 load rid.a1 rid.a2 rid.a3 (second) (attach.l11)
! attack.u6
.    war.attack.target  piece=u8 target=u6 skill=war-skill(shoot)
? p2+p1  war.attack.shoot  4fate: war.core.total 0; 4fate: war.core.total 0
! -1 1 1 -1  1 -1 0 -1
.    war.core.shifts  piece=u8 total=0 against=-1 opposed=yes foe=u6 shifts=1 outcome=success
.    war.core.outcome.attack  piece=u8 target=u6 result=hit hit=1 player=p2
.    war.harm.absorb  piece=u6 hit=1
.    war.harm.average  piece=u6 player=p2
.    war.adv.pin.ends  piece=u8
.    war.turn.end  piece=u8
.=   war.turn.everyone_once  round=3
? p1  war.turn.choose  u4 detach.l7
! u4
.=   war.turn.choose  piece=u4 player=p1
? p1  war.action.one  end move.z2 force.z2 (move.z3) force.z3 attack.u8 attack.u10 (attack.l11) ambush intimidate (surround) scout.z2 (scout.z3) pin.u8 pin.u10 other.u4 elsewhere.u4 load rid.a1 rid.a2 rid.a3 (second) give.l7 boost.l7 (rally.l7) other.l7 elsewhere.l7 duel.l7.l11 provoke.l7.l11 detach.l7
! boost.l7
.    war.leader.boost  leader=l7 piece=u4 placed=yes
.    war.core.boost  player=p1 aspect=war-boost-unnamed(war-leader-boost)
? p1  war.action.one  end move.z2 force.z2 (move.z3) force.z3 attack.u8 attack.u10 (attack.l11) ambush intimidate (surround) scout.z2 (scout.z3) pin.u8 pin.u10 other.u4 elsewhere.u4 load rid.a1 rid.a2 rid.a3 (second) (give.l7) (boost.l7) (rally.l7) (other.l7) (elsewhere.l7) (duel.l7.l11) (provoke.l7.l11) detach.l7
! attack.u10
.    war.attack.target  piece=u4 target=u10 skill=war-skill(shoot)
? p1+p2  war.attack.shoot  4fate: war.core.total 0; 4fate: war.core.total 0
! 0 -1 0 -1  -1 1 0 0
? p1  war.core.invoke.order  free.a19.p1 free.a19.p1.reroll (paid.u4.1.p1) (paid.u4.2.p1) (paid.l7.1.p1) (paid.l7.2.p1) (paid.u10.1.p1) (paid.a1.p1) (paid.a3.p1) *pass
! free.a19.p1
.    war.core.invoke  player=p1 aspect=war-boost-unnamed(war-leader-boost) price=free how=plus
.    war.core.shifts  piece=u4 total=0 against=0 opposed=yes foe=u10 shifts=0 outcome=tie
.    war.core.outcome.attack  piece=u4 target=u10 result=tie hit=0 player=p1
.    war.core.boost  player=p1 aspect=war-boost-unnamed(war-core-outcome-attack)
.    war.turn.end  piece=u4
? p2  war.turn.choose  u8 u10 l11
! u10
.=   war.turn.choose  piece=u10 player=p2
? p2  war.action.one  end move.z2 force.z2 (move.z1) force.z1 attack.u4 (attack.l7) ambush intimidate (surround) scout.z2 (scout.z1) pin.u4 other.u10 elsewhere.u10 load rid.a1 rid.a2 rid.a3 (second) attach.l11
! attack.u4
.    war.attack.target  piece=u10 target=u4 skill=war-skill(shoot)
? p2+p1  war.attack.shoot  4fate: war.core.total 1; 4fate: war.core.total 1, war.leader.skill_bonus 1
! 1 0 0 0  -1 1 -1 -1
? p1  war.core.invoke.order  free.a20.p1 free.a20.p1.reroll (paid.u10.1.p1) (paid.u4.1.p1) (paid.u4.2.p1) (paid.l7.1.p1) (paid.l7.2.p1) (paid.a1.p1) (paid.a3.p1) *pass
! free.a20.p1
.    war.core.invoke  player=p1 aspect=war-boost-unnamed(war-core-outcome-attack) price=free how=plus
.    war.core.shifts  piece=u10 total=2 against=2 opposed=yes foe=u4 shifts=0 outcome=tie
.    war.core.outcome.attack  piece=u10 target=u4 result=tie hit=0 player=p2
.    war.core.boost  player=p2 aspect=war-boost-unnamed(war-core-outcome-attack)
.    war.turn.end  piece=u10
? p2  war.turn.choose  u8 l11 (u10)
! u8
.=   war.turn.choose  piece=u8 player=p2
? p2  war.action.one  end move.z2 force.z2 (move.z1) force.z1 attack.u4 (attack.l7) ambush intimidate (surround) scout.z2 (scout.z1) pin.u4 other.u8 elsewhere.u8 load rid.a1 rid.a2 rid.a3 (second) attach.l11
! attack.u4
.    war.attack.target  piece=u8 target=u4 skill=war-skill(shoot)
? p2+p1  war.attack.shoot  4fate: war.core.total 0; 4fate: war.core.total 1, war.leader.skill_bonus 1
! 0 -1 -1 1  0 0 1 0
? p2  war.core.invoke.order  free.a21.p2 free.a21.p2.reroll (paid.u8.1.p2) (paid.u8.2.p2) (paid.u4.1.p2) (paid.u4.2.p2) (paid.l7.1.p2) (paid.l7.2.p2) (paid.a1.p2) (paid.a3.p2) (paid.l11.1.p2) (paid.l11.2.p2) *pass
! pass
.    war.core.shifts  piece=u8 total=-1 against=3 opposed=yes foe=u4 shifts=-4 outcome=fail
.    war.core.outcome.attack  piece=u8 target=u4 result=fail hit=0 player=p2
.    war.core.boost  player=p1 aspect=war-boost-unnamed(war-core-outcome-defend)
.    war.turn.end  piece=u8
.=   war.turn.choose  piece=l11 player=p2
? p2  war.action.one  end move.z2 force.z2 (move.z1) force.z1 duel.l11.l7 provoke.l11.l7 other.l11 elsewhere.l11 load.l11 (boost.l11) (rally.l11) (attack.u4) rid.a1 rid.a2 rid.a3 attach.u8 attach.u10
! attach.u8
.    war.leader.attach  leader=l11 piece=u8 how=attach
? p2  war.action.one  end (move.z2) (force.z2) (move.z1) (force.z1) duel.l11.l7 provoke.l11.l7 other.l11 elsewhere.l11 load.l11 boost.l11 (rally.l11) (give.l11) (attack.u4) rid.a1 rid.a2 rid.a3 (attach.u8) (attach.u10)
! other.l11
? p2  war.adv.general  4fate: war.core.total 3
! 1 -1 -1 1
? p2+p1  war.core.invoke.order  free.a21.p2 free.a21.p2.reroll (paid.l11.1.p2) (paid.l11.2.p2) (paid.a3.p2) free.a22.p1.ground (paid.l11.1.p1.ground) (paid.l11.2.p1.ground) (paid.a3.p1.ground) *pass
! pass
.    war.core.shifts  piece=l11 total=3 against=2 opposed=yes foe=none shifts=1 outcome=success
.    war.core.outcome.advantage  piece=l11 on=l11 aim=none foe=none result=success free=1
.    war.core.situation_aspect  player=p2 aspect=war-advantage-unnamed on=l11 change=new before=none
.    war.turn.end  piece=l11
.=   war.turn.everyone_once  round=4
? p1  war.turn.choose  u4 detach.l7
! u4
.=   war.turn.choose  piece=u4 player=p1
? p1  war.action.one  end move.z2 force.z2 (move.z3) force.z3 attack.u8 attack.u10 (attack.l11) ambush intimidate (surround) scout.z2 (scout.z3) pin.u8 pin.u10 other.u4 elsewhere.u4 load rid.a1 rid.a2 rid.a3 (second) give.l7 boost.l7 (rally.l7) other.l7 elsewhere.l7 duel.l7.l11 provoke.l7.l11 detach.l7
! boost.l7
.    war.leader.boost  leader=l7 piece=u4 placed=yes
.    war.core.boost  player=p1 aspect=war-boost-unnamed(war-leader-boost)
? p1  war.action.one  end move.z2 force.z2 (move.z3) force.z3 attack.u8 attack.u10 (attack.l11) ambush intimidate (surround) scout.z2 (scout.z3) pin.u8 pin.u10 other.u4 elsewhere.u4 load rid.a1 rid.a2 rid.a3 (second) (give.l7) (boost.l7) (rally.l7) (other.l7) (elsewhere.l7) (duel.l7.l11) (provoke.l7.l11) detach.l7
! attack.u8
.    war.attack.target  piece=u4 target=u8 skill=war-skill(shoot)
? p1+p2  war.attack.shoot  4fate: war.core.total 0; 4fate: war.core.total 1, war.leader.skill_bonus 1
! 1 0 1 0  0 -1 -1 1
? p1+p2  war.core.invoke.order  free.a22.p1 free.a22.p1.reroll free.a24.p1 free.a24.p1.reroll (paid.u4.1.p1) (paid.u4.2.p1) (paid.l7.1.p1) (paid.l7.2.p1) (paid.u8.1.p1) (paid.u8.2.p1) (paid.l11.1.p1) (paid.l11.2.p1) (paid.a1.p1) (paid.a3.p1) (paid.a23.p1) free.a21.p2 free.a21.p2.reroll free.a23.p2 free.a23.p2.reroll (paid.u4.1.p2) (paid.u4.2.p2) (paid.l7.1.p2) (paid.l7.2.p2) (paid.u8.1.p2) (paid.u8.2.p2) (paid.l11.1.p2) (paid.l11.2.p2) (paid.a1.p2) (paid.a3.p2) (paid.a23.p2) *pass
! free.a22.p1
.    war.core.invoke  player=p1 aspect=war-boost-unnamed(war-core-outcome-defend) price=free how=plus
? p1+p2  war.core.invoke.order  free.a24.p1 free.a24.p1.reroll (paid.u4.1.p1) (paid.u4.2.p1) (paid.l7.1.p1) (paid.l7.2.p1) (paid.u8.1.p1) (paid.u8.2.p1) (paid.l11.1.p1) (paid.l11.2.p1) (paid.a1.p1) (paid.a3.p1) (paid.a23.p1) free.a21.p2 free.a21.p2.reroll free.a23.p2 free.a23.p2.reroll (paid.u4.1.p2) (paid.u4.2.p2) (paid.l7.1.p2) (paid.l7.2.p2) (paid.u8.1.p2) (paid.u8.2.p2) (paid.l11.1.p2) (paid.l11.2.p2) (paid.a1.p2) (paid.a3.p2) (paid.a23.p2) *pass
! free.a21.p2
.    war.core.invoke  player=p2 aspect=war-boost-unnamed(war-core-outcome-attack) price=free how=plus
? p1+p2  war.core.invoke.order  free.a24.p1 free.a24.p1.reroll (paid.u4.1.p1) (paid.u4.2.p1) (paid.l7.1.p1) (paid.l7.2.p1) (paid.u8.1.p1) (paid.u8.2.p1) (paid.l11.1.p1) (paid.l11.2.p1) (paid.a1.p1) (paid.a3.p1) (paid.a23.p1) free.a23.p2 free.a23.p2.reroll (paid.u4.1.p2) (paid.u4.2.p2) (paid.l7.1.p2) (paid.l7.2.p2) (paid.u8.1.p2) (paid.u8.2.p2) (paid.l11.1.p2) (paid.l11.2.p2) (paid.a1.p2) (paid.a3.p2) (paid.a23.p2) *pass
! free.a23.p2
.    war.core.invoke  player=p2 aspect=war-advantage-unnamed price=free how=plus
? p1  war.core.invoke.order  free.a24.p1 free.a24.p1.reroll (paid.u4.1.p1) (paid.u4.2.p1) (paid.l7.1.p1) (paid.l7.2.p1) (paid.u8.1.p1) (paid.u8.2.p1) (paid.l11.1.p1) (paid.l11.2.p1) (paid.a1.p1) (paid.a3.p1) (paid.a23.p1) *pass
! free.a24.p1
.    war.core.invoke  player=p1 aspect=war-boost-unnamed(war-leader-boost) price=free how=plus
.    war.core.shifts  piece=u4 total=6 against=5 opposed=yes foe=u8 shifts=1 outcome=success
.    war.core.outcome.attack  piece=u4 target=u8 result=hit hit=1 player=p1
.    war.harm.absorb  piece=u8 hit=1
.    war.harm.consequence_aspect  piece=u8 severity=mild aspect=war-consequence-unnamed(mild)
.    war.turn.end  piece=u4
? p2  war.turn.choose  u8 u10 detach.l11
! u8
.=   war.turn.choose  piece=u8 player=p2
? p2  war.action.one  end move.z2 force.z2 (move.z1) force.z1 attack.u4 (attack.l7) ambush intimidate (surround) scout.z2 (scout.z1) pin.u4 other.u8 elsewhere.u8 load rid.a1 rid.a2 rid.a3 (second) give.l11 boost.l11 rally.l11 other.l11 elsewhere.l11 duel.l11.l7 provoke.l11.l7 detach.l11
! rally.l11
? p2  war.leader.rally  4fate: war.core.total 3
! 0 1 1 0
? p1  war.core.invoke.order  free.a25.p1.ground (paid.l11.1.p1.ground) (paid.l11.2.p1.ground) (paid.a3.p1.ground) (paid.a23.p1.ground) *pass
! pass
.    war.core.shifts  piece=l11 total=5 against=2 opposed=yes foe=none shifts=3 outcome=style
.    war.leader.rally  leader=l11 aspect=war-consequence-unnamed(mild) gone=yes
.    war.core.boost  player=p2 aspect=war-boost-unnamed(war-core-outcome-overcome)
? p2  war.action.one  end move.z2 force.z2 (move.z1) force.z1 attack.u4 (attack.l7) ambush intimidate (surround) scout.z2 (scout.z1) pin.u4 other.u8 elsewhere.u8 load rid.a1 rid.a2 rid.a3 (second) (give.l11) (boost.l11) (rally.l11) (other.l11) (elsewhere.l11) (duel.l11.l7) (provoke.l11.l7) detach.l11
! attack.u4
.    war.attack.target  piece=u8 target=u4 skill=war-skill(shoot)
? p2+p1  war.attack.shoot  4fate: war.core.total 0; 4fate: war.core.total 1, war.leader.skill_bonus 1
! 0 0 -1 1  -1 0 0 -1
? p2  war.core.invoke.order  free.a26.p2 free.a26.p2.reroll (paid.u8.1.p2) (paid.u8.2.p2) (paid.l11.1.p2) (paid.l11.2.p2) (paid.u4.1.p2) (paid.u4.2.p2) (paid.l7.1.p2) (paid.l7.2.p2) (paid.a1.p2) (paid.a3.p2) (paid.a23.p2) *pass
! free.a26.p2
.    war.core.invoke  player=p2 aspect=war-boost-unnamed(war-core-outcome-overcome) price=free how=plus
.    war.core.shifts  piece=u8 total=2 against=0 opposed=yes foe=u4 shifts=2 outcome=success
.    war.core.outcome.attack  piece=u8 target=u4 result=hit hit=2 player=p2
.    war.harm.absorb  piece=u4 hit=2
.    war.harm.consequence_aspect  piece=u4 severity=mild aspect=war-consequence-unnamed(mild)
.    war.turn.end  piece=u8
.=   war.turn.choose  piece=u10 player=p2
? p2  war.action.one  end move.z2 force.z2 (move.z1) force.z1 attack.u4 (attack.l7) ambush intimidate (surround) scout.z2 (scout.z1) pin.u4 other.u10 elsewhere.u10 load rid.a1 rid.a2 rid.a3 (second)
! attack.u4
.    war.attack.target  piece=u10 target=u4 skill=war-skill(shoot)
? p2+p1  war.attack.shoot  4fate: war.core.total 1; 4fate: war.core.total 1, war.leader.skill_bonus 1
! 1 0 -1 -1  1 0 1 -1
? p2  war.core.invoke.order  free.a27.p2 free.a27.p2.reroll (paid.u10.1.p2) (paid.u4.1.p2) (paid.u4.2.p2) (paid.l7.1.p2) (paid.l7.2.p2) (paid.a1.p2) (paid.a3.p2) (paid.a27.p2) (paid.l11.1.p2) (paid.l11.2.p2) *pass
! pass
.    war.core.shifts  piece=u10 total=0 against=3 opposed=yes foe=u4 shifts=-3 outcome=fail
.    war.core.outcome.attack  piece=u10 target=u4 result=fail hit=0 player=p2
.    war.core.boost  player=p1 aspect=war-boost-unnamed(war-core-outcome-defend)
.    war.turn.end  piece=u10
.=   war.turn.everyone_once  round=5
? p1  war.turn.choose  u4 detach.l7
! u4
.=   war.turn.choose  piece=u4 player=p1
? p1  war.action.one  end move.z2 force.z2 (move.z3) force.z3 attack.u8 attack.u10 (attack.l11) ambush intimidate (surround) scout.z2 (scout.z3) pin.u8 pin.u10 other.u4 elsewhere.u4 load rid.a1 rid.a2 rid.a3 (second) give.l7 boost.l7 rally.l7 other.l7 elsewhere.l7 duel.l7.l11 provoke.l7.l11 detach.l7
! rally.l7
? p1  war.leader.rally  4fate: war.core.total 3
! 1 -1 1 0
? p1+p2  war.core.invoke.order  free.a28.p1 free.a28.p1.reroll (paid.l7.1.p1) (paid.l7.2.p1) (paid.a1.p1) free.a27.p2.ground (paid.l7.1.p2.ground) (paid.l7.2.p2.ground) (paid.a1.p2.ground) *pass
! pass
.    war.core.shifts  piece=l7 total=4 against=2 opposed=yes foe=none shifts=2 outcome=success
.    war.leader.rally  leader=l7 aspect=war-consequence-unnamed(mild) gone=yes
? p1  war.action.one  end move.z2 force.z2 (move.z3) force.z3 attack.u8 attack.u10 (attack.l11) ambush intimidate (surround) scout.z2 (scout.z3) pin.u8 pin.u10 other.u4 elsewhere.u4 load rid.a1 rid.a2 rid.a3 (second) (give.l7) (boost.l7) (rally.l7) (other.l7) (elsewhere.l7) (duel.l7.l11) (provoke.l7.l11) detach.l7
! attack.u10
.    war.attack.target  piece=u4 target=u10 skill=war-skill(shoot)
? p1+p2  war.attack.shoot  4fate: war.core.total 0; 4fate: war.core.total 0
! 1 -1 1 -1  -1 -1 0 1
? p1  war.core.invoke.order  free.a28.p1 free.a28.p1.reroll (paid.u4.1.p1) (paid.u4.2.p1) (paid.l7.1.p1) (paid.l7.2.p1) (paid.u10.1.p1) (paid.a1.p1) (paid.a3.p1) *pass
! pass
.    war.core.shifts  piece=u4 total=0 against=-1 opposed=yes foe=u10 shifts=1 outcome=success
.    war.core.outcome.attack  piece=u4 target=u10 result=hit hit=1 player=p1
.    war.harm.absorb  piece=u10 hit=1
.    war.harm.average  piece=u10 player=p1
.    war.turn.end  piece=u4
? p2  war.turn.choose  u8 detach.l11
! u8
.=   war.turn.choose  piece=u8 player=p2
? p2  war.action.one  end move.z2 force.z2 (move.z1) force.z1 attack.u4 (attack.l7) ambush intimidate (surround) scout.z2 (scout.z1) pin.u4 other.u8 elsewhere.u8 load rid.a1 rid.a2 rid.a3 (second) give.l11 boost.l11 (rally.l11) other.l11 elsewhere.l11 duel.l11.l7 provoke.l11.l7 detach.l11
! boost.l11
.    war.leader.boost  leader=l11 piece=u8 placed=yes
.    war.core.boost  player=p2 aspect=war-boost-unnamed(war-leader-boost)
? p2  war.action.one  end move.z2 force.z2 (move.z1) force.z1 attack.u4 (attack.l7) ambush intimidate (surround) scout.z2 (scout.z1) pin.u4 other.u8 elsewhere.u8 load rid.a1 rid.a2 rid.a3 (second) (give.l11) (boost.l11) (rally.l11) (other.l11) (elsewhere.l11) (duel.l11.l7) (provoke.l11.l7) detach.l11
! other.u8
? p2  war.adv.general  4fate: war.core.total 2, war.leader.skill_bonus 1
! 0 0 -1 0
? p2+p1  war.core.invoke.order  free.a29.p2 free.a29.p2.reroll (paid.u8.1.p2) (paid.u8.2.p2) (paid.l11.1.p2) (paid.l11.2.p2) (paid.a3.p2) (paid.a23.p2) free.a28.p1.ground (paid.u8.1.p1.ground) (paid.u8.2.p1.ground) (paid.l11.1.p1.ground) (paid.l11.2.p1.ground) (paid.a3.p1.ground) (paid.a23.p1.ground) *pass
! pass
.    war.core.shifts  piece=u8 total=2 against=2 opposed=yes foe=none shifts=0 outcome=tie
.    war.core.outcome.advantage  piece=u8 on=u8 aim=none foe=none result=tie free=0
.    war.core.boost  player=p2 aspect=war-boost-unnamed(war-core-outcome-advantage)
? p2  war.action.one  end move.z2 (force.z2) (move.z1) (force.z1) (attack.u4) (attack.l7) (ambush) (intimidate) (surround) (scout.z2) (scout.z1) (pin.u4) (other.u8) (elsewhere.u8) (load) (rid.a1) (rid.a2) (rid.a3) (second) (give.l11) (boost.l11) (rally.l11) (other.l11) (elsewhere.l11) (duel.l11.l7) (provoke.l11.l7) detach.l11
! end
.    war.turn.end  piece=u8
.=   war.turn.everyone_once  round=6
? p1  war.turn.choose  u4 detach.l7
! u4
.=   war.turn.choose  piece=u4 player=p1
? p1  war.action.one  end move.z2 force.z2 (move.z3) force.z3 attack.u8 (attack.l11) ambush intimidate (surround) scout.z2 (scout.z3) pin.u8 other.u4 elsewhere.u4 load rid.a1 rid.a2 rid.a3 (second) give.l7 boost.l7 (rally.l7) other.l7 elsewhere.l7 duel.l7.l11 provoke.l7.l11 detach.l7
! give.l7
.    war.action.second.leader  leader=l7 piece=u4
? p1  war.action.one  end move.z2 force.z2 (move.z3) force.z3 attack.u8 (attack.l11) ambush intimidate (surround) scout.z2 (scout.z3) pin.u8 other.u4 elsewhere.u4 load rid.a1 rid.a2 rid.a3 (second) (give.l7) (boost.l7) (rally.l7) (other.l7) (elsewhere.l7) (duel.l7.l11) (provoke.l7.l11) detach.l7
! force.z3
? p2  war.over.enemy  *u8 u8.fight u8.provoke waive
! u8
? p1+p2  war.over.enemy  4fate: war.core.total 1, war.leader.skill_bonus 1; 4fate: war.core.total 1, war.leader.skill_bonus 1
! 1 1 -1 1  1 1 -1 0
? p1+p2  war.core.invoke.order  free.a28.p1 free.a28.p1.reroll (paid.u4.1.p1) (paid.u4.2.p1) (paid.l7.1.p1) (paid.l7.2.p1) (paid.u8.1.p1) (paid.u8.2.p1) (paid.l11.1.p1) (paid.l11.2.p1) (paid.a1.p1) (paid.a3.p1) (paid.a23.p1) free.a29.p2 free.a29.p2.ground free.a29.p2.reroll free.a30.p2 free.a30.p2.ground free.a30.p2.reroll (paid.u4.1.p2) (paid.u4.2.p2) (paid.l7.1.p2) (paid.l7.2.p2) (paid.u8.1.p2) (paid.u8.2.p2) (paid.l11.1.p2) (paid.l11.2.p2) (paid.a1.p2) (paid.a3.p2) (paid.a23.p2) *pass
! free.a28.p1
.    war.core.invoke  player=p1 aspect=war-boost-unnamed(war-core-outcome-defend) price=free how=plus
? p2  war.core.invoke.order  free.a29.p2 free.a29.p2.ground free.a29.p2.reroll free.a30.p2 free.a30.p2.ground free.a30.p2.reroll (paid.u4.1.p2) (paid.u4.2.p2) (paid.l7.1.p2) (paid.l7.2.p2) (paid.u8.1.p2) (paid.u8.2.p2) (paid.l11.1.p2) (paid.l11.2.p2) (paid.a1.p2) (paid.a3.p2) (paid.a23.p2) *pass
! free.a29.p2
.    war.core.invoke  player=p2 aspect=war-boost-unnamed(war-leader-boost) price=free how=plus
? p2  war.core.invoke.order  free.a30.p2 free.a30.p2.ground free.a30.p2.reroll (paid.u4.1.p2) (paid.u4.2.p2) (paid.l7.1.p2) (paid.l7.2.p2) (paid.u8.1.p2) (paid.u8.2.p2) (paid.l11.1.p2) (paid.l11.2.p2) (paid.a1.p2) (paid.a3.p2) (paid.a23.p2) *pass
! free.a30.p2
.    war.core.invoke  player=p2 aspect=war-boost-unnamed(war-core-outcome-advantage) price=free how=plus
.    war.core.shifts  piece=u4 total=6 against=7 opposed=yes foe=u8 shifts=-1 outcome=fail
.    war.over.result  piece=u4 zone=z3 result=fail foe=u8
? p1  war.opt.success_at_cost  *fail pay
! fail
? p1  war.action.one  end move.z2 (force.z2) (move.z3) (force.z3) attack.u8 (attack.l11) ambush intimidate (surround) scout.z2 (scout.z3) pin.u8 other.u4 elsewhere.u4 load (rid.a1) (rid.a2) (rid.a3) (second) (give.l7) (boost.l7) (rally.l7) (other.l7) (elsewhere.l7) (duel.l7.l11) (provoke.l7.l11) detach.l7
! other.u4
? p1  war.adv.general  4fate: war.core.total 2, war.leader.skill_bonus 1
! 1 0 -1 1
.    war.core.shifts  piece=u4 total=4 against=2 opposed=yes foe=none shifts=2 outcome=success
.    war.core.outcome.advantage  piece=u4 on=u4 aim=none foe=none result=success free=1
.    war.core.situation_aspect  player=p1 aspect=war-advantage-unnamed on=u4 change=new before=none
? p1  war.action.one  end move.z2 (force.z2) (move.z3) (force.z3) (attack.u8) (attack.l11) (ambush) (intimidate) (surround) (scout.z2) (scout.z3) (pin.u8) (other.u4) (elsewhere.u4) (load) (rid.a1) (rid.a2) (rid.a3) (rid.a31) (second) (give.l7) (boost.l7) (rally.l7) (other.l7) (elsewhere.l7) (duel.l7.l11) (provoke.l7.l11) detach.l7
! end
.    war.turn.end  piece=u4
? p2  war.turn.choose  u8 detach.l11
! u8
.=   war.turn.choose  piece=u8 player=p2
? p2  war.action.one  end move.z2 force.z2 (move.z1) force.z1 attack.u4 (attack.l7) ambush intimidate (surround) scout.z2 (scout.z1) pin.u4 other.u8 elsewhere.u8 load rid.a1 rid.a2 rid.a3 (second) give.l11 boost.l11 (rally.l11) other.l11 elsewhere.l11 duel.l11.l7 provoke.l11.l7 detach.l11
! boost.l11
.    war.leader.boost  leader=l11 piece=u8 placed=yes
.    war.core.boost  player=p2 aspect=war-boost-unnamed(war-leader-boost)
? p2  war.action.one  end move.z2 force.z2 (move.z1) force.z1 attack.u4 (attack.l7) ambush intimidate (surround) scout.z2 (scout.z1) pin.u4 other.u8 elsewhere.u8 load rid.a1 rid.a2 rid.a3 (second) (give.l11) (boost.l11) (rally.l11) (other.l11) (elsewhere.l11) (duel.l11.l7) (provoke.l11.l7) detach.l11
! other.u8
? p2  war.adv.general  4fate: war.core.total 2, war.leader.skill_bonus 1
! 0 1 1 1
? p1  war.core.invoke.order  free.a31.p1.ground (paid.u8.1.p1.ground) (paid.u8.2.p1.ground) (paid.l11.1.p1.ground) (paid.l11.2.p1.ground) (paid.a3.p1.ground) (paid.a23.p1.ground) *pass
! pass
.    war.core.shifts  piece=u8 total=6 against=2 opposed=yes foe=none shifts=4 outcome=style
.    war.core.outcome.advantage  piece=u8 on=u8 aim=none foe=none result=style free=2
.    war.core.situation_aspect  player=p2 aspect=war-advantage-unnamed on=u8 change=new before=none
? p2  war.action.one  end move.z2 (force.z2) (move.z1) (force.z1) (attack.u4) (attack.l7) (ambush) (intimidate) (surround) (scout.z2) (scout.z1) (pin.u4) (other.u8) (elsewhere.u8) (load) (rid.a1) (rid.a2) (rid.a3) (rid.a33) (second) (give.l11) (boost.l11) (rally.l11) (other.l11) (elsewhere.l11) (duel.l11.l7) (provoke.l11.l7) detach.l11
! end
.    war.turn.end  piece=u8
.=   war.turn.everyone_once  round=7
? p1  war.turn.choose  u4 detach.l7
! u4
.=   war.turn.choose  piece=u4 player=p1
? p1  war.action.one  end move.z2 force.z2 (move.z3) force.z3 attack.u8 (attack.l11) ambush intimidate (surround) scout.z2 (scout.z3) pin.u8 other.u4 elsewhere.u4 load rid.a1 rid.a2 rid.a3 rid.a31 (second) give.l7 boost.l7 (rally.l7) other.l7 elsewhere.l7 duel.l7.l11 provoke.l7.l11 detach.l7
! give.l7
.    war.action.second.leader  leader=l7 piece=u4
? p1  war.action.one  end move.z2 force.z2 (move.z3) force.z3 attack.u8 (attack.l11) ambush intimidate (surround) scout.z2 (scout.z3) pin.u8 other.u4 elsewhere.u4 load rid.a1 rid.a2 rid.a3 rid.a31 (second) (give.l7) (boost.l7) (rally.l7) (other.l7) (elsewhere.l7) (duel.l7.l11) (provoke.l7.l11) detach.l7
! force.z3
? p2  war.over.enemy  *u8 u8.fight u8.provoke waive
! u8
? p1+p2  war.over.enemy  4fate: war.core.total 1, war.leader.skill_bonus 1; 4fate: war.core.total 1, war.leader.skill_bonus 1
! -1 -1 0 1  0 0 -1 0
? p1+p2  war.core.invoke.order  free.a31.p1 free.a31.p1.reroll (paid.u4.1.p1) (paid.u4.2.p1) (paid.l7.1.p1) (paid.l7.2.p1) (paid.u8.1.p1) (paid.u8.2.p1) (paid.l11.1.p1) (paid.l11.2.p1) (paid.a1.p1) (paid.a3.p1) (paid.a23.p1) (paid.a31.p1) (paid.a33.p1) free.a32.p2 free.a32.p2.ground free.a32.p2.reroll free.a33.p2 free.a33.p2.ground free.a33.p2.reroll (paid.u4.1.p2) (paid.u4.2.p2) (paid.l7.1.p2) (paid.l7.2.p2) (paid.u8.1.p2) (paid.u8.2.p2) (paid.l11.1.p2) (paid.l11.2.p2) (paid.a1.p2) (paid.a3.p2) (paid.a23.p2) (paid.a31.p2) (paid.a33.p2) *pass
! free.a31.p1
.    war.core.invoke  player=p1 aspect=war-advantage-unnamed price=free how=plus
? p2  war.core.invoke.order  free.a32.p2 free.a32.p2.ground free.a32.p2.reroll free.a33.p2 free.a33.p2.ground free.a33.p2.reroll (paid.u4.1.p2) (paid.u4.2.p2) (paid.l7.1.p2) (paid.l7.2.p2) (paid.u8.1.p2) (paid.u8.2.p2) (paid.l11.1.p2) (paid.l11.2.p2) (paid.a1.p2) (paid.a3.p2) (paid.a23.p2) (paid.a31.p2) (paid.a33.p2) *pass
! free.a32.p2
.    war.core.invoke  player=p2 aspect=war-boost-unnamed(war-leader-boost) price=free how=plus
? p2  war.core.invoke.order  free.a33.p2 free.a33.p2.ground free.a33.p2.reroll (paid.u4.1.p2) (paid.u4.2.p2) (paid.l7.1.p2) (paid.l7.2.p2) (paid.u8.1.p2) (paid.u8.2.p2) (paid.l11.1.p2) (paid.l11.2.p2) (paid.a1.p2) (paid.a3.p2) (paid.a23.p2) (paid.a31.p2) (paid.a33.p2) *pass
! free.a33.p2
.    war.core.invoke  player=p2 aspect=war-advantage-unnamed price=free how=plus
? p2  war.core.invoke.order  free.a33.p2 free.a33.p2.ground free.a33.p2.reroll (paid.u4.1.p2) (paid.u4.2.p2) (paid.l7.1.p2) (paid.l7.2.p2) (paid.u8.1.p2) (paid.u8.2.p2) (paid.l11.1.p2) (paid.l11.2.p2) (paid.a1.p2) (paid.a3.p2) (paid.a23.p2) (paid.a31.p2) (paid.a33.p2) *pass
! pass
.    war.core.shifts  piece=u4 total=3 against=5 opposed=yes foe=u8 shifts=-2 outcome=fail
.    war.over.result  piece=u4 zone=z3 result=fail foe=u8
? p1  war.opt.success_at_cost  *fail pay
! fail
? p1  war.action.one  end move.z2 (force.z2) (move.z3) (force.z3) attack.u8 (attack.l11) ambush intimidate (surround) scout.z2 (scout.z3) pin.u8 other.u4 elsewhere.u4 load (rid.a1) (rid.a2) (rid.a3) (rid.a31) (second) (give.l7) (boost.l7) (rally.l7) (other.l7) (elsewhere.l7) (duel.l7.l11) (provoke.l7.l11) detach.l7
! other.u4
? p1  war.adv.general  4fate: war.core.total 2, war.leader.skill_bonus 1
! 1 0 0 0
? p2  war.core.invoke.order  free.a33.p2.ground (paid.u4.1.p2.ground) (paid.u4.2.p2.ground) (paid.l7.1.p2.ground) (paid.l7.2.p2.ground) (paid.a1.p2.ground) (paid.a31.p2.ground) *pass
! pass
.    war.core.shifts  piece=u4 total=4 against=2 opposed=yes foe=none shifts=2 outcome=success
.    war.core.outcome.advantage  piece=u4 on=u4 aim=none foe=none result=success free=1
.    war.core.situation_aspect  player=p1 aspect=war-advantage-unnamed on=u4 change=new before=none
? p1  war.action.one  end move.z2 (force.z2) (move.z3) (force.z3) (attack.u8) (attack.l11) (ambush) (intimidate) (surround) (scout.z2) (scout.z3) (pin.u8) (other.u4) (elsewhere.u4) (load) (rid.a1) (rid.a2) (rid.a3) (rid.a31) (rid.a34) (second) (give.l7) (boost.l7) (rally.l7) (other.l7) (elsewhere.l7) (duel.l7.l11) (provoke.l7.l11) detach.l7
! end
.    war.turn.end  piece=u4
? p2  war.turn.choose  u8 detach.l11
! u8
.=   war.turn.choose  piece=u8 player=p2
? p2  war.action.one  end move.z2 force.z2 (move.z1) force.z1 attack.u4 (attack.l7) ambush intimidate (surround) scout.z2 (scout.z1) pin.u4 other.u8 elsewhere.u8 load rid.a1 rid.a2 rid.a3 rid.a33 (second) give.l11 boost.l11 (rally.l11) other.l11 elsewhere.l11 duel.l11.l7 provoke.l11.l7 detach.l11
! give.l11
.    war.action.second.leader  leader=l11 piece=u8
? p2  war.action.one  end move.z2 force.z2 (move.z1) force.z1 attack.u4 (attack.l7) ambush intimidate (surround) scout.z2 (scout.z1) pin.u4 other.u8 elsewhere.u8 load rid.a1 rid.a2 rid.a3 rid.a33 (second) (give.l11) (boost.l11) (rally.l11) (other.l11) (elsewhere.l11) (duel.l11.l7) (provoke.l11.l7) detach.l11
! force.z1
? p1  war.over.enemy  *u4 u4.fight u4.will waive
! u4
? p2+p1  war.over.enemy  4fate: war.core.total 1, war.leader.skill_bonus 1; 4fate: war.core.total 1, war.leader.skill_bonus 1
! 0 -1 0 -1  1 1 -1 0
? p2  war.core.invoke.order  free.a33.p2 free.a33.p2.reroll (paid.u8.1.p2) (paid.u8.2.p2) (paid.l11.1.p2) (paid.l11.2.p2) (paid.u4.1.p2) (paid.u4.2.p2) (paid.l7.1.p2) (paid.l7.2.p2) (paid.a1.p2) (paid.a3.p2) (paid.a23.p2) (paid.a31.p2) (paid.a33.p2) (paid.a34.p2) *pass
! pass
.    war.core.shifts  piece=u8 total=0 against=3 opposed=yes foe=u4 shifts=-3 outcome=fail
.    war.core.boost  player=p1 aspect=war-boost-unnamed(war-core-outcome-defend)
.    war.over.result  piece=u8 zone=z1 result=fail foe=u4
? p2  war.opt.success_at_cost  *fail pay
! pay
? p2  war.core.cost.serious  *consequence aspect detail
! detail
? p2  war.core.cost.serious  text
! ""
.    war.core.cost.serious  detail="" said=no
.    war.over.result  piece=u8 zone=z1 result=paid foe=u4
? p2  war.action.one  end move.z2 (force.z2) (move.z3) (force.z3) attack.u4 (attack.l7) (ambush) intimidate (surround) scout.z2 scout.z3 (pin.u4) other.u8 elsewhere.u8 load (rid.a1) (rid.a2) (rid.a3) (rid.a33) (second) (give.l11) (boost.l11) (rally.l11) (other.l11) (elsewhere.l11) (duel.l11.l7) (provoke.l11.l7) detach.l11
! attack.u4
.    war.attack.target  piece=u8 target=u4 skill=war-skill(fight)
? p2+p1  war.attack.fight  4fate: war.core.total 2, war.leader.skill_bonus 1; 4fate: war.core.total 2, war.leader.skill_bonus 1
! 0 -1 1 1  0 -1 -1 1
? p2+p1  war.core.invoke.order  free.a33.p2 free.a33.p2.reroll (paid.u8.1.p2) (paid.u8.2.p2) (paid.l11.1.p2) (paid.l11.2.p2) (paid.u4.1.p2) (paid.u4.2.p2) (paid.l7.1.p2) (paid.l7.2.p2) (paid.a1.p2) (paid.a23.p2) (paid.a31.p2) (paid.a33.p2) (paid.a34.p2) free.a34.p1 free.a34.p1.reroll free.a35.p1 free.a35.p1.reroll (paid.u8.1.p1) (paid.u8.2.p1) (paid.l11.1.p1) (paid.l11.2.p1) (paid.u4.1.p1) (paid.u4.2.p1) (paid.l7.1.p1) (paid.l7.2.p1) (paid.a1.p1) (paid.a23.p1) (paid.a31.p1) (paid.a33.p1) (paid.a34.p1) *pass
! free.a33.p2
.    war.core.invoke  player=p2 aspect=war-advantage-unnamed price=free how=plus
? p1  war.core.invoke.order  free.a34.p1 free.a34.p1.reroll free.a35.p1 free.a35.p1.reroll (paid.u8.1.p1) (paid.u8.2.p1) (paid.l11.1.p1) (paid.l11.2.p1) (paid.u4.1.p1) (paid.u4.2.p1) (paid.l7.1.p1) (paid.l7.2.p1) (paid.a1.p1) (paid.a23.p1) (paid.a31.p1) (paid.a33.p1) (paid.a34.p1) *pass
! free.a35.p1
.    war.core.invoke  player=p1 aspect=war-boost-unnamed(war-core-outcome-defend) price=free how=plus
? p1  war.core.invoke.order  free.a34.p1 free.a34.p1.reroll (paid.u8.1.p1) (paid.u8.2.p1) (paid.l11.1.p1) (paid.l11.2.p1) (paid.u4.1.p1) (paid.u4.2.p1) (paid.l7.1.p1) (paid.l7.2.p1) (paid.a1.p1) (paid.a23.p1) (paid.a31.p1) (paid.a33.p1) (paid.a34.p1) *pass
! free.a34.p1
.    war.core.invoke  player=p1 aspect=war-advantage-unnamed price=free how=plus
.    war.core.shifts  piece=u8 total=6 against=6 opposed=yes foe=u4 shifts=0 outcome=tie
.    war.core.outcome.attack  piece=u8 target=u4 result=tie hit=0 player=p2
.    war.core.boost  player=p2 aspect=war-boost-unnamed(war-core-outcome-attack)
.    war.turn.end  piece=u8
.=   war.turn.everyone_once  round=8
? p1  war.turn.choose  u4 detach.l7
! u4
.=   war.turn.choose  piece=u4 player=p1
? p1  war.action.one  end move.z2 force.z2 (move.z3) force.z3 attack.u8 (attack.l11) (ambush) intimidate (surround) scout.z2 scout.z3 (pin.u8) other.u4 elsewhere.u4 load rid.a1 rid.a2 rid.a3 rid.a31 rid.a34 (second) give.l7 boost.l7 (rally.l7) other.l7 elsewhere.l7 duel.l7.l11 provoke.l7.l11 detach.l7
! duel.l7.l11
.    war.attack.target  piece=l7 target=l11 skill=war-skill(fight)
? p1+p2  war.leader.duel  4fate: war.core.total 3; 4fate: war.core.total 0
! -1 1 0 0  1 -1 1 -1
? p2  war.core.invoke.order  free.a36.p2 free.a36.p2.reroll (paid.l7.1.p2) (paid.l7.2.p2) (paid.l11.1.p2) (paid.l11.2.p2) (paid.a1.p2) (paid.a23.p2) *pass
! free.a36.p2
.    war.core.invoke  player=p2 aspect=war-boost-unnamed(war-core-outcome-attack) price=free how=plus
.    war.core.shifts  piece=l7 total=3 against=2 opposed=yes foe=l11 shifts=1 outcome=success
.    war.core.outcome.attack  piece=l7 target=l11 result=hit hit=1 player=p1
.    war.harm.absorb  piece=l11 hit=1
? p2  war.leader.duel  *box1 box2 mild moderate mild+moderate decline
! box1
.    war.leader.duel  leader=l11 box=1
? p1  war.action.one  end (move.z2) (force.z2) (move.z3) (force.z3) attack.u8 (attack.l11) (ambush) (intimidate) (surround) (scout.z2) (scout.z3) (pin.u8) (other.u4) (elsewhere.u4) (load) (rid.a1) (rid.a2) (rid.a3) (rid.a31) (rid.a34) (second) (give.l7) (boost.l7) (rally.l7) (other.l7) (elsewhere.l7) (duel.l7.l11) (provoke.l7.l11) (detach.l7)
! attack.u8
.    war.attack.target  piece=u4 target=u8 skill=war-skill(fight)
? p1+p2  war.attack.fight  4fate: war.core.total 2, war.leader.skill_bonus 1; 4fate: war.core.total 2, war.leader.skill_bonus 1
! 1 -1 0 0  -1 0 1 -1
.    war.core.shifts  piece=u4 total=3 against=2 opposed=yes foe=u8 shifts=1 outcome=success
.    war.core.outcome.attack  piece=u4 target=u8 result=hit hit=1 player=p1
.    war.harm.absorb  piece=u8 hit=1
.    war.harm.consequence_aspect  piece=u8 severity=mild aspect=war-consequence-unnamed(mild)
.    war.turn.end  piece=u4
? p2  war.turn.choose  u8 detach.l11
! u8
.=   war.turn.choose  piece=u8 player=p2
? p2  war.action.one  end move.z2 force.z2 (move.z3) force.z3 attack.u4 (attack.l7) (ambush) intimidate (surround) scout.z2 scout.z3 (pin.u4) other.u8 elsewhere.u8 load rid.a1 rid.a2 rid.a3 rid.a33 (second) give.l11 boost.l11 rally.l11 other.l11 elsewhere.l11 duel.l11.l7 provoke.l11.l7 detach.l11
! rally.l11
? p2  war.leader.rally  4fate: war.core.total 3
! 0 -1 -1 1
? p1  war.core.invoke.order  free.a37.p1.ground (paid.l11.1.p1.ground) (paid.l11.2.p1.ground) (paid.a1.p1.ground) (paid.a23.p1.ground) *pass
! free.a37.p1.ground
.    war.core.invoke  player=p1 aspect=war-consequence-unnamed(mild) price=free how=ground
.    war.core.shifts  piece=l11 total=2 against=4 opposed=yes foe=none shifts=-2 outcome=fail
.    war.leader.rally  leader=l11 aspect=war-consequence-unnamed(mild) gone=no
? p2  war.opt.success_at_cost  *fail pay
! fail
? p2  war.action.one  end move.z2 force.z2 (move.z3) force.z3 attack.u4 (attack.l7) (ambush) intimidate (surround) scout.z2 scout.z3 (pin.u4) other.u8 elsewhere.u8 load rid.a1 rid.a2 rid.a3 rid.a33 (second) (give.l11) (boost.l11) (rally.l11) (other.l11) (elsewhere.l11) (duel.l11.l7) (provoke.l11.l7) detach.l11
! attack.u4
.    war.attack.target  piece=u8 target=u4 skill=war-skill(fight)
? p2+p1  war.attack.fight  4fate: war.core.total 2, war.leader.skill_bonus 1; 4fate: war.core.total 2, war.leader.skill_bonus 1
! -1 1 1 1  0 0 -1 1
.    war.core.shifts  piece=u8 total=5 against=3 opposed=yes foe=u4 shifts=2 outcome=success
.    war.core.outcome.attack  piece=u8 target=u4 result=hit hit=2 player=p2
.    war.harm.absorb  piece=u4 hit=2
.    war.harm.consequence_aspect  piece=u4 severity=mild aspect=war-consequence-unnamed(mild)
.    war.turn.end  piece=u8
.=   war.turn.everyone_once  round=9
? p1  war.turn.choose  u4 detach.l7
! u4
.=   war.turn.choose  piece=u4 player=p1
? p1  war.action.one  end move.z2 force.z2 (move.z3) force.z3 attack.u8 (attack.l11) (ambush) intimidate (surround) scout.z2 scout.z3 (pin.u8) other.u4 elsewhere.u4 load rid.a1 rid.a2 rid.a3 rid.a31 rid.a34 (second) give.l7 boost.l7 rally.l7 other.l7 elsewhere.l7 duel.l7.l11 provoke.l7.l11 detach.l7
! duel.l7.l11
.    war.attack.target  piece=l7 target=l11 skill=war-skill(fight)
? p1+p2  war.leader.duel  4fate: war.core.total 3; 4fate: war.core.total 0
! -1 1 -1 1  -1 1 0 1
? p2  war.core.invoke.order  free.a38.p2 free.a38.p2.reroll (paid.l7.1.p2) (paid.l7.2.p2) (paid.l11.1.p2) (paid.l11.2.p2) (paid.a1.p2) (paid.a23.p2) *pass
! pass
.    war.core.shifts  piece=l7 total=3 against=1 opposed=yes foe=l11 shifts=2 outcome=success
.    war.core.outcome.attack  piece=l7 target=l11 result=hit hit=2 player=p1
.    war.harm.absorb  piece=l11 hit=2
? p2  war.leader.duel  *box2 mild moderate mild+moderate decline
! box2
.    war.leader.duel  leader=l11 box=2
? p1  war.action.one  end (move.z2) (force.z2) (move.z3) (force.z3) attack.u8 (attack.l11) (ambush) (intimidate) (surround) (scout.z2) (scout.z3) (pin.u8) (other.u4) (elsewhere.u4) (load) (rid.a1) (rid.a2) (rid.a3) (rid.a31) (rid.a34) (second) (give.l7) (boost.l7) (rally.l7) (other.l7) (elsewhere.l7) (duel.l7.l11) (provoke.l7.l11) (detach.l7)
! attack.u8
.    war.attack.target  piece=u4 target=u8 skill=war-skill(fight)
? p1+p2  war.attack.fight  4fate: war.core.total 2, war.leader.skill_bonus 1; 4fate: war.core.total 2, war.leader.skill_bonus 1
! 1 1 -1 1  1 1 1 -1
? p2  war.core.invoke.order  free.a38.p2 free.a38.p2.reroll (paid.u4.1.p2) (paid.u4.2.p2) (paid.l7.1.p2) (paid.l7.2.p2) (paid.u8.1.p2) (paid.u8.2.p2) (paid.l11.1.p2) (paid.l11.2.p2) (paid.a1.p2) (paid.a23.p2) (paid.a31.p2) (paid.a33.p2) (paid.a34.p2) (paid.a37.p2) (paid.a38.p2) *pass
! pass
.    war.core.shifts  piece=u4 total=5 against=5 opposed=yes foe=u8 shifts=0 outcome=tie
.    war.core.outcome.attack  piece=u4 target=u8 result=tie hit=0 player=p1
.    war.core.boost  player=p1 aspect=war-boost-unnamed(war-core-outcome-attack)
.    war.turn.end  piece=u4
? p2  war.turn.choose  u8 detach.l11
! u8
.=   war.turn.choose  piece=u8 player=p2
? p2  war.action.one  end move.z2 force.z2 (move.z3) force.z3 attack.u4 (attack.l7) (ambush) intimidate (surround) scout.z2 scout.z3 (pin.u4) other.u8 elsewhere.u8 load rid.a1 rid.a2 rid.a3 rid.a33 (second) give.l11 boost.l11 rally.l11 other.l11 elsewhere.l11 duel.l11.l7 provoke.l11.l7 detach.l11
! rally.l11
? p2  war.leader.rally  4fate: war.core.total 3
! 0 0 1 1
? p1  war.core.invoke.order  free.a39.p1.ground (paid.l11.1.p1.ground) (paid.l11.2.p1.ground) (paid.a1.p1.ground) (paid.a23.p1.ground) *pass
! pass
.    war.core.shifts  piece=l11 total=5 against=2 opposed=yes foe=none shifts=3 outcome=style
.    war.leader.rally  leader=l11 aspect=war-consequence-unnamed(mild) gone=yes
.    war.core.boost  player=p2 aspect=war-boost-unnamed(war-core-outcome-overcome)
? p2  war.action.one  end move.z2 force.z2 (move.z3) force.z3 attack.u4 (attack.l7) (ambush) intimidate (surround) scout.z2 scout.z3 (pin.u4) other.u8 elsewhere.u8 load rid.a1 rid.a2 rid.a3 rid.a33 (second) (give.l11) (boost.l11) (rally.l11) (other.l11) (elsewhere.l11) (duel.l11.l7) (provoke.l11.l7) detach.l11
! attack.u4
.    war.attack.target  piece=u8 target=u4 skill=war-skill(fight)
? p2+p1  war.attack.fight  4fate: war.core.total 2, war.leader.skill_bonus 1; 4fate: war.core.total 2, war.leader.skill_bonus 1
! 1 1 -1 -1  0 0 -1 0
? p2+p1  war.core.invoke.order  free.a38.p2 free.a38.p2.reroll free.a40.p2 free.a40.p2.reroll (paid.u8.1.p2) (paid.u8.2.p2) (paid.l11.1.p2) (paid.l11.2.p2) (paid.u4.1.p2) (paid.u4.2.p2) (paid.l7.1.p2) (paid.l7.2.p2) (paid.a1.p2) (paid.a23.p2) (paid.a31.p2) (paid.a33.p2) (paid.a34.p2) (paid.a38.p2) free.a39.p1 free.a39.p1.reroll (paid.u8.1.p1) (paid.u8.2.p1) (paid.l11.1.p1) (paid.l11.2.p1) (paid.u4.1.p1) (paid.u4.2.p1) (paid.l7.1.p1) (paid.l7.2.p1) (paid.a1.p1) (paid.a23.p1) (paid.a31.p1) (paid.a33.p1) (paid.a34.p1) (paid.a38.p1) *pass
! free.a40.p2
.    war.core.invoke  player=p2 aspect=war-boost-unnamed(war-core-outcome-overcome) price=free how=plus
? p2+p1  war.core.invoke.order  free.a38.p2 free.a38.p2.reroll (paid.u8.1.p2) (paid.u8.2.p2) (paid.l11.1.p2) (paid.l11.2.p2) (paid.u4.1.p2) (paid.u4.2.p2) (paid.l7.1.p2) (paid.l7.2.p2) (paid.a1.p2) (paid.a23.p2) (paid.a31.p2) (paid.a33.p2) (paid.a34.p2) (paid.a38.p2) free.a39.p1 free.a39.p1.reroll (paid.u8.1.p1) (paid.u8.2.p1) (paid.l11.1.p1) (paid.l11.2.p1) (paid.u4.1.p1) (paid.u4.2.p1) (paid.l7.1.p1) (paid.l7.2.p1) (paid.a1.p1) (paid.a23.p1) (paid.a31.p1) (paid.a33.p1) (paid.a34.p1) (paid.a38.p1) *pass
! free.a39.p1
.    war.core.invoke  player=p1 aspect=war-boost-unnamed(war-core-outcome-attack) price=free how=plus
? p2  war.core.invoke.order  free.a38.p2 free.a38.p2.reroll (paid.u8.1.p2) (paid.u8.2.p2) (paid.l11.1.p2) (paid.l11.2.p2) (paid.u4.1.p2) (paid.u4.2.p2) (paid.l7.1.p2) (paid.l7.2.p2) (paid.a1.p2) (paid.a23.p2) (paid.a31.p2) (paid.a33.p2) (paid.a34.p2) (paid.a38.p2) *pass
! pass
.    war.core.shifts  piece=u8 total=5 against=4 opposed=yes foe=u4 shifts=1 outcome=success
.    war.core.outcome.attack  piece=u8 target=u4 result=hit hit=1 player=p2
.    war.harm.absorb  piece=u4 hit=1
.    war.harm.defeated  piece=u4 player=p2
.    war.leader.unit_lost  leader=l7 zone=z1
.    war.end.when  player=p1 leaders=none
.=   war.end.when  side=s2 won=yes
.    war.end.winner_point  player=p2
.    war.chest.vanish  player=p1 points=0 bought=0 own=0
.    war.chest.vanish  player=p2 points=0 bought=0 own=1
=>   over
