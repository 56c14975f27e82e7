# A whole battle: the ready raid, two players, three zones. Pin and upkeep, rally, duel, a leader who changes his unit, serious and minor costs.
= war
? table  war.setup.order  *players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! ready.raid
.=   war.setup.order
.=   war.init.roll
? p1  war.init.roll  4fate: war.core.total 3
! 1 -1 1 -1
? p2  war.init.roll  4fate: war.core.total 3
! 0 0 1 1
? p1  war.core.invoke.order  paid.l7.1.p1 paid.l7.2.p1 paid.a1.p1 other *pass
! pass
? p2  war.core.invoke.order  paid.l11.1.p2 paid.l11.2.p2 paid.a3.p2 other *pass
! pass
.    war.init.roll  player=p1 total=3
.    war.init.roll  player=p2 total=5
.    war.turn.choose  player=p2 number=1
.    war.turn.choose  player=p1 number=2
.=   war.turn.everyone_once  round=1
? p2  war.turn.choose  u8 u9 u10 detach.l11 concede gm
! u8
.=   war.turn.choose  piece=u8 player=p2
? p2  war.action.one  end move.z2 force.z2 (move.z1) force.z1 attack.u4 attack.u5 attack.u6 (attack.l7) ambush intimidate (surround) scout.z2 (scout.z1) pin.u4 pin.u5 pin.u6 other.u8 load rid.a1 rid.a2 rid.a3 (second) give.l11 boost.l11 (rally.l11) other.l11 duel.l11.l7 detach.l11 concede gm
! duel.l11.l7
? p2  war.attack.shoot  *shoot (fight) provoke back
! shoot
.    war.attack.target  piece=l11 target=l7 skill=war-skill(shoot)
? p1  war.core.opposition  *athletics waive surrender concede
! athletics
? p2  war.leader.duel  4fate: war.core.total 1
! 1 1 0 1
? p1  war.leader.duel  4fate: war.core.total 2
! 1 0 0 0
? p2  war.core.invoke.order  paid.l11.1.p2 paid.l11.2.p2 paid.l7.1.p2 paid.l7.2.p2 paid.a1.p2 paid.a3.p2 other *pass
! pass
? p1  war.core.invoke.order  paid.l11.1.p1 paid.l11.2.p1 paid.l7.1.p1 paid.l7.2.p1 paid.a1.p1 paid.a3.p1 other *pass
! pass
.    war.core.shifts  piece=l11 total=4 against=3 opposed=yes shifts=1 outcome=success
.    war.core.outcome.attack  piece=l11 target=l7 result=hit hit=1
.    war.harm.absorb  piece=l7 hit=1
? p1  war.leader.duel  *box1 box2 box3 mild moderate severe mild+moderate mild+severe moderate+severe mild+moderate+severe decline
! box1
.    war.leader.duel  leader=l7 box=1
? p2  war.action.one  end (move.z2) (force.z2) (move.z1) (force.z1) attack.u4 attack.u5 attack.u6 (attack.l7) (ambush) (intimidate) (surround) (scout.z2) (scout.z1) (pin.u4) (pin.u5) (pin.u6) (other.u8) (load) (rid.a1) (rid.a2) (rid.a3) (second) (give.l11) (boost.l11) (rally.l11) (other.l11) (duel.l11.l7) (detach.l11) concede gm
! attack.u6
? p2  war.attack.shoot  *shoot (fight) (provoke) back
! shoot
.    war.attack.target  piece=u8 target=u6 skill=war-skill(shoot)
? p1  war.core.opposition  *athletics waive concede
! athletics
? p2  war.attack.shoot  4fate: war.core.total 0
! 1 -1 0 0
? p1  war.attack.shoot  4fate: war.core.total 0
! 0 1 0 -1
? p2  war.core.invoke.order  paid.u8.1.p2 paid.u8.2.p2 paid.l11.1.p2 paid.l11.2.p2 paid.u6.1.p2 paid.a1.p2 paid.a3.p2 other *pass
! pass
? p1  war.core.invoke.order  paid.u8.1.p1 paid.u8.2.p1 paid.l11.1.p1 paid.l11.2.p1 paid.u6.1.p1 paid.a1.p1 paid.a3.p1 (paid.l7.1.p1) (paid.l7.2.p1) other *pass
! pass
.    war.core.shifts  piece=u8 total=0 against=0 opposed=yes shifts=0 outcome=tie
.    war.core.outcome.attack  piece=u8 target=u6 result=tie hit=0
? p2  war.core.boost  text
! "Off Balance"
.    war.core.boost  player=p2 aspect="Off Balance"
.    war.turn.end  piece=u8
? p1  war.turn.choose  u4 u5 u6 detach.l7 concede gm
! u5
.=   war.turn.choose  piece=u5 player=p1
? p1  war.action.one  end move.z2 force.z2 (move.z3) force.z3 attack.u8 attack.u9 attack.u10 (attack.l11) ambush intimidate (surround) scout.z2 (scout.z3) pin.u8 pin.u9 pin.u10 other.u5 load rid.a1 rid.a2 rid.a3 second concede gm
! load
? p1  war.core.outcome.existing  a1 a2 a3 u4.1 u4.2 u5.1 u5.2 u6.1 u8.1 u8.2 u9.1 u9.2 u10.1 l7.1 l7.2 l11.1 l11.2 back
! a1
? p1  war.core.outcome.existing  *shoot will notice back
! shoot
? p2  war.adv.opposition  *fair u8 u9 u10 other concede
! u8
? p2  war.core.opposition  *athletics waive concede
! athletics
? p1  war.core.outcome.existing  4fate: war.core.total 2
! -1 -1 0 0
? p2  war.core.outcome.existing  4fate: war.core.total 1, war.leader.skill_bonus 1
! -1 -1 1 0
? p1  war.core.invoke.order  paid.u5.1.p1 paid.u5.2.p1 paid.u8.1.p1 paid.u8.2.p1 paid.l11.1.p1 paid.l11.2.p1 paid.a1.p1 paid.a3.p1 (paid.l7.1.p1) (paid.l7.2.p1) other *pass
! paid.u8.1.p1
? p1  war.core.invoke  *plus reroll
! reroll
.    war.core.invoke  player=p1 aspect=war-name-orcs-axes price=paid how=reroll
? p1  war.core.outcome.existing  4fate: war.core.total 2
! -1 1 0 0
? p2  war.core.invoke.order  free.a12.p2 paid.u5.1.p2 paid.u5.2.p2 (paid.u8.1.p2) paid.u8.2.p2 paid.l11.1.p2 paid.l11.2.p2 paid.a1.p2 paid.a3.p2 other *pass
! free.a12.p2
? p2  war.core.invoke  *plus reroll
! reroll
.    war.core.invoke  player=p2 aspect="Off Balance" price=free how=reroll
? p2  war.core.outcome.existing  4fate: war.core.total 1, war.leader.skill_bonus 1
! 1 1 0 1
? p2  war.core.invoke.order  paid.u5.1.p2 paid.u5.2.p2 (paid.u8.1.p2) paid.u8.2.p2 paid.l11.1.p2 paid.l11.2.p2 paid.a1.p2 paid.a3.p2 other *pass
! pass
.    war.core.shifts  piece=u5 total=2 against=5 opposed=yes shifts=-3 outcome=fail
.    war.core.outcome.existing  player=p2 aspect=war-name-raid-zone-1-aspect free=1
? p1  war.action.one  end move.z2 (force.z2) (move.z3) (force.z3) (attack.u8) (attack.u9) (attack.u10) (attack.l11) (ambush) (intimidate) (surround) (scout.z2) (scout.z3) (pin.u8) (pin.u9) (pin.u10) (other.u5) (load) (rid.a1) (rid.a2) (rid.a3) (second) concede gm
! end
.    war.turn.end  piece=u5
? p2  war.turn.choose  u9 u10 (u8) (detach.l11) concede gm
! u9
.=   war.turn.choose  piece=u9 player=p2
? p2  war.action.one  end move.z2 force.z2 (move.z1) force.z1 attack.u4 attack.u5 attack.u6 (attack.l7) ambush intimidate (surround) scout.z2 (scout.z1) pin.u4 pin.u5 pin.u6 other.u9 load rid.a1 rid.a2 rid.a3 second concede gm
! scout.z2
? p2  war.adv.scout  4fate: war.core.total 1
! 0 1 1 1
? p2  war.core.invoke.order  free.a1.p2 paid.u9.1.p2 paid.u9.2.p2 paid.a2.p2 paid.a3.p2 (paid.l11.1.p2) (paid.l11.2.p2) other *pass
! pass
.    war.core.shifts  piece=u9 total=4 against=4 opposed=yes shifts=0 outcome=tie
.    war.core.outcome.advantage  piece=u9 result=tie free=0
? p2  war.core.boost  text
! "Second Wind"
.    war.core.boost  player=p2 aspect="Second Wind"
? p2  war.action.one  end move.z2 (force.z2) (move.z1) (force.z1) (attack.u4) (attack.u5) (attack.u6) (attack.l7) (ambush) (intimidate) (surround) (scout.z2) (scout.z1) (pin.u4) (pin.u5) (pin.u6) (other.u9) (load) (rid.a1) (rid.a2) (rid.a3) second concede gm
! second
.    war.action.second.fate  player=p2 piece=u9
? p2  war.action.one  end move.z2 force.z2 (move.z1) force.z1 attack.u4 attack.u5 attack.u6 (attack.l7) (ambush) (intimidate) (surround) (scout.z2) (scout.z1) (pin.u4) (pin.u5) (pin.u6) (other.u9) (load) rid.a1 rid.a2 rid.a3 (second) concede gm
! attack.u6
? p2  war.attack.shoot  *shoot (fight) (provoke) back
! shoot
.    war.attack.target  piece=u9 target=u6 skill=war-skill(shoot)
? p1  war.core.opposition  *athletics waive concede
! athletics
? p2  war.attack.shoot  4fate: war.core.total 0
! -1 -1 -1 -1
? p1  war.attack.shoot  4fate: war.core.total 0
! -1 0 -1 -1
? p2  war.core.invoke.order  free.a1.p2 free.a13.p2 (paid.u9.1.p2) (paid.u9.2.p2) (paid.u6.1.p2) (paid.a1.p2) (paid.a3.p2) (paid.l11.1.p2) (paid.l11.2.p2) *pass
! free.a1.p2
? p2  war.core.invoke  *plus reroll
! reroll
.    war.core.invoke  player=p2 aspect=war-name-raid-zone-1-aspect price=free how=reroll
? p2  war.attack.shoot  4fate: war.core.total 0
! 0 0 0 -1
? p2  war.core.invoke.order  free.a13.p2 (paid.u9.1.p2) (paid.u9.2.p2) (paid.u6.1.p2) (paid.a1.p2) (paid.a3.p2) (paid.l11.1.p2) (paid.l11.2.p2) *pass
! pass
.    war.core.shifts  piece=u9 total=-1 against=-3 opposed=yes shifts=2 outcome=success
.    war.core.outcome.attack  piece=u9 target=u6 result=hit hit=2
.    war.harm.absorb  piece=u6 hit=2
.    war.harm.average  piece=u6 player=p2
.    war.turn.end  piece=u9
? p1  war.turn.choose  u4 (u5) detach.l7 concede gm
! u4
.=   war.turn.choose  piece=u4 player=p1
? p1  war.action.one  end move.z2 force.z2 (move.z3) force.z3 attack.u8 attack.u9 attack.u10 (attack.l11) ambush intimidate (surround) scout.z2 (scout.z3) pin.u8 pin.u9 pin.u10 other.u4 load rid.a1 rid.a2 rid.a3 (second) give.l7 boost.l7 (rally.l7) other.l7 duel.l7.l11 detach.l7 concede gm
! give.l7
.    war.action.second.leader  leader=l7 piece=u4
? p1  war.action.one  end move.z2 force.z2 (move.z3) force.z3 attack.u8 attack.u9 attack.u10 (attack.l11) ambush intimidate (surround) scout.z2 (scout.z3) pin.u8 pin.u9 pin.u10 other.u4 load rid.a1 rid.a2 rid.a3 (second) (give.l7) (boost.l7) (rally.l7) (other.l7) (duel.l7.l11) detach.l7 concede gm
! attack.u10
? p1  war.attack.shoot  *shoot (fight) (provoke) back
! shoot
.    war.attack.target  piece=u4 target=u10 skill=war-skill(shoot)
? p2  war.core.opposition  *athletics waive concede
! athletics
? p1  war.attack.shoot  4fate: war.core.total 0
! 0 0 1 0
? p2  war.attack.shoot  4fate: war.core.total 0
! 0 1 1 0
? p2  war.core.invoke.order  free.a13.p2 (paid.u4.1.p2) (paid.u4.2.p2) (paid.l7.1.p2) (paid.l7.2.p2) (paid.u10.1.p2) (paid.a1.p2) (paid.a3.p2) (paid.l11.1.p2) (paid.l11.2.p2) *pass
! pass
.    war.core.shifts  piece=u4 total=1 against=2 opposed=yes shifts=-1 outcome=fail
.    war.core.outcome.attack  piece=u4 target=u10 result=fail hit=0
.    war.turn.end  piece=u4
? p2  war.turn.choose  u10 (u8) (u9) (detach.l11) concede gm
! u10
.=   war.turn.choose  piece=u10 player=p2
? p2  war.action.one  end move.z2 force.z2 (move.z1) force.z1 attack.u4 attack.u5 (attack.l7) ambush intimidate (surround) scout.z2 (scout.z1) pin.u4 pin.u5 other.u10 load rid.a1 rid.a2 rid.a3 (second) concede gm
! attack.u5
? p2  war.attack.shoot  *shoot (fight) (provoke) back
! shoot
.    war.attack.target  piece=u10 target=u5 skill=war-skill(shoot)
? p1  war.core.opposition  *athletics waive concede
! athletics
? p2  war.attack.shoot  4fate: war.core.total 1
! -1 -1 0 0
? p1  war.attack.shoot  4fate: war.core.total 0
! 0 0 -1 1
? p2  war.core.invoke.order  free.a13.p2 (paid.u10.1.p2) (paid.u5.1.p2) (paid.u5.2.p2) (paid.a1.p2) (paid.a3.p2) (paid.l11.1.p2) (paid.l11.2.p2) *pass
! free.a13.p2
? p2  war.core.invoke  *plus reroll
! reroll
.    war.core.invoke  player=p2 aspect="Second Wind" price=free how=reroll
? p2  war.attack.shoot  4fate: war.core.total 1
! -1 -1 1 1
.    war.core.shifts  piece=u10 total=1 against=0 opposed=yes shifts=1 outcome=success
.    war.core.outcome.attack  piece=u10 target=u5 result=hit hit=1
.    war.harm.absorb  piece=u5 hit=1
? p1  war.harm.absorb  *mild decline
! mild
? p1  war.harm.consequence_aspect  text
! "Thinned Ranks"
.    war.harm.consequence_aspect  piece=u5 severity=mild aspect="Thinned Ranks"
.    war.turn.end  piece=u10
.=   war.turn.everyone_once  round=2
? p2  war.turn.choose  u8 u9 u10 detach.l11 concede gm
! u8
.=   war.turn.choose  piece=u8 player=p2
? p2  war.action.one  end move.z2 force.z2 (move.z1) force.z1 attack.u4 attack.u5 (attack.l7) ambush intimidate (surround) scout.z2 (scout.z1) pin.u4 pin.u5 other.u8 load rid.a1 rid.a2 rid.a3 (second) give.l11 boost.l11 (rally.l11) other.l11 duel.l11.l7 detach.l11 concede gm
<
? p2  war.turn.choose  u8 u9 u10 detach.l11 concede gm
>>
.=   war.turn.choose  piece=u8 player=p2
? p2  war.action.one  end move.z2 force.z2 (move.z1) force.z1 attack.u4 attack.u5 (attack.l7) ambush intimidate (surround) scout.z2 (scout.z1) pin.u4 pin.u5 other.u8 load rid.a1 rid.a2 rid.a3 (second) give.l11 boost.l11 (rally.l11) other.l11 duel.l11.l7 detach.l11 concede gm
! give.l11
.    war.action.second.leader  leader=l11 piece=u8
? p2  war.action.one  end move.z2 force.z2 (move.z1) force.z1 attack.u4 attack.u5 (attack.l7) ambush intimidate (surround) scout.z2 (scout.z1) pin.u4 pin.u5 other.u8 load rid.a1 rid.a2 rid.a3 (second) (give.l11) (boost.l11) (rally.l11) (other.l11) (duel.l11.l7) detach.l11 concede gm
! detach.l11
.    war.leader.attach  leader=l11 piece=u8 how=detach
? p2  war.action.one  end move.z2 force.z2 (move.z1) force.z1 attack.u4 attack.u5 (attack.l7) ambush intimidate (surround) scout.z2 (scout.z1) pin.u4 pin.u5 other.u8 load rid.a1 rid.a2 rid.a3 (second) (attach.l11) concede gm
! intimidate
? p2  war.adv.intimidate  self army u4 u5 back
! u4
? p1  war.core.opposition  *will waive concede
! will
? p2  war.adv.intimidate  4fate: war.core.total 1
! 0 1 1 0
? p1  war.adv.intimidate  4fate: war.core.total 1, war.leader.skill_bonus 1
! -1 1 -1 1
? p2  war.core.invoke.order  free.a14.p2 (paid.u8.1.p2) (paid.u8.2.p2) (paid.u4.1.p2) (paid.u4.2.p2) (paid.l7.1.p2) (paid.l7.2.p2) (paid.a1.p2) (paid.a3.p2) (paid.l11.1.p2) (paid.l11.2.p2) *pass
! pass
.    war.core.shifts  piece=u8 total=3 against=2 opposed=yes shifts=1 outcome=success
.    war.core.outcome.advantage  piece=u8 result=success free=1
? p2  war.adv.intimidate  text
! "Drums Like Thunder"
.    war.core.situation_aspect  player=p2 aspect="Drums Like Thunder" on=u4
? p2  war.action.one  end move.z2 force.z2 (move.z1) force.z1 attack.u4 attack.u5 (attack.l7) (ambush) (intimidate) (surround) (scout.z2) (scout.z1) (pin.u4) (pin.u5) (other.u8) (load) rid.a1 rid.a2 rid.a3 (second) (attach.l11) concede gm
! attack.u5
? p2  war.attack.shoot  *shoot (fight) (provoke) back
! shoot
.    war.attack.target  piece=u8 target=u5 skill=war-skill(shoot)
? p1  war.core.opposition  *athletics waive concede
! athletics
? p2  war.attack.shoot  4fate: war.core.total 0
! 0 0 0 0
? p1  war.attack.shoot  4fate: war.core.total 0
! 1 0 0 0
? p2  war.core.invoke.order  free.a14.p2 free.a15.p2 (paid.u8.1.p2) (paid.u8.2.p2) (paid.u5.1.p2) (paid.u5.2.p2) (paid.a1.p2) (paid.a3.p2) (paid.a14.p2) (paid.l11.1.p2) (paid.l11.2.p2) *pass
! free.a14.p2
? p2  war.core.invoke  *plus reroll
! plus
.    war.core.invoke  player=p2 aspect="Thinned Ranks" price=free how=plus
? p2  war.core.invoke.order  free.a15.p2 (paid.u8.1.p2) (paid.u8.2.p2) (paid.u5.1.p2) (paid.u5.2.p2) (paid.a1.p2) (paid.a3.p2) (paid.a14.p2) (paid.l11.1.p2) (paid.l11.2.p2) *pass
! pass
.    war.core.shifts  piece=u8 total=2 against=1 opposed=yes shifts=1 outcome=success
.    war.core.outcome.attack  piece=u8 target=u5 result=hit hit=1
.    war.harm.absorb  piece=u5 hit=1
.    war.harm.defeated  piece=u5 player=p2
.    war.turn.end  piece=u8
? p1  war.turn.choose  u4 detach.l7 concede gm
! u4
.=   war.turn.choose  piece=u4 player=p1
? p1  war.action.one  end move.z2 force.z2 (move.z3) force.z3 attack.u8 attack.u9 attack.u10 (attack.l11) ambush intimidate (surround) scout.z2 (scout.z3) pin.u8 pin.u9 pin.u10 other.u4 load rid.a1 rid.a2 rid.a3 rid.a15 (second) give.l7 boost.l7 (rally.l7) other.l7 duel.l7.l11 detach.l7 concede gm
! rid.a15
? p1  war.over.aspect  *fight athletics will back
! fight
? p1  war.over.aspect  4fate: war.core.total 2, war.leader.skill_bonus 1
! 0 0 -1 0
? p2  war.core.invoke.order  free.a15.p2 (paid.u4.1.p2) (paid.u4.2.p2) (paid.l7.1.p2) (paid.l7.2.p2) (paid.a1.p2) (paid.a15.p2) *pass
! pass
.    war.core.shifts  piece=u4 total=2 against=2 opposed=yes shifts=0 outcome=tie
.    war.over.aspect  aspect="Drums Like Thunder" gone=yes
? p2  war.core.cost.minor  *boost detail
! boost
? p2  war.core.boost  text
! "A Gap in the Line"
.    war.core.boost  player=p2 aspect="A Gap in the Line"
? p1  war.action.one  end move.z2 (force.z2) (move.z3) (force.z3) (attack.u8) (attack.u9) (attack.u10) (attack.l11) (ambush) (intimidate) (surround) (scout.z2) (scout.z3) (pin.u8) (pin.u9) (pin.u10) (other.u4) (load) (rid.a1) (rid.a2) (rid.a3) (second) give.l7 boost.l7 (rally.l7) other.l7 duel.l7.l11 detach.l7 concede gm
! boost.l7
.    war.leader.boost  leader=l7 piece=u4 placed=yes
? p1  war.core.boost  text
! "Dust in Their Eyes"
.    war.core.boost  player=p1 aspect="Dust in Their Eyes"
? p1  war.action.one  end move.z2 (force.z2) (move.z3) (force.z3) (attack.u8) (attack.u9) (attack.u10) (attack.l11) (ambush) (intimidate) (surround) (scout.z2) (scout.z3) (pin.u8) (pin.u9) (pin.u10) (other.u4) (load) (rid.a1) (rid.a2) (rid.a3) (second) (give.l7) (boost.l7) (rally.l7) (other.l7) (duel.l7.l11) detach.l7 concede gm
! end
.    war.turn.end  piece=u4
? p2  war.turn.choose  u9 u10 (u8) (l11) concede gm
! u9
.=   war.turn.choose  piece=u9 player=p2
? p2  war.action.one  end move.z2 force.z2 (move.z1) force.z1 attack.u4 (attack.l7) ambush intimidate (surround) scout.z2 (scout.z1) pin.u4 other.u9 load rid.a1 rid.a2 rid.a3 (second) (attach.l11) concede gm
! force.z1
? p2  war.over.skills  *athletics fight notice drive pilot back
! athletics
? p1  war.over.enemy  *u4 u4.fight u4.will waive concede
! u4
? p2  war.over.enemy  4fate: war.core.total 2
! 1 -1 1 0
? p1  war.over.enemy  4fate: war.core.total 1, war.leader.skill_bonus 1
! 0 0 0 1
? p2  war.core.invoke.order  free.a16.p2 (paid.u9.1.p2) (paid.u9.2.p2) (paid.u4.1.p2) (paid.u4.2.p2) (paid.l7.1.p2) (paid.l7.2.p2) (paid.a1.p2) (paid.a3.p2) (paid.l11.1.p2) (paid.l11.2.p2) *pass
! free.a16.p2
? p2  war.core.invoke  *plus reroll
! plus
.    war.core.invoke  player=p2 aspect="A Gap in the Line" price=free how=plus
? p1  war.core.invoke.order  free.a17.p1 (paid.u9.1.p1) (paid.u9.2.p1) (paid.u4.1.p1) (paid.u4.2.p1) (paid.l7.1.p1) (paid.l7.2.p1) (paid.a1.p1) (paid.a3.p1) *pass
! free.a17.p1
? p1  war.core.invoke  *plus reroll
! plus
.    war.core.invoke  player=p1 aspect="Dust in Their Eyes" price=free how=plus
.    war.core.shifts  piece=u9 total=5 against=5 opposed=yes shifts=0 outcome=tie
.    war.over.result  piece=u9 zone=z1 result=tie
? p2  war.core.cost.minor  *boost detail
! detail
? p2  war.core.cost.minor  text
! "Two banners are lost in the mud"
.    war.core.cost.minor  detail="Two banners are lost in the mud" said=yes
? p2  war.action.one  end move.z2 (force.z2) (move.z3) (force.z3) (attack.u4) (attack.l7) (ambush) (intimidate) (surround) (scout.z2) (scout.z3) (pin.u4) (other.u9) (load) (rid.a1) (rid.a2) (rid.a3) (second) (attach.l11) concede gm
! end
.    war.turn.end  piece=u9
? p2  war.turn.choose  u10 (u8) (u9) (l11) concede gm
! u10
.=   war.turn.choose  piece=u10 player=p2
? p2  war.action.one  end move.z2 force.z2 (move.z1) force.z1 attack.u4 (attack.l7) ambush intimidate (surround) scout.z2 (scout.z1) pin.u4 other.u10 load rid.a1 rid.a2 rid.a3 (second) (attach.l11) concede gm
! pin.u4
? p1  war.core.opposition  *athletics waive concede
! athletics
? p2  war.adv.pin  4fate: war.core.total 1
! 1 1 1 -1
? p1  war.adv.pin  4fate: war.core.total 1, war.leader.skill_bonus 1
! -1 0 -1 0
.    war.core.shifts  piece=u10 total=3 against=0 opposed=yes shifts=3 outcome=style
.    war.core.outcome.advantage  piece=u10 result=style free=2
.    war.core.situation_aspect  player=p2 aspect=war-aspect-pinned(u10) on=u4
? p2  war.action.one  end move.z2 (force.z2) (move.z1) (force.z1) (attack.u4) (attack.l7) (ambush) (intimidate) (surround) (scout.z2) (scout.z1) (keep.a18) (other.u10) (load) (rid.a1) (rid.a2) (rid.a3) (second) (attach.l11) concede gm
! end
.    war.turn.end  piece=u10
.=   war.turn.everyone_once  round=3
? p2  war.turn.choose  u8 u9 u10 l11 concede gm
! u9
.=   war.turn.choose  piece=u9 player=p2
? p2  war.action.one  end move.z2 force.z2 (move.z3) force.z3 attack.u4 (attack.l7) (ambush) intimidate (surround) scout.z2 (scout.z3) (pin.u4) other.u9 load rid.a1 rid.a2 rid.a3 (second) (attach.l11) concede gm
! attack.u4
? p2  war.attack.fight  *fight (shoot) (provoke) back
! fight
.    war.attack.target  piece=u9 target=u4 skill=war-skill(fight)
? p1  war.core.opposition  *fight athletics waive concede
! fight
? p2  war.attack.fight  4fate: war.core.total 1
! 1 -1 -1 1
? p1  war.attack.fight  4fate: war.core.total 2, war.leader.skill_bonus 1
! -1 1 0 1
? p2  war.core.invoke.order  free.a18.p2 (paid.u9.1.p2) (paid.u9.2.p2) (paid.u4.1.p2) (paid.u4.2.p2) (paid.l7.1.p2) (paid.l7.2.p2) (paid.a1.p2) (paid.a18.p2) *pass
! free.a18.p2
? p2  war.core.invoke  *plus reroll
! plus
.    war.core.invoke  player=p2 aspect=war-aspect-pinned(u10) price=free how=plus
? p2  war.core.invoke.order  free.a18.p2 (paid.u9.1.p2) (paid.u9.2.p2) (paid.u4.1.p2) (paid.u4.2.p2) (paid.l7.1.p2) (paid.l7.2.p2) (paid.a1.p2) (paid.a18.p2) *pass
! free.a18.p2
? p2  war.core.invoke  *plus reroll
! plus
.    war.core.invoke  player=p2 aspect=war-aspect-pinned(u10) price=free how=plus
.    war.core.shifts  piece=u9 total=5 against=4 opposed=yes shifts=1 outcome=success
.    war.core.outcome.attack  piece=u9 target=u4 result=hit hit=1
.    war.harm.absorb  piece=u4 hit=1
? p1  war.harm.absorb  *mild decline
! mild
? p1  war.harm.consequence_aspect  text
! "Captain Down"
.    war.harm.consequence_aspect  piece=u4 severity=mild aspect="Captain Down"
.    war.turn.end  piece=u9
? p1  war.turn.choose  u4 detach.l7 concede gm
! u4
.=   war.turn.choose  piece=u4 player=p1
? p1  war.action.one  end (move.z2) force.z2 (move.z3) force.z3 attack.u8 attack.u9 attack.u10 (attack.l11) (ambush) intimidate (surround) scout.z2 (scout.z3) pin.u8 (pin.u9) pin.u10 other.u4 load rid.a1 rid.a2 rid.a3 (second) give.l7 boost.l7 rally.l7 other.l7 duel.l7.l11 detach.l7 concede gm
! rally.l7
? p1  war.leader.rally  4fate: war.core.total 3
! -1 -1 0 -1
? p2  war.core.invoke.order  free.a19.p2 (paid.l7.1.p2) (paid.l7.2.p2) (paid.a1.p2) *pass
! pass
.    war.core.shifts  piece=l7 total=0 against=2 opposed=yes shifts=-2 outcome=fail
.    war.leader.rally  leader=l7 aspect="Captain Down" gone=no
? p1  war.opt.success_at_cost  *fail pay
! pay
? p2  war.core.cost.serious  *consequence aspect detail
! consequence
? p1  war.harm.consequence_aspect  text
! "Bloodied Flank"
.    war.harm.consequence_aspect  piece=l7 severity=mild aspect="Bloodied Flank"
.    war.leader.rally  leader=l7 aspect="Captain Down" gone=yes
? p1  war.action.one  end (move.z2) force.z2 (move.z3) force.z3 attack.u8 attack.u9 attack.u10 (attack.l11) (ambush) intimidate (surround) scout.z2 (scout.z3) pin.u8 (pin.u9) pin.u10 other.u4 load rid.a1 rid.a2 rid.a3 (second) (give.l7) (boost.l7) (rally.l7) (other.l7) (duel.l7.l11) detach.l7 concede gm
! attack.u10
? p1  war.attack.shoot  *shoot (fight) (provoke) back
! shoot
.    war.attack.target  piece=u4 target=u10 skill=war-skill(shoot)
? p2  war.core.opposition  *athletics waive concede
! athletics
? p1  war.attack.shoot  4fate: war.core.total 0
! -1 -1 0 -1
? p2  war.attack.shoot  4fate: war.core.total 0
! -1 1 -1 1
? p2  war.core.invoke.order  free.a20.p2 (paid.u4.1.p2) (paid.u4.2.p2) (paid.l7.1.p2) (paid.l7.2.p2) (paid.u10.1.p2) (paid.a1.p2) (paid.a3.p2) (paid.a18.p2) (paid.a20.p2) (paid.l11.1.p2) (paid.l11.2.p2) *pass
! pass
.    war.core.shifts  piece=u4 total=-3 against=0 opposed=yes shifts=-3 outcome=fail
.    war.core.outcome.attack  piece=u4 target=u10 result=fail hit=0
? p2  war.core.boost  text
! "Caught Mid-Step"
.    war.core.boost  player=p2 aspect="Caught Mid-Step"
.    war.turn.end  piece=u4
? p2  war.turn.choose  u8 u10 l11 (u9) concede gm
! u10
.=   war.turn.choose  piece=u10 player=p2
? p2  war.action.one  end move.z2 force.z2 (move.z1) force.z1 attack.u4 (attack.l7) ambush intimidate (surround) scout.z2 (scout.z1) keep.a18 other.u10 load rid.a1 rid.a2 rid.a3 (second) attach.l11 concede gm
! keep.a18
.    war.adv.pin.maintain  piece=u10 target=u4 kept=yes
? p2  war.action.one  end move.z2 (force.z2) (move.z1) (force.z1) (attack.u4) (attack.l7) (ambush) (intimidate) (surround) (scout.z2) (scout.z1) (keep.a18) (other.u10) (load) (rid.a1) (rid.a2) (rid.a3) (second) attach.l11 concede gm
! attach.l11
.    war.leader.attach  leader=l11 piece=u10 how=attach
? p2  war.action.one  end move.z2 (force.z2) (move.z1) (force.z1) (attack.u4) (attack.l7) (ambush) (intimidate) (surround) (scout.z2) (scout.z1) (keep.a18) (other.u10) (load) (rid.a1) (rid.a2) (rid.a3) (second) give.l11 boost.l11 (rally.l11) other.l11 duel.l11.l7 (detach.l11) concede gm
! boost.l11
.    war.leader.boost  leader=l11 piece=u10 placed=yes
? p2  war.core.boost  text
! "Loose Formation"
.    war.core.boost  player=p2 aspect="Loose Formation"
? p2  war.action.one  end move.z2 (force.z2) (move.z1) (force.z1) (attack.u4) (attack.l7) (ambush) (intimidate) (surround) (scout.z2) (scout.z1) (keep.a18) (other.u10) (load) (rid.a1) (rid.a2) (rid.a3) (second) (give.l11) (boost.l11) (rally.l11) (other.l11) (duel.l11.l7) (detach.l11) concede gm
! end
.    war.turn.end  piece=u10
? p2  war.turn.choose  u8 (u9) (u10) (detach.l11) concede gm
! u8
.=   war.turn.choose  piece=u8 player=p2
? p2  war.action.one  end move.z2 force.z2 (move.z1) force.z1 attack.u4 (attack.l7) ambush intimidate (surround) scout.z2 (scout.z1) pin.u4 other.u8 load rid.a1 rid.a2 rid.a3 (second) concede gm
! force.z1
? p2  war.over.skills  fight *athletics provoke drive pilot back
! athletics
? p1  war.over.enemy  *u4 u4.fight u4.will waive concede
! u4
? p2  war.over.enemy  4fate: war.core.total 1
! 0 -1 1 -1
? p1  war.over.enemy  4fate: war.core.total 1, war.leader.skill_bonus 1
! -1 0 0 1
? p2  war.core.invoke.order  free.a20.p2 free.a21.p2 (paid.u8.1.p2) (paid.u8.2.p2) (paid.u4.1.p2) (paid.u4.2.p2) (paid.l7.1.p2) (paid.l7.2.p2) (paid.a1.p2) (paid.a3.p2) (paid.a18.p2) (paid.a20.p2) (paid.l11.1.p2) (paid.l11.2.p2) *pass
! free.a20.p2
? p2  war.core.invoke  *plus reroll
! reroll
.    war.core.invoke  player=p2 aspect="Bloodied Flank" price=free how=reroll
? p2  war.over.enemy  4fate: war.core.total 1
! 0 0 1 -1
? p2  war.core.invoke.order  free.a21.p2 (paid.u8.1.p2) (paid.u8.2.p2) (paid.u4.1.p2) (paid.u4.2.p2) (paid.l7.1.p2) (paid.l7.2.p2) (paid.a1.p2) (paid.a3.p2) (paid.a18.p2) (paid.a20.p2) (paid.l11.1.p2) (paid.l11.2.p2) *pass
! free.a21.p2
? p2  war.core.invoke  *plus reroll
! plus
.    war.core.invoke  player=p2 aspect="Caught Mid-Step" price=free how=plus
.    war.core.shifts  piece=u8 total=3 against=2 opposed=yes shifts=1 outcome=success
.    war.over.result  piece=u8 zone=z1 result=success
? p2  war.action.one  end move.z2 (force.z2) (move.z3) (force.z3) (attack.u4) (attack.l7) (ambush) (intimidate) (surround) (scout.z2) (scout.z3) (pin.u4) (other.u8) (load) (rid.a1) (rid.a2) (rid.a3) (second) concede gm
! end
.    war.turn.end  piece=u8
.=   war.turn.everyone_once  round=4
? p2  war.turn.choose  u8 u9 u10 detach.l11 concede gm
! u8
.=   war.turn.choose  piece=u8 player=p2
? p2  war.action.one  end move.z2 force.z2 (move.z3) force.z3 attack.u4 (attack.l7) (ambush) intimidate (surround) scout.z2 (scout.z3) (pin.u4) other.u8 load rid.a1 rid.a2 rid.a3 (second) concede gm
! attack.u4
? p2  war.attack.fight  *fight (shoot) (provoke) back
! fight
.    war.attack.target  piece=u8 target=u4 skill=war-skill(fight)
? p1  war.core.opposition  *fight athletics waive concede
! fight
? p2  war.attack.fight  4fate: war.core.total 2
! 0 0 -1 -1
? p1  war.attack.fight  4fate: war.core.total 2, war.leader.skill_bonus 1
! 1 -1 -1 0
.    war.core.shifts  piece=u8 total=0 against=2 opposed=yes shifts=-2 outcome=fail
.    war.core.outcome.attack  piece=u8 target=u4 result=fail hit=0
.    war.turn.end  piece=u8
? p1  war.turn.choose  u4 detach.l7 concede gm
! u4
.=   war.turn.choose  piece=u4 player=p1
? p1  war.action.one  end (move.z2) force.z2 (move.z3) force.z3 attack.u8 attack.u9 attack.u10 (attack.l11) (ambush) intimidate (surround) scout.z2 (scout.z3) (pin.u8) (pin.u9) pin.u10 other.u4 load rid.a1 rid.a2 rid.a3 (second) give.l7 boost.l7 (rally.l7) other.l7 duel.l7.l11 detach.l7 concede gm
! attack.u10
? p1  war.attack.shoot  *shoot (fight) (provoke) back
! shoot
.    war.attack.target  piece=u4 target=u10 skill=war-skill(shoot)
? p2  war.core.opposition  *athletics waive concede
! athletics
? p1  war.attack.shoot  4fate: war.core.total 0
! -1 -1 0 1
? p2  war.attack.shoot  4fate: war.core.total 0
! 0 0 0 1
? p2  war.core.invoke.order  free.a22.p2 (paid.u4.1.p2) (paid.u4.2.p2) (paid.l7.1.p2) (paid.l7.2.p2) (paid.u10.1.p2) (paid.l11.1.p2) (paid.l11.2.p2) (paid.a1.p2) (paid.a3.p2) (paid.a18.p2) (paid.a20.p2) *pass
! pass
.    war.core.shifts  piece=u4 total=-1 against=1 opposed=yes shifts=-2 outcome=fail
.    war.core.outcome.attack  piece=u4 target=u10 result=fail hit=0
? p1  war.action.one  end (move.z2) (force.z2) (move.z3) (force.z3) (attack.u8) (attack.u9) (attack.u10) (attack.l11) (ambush) (intimidate) (surround) (scout.z2) (scout.z3) (pin.u8) (pin.u9) (pin.u10) (other.u4) (load) (rid.a1) (rid.a2) (rid.a3) (second) (give.l7) (boost.l7) (rally.l7) (other.l7) duel.l7.l11 (detach.l7) concede gm
! duel.l7.l11
? p1  war.attack.shoot  *shoot (fight) provoke back
! shoot
.    war.attack.target  piece=l7 target=l11 skill=war-skill(shoot)
? p2  war.core.opposition  *athletics waive surrender concede
! athletics
? p1  war.leader.duel  4fate: war.core.total 0
! 1 -1 -1 -1
? p2  war.leader.duel  4fate: war.core.total 0
! -1 -1 -1 0
.    war.core.shifts  piece=l7 total=-2 against=-3 opposed=yes shifts=1 outcome=success
.    war.core.outcome.attack  piece=l7 target=l11 result=hit hit=1
.    war.harm.absorb  piece=l11 hit=1
? p2  war.leader.duel  *box1 box2 mild moderate mild+moderate decline
! box1
.    war.leader.duel  leader=l11 box=1
.    war.turn.end  piece=u4
? p2  war.turn.choose  u9 u10 (u8) detach.l11 concede gm
! u10
.=   war.turn.choose  piece=u10 player=p2
? p2  war.action.one  end move.z2 force.z2 (move.z1) force.z1 attack.u4 (attack.l7) ambush intimidate (surround) scout.z2 (scout.z1) keep.a18 other.u10 load rid.a1 rid.a2 rid.a3 (second) give.l11 boost.l11 (rally.l11) other.l11 duel.l11.l7 detach.l11 concede gm
! boost.l11
.    war.leader.boost  leader=l11 piece=u10 placed=yes
? p2  war.core.boost  text
! "Shaken Shields"
.    war.core.boost  player=p2 aspect="Shaken Shields"
? p2  war.action.one  end move.z2 force.z2 (move.z1) force.z1 attack.u4 (attack.l7) ambush intimidate (surround) scout.z2 (scout.z1) keep.a18 other.u10 load rid.a1 rid.a2 rid.a3 (second) (give.l11) (boost.l11) (rally.l11) (other.l11) (duel.l11.l7) detach.l11 concede gm
! attack.u4
? p2  war.attack.shoot  *shoot (fight) (provoke) back
! shoot
.    war.attack.target  piece=u10 target=u4 skill=war-skill(shoot)
? p1  war.core.opposition  *athletics waive concede
! athletics
? p2  war.attack.shoot  4fate: war.core.total 1, war.leader.skill_bonus 1
! 1 -1 0 0
? p1  war.attack.shoot  4fate: war.core.total 1, war.leader.skill_bonus 1
! 1 0 1 0
? p2  war.core.invoke.order  free.a22.p2 free.a23.p2 (paid.u10.1.p2) (paid.l11.1.p2) (paid.l11.2.p2) (paid.u4.1.p2) (paid.u4.2.p2) (paid.l7.1.p2) (paid.l7.2.p2) (paid.a1.p2) (paid.a3.p2) (paid.a18.p2) (paid.a20.p2) *pass
! free.a22.p2
? p2  war.core.invoke  *plus reroll
! plus
.    war.core.invoke  player=p2 aspect="Loose Formation" price=free how=plus
? p2  war.core.invoke.order  free.a23.p2 (paid.u10.1.p2) (paid.l11.1.p2) (paid.l11.2.p2) (paid.u4.1.p2) (paid.u4.2.p2) (paid.l7.1.p2) (paid.l7.2.p2) (paid.a1.p2) (paid.a3.p2) (paid.a18.p2) (paid.a20.p2) *pass
! free.a23.p2
? p2  war.core.invoke  *plus reroll
! plus
.    war.core.invoke  player=p2 aspect="Shaken Shields" price=free how=plus
.    war.core.shifts  piece=u10 total=6 against=4 opposed=yes shifts=2 outcome=success
.    war.core.outcome.attack  piece=u10 target=u4 result=hit hit=2
.    war.harm.absorb  piece=u4 hit=2
? p1  war.harm.absorb  *mild decline
! mild
? p1  war.harm.consequence_aspect  text
! "Lost Standard"
.    war.harm.consequence_aspect  piece=u4 severity=mild aspect="Lost Standard"
.    war.adv.pin.maintain  piece=u10 target=u4 kept=no
.    war.turn.end  piece=u10
? p2  war.turn.choose  u9 (u8) (u10) (detach.l11) concede gm
! u9
.=   war.turn.choose  piece=u9 player=p2
? p2  war.action.one  end move.z2 force.z2 (move.z3) force.z3 attack.u4 (attack.l7) (ambush) intimidate (surround) scout.z2 (scout.z3) (pin.u4) other.u9 load rid.a1 rid.a2 rid.a3 (second) concede gm
! attack.u4
? p2  war.attack.fight  *fight (shoot) (provoke) back
! fight
.    war.attack.target  piece=u9 target=u4 skill=war-skill(fight)
? p1  war.core.opposition  *fight athletics waive concede
! fight
? p2  war.attack.fight  4fate: war.core.total 1
! -1 0 -1 0
? p1  war.attack.fight  4fate: war.core.total 2, war.leader.skill_bonus 1
! -1 0 -1 -1
? p2  war.core.invoke.order  free.a24.p2 (paid.u9.1.p2) (paid.u9.2.p2) (paid.u4.1.p2) (paid.u4.2.p2) (paid.l7.1.p2) (paid.l7.2.p2) (paid.a1.p2) (paid.a20.p2) (paid.a24.p2) *pass
! free.a24.p2
? p2  war.core.invoke  *plus reroll
! reroll
.    war.core.invoke  player=p2 aspect="Lost Standard" price=free how=reroll
? p2  war.attack.fight  4fate: war.core.total 1
! -1 1 0 0
.    war.core.shifts  piece=u9 total=1 against=0 opposed=yes shifts=1 outcome=success
.    war.core.outcome.attack  piece=u9 target=u4 result=hit hit=1
.    war.harm.absorb  piece=u4 hit=1
.    war.harm.defeated  piece=u4 player=p2
.    war.leader.unit_lost  leader=l7 zone=z1
.    war.end.when  player=p1 leaders=none
.=   war.end.when  side=s2 won=yes
.    war.end.winner_point  player=p2
.    war.chest.vanish  player=p1 points=0 bought=0 own=0
.    war.chest.vanish  player=p2 points=0 bought=0 own=2
=>   over
