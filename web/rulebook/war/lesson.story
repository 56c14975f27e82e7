= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! begin.raid
.=   war.setup.order
.=   war.init.roll
? p1+p2  war.init.roll  4fate: war.core.total 3; 4fate: war.core.total 3
! 1 0 1 0  0 -1 1 0
? p1+p2  war.core.invoke.order  p1 p2 *pass
! pass
.    war.init.roll  player=p1 total=5
.    war.init.roll  player=p2 total=3
.    war.turn.choose  player=p1 number=1
.    war.turn.choose  player=p2 number=2
.=   war.turn.everyone_once  round=1
? p1  war.turn.choose  u4 u5 u6 detach.l7
# scene
! u5
.=   war.turn.choose  piece=u5 player=p1
? p1  war.action.one  end move.z2 force.z2 (move.z3) force.z3 attack.u8 attack.u9 attack.u10 (attack.l11) ambush intimidate (surround) scout.z2 (scout.z3) pin.u8 pin.u9 pin.u10 other.u5 elsewhere.u5 load rid.a1 rid.a2 rid.a3 second
! attack.u9
.    war.attack.target  piece=u5 target=u9 skill=war-skill(shoot)
? p1+p2  war.attack.shoot  4fate: war.core.total 2; 4fate: war.core.total 0
! -1 0 0 0  1 0 0 0
? p1+p2  war.core.invoke.order  paid.u5.1.p1 paid.u5.1.p1.reroll paid.u5.2.p1 paid.u5.2.p1.reroll paid.u9.1.p1 paid.u9.1.p1.reroll paid.u9.2.p1 paid.u9.2.p1.reroll paid.a1.p1 paid.a1.p1.reroll paid.a3.p1 paid.a3.p1.reroll (paid.l7.1.p1) (paid.l7.2.p1) paid.u5.1.p2 paid.u5.1.p2.reroll paid.u5.2.p2 paid.u5.2.p2.reroll paid.u9.1.p2 paid.u9.1.p2.reroll paid.u9.2.p2 paid.u9.2.p2.reroll paid.a1.p2 paid.a1.p2.reroll paid.a3.p2 paid.a3.p2.reroll (paid.l11.1.p2) (paid.l11.2.p2) other *pass
! paid.a1.p1
.    war.core.invoke  player=p1 aspect=war-name-raid-zone-1-aspect price=paid how=plus
? p2  war.core.invoke.order  paid.u5.1.p2 paid.u5.1.p2.reroll paid.u5.2.p2 paid.u5.2.p2.reroll paid.u9.1.p2 paid.u9.1.p2.reroll paid.u9.2.p2 paid.u9.2.p2.reroll (paid.a1.p2) paid.a3.p2 paid.a3.p2.reroll (paid.l11.1.p2) (paid.l11.2.p2) other *pass
! pass
.    war.core.shifts  piece=u5 total=3 against=1 opposed=yes foe=u9 shifts=2 outcome=success
.    war.core.outcome.attack  piece=u5 target=u9 result=hit hit=2 player=p1
.    war.harm.absorb  piece=u9 hit=2
.    war.harm.consequence_aspect  piece=u9 severity=mild aspect=war-consequence-unnamed(mild)
.    war.turn.end  piece=u5
? p2  war.turn.choose  u8 u9 u10 detach.l11
! u8
.=   war.turn.choose  piece=u8 player=p2
? p2  war.action.one  end move.z2 force.z2 (move.z1) force.z1 attack.u4 attack.u5 attack.u6 (attack.l7) ambush intimidate (surround) scout.z2 (scout.z1) pin.u4 pin.u5 pin.u6 other.u8 elsewhere.u8 load rid.a1 rid.a2 rid.a3 (second) give.l11 boost.l11 (rally.l11) other.l11 elsewhere.l11 duel.l11.l7 provoke.l11.l7 detach.l11
! move.z2
.    war.move.free  piece=u8 zone=z2
? p2  war.action.one  end (move.z1) force.z1 (move.z3) force.z3 attack.u4 attack.u5 attack.u6 (attack.l7) ambush intimidate (surround) (scout.z1) (scout.z3) pin.u4 pin.u5 pin.u6 other.u8 elsewhere.u8 load rid.a1 rid.a2 rid.a3 (second) give.l11 boost.l11 (rally.l11) other.l11 elsewhere.l11 duel.l11.l7 provoke.l11.l7 detach.l11
! force.z1
? p1  war.over.enemy  *u4 u4.fight u4.will u5 u5.shoot u5.will u5.notice u6 u6.fight waive
! u5
? p2+p1  war.over.enemy  4fate: war.core.total 1, war.leader.skill_bonus 1; 4fate: war.core.total 0, war.over.enemy.extra 2
! 1 0 0 0  0 -1 0 0
? p2+p1  war.core.invoke.order  paid.u8.1.p2 paid.u8.1.p2.reroll paid.u8.2.p2 paid.u8.2.p2.reroll paid.l11.1.p2 paid.l11.1.p2.reroll paid.l11.2.p2 paid.l11.2.p2.reroll paid.u5.1.p2 paid.u5.1.p2.reroll paid.u5.2.p2 paid.u5.2.p2.reroll paid.u4.1.p2 paid.u4.1.p2.reroll paid.u4.2.p2 paid.u4.2.p2.reroll paid.u6.1.p2 paid.u6.1.p2.reroll paid.a1.p2 paid.a1.p2.reroll paid.a2.p2 paid.a2.p2.reroll free.a12.p1 free.a12.p1.reroll (paid.u8.1.p1) (paid.u8.2.p1) (paid.l11.1.p1) (paid.l11.2.p1) (paid.u5.1.p1) (paid.u5.2.p1) (paid.u4.1.p1) (paid.u4.2.p1) (paid.u6.1.p1) (paid.a1.p1) (paid.a2.p1) (paid.l7.1.p1) (paid.l7.2.p1) other *pass
! pass
.    war.core.shifts  piece=u8 total=3 against=1 opposed=yes foe=u5 shifts=2 outcome=success
.    war.over.result  piece=u8 zone=z1 result=success foe=u5
? p2  war.action.one  end (move.z2) (force.z2) (move.z3) (force.z3) (attack.u4) (attack.u5) (attack.u6) (attack.l7) (ambush) (intimidate) (surround) (scout.z2) (scout.z3) (pin.u4) (pin.u5) (pin.u6) (other.u8) (elsewhere.u8) (load) (rid.a1) (rid.a2) (rid.a3) (second) give.l11 boost.l11 (rally.l11) other.l11 elsewhere.l11 duel.l11.l7 provoke.l11.l7 detach.l11
! end
.    war.turn.end  piece=u8
? p1  war.turn.choose  u4 u6 (u5) detach.l7
! u4
.=   war.turn.choose  piece=u4 player=p1
? p1  war.action.one  end move.z2 force.z2 (move.z3) force.z3 attack.u8 attack.u9 attack.u10 (attack.l11) (ambush) intimidate surround scout.z2 (scout.z3) (pin.u8) pin.u9 pin.u10 other.u4 elsewhere.u4 load rid.a1 rid.a2 rid.a3 (second) give.l7 boost.l7 (rally.l7) other.l7 elsewhere.l7 duel.l7.l11 provoke.l7.l11 detach.l7
! attack.u8
.    war.attack.target  piece=u4 target=u8 skill=war-skill(fight)
? p1+p2  war.attack.fight  4fate: war.core.total 2, war.leader.skill_bonus 1; 4fate: war.core.total 2, war.leader.skill_bonus 1
! 1 1 0 1  0 -1 0 0
? p1+p2  war.core.invoke.order  free.a12.p1 free.a12.p1.reroll (paid.u4.1.p1) (paid.u4.2.p1) (paid.l7.1.p1) (paid.l7.2.p1) (paid.u8.1.p1) (paid.u8.2.p1) (paid.l11.1.p1) (paid.l11.2.p1) (paid.a1.p1) paid.u4.1.p2 paid.u4.1.p2.reroll paid.u4.2.p2 paid.u4.2.p2.reroll paid.l7.1.p2 paid.l7.1.p2.reroll paid.l7.2.p2 paid.l7.2.p2.reroll paid.u8.1.p2 paid.u8.1.p2.reroll paid.u8.2.p2 paid.u8.2.p2.reroll paid.l11.1.p2 paid.l11.1.p2.reroll paid.l11.2.p2 paid.l11.2.p2.reroll paid.a1.p2 paid.a1.p2.reroll other *pass
! pass
.    war.core.shifts  piece=u4 total=6 against=2 opposed=yes foe=u8 shifts=4 outcome=style
? p1  war.core.outcome.attack  *full less
! full
.    war.core.outcome.attack  piece=u4 target=u8 result=hit hit=4 player=p1
.    war.harm.absorb  piece=u8 hit=4
.    war.harm.defeated  piece=u8 player=p1
.    war.leader.unit_lost  leader=l11 zone=z1
? p1  war.action.one  end (move.z2) (force.z2) (move.z3) (force.z3) (attack.u9) (attack.u10) (attack.l11) (ambush) (intimidate) (surround) (scout.z2) (scout.z3) (pin.u9) (pin.u10) (other.u4) (elsewhere.u4) (load) (rid.a1) (rid.a2) (rid.a3) (second) (give.l7) (boost.l7) (rally.l7) (other.l7) (elsewhere.l7) duel.l7.l11 provoke.l7.l11 (detach.l7)
+ concede.p2
.    war.end.concede  player=p2 falls=nothing
.=   war.end.when  side=s1 won=yes
.    war.end.winner_point  player=p1
.    war.chest.vanish  player=p1 points=0 bought=0 own=1
.    war.chest.vanish  player=p2 points=0 bought=0 own=2
=>   over
