# A whole battle: the last day, four players, nine zones, 29 units. Two sides of two; both allies of one side give up.
= war
? table  war.setup.order  *players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! ready.lastday
.=   war.setup.order
.=   war.init.roll
? p1  war.init.roll  *l16 l17
! l16
? p1  war.init.roll  4fate: war.core.total 3
! 0 -1 0 1
? p2  war.init.roll  l24 *l25
! l25
? p2  war.init.roll  4fate: war.core.total 3
! -1 -1 1 -1
? p3  war.init.roll  *l34 l35
! l34
? p3  war.init.roll  4fate: war.core.total 4
! 0 1 -1 1
? p4  war.init.roll  *l44 l45
! l44
? p4  war.init.roll  4fate: war.core.total 3
! -1 -1 -1 0
? p1+p2  war.core.invoke.order  paid.l16.1.p1 paid.l16.2.p1 paid.l16.1.p2 paid.l16.2.p2 other *pass
! pass
? p2+p1  war.core.invoke.order  paid.l25.1.p2 paid.l25.2.p2 paid.a8.p2 paid.l25.1.p1 paid.l25.2.p1 paid.a8.p1 other *pass
! pass
? p3+p4  war.core.invoke.order  paid.l34.1.p3 paid.l34.2.p3 paid.a2.p3 paid.l34.1.p4 paid.l34.2.p4 paid.a2.p4 other *pass
! pass
? p4+p3  war.core.invoke.order  paid.l44.1.p4 paid.l44.2.p4 paid.a1.p4 paid.l44.1.p3 paid.l44.2.p3 paid.a1.p3 other *pass
! pass
.    war.init.roll  player=p1 total=3
.    war.init.roll  player=p2 total=1
.    war.init.roll  player=p3 total=5
.    war.init.roll  player=p4 total=0
.    war.turn.choose  player=p3 number=1
.    war.turn.choose  player=p1 number=2
.    war.turn.choose  player=p2 number=3
.    war.turn.choose  player=p4 number=4
.=   war.turn.everyone_once  round=1
? p3  war.turn.choose  u26 u27 u28 u29 u30 u31 u32 u33 detach.l34 detach.l35 concede gm
! u31
.=   war.turn.choose  piece=u31 player=p3
? p3  war.action.one  end move.z2 force.z2 (move.z6) force.z6 (attack.u9) (attack.u10) (attack.u11) (attack.u12) (attack.u13) (attack.u14) (attack.u15) (attack.u18) attack.u19 attack.u20 attack.u21 attack.u22 attack.u23 (attack.l16) (attack.l17) (attack.l24) (attack.l25) ambush intimidate (surround) (scout.z2) scout.z6 (pin.u9) (pin.u10) (pin.u11) (pin.u12) (pin.u13) (pin.u14) (pin.u15) (pin.u18) pin.u19 pin.u20 pin.u21 pin.u22 pin.u23 other.u31 load rid.a2 rid.a3 rid.a6 second purse.p3 concede gm
! scout.z6
? p3  war.adv.scout  4fate: war.core.total 1
! 1 1 0 -1
? p3+p4  war.core.invoke.order  paid.u31.1.p3 paid.u31.2.p3 paid.u31.3.p3 paid.a3.p3 paid.a6.p3 (paid.l35.1.p3) (paid.l35.2.p3) paid.u31.1.p4 paid.u31.2.p4 paid.u31.3.p4 paid.a3.p4 paid.a6.p4 (paid.l35.1.p4) (paid.l35.2.p4) other *pass
! pass
? p1+p2  war.core.invoke.order  paid.u31.1.p1 paid.u31.2.p1 paid.u31.3.p1 paid.a3.p1 paid.a6.p1 paid.u31.1.p2 paid.u31.2.p2 paid.u31.3.p2 paid.a3.p2 paid.a6.p2 other *pass
! pass
.    war.core.shifts  piece=u31 total=2 against=4 opposed=yes shifts=-2 outcome=fail
.    war.core.outcome.advantage  piece=u31 result=fail free=0
? p3  war.core.outcome.advantage  *nothing p1 p2
! nothing
? p3  war.action.one  end move.z2 (force.z2) (move.z6) (force.z6) (attack.u9) (attack.u10) (attack.u11) (attack.u12) (attack.u13) (attack.u14) (attack.u15) (attack.u18) (attack.u19) (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.l16) (attack.l17) (attack.l24) (attack.l25) (ambush) (intimidate) (surround) (scout.z2) (scout.z6) (pin.u9) (pin.u10) (pin.u11) (pin.u12) (pin.u13) (pin.u14) (pin.u15) (pin.u18) (pin.u19) (pin.u20) (pin.u21) (pin.u22) (pin.u23) (other.u31) (load) (rid.a2) (rid.a3) (rid.a6) second purse.p3 concede gm
! second
.    war.action.second.fate  player=p3 piece=u31
? p3  war.action.one  end move.z2 force.z2 (move.z6) force.z6 (attack.u9) (attack.u10) (attack.u11) (attack.u12) (attack.u13) (attack.u14) (attack.u15) (attack.u18) attack.u19 attack.u20 attack.u21 attack.u22 attack.u23 (attack.l16) (attack.l17) (attack.l24) (attack.l25) (ambush) (intimidate) (surround) (scout.z2) (scout.z6) (pin.u9) (pin.u10) (pin.u11) (pin.u12) (pin.u13) (pin.u14) (pin.u15) (pin.u18) (pin.u19) (pin.u20) (pin.u21) (pin.u22) (pin.u23) (other.u31) (load) rid.a2 rid.a3 rid.a6 (second) concede gm
! attack.u23
? p3  war.attack.shoot  *shoot (fight) (provoke) back
! shoot
.    war.attack.target  piece=u31 target=u23 skill=war-skill(shoot)
? p2  war.core.opposition  *athletics waive concede
! athletics
? p3  war.attack.shoot  4fate: war.core.total 1
! -1 0 0 -1
? p2  war.attack.shoot  4fate: war.core.total 0, war.attack.two_zones 2
! 1 -1 1 0
? p3+p4  war.core.invoke.order  paid.u31.1.p3 paid.u31.2.p3 paid.u31.3.p3 paid.u23.1.p3 paid.a3.p3 paid.a8.p3 (paid.l35.1.p3) (paid.l35.2.p3) paid.u31.1.p4 paid.u31.2.p4 paid.u31.3.p4 paid.u23.1.p4 paid.a3.p4 paid.a8.p4 (paid.l35.1.p4) (paid.l35.2.p4) other *pass
! pass
? p2+p1  war.core.invoke.order  paid.u31.1.p2 paid.u31.2.p2 paid.u31.3.p2 paid.u23.1.p2 paid.a3.p2 paid.a8.p2 (paid.l24.1.p2) (paid.l24.2.p2) (paid.l25.1.p2) (paid.l25.2.p2) paid.u31.1.p1 paid.u31.2.p1 paid.u31.3.p1 paid.u23.1.p1 paid.a3.p1 paid.a8.p1 (paid.l24.1.p1) (paid.l24.2.p1) (paid.l25.1.p1) (paid.l25.2.p1) other *pass
! pass
.    war.core.shifts  piece=u31 total=-1 against=3 opposed=yes shifts=-4 outcome=fail
.    war.core.outcome.attack  piece=u31 target=u23 result=fail hit=0
? p2  war.core.boost  text
! "Off Balance"
.    war.core.boost  player=p2 aspect="Off Balance"
.    war.turn.end  piece=u31
? p1  war.turn.choose  u9 u10 u11 u12 u13 u14 u15 detach.l16 detach.l17 concede gm
! u12
.=   war.turn.choose  piece=u12 player=p1
? p1  war.action.one  end move.z5 force.z5 move.z7 force.z7 move.z9 force.z9 attack.u26 attack.u27 attack.u28 (attack.u29) (attack.u30) (attack.u31) (attack.u32) (attack.u33) (attack.u36) (attack.u37) (attack.u38) (attack.u39) (attack.u40) attack.u41 attack.u42 attack.u43 (attack.l34) (attack.l35) (attack.l44) (attack.l45) ambush intimidate (surround) scout.z5 (scout.z7) (scout.z9) pin.u26 pin.u27 pin.u28 (pin.u29) (pin.u30) (pin.u31) (pin.u32) (pin.u33) (pin.u36) (pin.u37) (pin.u38) (pin.u39) (pin.u40) pin.u41 pin.u42 pin.u43 other.u12 load rid.a5 rid.a7 rid.a8 (second) give.l17 boost.l17 (rally.l17) other.l17 duel.l17.l34 (duel.l17.l35) (duel.l17.l44) (duel.l17.l45) detach.l17 purse.p1 concede gm
! duel.l17.l34
? p1  war.attack.shoot  *shoot (fight) provoke back
! shoot
.    war.attack.target  piece=l17 target=l34 skill=war-skill(shoot)
? p3  war.core.opposition  *athletics waive surrender concede
! athletics
? p1  war.leader.duel  4fate: war.core.total 0
! 1 -1 1 -1
? p3  war.leader.duel  4fate: war.core.total 0, war.attack.two_zones 2
! 0 1 1 0
? p1+p2  war.core.invoke.order  free.a46.p2 paid.l17.1.p1 paid.l17.2.p1 paid.l34.1.p1 paid.l34.2.p1 paid.a2.p1 paid.a7.p1 paid.l17.1.p2 paid.l17.2.p2 paid.l34.1.p2 paid.l34.2.p2 paid.a2.p2 paid.a7.p2 other *pass
! pass
? p3+p4  war.core.invoke.order  paid.l17.1.p3 paid.l17.2.p3 paid.l34.1.p3 paid.l34.2.p3 paid.a2.p3 paid.a7.p3 paid.l17.1.p4 paid.l17.2.p4 paid.l34.1.p4 paid.l34.2.p4 paid.a2.p4 paid.a7.p4 other *pass
! pass
.    war.core.shifts  piece=l17 total=0 against=4 opposed=yes shifts=-4 outcome=fail
.    war.core.outcome.attack  piece=l17 target=l34 result=fail hit=0
? p3  war.core.boost  text
! "Second Wind"
.    war.core.boost  player=p3 aspect="Second Wind"
? p1  war.action.one  end (move.z5) (force.z5) (move.z7) (force.z7) (move.z9) (force.z9) attack.u26 attack.u27 attack.u28 (attack.u29) (attack.u30) (attack.u31) (attack.u32) (attack.u33) (attack.u36) (attack.u37) (attack.u38) (attack.u39) (attack.u40) attack.u41 attack.u42 attack.u43 (attack.l34) (attack.l35) (attack.l44) (attack.l45) (ambush) (intimidate) (surround) (scout.z5) (scout.z7) (scout.z9) (pin.u26) (pin.u27) (pin.u28) (pin.u29) (pin.u30) (pin.u31) (pin.u32) (pin.u33) (pin.u36) (pin.u37) (pin.u38) (pin.u39) (pin.u40) (pin.u41) (pin.u42) (pin.u43) (other.u12) (load) (rid.a5) (rid.a7) (rid.a8) (second) (give.l17) (boost.l17) (rally.l17) (other.l17) (duel.l17.l34) (duel.l17.l35) (duel.l17.l44) (duel.l17.l45) (detach.l17) purse.p1 concede gm
! attack.u43
? p1  war.attack.shoot  *shoot (fight) (provoke) back
! shoot
.    war.attack.target  piece=u12 target=u43 skill=war-skill(shoot)
? p4  war.core.opposition  *athletics waive concede
! athletics
? p1  war.attack.shoot  4fate: war.core.total 1, war.leader.skill_bonus 1
! 0 0 1 0
? p4  war.attack.shoot  4fate: war.core.total 0, war.attack.two_zones 2
! 0 0 -1 -1
? p1+p2  war.core.invoke.order  free.a46.p2 paid.u12.1.p1 paid.u12.2.p1 paid.u12.3.p1 paid.l17.1.p1 paid.l17.2.p1 paid.u43.1.p1 paid.a2.p1 paid.a7.p1 paid.u12.1.p2 paid.u12.2.p2 paid.u12.3.p2 paid.l17.1.p2 paid.l17.2.p2 paid.u43.1.p2 paid.a2.p2 paid.a7.p2 other *pass
! pass
? p4+p3  war.core.invoke.order  free.a47.p3 paid.u12.1.p4 paid.u12.2.p4 paid.u12.3.p4 paid.l17.1.p4 paid.l17.2.p4 paid.u43.1.p4 paid.a2.p4 paid.a7.p4 (paid.l34.1.p4) (paid.l34.2.p4) paid.u12.1.p3 paid.u12.2.p3 paid.u12.3.p3 paid.l17.1.p3 paid.l17.2.p3 paid.u43.1.p3 paid.a2.p3 paid.a7.p3 (paid.l34.1.p3) (paid.l34.2.p3) other *pass
! free.a47.p3
? p3  war.core.invoke  *plus reroll
! reroll
.    war.core.invoke  player=p3 aspect="Second Wind" price=free how=reroll
? p4  war.attack.shoot  4fate: war.core.total 0, war.attack.two_zones 2
! 1 -1 -1 1
? p4+p3  war.core.invoke.order  paid.u12.1.p4 paid.u12.2.p4 paid.u12.3.p4 paid.l17.1.p4 paid.l17.2.p4 paid.u43.1.p4 paid.a2.p4 paid.a7.p4 (paid.l34.1.p4) (paid.l34.2.p4) paid.u12.1.p3 paid.u12.2.p3 paid.u12.3.p3 paid.l17.1.p3 paid.l17.2.p3 paid.u43.1.p3 paid.a2.p3 paid.a7.p3 (paid.l34.1.p3) (paid.l34.2.p3) other *pass
! paid.u43.1.p4
? p4  war.core.invoke  *plus reroll
! plus
.    war.core.invoke  player=p4 aspect=war-name-orcs-drummers price=paid how=plus
? p4+p3  war.core.invoke.order  paid.u12.1.p4 paid.u12.2.p4 paid.u12.3.p4 paid.l17.1.p4 paid.l17.2.p4 (paid.u43.1.p4) paid.a2.p4 paid.a7.p4 (paid.l34.1.p4) (paid.l34.2.p4) paid.u12.1.p3 paid.u12.2.p3 paid.u12.3.p3 paid.l17.1.p3 paid.l17.2.p3 (paid.u43.1.p3) paid.a2.p3 paid.a7.p3 (paid.l34.1.p3) (paid.l34.2.p3) other *pass
! pass
? p1+p2  war.core.invoke.order  free.a46.p2 paid.u12.1.p1 paid.u12.2.p1 paid.u12.3.p1 paid.l17.1.p1 paid.l17.2.p1 (paid.u43.1.p1) paid.a2.p1 paid.a7.p1 paid.u12.1.p2 paid.u12.2.p2 paid.u12.3.p2 paid.l17.1.p2 paid.l17.2.p2 (paid.u43.1.p2) paid.a2.p2 paid.a7.p2 other *pass
! free.a46.p2
? p2  war.core.invoke  *plus reroll
! plus
.    war.core.invoke  player=p2 aspect="Off Balance" price=free how=plus
? p1+p2  war.core.invoke.order  paid.u12.1.p1 paid.u12.2.p1 paid.u12.3.p1 paid.l17.1.p1 paid.l17.2.p1 (paid.u43.1.p1) paid.a2.p1 paid.a7.p1 paid.u12.1.p2 paid.u12.2.p2 paid.u12.3.p2 paid.l17.1.p2 paid.l17.2.p2 (paid.u43.1.p2) paid.a2.p2 paid.a7.p2 other *pass
! pass
? p4+p3  war.core.invoke.order  paid.u12.1.p4 paid.u12.2.p4 paid.u12.3.p4 paid.l17.1.p4 paid.l17.2.p4 (paid.u43.1.p4) paid.a2.p4 paid.a7.p4 (paid.l34.1.p4) (paid.l34.2.p4) paid.u12.1.p3 paid.u12.2.p3 paid.u12.3.p3 paid.l17.1.p3 paid.l17.2.p3 (paid.u43.1.p3) paid.a2.p3 paid.a7.p3 (paid.l34.1.p3) (paid.l34.2.p3) other *pass
! paid.u12.1.p4
? p4  war.core.invoke  *plus reroll
! plus
.    war.core.invoke  player=p4 aspect=war-name-medieval-knights price=paid how=plus
? p3  war.core.invoke.order  (paid.u12.1.p4) (paid.u12.2.p4) (paid.u12.3.p4) (paid.l17.1.p4) (paid.l17.2.p4) (paid.u43.1.p4) (paid.a2.p4) (paid.a7.p4) (paid.l34.1.p4) (paid.l34.2.p4) (paid.u12.1.p3) paid.u12.2.p3 paid.u12.3.p3 paid.l17.1.p3 paid.l17.2.p3 (paid.u43.1.p3) paid.a2.p3 paid.a7.p3 (paid.l34.1.p3) (paid.l34.2.p3) other *pass
! pass
? p1+p2  war.core.invoke.order  (paid.u12.1.p1) paid.u12.2.p1 paid.u12.3.p1 paid.l17.1.p1 paid.l17.2.p1 (paid.u43.1.p1) paid.a2.p1 paid.a7.p1 (paid.u12.1.p2) paid.u12.2.p2 paid.u12.3.p2 paid.l17.1.p2 paid.l17.2.p2 (paid.u43.1.p2) paid.a2.p2 paid.a7.p2 other *pass
! paid.a2.p1
? p1  war.core.invoke  *plus reroll
! plus
.    war.core.invoke  player=p1 aspect=war-name-lastday-zone-2-aspect price=paid how=plus
? p1+p2  war.core.invoke.order  (paid.u12.1.p1) paid.u12.2.p1 paid.u12.3.p1 paid.l17.1.p1 paid.l17.2.p1 (paid.u43.1.p1) (paid.a2.p1) paid.a7.p1 (paid.u12.1.p2) paid.u12.2.p2 paid.u12.3.p2 paid.l17.1.p2 paid.l17.2.p2 (paid.u43.1.p2) (paid.a2.p2) paid.a7.p2 other *pass
! pass
? p3  war.core.invoke.order  (paid.u12.1.p4) (paid.u12.2.p4) (paid.u12.3.p4) (paid.l17.1.p4) (paid.l17.2.p4) (paid.u43.1.p4) (paid.a2.p4) (paid.a7.p4) (paid.l34.1.p4) (paid.l34.2.p4) (paid.u12.1.p3) paid.u12.2.p3 paid.u12.3.p3 paid.l17.1.p3 paid.l17.2.p3 (paid.u43.1.p3) (paid.a2.p3) paid.a7.p3 (paid.l34.1.p3) (paid.l34.2.p3) other *pass
! paid.u12.2.p3
.    war.core.invoke  player=p3 aspect=war-name-medieval-knights-2 price=paid how=plus
? p3  war.core.invoke.order  (paid.u12.1.p4) (paid.u12.2.p4) (paid.u12.3.p4) (paid.l17.1.p4) (paid.l17.2.p4) (paid.u43.1.p4) (paid.a2.p4) (paid.a7.p4) (paid.l34.1.p4) (paid.l34.2.p4) (paid.u12.1.p3) (paid.u12.2.p3) paid.u12.3.p3 paid.l17.1.p3 paid.l17.2.p3 (paid.u43.1.p3) (paid.a2.p3) paid.a7.p3 (paid.l34.1.p3) (paid.l34.2.p3) other *pass
! pass
? p1+p2  war.core.invoke.order  (paid.u12.1.p1) (paid.u12.2.p1) paid.u12.3.p1 paid.l17.1.p1 paid.l17.2.p1 (paid.u43.1.p1) (paid.a2.p1) paid.a7.p1 (paid.u12.1.p2) (paid.u12.2.p2) paid.u12.3.p2 paid.l17.1.p2 paid.l17.2.p2 (paid.u43.1.p2) (paid.a2.p2) paid.a7.p2 other *pass
! other
? p1+p2  war.core.invoke  paid.a1.p1 paid.a1.p2 paid.a3.p1 paid.a3.p2 paid.a4.p1 paid.a4.p2 paid.a5.p1 paid.a5.p2 paid.a6.p1 paid.a6.p2 paid.a8.p1 paid.a8.p2 paid.u9.1.p1 paid.u9.1.p2 paid.u9.2.p1 paid.u9.2.p2 paid.u9.3.p1 paid.u9.3.p2 paid.u10.1.p1 paid.u10.1.p2 paid.u10.2.p1 paid.u10.2.p2 paid.u11.1.p1 paid.u11.1.p2 paid.u13.1.p1 paid.u13.1.p2 paid.u13.2.p1 paid.u13.2.p2 paid.u14.1.p1 paid.u14.1.p2 paid.u14.2.p1 paid.u14.2.p2 paid.u15.1.p1 paid.u15.1.p2 paid.u18.1.p1 paid.u18.1.p2 paid.u18.2.p1 paid.u18.2.p2 paid.u19.1.p1 paid.u19.1.p2 paid.u19.2.p1 paid.u19.2.p2 paid.u19.3.p1 paid.u19.3.p2 paid.u20.1.p1 paid.u20.1.p2 paid.u20.2.p1 paid.u20.2.p2 paid.u20.3.p1 paid.u20.3.p2 paid.u21.1.p1 paid.u21.1.p2 paid.u21.2.p1 paid.u21.2.p2 paid.u21.3.p1 paid.u21.3.p2 paid.u22.1.p1 paid.u22.1.p2 paid.u22.2.p1 paid.u22.2.p2 paid.u23.1.p1 paid.u23.1.p2 paid.u26.1.p1 paid.u26.1.p2 paid.u26.2.p1 paid.u26.2.p2 paid.u26.3.p1 paid.u26.3.p2 paid.u27.1.p1 paid.u27.1.p2 paid.u27.2.p1 paid.u27.2.p2 paid.u28.1.p1 paid.u28.1.p2 paid.u28.2.p1 paid.u28.2.p2 paid.u29.1.p1 paid.u29.1.p2 paid.u29.2.p1 paid.u29.2.p2 paid.u30.1.p1 paid.u30.1.p2 paid.u30.2.p1 paid.u30.2.p2 paid.u30.3.p1 paid.u30.3.p2 paid.u31.1.p1 paid.u31.1.p2 paid.u31.2.p1 paid.u31.2.p2 paid.u31.3.p1 paid.u31.3.p2 paid.u32.1.p1 paid.u32.1.p2 paid.u33.1.p1 paid.u33.1.p2 paid.u36.1.p1 paid.u36.1.p2 paid.u36.2.p1 paid.u36.2.p2 paid.u36.3.p1 paid.u36.3.p2 paid.u37.1.p1 paid.u37.1.p2 paid.u37.2.p1 paid.u37.2.p2 paid.u37.3.p1 paid.u37.3.p2 paid.u38.1.p1 paid.u38.1.p2 paid.u38.2.p1 paid.u38.2.p2 paid.u39.1.p1 paid.u39.1.p2 paid.u39.2.p1 paid.u39.2.p2 paid.u40.1.p1 paid.u40.1.p2 paid.u41.1.p1 paid.u41.1.p2 paid.u41.2.p1 paid.u41.2.p2 paid.u41.3.p1 paid.u41.3.p2 paid.u42.1.p1 paid.u42.1.p2 paid.u42.2.p1 paid.u42.2.p2 (paid.l16.1.p1) (paid.l16.1.p2) (paid.l16.2.p1) (paid.l16.2.p2) (paid.l24.1.p1) (paid.l24.1.p2) (paid.l24.2.p1) (paid.l24.2.p2) (paid.l25.1.p1) (paid.l25.1.p2) (paid.l25.2.p1) (paid.l25.2.p2) paid.l34.1.p1 paid.l34.1.p2 paid.l34.2.p1 paid.l34.2.p2 paid.l35.1.p1 paid.l35.1.p2 paid.l35.2.p1 paid.l35.2.p2 paid.l44.1.p1 paid.l44.1.p2 paid.l44.2.p1 paid.l44.2.p2 paid.l45.1.p1 paid.l45.1.p2 paid.l45.2.p1 paid.l45.2.p2 back
! paid.a1.p1
? p1  war.core.invoke  *plus reroll
! plus
.    war.core.invoke  player=p1 aspect=war-name-lastday-zone-1-aspect price=paid how=plus
? p1+p2  war.core.invoke.order  (paid.u12.1.p1) (paid.u12.2.p1) paid.u12.3.p1 paid.l17.1.p1 paid.l17.2.p1 (paid.u43.1.p1) (paid.a2.p1) paid.a7.p1 (paid.u12.1.p2) (paid.u12.2.p2) paid.u12.3.p2 paid.l17.1.p2 paid.l17.2.p2 (paid.u43.1.p2) (paid.a2.p2) paid.a7.p2 other *pass
! pass
? p3  war.core.invoke.order  (paid.u12.1.p4) (paid.u12.2.p4) (paid.u12.3.p4) (paid.l17.1.p4) (paid.l17.2.p4) (paid.u43.1.p4) (paid.a2.p4) (paid.a7.p4) (paid.l34.1.p4) (paid.l34.2.p4) (paid.u12.1.p3) (paid.u12.2.p3) paid.u12.3.p3 paid.l17.1.p3 paid.l17.2.p3 (paid.u43.1.p3) (paid.a2.p3) paid.a7.p3 (paid.l34.1.p3) (paid.l34.2.p3) other *pass
! paid.u12.3.p3
.    war.core.invoke  player=p3 aspect=war-name-medieval-knights-3 price=paid how=plus
? p3  war.core.invoke.order  (paid.u12.1.p4) (paid.u12.2.p4) (paid.u12.3.p4) (paid.l17.1.p4) (paid.l17.2.p4) (paid.u43.1.p4) (paid.a2.p4) (paid.a7.p4) (paid.l34.1.p4) (paid.l34.2.p4) (paid.u12.1.p3) (paid.u12.2.p3) (paid.u12.3.p3) paid.l17.1.p3 paid.l17.2.p3 (paid.u43.1.p3) (paid.a2.p3) paid.a7.p3 (paid.l34.1.p3) (paid.l34.2.p3) other *pass
! pass
? p1+p2  war.core.invoke.order  (paid.u12.1.p1) (paid.u12.2.p1) (paid.u12.3.p1) paid.l17.1.p1 paid.l17.2.p1 (paid.u43.1.p1) (paid.a2.p1) paid.a7.p1 (paid.u12.1.p2) (paid.u12.2.p2) (paid.u12.3.p2) paid.l17.1.p2 paid.l17.2.p2 (paid.u43.1.p2) (paid.a2.p2) paid.a7.p2 other *pass
! paid.a7.p1
? p1  war.core.invoke  *plus reroll
! plus
.    war.core.invoke  player=p1 aspect=war-name-lastday-zone-8-aspect price=paid how=plus
? p1+p2  war.core.invoke.order  (paid.u12.1.p1) (paid.u12.2.p1) (paid.u12.3.p1) paid.l17.1.p1 paid.l17.2.p1 (paid.u43.1.p1) (paid.a2.p1) (paid.a7.p1) (paid.u12.1.p2) (paid.u12.2.p2) (paid.u12.3.p2) paid.l17.1.p2 paid.l17.2.p2 (paid.u43.1.p2) (paid.a2.p2) (paid.a7.p2) other *pass
! pass
? p3  war.core.invoke.order  (paid.u12.1.p4) (paid.u12.2.p4) (paid.u12.3.p4) (paid.l17.1.p4) (paid.l17.2.p4) (paid.u43.1.p4) (paid.a2.p4) (paid.a7.p4) (paid.l34.1.p4) (paid.l34.2.p4) (paid.u12.1.p3) (paid.u12.2.p3) (paid.u12.3.p3) paid.l17.1.p3 paid.l17.2.p3 (paid.u43.1.p3) (paid.a2.p3) (paid.a7.p3) (paid.l34.1.p3) (paid.l34.2.p3) other *pass
! paid.l17.1.p3
.    war.core.invoke  player=p3 aspect=war-name-medieval-captain-konrad-2 price=paid how=plus
? p1+p2  war.core.invoke.order  (paid.u12.1.p1) (paid.u12.2.p1) (paid.u12.3.p1) (paid.l17.1.p1) paid.l17.2.p1 (paid.u43.1.p1) (paid.a2.p1) (paid.a7.p1) (paid.u12.1.p2) (paid.u12.2.p2) (paid.u12.3.p2) (paid.l17.1.p2) paid.l17.2.p2 (paid.u43.1.p2) (paid.a2.p2) (paid.a7.p2) other *pass
! paid.l17.2.p1
? p1  war.core.invoke  *plus reroll
! plus
.    war.core.invoke  player=p1 aspect=war-name-medieval-captain-konrad-3 price=paid how=plus
? p2  war.core.invoke.order  (paid.u12.1.p1) (paid.u12.2.p1) (paid.u12.3.p1) (paid.l17.1.p1) (paid.l17.2.p1) (paid.u43.1.p1) (paid.a2.p1) (paid.a7.p1) (paid.u12.1.p2) (paid.u12.2.p2) (paid.u12.3.p2) (paid.l17.1.p2) (paid.l17.2.p2) (paid.u43.1.p2) (paid.a2.p2) (paid.a7.p2) other *pass
! pass
.    war.core.shifts  piece=u12 total=13 against=12 opposed=yes shifts=1 outcome=success
.    war.core.outcome.attack  piece=u12 target=u43 result=hit hit=1
.    war.harm.absorb  piece=u43 hit=1
.    war.harm.average  piece=u43 player=p1
.    war.turn.end  piece=u12
? p2  war.turn.choose  u18 u19 u20 u21 u22 u23 l25 detach.l24 concede gm
! u20
.=   war.turn.choose  piece=u20 player=p2
? p2  war.action.one  end (move.z6) force.z6 move.z8 force.z8 (attack.u26) (attack.u27) (attack.u28) attack.u29 attack.u30 attack.u31 attack.u32 attack.u33 (attack.u36) (attack.u37) (attack.u38) (attack.u39) (attack.u40) (attack.u41) (attack.u42) (attack.l34) (attack.l35) (attack.l44) (attack.l45) ambush intimidate (surround) scout.z6 (scout.z8) (pin.u26) (pin.u27) (pin.u28) pin.u29 pin.u30 pin.u31 pin.u32 pin.u33 (pin.u36) (pin.u37) (pin.u38) (pin.u39) (pin.u40) (pin.u41) (pin.u42) other.u20 load rid.a6 rid.a7 rid.a8 (second) give.l24 boost.l24 (rally.l24) other.l24 (duel.l24.l34) duel.l24.l35 (duel.l24.l44) (duel.l24.l45) detach.l24 (attach.l25) purse.p2 concede gm
! duel.l24.l35
? p2  war.attack.shoot  *shoot (fight) provoke back
! shoot
.    war.attack.target  piece=l24 target=l35 skill=war-skill(shoot)
? p3  war.core.opposition  *athletics waive surrender concede
! athletics
? p2  war.leader.duel  4fate: war.core.total 4
! 0 1 0 1
? p3  war.leader.duel  4fate: war.core.total 2, war.attack.two_zones 2
! 0 1 0 -1
? p2  war.core.invoke.order  paid.l24.1.p2 paid.l24.2.p2 paid.l35.1.p2 paid.l35.2.p2 paid.a3.p2 paid.a8.p2 (paid.l24.1.p1) (paid.l24.2.p1) (paid.l35.1.p1) (paid.l35.2.p1) (paid.a3.p1) (paid.a8.p1) other *pass
! pass
.    war.core.shifts  piece=l24 total=6 against=4 opposed=yes shifts=2 outcome=success
.    war.core.outcome.attack  piece=l24 target=l35 result=hit hit=2
.    war.harm.absorb  piece=l35 hit=2
? p3  war.leader.duel  *box2 mild moderate mild+moderate decline
! box2
.    war.leader.duel  leader=l35 box=2
? p2  war.action.one  end (move.z6) (force.z6) (move.z8) (force.z8) (attack.u26) (attack.u27) (attack.u28) attack.u29 attack.u30 attack.u31 attack.u32 attack.u33 (attack.u36) (attack.u37) (attack.u38) (attack.u39) (attack.u40) (attack.u41) (attack.u42) (attack.l34) (attack.l35) (attack.l44) (attack.l45) (ambush) (intimidate) (surround) (scout.z6) (scout.z8) (pin.u26) (pin.u27) (pin.u28) (pin.u29) (pin.u30) (pin.u31) (pin.u32) (pin.u33) (pin.u36) (pin.u37) (pin.u38) (pin.u39) (pin.u40) (pin.u41) (pin.u42) (other.u20) (load) (rid.a6) (rid.a7) (rid.a8) (second) (give.l24) (boost.l24) (rally.l24) (other.l24) (duel.l24.l34) (duel.l24.l35) (duel.l24.l44) (duel.l24.l45) (detach.l24) (attach.l25) purse.p2 concede gm
! attack.u32
? p2  war.attack.shoot  *shoot (fight) (provoke) back
! shoot
.    war.attack.target  piece=u20 target=u32 skill=war-skill(shoot)
? p3  war.core.opposition  *athletics waive concede
! athletics
? p2  war.attack.shoot  4fate: war.core.total 3
! -1 0 0 1
? p3  war.attack.shoot  4fate: war.core.total 0, war.attack.two_zones 2
! 1 -1 -1 1
? p2  war.core.invoke.order  paid.u20.1.p2 paid.u20.2.p2 paid.u20.3.p2 paid.l24.1.p2 paid.l24.2.p2 paid.u32.1.p2 paid.a3.p2 paid.a8.p2 (paid.l25.1.p2) (paid.l25.2.p2) (paid.u20.1.p1) (paid.u20.2.p1) (paid.u20.3.p1) (paid.l24.1.p1) (paid.l24.2.p1) (paid.u32.1.p1) (paid.a3.p1) (paid.a8.p1) (paid.l25.1.p1) (paid.l25.2.p1) other *pass
! pass
.    war.core.shifts  piece=u20 total=3 against=2 opposed=yes shifts=1 outcome=success
.    war.core.outcome.attack  piece=u20 target=u32 result=hit hit=1
.    war.harm.absorb  piece=u32 hit=1
.    war.harm.average  piece=u32 player=p2
.    war.turn.end  piece=u20
? p4  war.turn.choose  u36 u37 u38 u39 u40 u41 u42 l45 detach.l44 concede gm
! u36
.=   war.turn.choose  piece=u36 player=p4
? p4  war.action.one  end move.z2 force.z2 move.z4 force.z4 attack.u9 attack.u10 attack.u11 (attack.u12) (attack.u13) (attack.u14) (attack.u15) (attack.u18) (attack.u19) (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.l16) (attack.l17) (attack.l24) (attack.l25) ambush intimidate (surround) (scout.z2) scout.z4 pin.u9 pin.u10 pin.u11 (pin.u12) (pin.u13) (pin.u14) (pin.u15) (pin.u18) (pin.u19) (pin.u20) (pin.u21) (pin.u22) (pin.u23) other.u36 load rid.a1 rid.a2 rid.a4 (second) give.l44 boost.l44 (rally.l44) other.l44 duel.l44.l16 (duel.l44.l17) (duel.l44.l24) (duel.l44.l25) detach.l44 (attach.l45) concede gm
! give.l44
.    war.action.second.leader  leader=l44 piece=u36
? p4  war.action.one  end move.z2 force.z2 move.z4 force.z4 attack.u9 attack.u10 attack.u11 (attack.u12) (attack.u13) (attack.u14) (attack.u15) (attack.u18) (attack.u19) (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.l16) (attack.l17) (attack.l24) (attack.l25) ambush intimidate (surround) (scout.z2) scout.z4 pin.u9 pin.u10 pin.u11 (pin.u12) (pin.u13) (pin.u14) (pin.u15) (pin.u18) (pin.u19) (pin.u20) (pin.u21) (pin.u22) (pin.u23) other.u36 load rid.a1 rid.a2 rid.a4 (second) (give.l44) (boost.l44) (rally.l44) (other.l44) (duel.l44.l16) (duel.l44.l17) (duel.l44.l24) (duel.l44.l25) detach.l44 (attach.l45) concede gm
! scout.z4
? p4  war.adv.scout  4fate: war.core.total 1, war.leader.skill_bonus 1
! 0 -1 1 -1
? p2  war.core.invoke.order  (paid.u36.1.p1) (paid.u36.2.p1) (paid.u36.3.p1) (paid.l44.1.p1) (paid.l44.2.p1) (paid.a1.p1) (paid.a4.p1) paid.u36.1.p2 paid.u36.2.p2 paid.u36.3.p2 paid.l44.1.p2 paid.l44.2.p2 paid.a1.p2 paid.a4.p2 other *pass
! pass
.    war.core.shifts  piece=u36 total=1 against=4 opposed=yes shifts=-3 outcome=fail
.    war.core.outcome.advantage  piece=u36 result=fail free=0
? p3  war.core.outcome.advantage  *nothing p1 p2
! nothing
? p4  war.action.one  end move.z2 force.z2 move.z4 force.z4 attack.u9 attack.u10 attack.u11 (attack.u12) (attack.u13) (attack.u14) (attack.u15) (attack.u18) (attack.u19) (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.l16) (attack.l17) (attack.l24) (attack.l25) (ambush) (intimidate) (surround) (scout.z2) (scout.z4) (pin.u9) (pin.u10) (pin.u11) (pin.u12) (pin.u13) (pin.u14) (pin.u15) (pin.u18) (pin.u19) (pin.u20) (pin.u21) (pin.u22) (pin.u23) (other.u36) (load) rid.a1 rid.a2 rid.a4 (second) (give.l44) (boost.l44) (rally.l44) (other.l44) (duel.l44.l16) (duel.l44.l17) (duel.l44.l24) (duel.l44.l25) detach.l44 (attach.l45) concede gm
! attack.u11
? p4  war.attack.shoot  *shoot (fight) (provoke) back
! shoot
.    war.attack.target  piece=u36 target=u11 skill=war-skill(shoot)
? p1  war.core.opposition  *athletics waive concede
! athletics
? p4  war.attack.shoot  4fate: war.core.total 1, war.leader.skill_bonus 1
! -1 0 -1 1
? p1  war.attack.shoot  4fate: war.core.total 0, war.attack.two_zones 2
! -1 0 0 0
? p2  war.core.invoke.order  (paid.u36.1.p1) (paid.u36.2.p1) (paid.u36.3.p1) (paid.l44.1.p1) (paid.l44.2.p1) (paid.u11.1.p1) (paid.a1.p1) (paid.l16.1.p1) (paid.l16.2.p1) paid.u36.1.p2 paid.u36.2.p2 paid.u36.3.p2 paid.l44.1.p2 paid.l44.2.p2 paid.u11.1.p2 paid.a1.p2 (paid.l16.1.p2) (paid.l16.2.p2) other *pass
! pass
.    war.core.shifts  piece=u36 total=1 against=1 opposed=yes shifts=0 outcome=tie
.    war.core.outcome.attack  piece=u36 target=u11 result=tie hit=0
? p4  war.core.boost  text
! "A Gap in the Line"
.    war.core.boost  player=p4 aspect="A Gap in the Line"
.    war.turn.end  piece=u36
? p3  war.turn.choose  u26 u27 u28 u29 u30 u33 (u31) detach.l34 detach.l35 concede gm
! u30
.=   war.turn.choose  piece=u30 player=p3
? p3  war.action.one  end move.z2 force.z2 (move.z6) force.z6 (attack.u9) (attack.u10) (attack.u11) (attack.u12) (attack.u13) (attack.u14) (attack.u15) (attack.u18) attack.u19 attack.u20 attack.u21 attack.u22 attack.u23 (attack.l16) (attack.l17) (attack.l24) (attack.l25) ambush intimidate (surround) (scout.z2) scout.z6 (pin.u9) (pin.u10) (pin.u11) (pin.u12) (pin.u13) (pin.u14) (pin.u15) (pin.u18) pin.u19 pin.u20 pin.u21 pin.u22 pin.u23 other.u30 load rid.a2 rid.a3 rid.a6 (second) concede gm
! ambush
? p3  war.adv.opposition  *fair u9 u10 u11 u12 u13 u14 u15 u18 u19 u20 u21 u22 u23 other concede
! fair
? p3  war.adv.ambush  4fate: war.core.total 1
! 1 0 0 1
? p4  war.core.invoke.order  free.a48.p4 (paid.u30.1.p3) (paid.u30.2.p3) (paid.u30.3.p3) (paid.a3.p3) (paid.l35.1.p3) (paid.l35.2.p3) (paid.u30.1.p4) (paid.u30.2.p4) (paid.u30.3.p4) (paid.a3.p4) (paid.l35.1.p4) (paid.l35.2.p4) *pass
! pass
? p2  war.core.invoke.order  (paid.u30.1.p1) (paid.u30.2.p1) (paid.u30.3.p1) (paid.a3.p1) paid.u30.1.p2 paid.u30.2.p2 paid.u30.3.p2 paid.a3.p2 other *pass
! pass
.    war.core.shifts  piece=u30 total=3 against=2 opposed=yes shifts=1 outcome=success
.    war.core.outcome.advantage  piece=u30 result=success free=1
? p3  war.adv.ambush  text
! "Waiting in the Ditch"
.    war.core.situation_aspect  player=p3 aspect="Waiting in the Ditch" on=z3
? p3  war.zone.aspect.hinders  *no yes
! no
? p3  war.action.one  end move.z2 (force.z2) (move.z6) (force.z6) (attack.u9) (attack.u10) (attack.u11) (attack.u12) (attack.u13) (attack.u14) (attack.u15) (attack.u18) (attack.u19) (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.l16) (attack.l17) (attack.l24) (attack.l25) (ambush) (intimidate) (surround) (scout.z2) (scout.z6) (pin.u9) (pin.u10) (pin.u11) (pin.u12) (pin.u13) (pin.u14) (pin.u15) (pin.u18) (pin.u19) (pin.u20) (pin.u21) (pin.u22) (pin.u23) (other.u30) (load) (rid.a2) (rid.a3) (rid.a6) (rid.a49) (second) concede gm
! end
.    war.turn.end  piece=u30
? p1  war.turn.choose  u9 u10 u11 u13 u14 u15 (u12) detach.l16 (detach.l17) concede gm
! u15
.=   war.turn.choose  piece=u15 player=p1
? p1  war.action.one  end move.z5 force.z5 move.z7 force.z7 move.z9 force.z9 attack.u26 attack.u27 attack.u28 (attack.u29) (attack.u30) (attack.u31) (attack.u33) (attack.u36) (attack.u37) (attack.u38) (attack.u39) (attack.u40) attack.u41 attack.u42 (attack.l34) (attack.l35) (attack.l44) (attack.l45) ambush intimidate (surround) scout.z5 (scout.z7) (scout.z9) pin.u26 pin.u27 pin.u28 (pin.u29) (pin.u30) (pin.u31) (pin.u33) (pin.u36) (pin.u37) (pin.u38) (pin.u39) (pin.u40) pin.u41 pin.u42 other.u15 load rid.a5 rid.a7 rid.a8 (second) concede gm
! load
? p1  war.core.outcome.existing  a1 a2 a3 a4 a5 a6 a7 a8 a49 u9.1 u9.2 u9.3 u10.1 u10.2 u11.1 u12.1 u12.2 u12.3 u13.1 u13.2 u14.1 u14.2 u15.1 u18.1 u18.2 u19.1 u19.2 u19.3 u20.1 u20.2 u20.3 u21.1 u21.2 u21.3 u22.1 u22.2 u23.1 u26.1 u26.2 u26.3 u27.1 u27.2 u28.1 u28.2 u29.1 u29.2 u30.1 u30.2 u30.3 u31.1 u31.2 u31.3 u33.1 u36.1 u36.2 u36.3 u37.1 u37.2 u37.3 u38.1 u38.2 u39.1 u39.2 u40.1 u41.1 u41.2 u41.3 u42.1 u42.2 l16.1 l16.2 l17.1 l17.2 l24.1 l24.2 l25.1 l25.2 l34.1 l34.2 l35.1 l35.2 l44.1 l44.2 l45.1 l45.2 back
! a1
? p1  war.core.outcome.existing  *notice back
! notice
? p3  war.adv.opposition  *fair u26 u27 u28 u29 u30 u31 u33 u36 u37 u38 u39 u40 u41 u42 other concede
! fair
? p1  war.core.outcome.existing  4fate: war.core.total 1
! 0 -1 -1 0
? p2  war.core.invoke.order  (paid.u15.1.p1) (paid.a7.p1) (paid.l17.1.p1) (paid.l17.2.p1) paid.u15.1.p2 paid.a7.p2 (paid.l17.1.p2) (paid.l17.2.p2) other *pass
! pass
? p3+p4  war.core.invoke.order  free.a49.p3 free.a48.p4 (paid.u15.1.p3) (paid.a7.p3) (paid.u15.1.p4) (paid.a7.p4) *pass
! pass
.    war.core.shifts  piece=u15 total=-1 against=2 opposed=yes shifts=-3 outcome=fail
.    war.core.outcome.existing  player=p3 aspect=war-name-lastday-zone-1-aspect free=1
? p1  war.action.one  end move.z5 (force.z5) move.z7 (force.z7) move.z9 (force.z9) (attack.u26) (attack.u27) (attack.u28) (attack.u29) (attack.u30) (attack.u31) (attack.u33) (attack.u36) (attack.u37) (attack.u38) (attack.u39) (attack.u40) (attack.u41) (attack.u42) (attack.l34) (attack.l35) (attack.l44) (attack.l45) (ambush) (intimidate) (surround) (scout.z5) (scout.z7) (scout.z9) (pin.u26) (pin.u27) (pin.u28) (pin.u29) (pin.u30) (pin.u31) (pin.u33) (pin.u36) (pin.u37) (pin.u38) (pin.u39) (pin.u40) (pin.u41) (pin.u42) (other.u15) (load) (rid.a5) (rid.a7) (rid.a8) (second) concede gm
! move.z5
.    war.move.free  piece=u15 zone=z5
? p1  war.action.one  end (move.z2) (force.z2) (move.z4) (force.z4) (move.z6) (force.z6) (move.z8) (force.z8) (attack.u26) (attack.u27) (attack.u28) (attack.u29) (attack.u30) (attack.u31) (attack.u33) (attack.u36) (attack.u37) (attack.u38) (attack.u39) (attack.u40) (attack.u41) (attack.u42) (attack.l34) (attack.l35) (attack.l44) (attack.l45) (ambush) (intimidate) (surround) (scout.z2) (scout.z4) (scout.z6) (scout.z8) (pin.u26) (pin.u27) (pin.u28) (pin.u29) (pin.u30) (pin.u31) (pin.u33) (pin.u36) (pin.u37) (pin.u38) (pin.u39) (pin.u40) (pin.u41) (pin.u42) (other.u15) (load) (rid.a2) (rid.a4) (rid.a5) (rid.a6) (rid.a7) (second) concede gm
! end
.    war.turn.end  piece=u15
? p2  war.turn.choose  u18 u19 u21 u22 u23 l25 (u20) (detach.l24) concede gm
! u18
.=   war.turn.choose  piece=u18 player=p2
? p2  war.action.one  end move.z5 force.z5 move.z7 force.z7 move.z9 force.z9 attack.u26 attack.u27 attack.u28 (attack.u29) (attack.u30) (attack.u31) (attack.u33) (attack.u36) (attack.u37) (attack.u38) (attack.u39) (attack.u40) attack.u41 attack.u42 (attack.l34) (attack.l35) (attack.l44) (attack.l45) ambush intimidate (surround) (scout.z5) (scout.z7) (scout.z9) pin.u26 pin.u27 pin.u28 (pin.u29) (pin.u30) (pin.u31) (pin.u33) (pin.u36) (pin.u37) (pin.u38) (pin.u39) (pin.u40) pin.u41 pin.u42 other.u18 load rid.a5 rid.a7 rid.a8 second (attach.l25) purse.p2 concede gm
! other.u18
? p2  war.adv.general  *self battle z1 z2 z3 z4 z5 z6 z7 z8 z9 u9 u10 u11 u12 u13 u14 u15 u19 u20 u21 u22 u23 u26 u27 u28 u29 u30 u31 u33 u36 u37 u38 u39 u40 u41 u42 back
! z8
? p2  war.adv.general  *athletics fight notice back
! athletics
? p3  war.adv.opposition  *fair u26 u27 u28 u29 u30 u31 u33 u36 u37 u38 u39 u40 u41 u42 other concede
! fair
? p2  war.adv.general  4fate: war.core.total 2
! 0 0 0 -1
? p2  war.core.invoke.order  paid.u18.1.p2 paid.u18.2.p2 paid.a7.p2 (paid.l17.1.p2) (paid.l17.2.p2) (paid.u18.1.p1) (paid.u18.2.p1) (paid.a7.p1) (paid.l17.1.p1) (paid.l17.2.p1) other *pass
! paid.u18.1.p2
? p2  war.core.invoke  *plus reroll
! reroll
.    war.core.invoke  player=p2 aspect=war-name-elves-stags price=paid how=reroll
? p2  war.adv.general  4fate: war.core.total 2
! -1 -1 -1 0
? p2  war.core.invoke.order  (paid.u18.1.p2) paid.u18.2.p2 paid.a7.p2 (paid.l17.1.p2) (paid.l17.2.p2) (paid.u18.1.p1) (paid.u18.2.p1) (paid.a7.p1) (paid.l17.1.p1) (paid.l17.2.p1) other *pass
! pass
? p3+p4  war.core.invoke.order  free.a1.p3 free.a49.p3 free.a48.p4 (paid.u18.1.p3) (paid.u18.2.p3) (paid.a7.p3) (paid.u18.1.p4) (paid.u18.2.p4) (paid.a7.p4) *pass
! pass
.    war.core.shifts  piece=u18 total=-1 against=2 opposed=yes shifts=-3 outcome=fail
.    war.core.outcome.advantage  piece=u18 result=fail free=0
? p3  war.core.outcome.advantage  *nothing p3 p4
! nothing
? p2  war.action.one  end move.z5 (force.z5) move.z7 (force.z7) move.z9 (force.z9) (attack.u26) (attack.u27) (attack.u28) (attack.u29) (attack.u30) (attack.u31) (attack.u33) (attack.u36) (attack.u37) (attack.u38) (attack.u39) (attack.u40) (attack.u41) (attack.u42) (attack.l34) (attack.l35) (attack.l44) (attack.l45) (ambush) (intimidate) (surround) (scout.z5) (scout.z7) (scout.z9) (pin.u26) (pin.u27) (pin.u28) (pin.u29) (pin.u30) (pin.u31) (pin.u33) (pin.u36) (pin.u37) (pin.u38) (pin.u39) (pin.u40) (pin.u41) (pin.u42) (other.u18) (load) (rid.a5) (rid.a7) (rid.a8) second (attach.l25) purse.p2 concede gm
! second
.    war.action.second.fate  player=p2 piece=u18
? p2  war.action.one  end move.z5 force.z5 move.z7 force.z7 move.z9 force.z9 attack.u26 attack.u27 attack.u28 (attack.u29) (attack.u30) (attack.u31) (attack.u33) (attack.u36) (attack.u37) (attack.u38) (attack.u39) (attack.u40) attack.u41 attack.u42 (attack.l34) (attack.l35) (attack.l44) (attack.l45) (ambush) (intimidate) (surround) (scout.z5) (scout.z7) (scout.z9) (pin.u26) (pin.u27) (pin.u28) (pin.u29) (pin.u30) (pin.u31) (pin.u33) (pin.u36) (pin.u37) (pin.u38) (pin.u39) (pin.u40) (pin.u41) (pin.u42) (other.u18) (load) rid.a5 rid.a7 rid.a8 (second) (attach.l25) concede gm
! attack.u27
? p2  war.attack.shoot  *shoot (fight) (provoke) back
! shoot
.    war.attack.target  piece=u18 target=u27 skill=war-skill(shoot)
? p3  war.core.opposition  *athletics waive concede
! athletics
? p2  war.attack.shoot  4fate: war.core.total 0
! -1 1 -1 1
? p3  war.attack.shoot  4fate: war.core.total 0, war.attack.two_zones 2
! -1 0 1 -1
? p2  war.core.invoke.order  paid.u18.1.p2 paid.u18.2.p2 paid.u27.1.p2 paid.u27.2.p2 paid.a2.p2 paid.a7.p2 (paid.l17.1.p2) (paid.l17.2.p2) (paid.u18.1.p1) (paid.u18.2.p1) (paid.u27.1.p1) (paid.u27.2.p1) (paid.a2.p1) (paid.a7.p1) (paid.l17.1.p1) (paid.l17.2.p1) other *pass
! paid.u18.1.p2
? p2  war.core.invoke  *plus reroll
! plus
.    war.core.invoke  player=p2 aspect=war-name-elves-stags price=paid how=plus
? p2  war.core.invoke.order  (paid.u18.1.p2) paid.u18.2.p2 paid.u27.1.p2 paid.u27.2.p2 paid.a2.p2 paid.a7.p2 (paid.l17.1.p2) (paid.l17.2.p2) (paid.u18.1.p1) (paid.u18.2.p1) (paid.u27.1.p1) (paid.u27.2.p1) (paid.a2.p1) (paid.a7.p1) (paid.l17.1.p1) (paid.l17.2.p1) other *pass
! pass
? p3+p4  war.core.invoke.order  free.a1.p3 free.a49.p3 free.a48.p4 (paid.u18.1.p3) (paid.u18.2.p3) (paid.u27.1.p3) (paid.u27.2.p3) (paid.a2.p3) (paid.a7.p3) (paid.l34.1.p3) (paid.l34.2.p3) (paid.u18.1.p4) (paid.u18.2.p4) (paid.u27.1.p4) (paid.u27.2.p4) (paid.a2.p4) (paid.a7.p4) (paid.l34.1.p4) (paid.l34.2.p4) *pass
! free.a1.p3
? p3  war.core.invoke  *plus reroll
! reroll
.    war.core.invoke  player=p3 aspect=war-name-lastday-zone-1-aspect price=free how=reroll
? p3  war.attack.shoot  4fate: war.core.total 0, war.attack.two_zones 2
! -1 1 0 -1
? p3+p4  war.core.invoke.order  free.a49.p3 free.a48.p4 (paid.u18.1.p3) (paid.u18.2.p3) (paid.u27.1.p3) (paid.u27.2.p3) (paid.a2.p3) (paid.a7.p3) (paid.l34.1.p3) (paid.l34.2.p3) (paid.u18.1.p4) (paid.u18.2.p4) (paid.u27.1.p4) (paid.u27.2.p4) (paid.a2.p4) (paid.a7.p4) (paid.l34.1.p4) (paid.l34.2.p4) *pass
! free.a49.p3
? p3  war.core.invoke  *plus reroll
! reroll
.    war.core.invoke  player=p3 aspect="Waiting in the Ditch" price=free how=reroll
? p3  war.attack.shoot  4fate: war.core.total 0, war.attack.two_zones 2
! 1 0 0 1
? p4  war.core.invoke.order  free.a48.p4 (paid.u18.1.p3) (paid.u18.2.p3) (paid.u27.1.p3) (paid.u27.2.p3) (paid.a2.p3) (paid.a7.p3) (paid.l34.1.p3) (paid.l34.2.p3) (paid.u18.1.p4) (paid.u18.2.p4) (paid.u27.1.p4) (paid.u27.2.p4) (paid.a2.p4) (paid.a7.p4) (paid.l34.1.p4) (paid.l34.2.p4) *pass
! pass
? p2  war.core.invoke.order  (paid.u18.1.p2) paid.u18.2.p2 paid.u27.1.p2 paid.u27.2.p2 paid.a2.p2 paid.a7.p2 (paid.l17.1.p2) (paid.l17.2.p2) (paid.u18.1.p1) (paid.u18.2.p1) (paid.u27.1.p1) (paid.u27.2.p1) (paid.a2.p1) (paid.a7.p1) (paid.l17.1.p1) (paid.l17.2.p1) other *pass
! pass
.    war.core.shifts  piece=u18 total=2 against=4 opposed=yes shifts=-2 outcome=fail
.    war.core.outcome.attack  piece=u18 target=u27 result=fail hit=0
.    war.turn.end  piece=u18
? p4  war.turn.choose  u37 u38 u39 u40 u41 u42 l45 (u36) (detach.l44) concede gm
! u39
.=   war.turn.choose  piece=u39 player=p4
? p4  war.action.one  end move.z2 force.z2 move.z4 force.z4 attack.u9 attack.u10 attack.u11 (attack.u12) (attack.u13) (attack.u14) attack.u15 (attack.u18) (attack.u19) (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.l16) (attack.l17) (attack.l24) (attack.l25) ambush intimidate (surround) (scout.z2) scout.z4 pin.u9 pin.u10 pin.u11 (pin.u12) (pin.u13) (pin.u14) pin.u15 (pin.u18) (pin.u19) (pin.u20) (pin.u21) (pin.u22) (pin.u23) other.u39 load rid.a1 rid.a2 rid.a4 (second) attach.l45 concede gm
! attach.l45
.    war.leader.attach  leader=l45 piece=u39 how=attach
? p4  war.action.one  end move.z2 force.z2 move.z4 force.z4 attack.u9 attack.u10 attack.u11 (attack.u12) (attack.u13) (attack.u14) attack.u15 (attack.u18) (attack.u19) (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.l16) (attack.l17) (attack.l24) (attack.l25) ambush intimidate (surround) (scout.z2) scout.z4 pin.u9 pin.u10 pin.u11 (pin.u12) (pin.u13) (pin.u14) pin.u15 (pin.u18) (pin.u19) (pin.u20) (pin.u21) (pin.u22) (pin.u23) other.u39 load rid.a1 rid.a2 rid.a4 (second) give.l45 boost.l45 (rally.l45) other.l45 duel.l45.l16 (duel.l45.l17) (duel.l45.l24) (duel.l45.l25) (detach.l45) concede gm
! give.l45
.    war.action.second.leader  leader=l45 piece=u39
? p4  war.action.one  end move.z2 force.z2 move.z4 force.z4 attack.u9 attack.u10 attack.u11 (attack.u12) (attack.u13) (attack.u14) attack.u15 (attack.u18) (attack.u19) (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.l16) (attack.l17) (attack.l24) (attack.l25) ambush intimidate (surround) (scout.z2) scout.z4 pin.u9 pin.u10 pin.u11 (pin.u12) (pin.u13) (pin.u14) pin.u15 (pin.u18) (pin.u19) (pin.u20) (pin.u21) (pin.u22) (pin.u23) other.u39 load rid.a1 rid.a2 rid.a4 (second) (give.l45) (boost.l45) (rally.l45) (other.l45) (duel.l45.l16) (duel.l45.l17) (duel.l45.l24) (duel.l45.l25) (detach.l45) concede gm
! other.u39
? p4  war.adv.general  *self battle z1 z2 z3 z4 z5 z6 z7 z8 z9 u9 u10 u11 u12 u13 u14 u15 u18 u19 u20 u21 u22 u23 u26 u27 u28 u29 u30 u31 u33 u36 u37 u38 u40 u41 u42 back
! self
? p4  war.adv.general  *athletics fight notice back
! athletics
? p3  war.adv.opposition  *fair u9 u10 u11 u12 u13 u14 u15 u18 u19 u20 u21 u22 u23 other concede
! fair
? p4  war.adv.general  4fate: war.core.total 2, war.leader.skill_bonus 1
! 1 0 1 0
? p4  war.core.invoke.order  free.a48.p4 (paid.u39.1.p4) (paid.u39.2.p4) (paid.l45.1.p4) (paid.l45.2.p4) (paid.a1.p4) (paid.l44.1.p4) (paid.l44.2.p4) (paid.u39.1.p3) (paid.u39.2.p3) (paid.l45.1.p3) (paid.l45.2.p3) (paid.a1.p3) (paid.l44.1.p3) (paid.l44.2.p3) *pass
! pass
? p2  war.core.invoke.order  (paid.u39.1.p1) (paid.u39.2.p1) (paid.l45.1.p1) (paid.l45.2.p1) (paid.a1.p1) paid.u39.1.p2 paid.u39.2.p2 paid.l45.1.p2 paid.l45.2.p2 paid.a1.p2 other *pass
! pass
.    war.core.shifts  piece=u39 total=5 against=2 opposed=yes shifts=3 outcome=style
.    war.core.outcome.advantage  piece=u39 result=style free=2
? p4  war.adv.general  text
! "Stakes in a Row"
.    war.core.situation_aspect  player=p4 aspect="Stakes in a Row" on=u39
? p4  war.action.one  end move.z2 force.z2 move.z4 force.z4 attack.u9 attack.u10 attack.u11 (attack.u12) (attack.u13) (attack.u14) attack.u15 (attack.u18) (attack.u19) (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.l16) (attack.l17) (attack.l24) (attack.l25) (ambush) (intimidate) (surround) (scout.z2) (scout.z4) (pin.u9) (pin.u10) (pin.u11) (pin.u12) (pin.u13) (pin.u14) (pin.u15) (pin.u18) (pin.u19) (pin.u20) (pin.u21) (pin.u22) (pin.u23) (other.u39) (load) rid.a1 rid.a2 rid.a4 rid.a50 (second) (give.l45) (boost.l45) (rally.l45) (other.l45) (duel.l45.l16) (duel.l45.l17) (duel.l45.l24) (duel.l45.l25) (detach.l45) concede gm
! move.z2
.    war.move.free  piece=u39 zone=z2
? p4  war.action.one  end (move.z1) force.z1 (move.z3) force.z3 (move.z5) force.z5 (attack.u9) (attack.u10) (attack.u11) attack.u12 attack.u13 attack.u14 attack.u15 attack.u18 (attack.u19) (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.l16) (attack.l17) (attack.l24) (attack.l25) (ambush) (intimidate) (surround) (scout.z1) (scout.z3) (scout.z5) (pin.u9) (pin.u10) (pin.u11) (pin.u12) (pin.u13) (pin.u14) (pin.u15) (pin.u18) (pin.u19) (pin.u20) (pin.u21) (pin.u22) (pin.u23) (other.u39) (load) rid.a1 rid.a2 rid.a3 rid.a5 rid.a49 rid.a50 (second) (give.l45) (boost.l45) (rally.l45) (other.l45) (duel.l45.l16) (duel.l45.l17) (duel.l45.l24) (duel.l45.l25) (detach.l45) concede gm
! attack.u15
? p4  war.attack.shoot  *shoot (fight) (provoke) back
! shoot
.    war.attack.target  piece=u39 target=u15 skill=war-skill(shoot)
? p1  war.core.opposition  *athletics waive concede
! athletics
? p4  war.attack.shoot  4fate: war.core.total 0
! 1 0 -1 1
? p1  war.attack.shoot  4fate: war.core.total 0
! 1 -1 1 0
? p4  war.core.invoke.order  free.a48.p4 free.a50.p4 (paid.u39.1.p4) (paid.u39.2.p4) (paid.l45.1.p4) (paid.l45.2.p4) (paid.u15.1.p4) (paid.a2.p4) (paid.a5.p4) (paid.a50.p4) (paid.l34.1.p4) (paid.l34.2.p4) (paid.u39.1.p3) (paid.u39.2.p3) (paid.l45.1.p3) (paid.l45.2.p3) (paid.u15.1.p3) (paid.a2.p3) (paid.a5.p3) (paid.a50.p3) (paid.l34.1.p3) (paid.l34.2.p3) *pass
! free.a48.p4
? p4  war.core.invoke  *plus reroll
! plus
.    war.core.invoke  player=p4 aspect="A Gap in the Line" price=free how=plus
? p4  war.core.invoke.order  free.a50.p4 (paid.u39.1.p4) (paid.u39.2.p4) (paid.l45.1.p4) (paid.l45.2.p4) (paid.u15.1.p4) (paid.a2.p4) (paid.a5.p4) (paid.a50.p4) (paid.l34.1.p4) (paid.l34.2.p4) (paid.u39.1.p3) (paid.u39.2.p3) (paid.l45.1.p3) (paid.l45.2.p3) (paid.u15.1.p3) (paid.a2.p3) (paid.a5.p3) (paid.a50.p3) (paid.l34.1.p3) (paid.l34.2.p3) *pass
! pass
? p2  war.core.invoke.order  (paid.u39.1.p1) (paid.u39.2.p1) (paid.l45.1.p1) (paid.l45.2.p1) (paid.u15.1.p1) (paid.a2.p1) (paid.a5.p1) (paid.a50.p1) paid.u39.1.p2 paid.u39.2.p2 paid.l45.1.p2 paid.l45.2.p2 paid.u15.1.p2 paid.a2.p2 paid.a5.p2 paid.a50.p2 other *pass
! pass
.    war.core.shifts  piece=u39 total=3 against=1 opposed=yes shifts=2 outcome=success
.    war.core.outcome.attack  piece=u39 target=u15 result=hit hit=2
.    war.harm.absorb  piece=u15 hit=2
.    war.harm.average  piece=u15 player=p4
.    war.turn.end  piece=u39
? p3  war.turn.choose  u26 u27 u28 u29 u33 (u30) (u31) detach.l34 detach.l35 concede gm
! u26
.=   war.turn.choose  piece=u26 player=p3
? p3  war.action.one  end move.z1 force.z1 (move.z3) force.z3 move.z5 force.z5 (attack.u9) (attack.u10) (attack.u11) attack.u12 attack.u13 attack.u14 attack.u18 (attack.u19) (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.l16) (attack.l17) (attack.l24) (attack.l25) ambush intimidate (surround) (scout.z1) (scout.z3) scout.z5 (pin.u9) (pin.u10) (pin.u11) pin.u12 pin.u13 pin.u14 pin.u18 (pin.u19) (pin.u20) (pin.u21) (pin.u22) (pin.u23) other.u26 load rid.a1 rid.a2 rid.a3 rid.a5 rid.a49 (second) give.l34 boost.l34 (rally.l34) other.l34 (duel.l34.l16) duel.l34.l17 (duel.l34.l24) (duel.l34.l25) detach.l34 concede gm
! give.l34
.    war.action.second.leader  leader=l34 piece=u26
? p3  war.action.one  end move.z1 force.z1 (move.z3) force.z3 move.z5 force.z5 (attack.u9) (attack.u10) (attack.u11) attack.u12 attack.u13 attack.u14 attack.u18 (attack.u19) (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.l16) (attack.l17) (attack.l24) (attack.l25) ambush intimidate (surround) (scout.z1) (scout.z3) scout.z5 (pin.u9) (pin.u10) (pin.u11) pin.u12 pin.u13 pin.u14 pin.u18 (pin.u19) (pin.u20) (pin.u21) (pin.u22) (pin.u23) other.u26 load rid.a1 rid.a2 rid.a3 rid.a5 rid.a49 (second) (give.l34) (boost.l34) (rally.l34) (other.l34) (duel.l34.l16) (duel.l34.l17) (duel.l34.l24) (duel.l34.l25) detach.l34 concede gm
! ambush
? p3  war.adv.opposition  *fair u9 u10 u11 u12 u13 u14 u18 u19 u20 u21 u22 u23 other concede
! fair
? p3  war.adv.ambush  4fate: war.core.total 1, war.leader.skill_bonus 1
! 1 -1 1 -1
? p4  war.core.invoke.order  free.a50.p4 (paid.u26.1.p3) (paid.u26.2.p3) (paid.u26.3.p3) (paid.l34.1.p3) (paid.l34.2.p3) (paid.a2.p3) (paid.l45.1.p3) (paid.l45.2.p3) (paid.u26.1.p4) (paid.u26.2.p4) (paid.u26.3.p4) (paid.l34.1.p4) (paid.l34.2.p4) (paid.a2.p4) (paid.l45.1.p4) (paid.l45.2.p4) *pass
! pass
? p2  war.core.invoke.order  (paid.u26.1.p1) (paid.u26.2.p1) (paid.u26.3.p1) (paid.l34.1.p1) (paid.l34.2.p1) (paid.a2.p1) paid.u26.1.p2 paid.u26.2.p2 paid.u26.3.p2 paid.l34.1.p2 paid.l34.2.p2 paid.a2.p2 other *pass
! pass
.    war.core.shifts  piece=u26 total=2 against=2 opposed=yes shifts=0 outcome=tie
.    war.core.outcome.advantage  piece=u26 result=tie free=0
? p3  war.core.boost  text
! "Dust in Their Eyes"
.    war.core.boost  player=p3 aspect="Dust in Their Eyes"
? p3  war.action.one  end move.z1 force.z1 (move.z3) force.z3 move.z5 force.z5 (attack.u9) (attack.u10) (attack.u11) attack.u12 attack.u13 attack.u14 attack.u18 (attack.u19) (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.l16) (attack.l17) (attack.l24) (attack.l25) (ambush) (intimidate) (surround) (scout.z1) (scout.z3) (scout.z5) (pin.u9) (pin.u10) (pin.u11) (pin.u12) (pin.u13) (pin.u14) (pin.u18) (pin.u19) (pin.u20) (pin.u21) (pin.u22) (pin.u23) (other.u26) (load) rid.a1 rid.a2 rid.a3 rid.a5 rid.a49 (second) (give.l34) (boost.l34) (rally.l34) (other.l34) (duel.l34.l16) (duel.l34.l17) (duel.l34.l24) (duel.l34.l25) detach.l34 concede gm
! move.z5
.    war.move.free  piece=u26 zone=z5
? p3  war.action.one  end (move.z2) force.z2 (move.z4) force.z4 (move.z6) force.z6 (move.z8) force.z8 attack.u9 attack.u10 attack.u11 attack.u12 attack.u13 attack.u14 attack.u18 attack.u19 attack.u20 attack.u21 attack.u22 attack.u23 (attack.l16) (attack.l17) (attack.l24) (attack.l25) (ambush) (intimidate) (surround) (scout.z2) (scout.z4) (scout.z6) (scout.z8) (pin.u9) (pin.u10) (pin.u11) (pin.u12) (pin.u13) (pin.u14) (pin.u18) (pin.u19) (pin.u20) (pin.u21) (pin.u22) (pin.u23) (other.u26) (load) rid.a2 rid.a4 rid.a5 rid.a6 rid.a7 (second) (give.l34) (boost.l34) (rally.l34) (other.l34) (duel.l34.l16) (duel.l34.l17) (duel.l34.l24) (duel.l34.l25) detach.l34 concede gm
! attack.u13
? p3  war.attack.shoot  *shoot (fight) (provoke) back
! shoot
.    war.attack.target  piece=u26 target=u13 skill=war-skill(shoot)
? p1  war.core.opposition  *athletics waive concede
! athletics
? p3  war.attack.shoot  4fate: war.core.total 0
! -1 1 0 0
? p1  war.attack.shoot  4fate: war.core.total 0
! 1 -1 -1 0
? p3+p4  war.core.invoke.order  free.a51.p3 free.a50.p4 (paid.u26.1.p3) (paid.u26.2.p3) (paid.u26.3.p3) (paid.l34.1.p3) (paid.l34.2.p3) (paid.u13.1.p3) (paid.u13.2.p3) (paid.a5.p3) (paid.a7.p3) (paid.u26.1.p4) (paid.u26.2.p4) (paid.u26.3.p4) (paid.l34.1.p4) (paid.l34.2.p4) (paid.u13.1.p4) (paid.u13.2.p4) (paid.a5.p4) (paid.a7.p4) *pass
! pass
? p2  war.core.invoke.order  (paid.u26.1.p1) (paid.u26.2.p1) (paid.u26.3.p1) (paid.l34.1.p1) (paid.l34.2.p1) (paid.u13.1.p1) (paid.u13.2.p1) (paid.a5.p1) (paid.a7.p1) (paid.l17.1.p1) (paid.l17.2.p1) paid.u26.1.p2 paid.u26.2.p2 paid.u26.3.p2 paid.l34.1.p2 paid.l34.2.p2 paid.u13.1.p2 paid.u13.2.p2 paid.a5.p2 paid.a7.p2 (paid.l17.1.p2) (paid.l17.2.p2) other *pass
! paid.u26.1.p2
.    war.core.invoke  player=p2 aspect=war-name-undead-helms price=paid how=plus
? p3+p4  war.core.invoke.order  free.a51.p3 free.a50.p4 (paid.u26.1.p3) (paid.u26.2.p3) (paid.u26.3.p3) (paid.l34.1.p3) (paid.l34.2.p3) (paid.u13.1.p3) (paid.u13.2.p3) (paid.a5.p3) (paid.a7.p3) (paid.u26.1.p4) (paid.u26.2.p4) (paid.u26.3.p4) (paid.l34.1.p4) (paid.l34.2.p4) (paid.u13.1.p4) (paid.u13.2.p4) (paid.a5.p4) (paid.a7.p4) *pass
! free.a51.p3
? p3  war.core.invoke  *plus reroll
! plus
.    war.core.invoke  player=p3 aspect="Dust in Their Eyes" price=free how=plus
? p4  war.core.invoke.order  free.a50.p4 (paid.u26.1.p3) (paid.u26.2.p3) (paid.u26.3.p3) (paid.l34.1.p3) (paid.l34.2.p3) (paid.u13.1.p3) (paid.u13.2.p3) (paid.a5.p3) (paid.a7.p3) (paid.u26.1.p4) (paid.u26.2.p4) (paid.u26.3.p4) (paid.l34.1.p4) (paid.l34.2.p4) (paid.u13.1.p4) (paid.u13.2.p4) (paid.a5.p4) (paid.a7.p4) *pass
! pass
.    war.core.shifts  piece=u26 total=2 against=1 opposed=yes shifts=1 outcome=success
.    war.core.outcome.attack  piece=u26 target=u13 result=hit hit=1
.    war.harm.absorb  piece=u13 hit=1
? p1  war.harm.absorb  *mild decline
! mild
? p1  war.harm.consequence_aspect  text
! "Thinned Ranks"
.    war.harm.consequence_aspect  piece=u13 severity=mild aspect="Thinned Ranks"
.    war.turn.end  piece=u26
? p1  war.turn.choose  u9 u10 u11 u13 u14 (u12) detach.l16 (detach.l17) concede gm
! u14
.=   war.turn.choose  piece=u14 player=p1
? p1  war.action.one  end (move.z5) force.z5 move.z7 force.z7 move.z9 force.z9 attack.u26 attack.u27 attack.u28 (attack.u29) (attack.u30) (attack.u31) (attack.u33) (attack.u36) (attack.u37) (attack.u38) attack.u39 (attack.u40) attack.u41 attack.u42 (attack.l34) (attack.l35) (attack.l44) (attack.l45) ambush intimidate (surround) (scout.z5) (scout.z7) (scout.z9) pin.u26 pin.u27 pin.u28 (pin.u29) (pin.u30) (pin.u31) (pin.u33) (pin.u36) (pin.u37) (pin.u38) pin.u39 (pin.u40) pin.u41 pin.u42 other.u14 load rid.a5 rid.a7 rid.a8 (second) concede gm
! force.z5
? p1  war.over.skills  *athletics fight notice drive pilot back
! athletics
? p3  war.over.enemy  *u26 u26.fight u26.will u26.provoke u26.notice u26.stealth waive concede
! u26
? p1  war.over.enemy  4fate: war.core.total 2
! -1 0 -1 0
? p3  war.over.enemy  4fate: war.core.total 1, war.leader.skill_bonus 1
! -1 0 1 1
? p3+p4  war.core.invoke.order  free.a52.p3 free.a50.p4 (paid.u14.1.p3) (paid.u14.2.p3) (paid.u26.1.p3) (paid.u26.2.p3) (paid.u26.3.p3) (paid.l34.1.p3) (paid.l34.2.p3) (paid.a5.p3) (paid.a7.p3) (paid.u14.1.p4) (paid.u14.2.p4) (paid.u26.1.p4) (paid.u26.2.p4) (paid.u26.3.p4) (paid.l34.1.p4) (paid.l34.2.p4) (paid.a5.p4) (paid.a7.p4) *pass
! pass
.    war.core.shifts  piece=u14 total=0 against=3 opposed=yes shifts=-3 outcome=fail
? p3  war.core.boost  text
! "Caught Mid-Step"
.    war.core.boost  player=p3 aspect="Caught Mid-Step"
.    war.over.result  piece=u14 zone=z5 result=fail
? p1  war.opt.success_at_cost  *fail pay
! pay
? p3  war.core.cost.serious  *consequence aspect aspect.p4 detail
! consequence
? p1  war.harm.consequence_aspect  text
! "Captain Down"
.    war.harm.consequence_aspect  piece=u14 severity=mild aspect="Captain Down"
.    war.over.result  piece=u14 zone=z5 result=paid
? p1  war.action.one  end (move.z2) (force.z2) move.z4 (force.z4) (move.z6) (force.z6) move.z8 (force.z8) (attack.u26) (attack.u27) (attack.u28) (attack.u29) (attack.u30) (attack.u31) (attack.u33) (attack.u36) (attack.u37) (attack.u38) (attack.u39) (attack.u40) (attack.u41) (attack.u42) (attack.l34) (attack.l35) (attack.l44) (attack.l45) (ambush) (intimidate) (surround) (scout.z2) (scout.z4) (scout.z6) (scout.z8) (pin.u26) (pin.u27) (pin.u28) (pin.u29) (pin.u30) (pin.u31) (pin.u33) (pin.u36) (pin.u37) (pin.u38) (pin.u39) (pin.u40) (pin.u41) (pin.u42) (other.u14) (load) (rid.a2) (rid.a4) (rid.a5) (rid.a6) (rid.a7) (second) concede gm
! end
.    war.turn.end  piece=u14
? p2  war.turn.choose  u19 u21 u22 u23 l25 (u18) (u20) (detach.l24) concede gm
! u19
.=   war.turn.choose  piece=u19 player=p2
? p2  war.action.one  end (move.z6) force.z6 move.z8 force.z8 attack.u26 (attack.u27) (attack.u28) attack.u29 attack.u30 attack.u31 attack.u33 (attack.u36) (attack.u37) (attack.u38) (attack.u39) (attack.u40) (attack.u41) (attack.u42) (attack.l34) (attack.l35) (attack.l44) (attack.l45) ambush intimidate (surround) scout.z6 (scout.z8) pin.u26 (pin.u27) (pin.u28) pin.u29 pin.u30 pin.u31 pin.u33 (pin.u36) (pin.u37) (pin.u38) (pin.u39) (pin.u40) (pin.u41) (pin.u42) other.u19 load rid.a6 rid.a7 rid.a8 (second) attach.l25 concede gm
! intimidate
? p2  war.adv.intimidate  self army u26 u27 u28 u29 u30 u31 u33 u36 u37 u38 u39 u40 u41 u42 back
! u26
? p3  war.core.opposition  *will waive concede
! will
? p2  war.adv.intimidate  4fate: war.core.total 2
! 0 1 -1 0
? p3  war.adv.intimidate  4fate: war.core.total 2, war.leader.skill_bonus 1
! -1 0 1 0
? p3+p4  war.core.invoke.order  free.a52.p3 free.a53.p3 free.a54.p3 free.a50.p4 (paid.u19.1.p3) (paid.u19.2.p3) (paid.u19.3.p3) (paid.u26.1.p3) (paid.u26.2.p3) (paid.u26.3.p3) (paid.l34.1.p3) (paid.l34.2.p3) (paid.a5.p3) (paid.a8.p3) (paid.u19.1.p4) (paid.u19.2.p4) (paid.u19.3.p4) (paid.u26.1.p4) (paid.u26.2.p4) (paid.u26.3.p4) (paid.l34.1.p4) (paid.l34.2.p4) (paid.a5.p4) (paid.a8.p4) *pass
! pass
.    war.core.shifts  piece=u19 total=2 against=3 opposed=yes shifts=-1 outcome=fail
.    war.core.outcome.advantage  piece=u19 result=fail free=0
? p3  war.core.outcome.advantage  *nothing p3
! nothing
? p2  war.action.one  end (move.z6) (force.z6) move.z8 (force.z8) (attack.u26) (attack.u27) (attack.u28) (attack.u29) (attack.u30) (attack.u31) (attack.u33) (attack.u36) (attack.u37) (attack.u38) (attack.u39) (attack.u40) (attack.u41) (attack.u42) (attack.l34) (attack.l35) (attack.l44) (attack.l45) (ambush) (intimidate) (surround) (scout.z6) (scout.z8) (pin.u26) (pin.u27) (pin.u28) (pin.u29) (pin.u30) (pin.u31) (pin.u33) (pin.u36) (pin.u37) (pin.u38) (pin.u39) (pin.u40) (pin.u41) (pin.u42) (other.u19) (load) (rid.a6) (rid.a7) (rid.a8) (second) attach.l25 concede gm
! move.z8
.    war.move.free  piece=u19 zone=z8
? p2  war.action.one  end (move.z5) (force.z5) (move.z7) (force.z7) (move.z9) (force.z9) (attack.u26) (attack.u27) (attack.u28) (attack.u29) (attack.u30) (attack.u31) (attack.u33) (attack.u36) (attack.u37) (attack.u38) (attack.u39) (attack.u40) (attack.u41) (attack.u42) (attack.l34) (attack.l35) (attack.l44) (attack.l45) (ambush) (intimidate) (surround) (scout.z5) (scout.z7) (scout.z9) (pin.u26) (pin.u27) (pin.u28) (pin.u29) (pin.u30) (pin.u31) (pin.u33) (pin.u36) (pin.u37) (pin.u38) (pin.u39) (pin.u40) (pin.u41) (pin.u42) (other.u19) (load) (rid.a5) (rid.a7) (rid.a8) (second) (attach.l25) concede gm
! end
.    war.turn.end  piece=u19
? p4  war.turn.choose  u37 u38 u40 u41 u42 (u36) (u39) (detach.l44) (detach.l45) concede gm
! u42
.=   war.turn.choose  piece=u42 player=p4
? p4  war.action.one  end move.z1 force.z1 (move.z3) force.z3 (move.z5) force.z5 (attack.u9) (attack.u10) (attack.u11) attack.u12 attack.u13 attack.u14 attack.u18 attack.u19 (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.l16) (attack.l17) (attack.l24) (attack.l25) ambush intimidate (surround) (scout.z1) (scout.z3) (scout.z5) (pin.u9) (pin.u10) (pin.u11) pin.u12 pin.u13 pin.u14 pin.u18 pin.u19 (pin.u20) (pin.u21) (pin.u22) (pin.u23) other.u42 load rid.a1 rid.a2 rid.a3 rid.a5 rid.a49 (second) concede gm
! pin.u12
? p1  war.core.opposition  *athletics waive concede
! athletics
? p4  war.adv.pin  4fate: war.core.total 2
! -1 1 0 1
? p1  war.adv.pin  4fate: war.core.total 2, war.attack.two_zones 2
! -1 1 1 0
? p4+p3  war.core.invoke.order  free.a50.p4 free.a52.p3 free.a53.p3 free.a54.p3 (paid.u42.1.p4) (paid.u42.2.p4) (paid.u12.1.p4) (paid.u12.2.p4) (paid.u12.3.p4) (paid.l17.1.p4) (paid.l17.2.p4) (paid.a2.p4) (paid.a7.p4) (paid.l45.1.p4) (paid.l45.2.p4) (paid.u42.1.p3) (paid.u42.2.p3) (paid.u12.1.p3) (paid.u12.2.p3) (paid.u12.3.p3) (paid.l17.1.p3) (paid.l17.2.p3) (paid.a2.p3) (paid.a7.p3) (paid.l45.1.p3) (paid.l45.2.p3) *pass
! free.a50.p4
? p4  war.core.invoke  *plus reroll
! plus
.    war.core.invoke  player=p4 aspect="Stakes in a Row" price=free how=plus
? p4+p3  war.core.invoke.order  free.a50.p4 free.a52.p3 free.a53.p3 free.a54.p3 (paid.u42.1.p4) (paid.u42.2.p4) (paid.u12.1.p4) (paid.u12.2.p4) (paid.u12.3.p4) (paid.l17.1.p4) (paid.l17.2.p4) (paid.a2.p4) (paid.a7.p4) (paid.l45.1.p4) (paid.l45.2.p4) (paid.u42.1.p3) (paid.u42.2.p3) (paid.u12.1.p3) (paid.u12.2.p3) (paid.u12.3.p3) (paid.l17.1.p3) (paid.l17.2.p3) (paid.a2.p3) (paid.a7.p3) (paid.l45.1.p3) (paid.l45.2.p3) *pass
! free.a50.p4
? p4  war.core.invoke  *plus reroll
! plus
.    war.core.invoke  player=p4 aspect="Stakes in a Row" price=free how=plus
? p3  war.core.invoke.order  free.a52.p3 free.a53.p3 free.a54.p3 (paid.u42.1.p4) (paid.u42.2.p4) (paid.u12.1.p4) (paid.u12.2.p4) (paid.u12.3.p4) (paid.l17.1.p4) (paid.l17.2.p4) (paid.a2.p4) (paid.a7.p4) (paid.l45.1.p4) (paid.l45.2.p4) (paid.u42.1.p3) (paid.u42.2.p3) (paid.u12.1.p3) (paid.u12.2.p3) (paid.u12.3.p3) (paid.l17.1.p3) (paid.l17.2.p3) (paid.a2.p3) (paid.a7.p3) (paid.l45.1.p3) (paid.l45.2.p3) *pass
! pass
.    war.core.shifts  piece=u42 total=7 against=5 opposed=yes shifts=2 outcome=success
.    war.core.outcome.advantage  piece=u42 result=success free=1
.    war.core.situation_aspect  player=p4 aspect=war-aspect-pinned(u42) on=u12
? p4  war.action.one  end move.z1 (force.z1) (move.z3) (force.z3) (move.z5) (force.z5) (attack.u9) (attack.u10) (attack.u11) (attack.u12) (attack.u13) (attack.u14) (attack.u18) (attack.u19) (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.l16) (attack.l17) (attack.l24) (attack.l25) (ambush) (intimidate) (surround) (scout.z1) (scout.z3) (scout.z5) (pin.u9) (pin.u10) (pin.u11) (keep.a55) (pin.u13) (pin.u14) (pin.u18) (pin.u19) (pin.u20) (pin.u21) (pin.u22) (pin.u23) (other.u42) (load) (rid.a1) (rid.a2) (rid.a3) (rid.a5) (rid.a49) (second) concede gm
! end
.    war.turn.end  piece=u42
? p3  war.turn.choose  u27 u28 u29 u33 (u26) (u30) (u31) (detach.l34) detach.l35 concede gm
! u27
.=   war.turn.choose  piece=u27 player=p3
? p3  war.action.one  end move.z1 force.z1 (move.z3) force.z3 (move.z5) force.z5 (attack.u9) (attack.u10) (attack.u11) attack.u12 attack.u13 attack.u14 attack.u18 attack.u19 (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.l16) (attack.l17) (attack.l24) (attack.l25) ambush intimidate (surround) (scout.z1) (scout.z3) (scout.z5) (pin.u9) (pin.u10) (pin.u11) pin.u12 pin.u13 pin.u14 pin.u18 pin.u19 (pin.u20) (pin.u21) (pin.u22) (pin.u23) other.u27 load rid.a1 rid.a2 rid.a3 rid.a5 rid.a49 (second) concede gm
! pin.u12
? p1  war.core.opposition  *athletics waive concede
! athletics
? p3  war.adv.pin  4fate: war.core.total 2
! 1 1 -1 0
? p1  war.adv.pin  4fate: war.core.total 2, war.attack.two_zones 2
! -1 -1 -1 0
? p3+p4  war.core.invoke.order  free.a52.p3 free.a53.p3 free.a54.p3 free.a55.p4 (paid.u27.1.p3) (paid.u27.2.p3) (paid.u12.1.p3) (paid.u12.2.p3) (paid.u12.3.p3) (paid.l17.1.p3) (paid.l17.2.p3) (paid.a2.p3) (paid.a7.p3) (paid.a55.p3) (paid.l45.1.p3) (paid.l45.2.p3) (paid.u27.1.p4) (paid.u27.2.p4) (paid.u12.1.p4) (paid.u12.2.p4) (paid.u12.3.p4) (paid.l17.1.p4) (paid.l17.2.p4) (paid.a2.p4) (paid.a7.p4) (paid.a55.p4) (paid.l45.1.p4) (paid.l45.2.p4) *pass
! free.a52.p3
? p3  war.core.invoke  *plus reroll
! plus
.    war.core.invoke  player=p3 aspect="Thinned Ranks" price=free how=plus
? p3+p4  war.core.invoke.order  free.a53.p3 free.a54.p3 free.a55.p4 (paid.u27.1.p3) (paid.u27.2.p3) (paid.u12.1.p3) (paid.u12.2.p3) (paid.u12.3.p3) (paid.l17.1.p3) (paid.l17.2.p3) (paid.a2.p3) (paid.a7.p3) (paid.a55.p3) (paid.l45.1.p3) (paid.l45.2.p3) (paid.u27.1.p4) (paid.u27.2.p4) (paid.u12.1.p4) (paid.u12.2.p4) (paid.u12.3.p4) (paid.l17.1.p4) (paid.l17.2.p4) (paid.a2.p4) (paid.a7.p4) (paid.a55.p4) (paid.l45.1.p4) (paid.l45.2.p4) *pass
! pass
.    war.core.shifts  piece=u27 total=5 against=1 opposed=yes shifts=4 outcome=style
.    war.core.outcome.advantage  piece=u27 result=style free=2
.    war.core.situation_aspect  player=p3 aspect=war-aspect-pinned(u27) on=u12
? p3  war.action.one  end move.z1 (force.z1) (move.z3) (force.z3) (move.z5) (force.z5) (attack.u9) (attack.u10) (attack.u11) (attack.u12) (attack.u13) (attack.u14) (attack.u18) (attack.u19) (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.l16) (attack.l17) (attack.l24) (attack.l25) (ambush) (intimidate) (surround) (scout.z1) (scout.z3) (scout.z5) (pin.u9) (pin.u10) (pin.u11) (keep.a56) (pin.u13) (pin.u14) (pin.u18) (pin.u19) (pin.u20) (pin.u21) (pin.u22) (pin.u23) (other.u27) (load) (rid.a1) (rid.a2) (rid.a3) (rid.a5) (rid.a49) (second) concede gm
! end
.    war.turn.end  piece=u27
? p1  war.turn.choose  u9 u10 u11 u13 (u12) (u14) detach.l16 (detach.l17) concede gm
! u13
.=   war.turn.choose  piece=u13 player=p1
? p1  war.action.one  end (move.z5) force.z5 move.z7 force.z7 move.z9 force.z9 attack.u26 attack.u27 attack.u28 (attack.u29) (attack.u30) (attack.u31) (attack.u33) (attack.u36) (attack.u37) (attack.u38) attack.u39 (attack.u40) attack.u41 attack.u42 (attack.l34) (attack.l35) (attack.l44) (attack.l45) ambush intimidate (surround) (scout.z5) (scout.z7) (scout.z9) pin.u26 pin.u27 pin.u28 (pin.u29) (pin.u30) (pin.u31) (pin.u33) (pin.u36) (pin.u37) (pin.u38) pin.u39 (pin.u40) pin.u41 pin.u42 other.u13 load rid.a5 rid.a7 rid.a8 (second) concede gm
! pin.u27
? p3  war.core.opposition  *athletics waive concede
! athletics
? p1  war.adv.pin  4fate: war.core.total 2
! -1 1 0 0
? p3  war.adv.pin  4fate: war.core.total 0, war.attack.two_zones 2
! 1 1 1 0
? p3+p4  war.core.invoke.order  free.a53.p3 free.a54.p3 free.a56.p3 free.a55.p4 (paid.u13.1.p3) (paid.u13.2.p3) (paid.u27.1.p3) (paid.u27.2.p3) (paid.a2.p3) (paid.a7.p3) (paid.a52.p3) (paid.l45.1.p3) (paid.l45.2.p3) (paid.u13.1.p4) (paid.u13.2.p4) (paid.u27.1.p4) (paid.u27.2.p4) (paid.a2.p4) (paid.a7.p4) (paid.a52.p4) (paid.l45.1.p4) (paid.l45.2.p4) *pass
! pass
.    war.core.shifts  piece=u13 total=2 against=5 opposed=yes shifts=-3 outcome=fail
.    war.core.outcome.advantage  piece=u13 result=fail free=0
? p3  war.core.boost  text
! "Loose Formation"
.    war.core.boost  player=p3 aspect="Loose Formation"
? p1  war.action.one  end (move.z5) (force.z5) move.z7 (force.z7) move.z9 (force.z9) (attack.u26) (attack.u27) (attack.u28) (attack.u29) (attack.u30) (attack.u31) (attack.u33) (attack.u36) (attack.u37) (attack.u38) (attack.u39) (attack.u40) (attack.u41) (attack.u42) (attack.l34) (attack.l35) (attack.l44) (attack.l45) (ambush) (intimidate) (surround) (scout.z5) (scout.z7) (scout.z9) (pin.u26) (pin.u27) (pin.u28) (pin.u29) (pin.u30) (pin.u31) (pin.u33) (pin.u36) (pin.u37) (pin.u38) (pin.u39) (pin.u40) (pin.u41) (pin.u42) (other.u13) (load) (rid.a5) (rid.a7) (rid.a8) (second) concede gm
! end
.    war.turn.end  piece=u13
? p2  war.turn.choose  u21 u22 u23 l25 (u18) (u19) (u20) (detach.l24) concede gm
! u22
.=   war.turn.choose  piece=u22 player=p2
? p2  war.action.one  end (move.z6) force.z6 move.z8 force.z8 attack.u26 (attack.u27) (attack.u28) attack.u29 attack.u30 attack.u31 attack.u33 (attack.u36) (attack.u37) (attack.u38) (attack.u39) (attack.u40) (attack.u41) (attack.u42) (attack.l34) (attack.l35) (attack.l44) (attack.l45) ambush intimidate (surround) scout.z6 (scout.z8) pin.u26 (pin.u27) (pin.u28) pin.u29 pin.u30 pin.u31 pin.u33 (pin.u36) (pin.u37) (pin.u38) (pin.u39) (pin.u40) (pin.u41) (pin.u42) other.u22 load rid.a6 rid.a7 rid.a8 (second) attach.l25 concede gm
! attack.u33
? p2  war.attack.shoot  *shoot (fight) (provoke) back
! shoot
.    war.attack.target  piece=u22 target=u33 skill=war-skill(shoot)
? p3  war.core.opposition  *athletics waive concede
! athletics
? p2  war.attack.shoot  4fate: war.core.total 1
! 1 -1 0 -1
? p3  war.attack.shoot  4fate: war.core.total 0, war.attack.two_zones 2
! 1 -1 -1 -1
? p3+p4  war.core.invoke.order  free.a53.p3 free.a54.p3 free.a56.p3 free.a57.p3 free.a55.p4 (paid.u22.1.p3) (paid.u22.2.p3) (paid.u33.1.p3) (paid.a3.p3) (paid.a8.p3) (paid.a49.p3) (paid.l35.1.p3) (paid.l35.2.p3) (paid.u22.1.p4) (paid.u22.2.p4) (paid.u33.1.p4) (paid.a3.p4) (paid.a8.p4) (paid.a49.p4) (paid.l35.1.p4) (paid.l35.2.p4) *pass
! pass
.    war.core.shifts  piece=u22 total=0 against=0 opposed=yes shifts=0 outcome=tie
.    war.core.outcome.attack  piece=u22 target=u33 result=tie hit=0
? p2  war.core.boost  text
! "Shaken Shields"
.    war.core.boost  player=p2 aspect="Shaken Shields"
.    war.turn.end  piece=u22
? p4  war.turn.choose  u37 u38 u40 u41 (u36) (u39) (u42) (detach.l44) (detach.l45) concede gm
! u37
.=   war.turn.choose  piece=u37 player=p4
? p4  war.action.one  end move.z2 force.z2 move.z4 force.z4 attack.u9 attack.u10 attack.u11 (attack.u12) (attack.u13) attack.u14 (attack.u18) (attack.u19) (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.l16) (attack.l17) (attack.l24) (attack.l25) ambush intimidate (surround) (scout.z2) scout.z4 pin.u9 pin.u10 pin.u11 (pin.u12) (pin.u13) pin.u14 (pin.u18) (pin.u19) (pin.u20) (pin.u21) (pin.u22) (pin.u23) other.u37 load rid.a1 rid.a2 rid.a4 (second) concede gm
! intimidate
? p4  war.adv.intimidate  self army u9 u10 u11 u12 u13 u14 u18 u19 u20 u21 u22 u23 back
! self
? p3  war.adv.opposition  *fair u9 u10 u11 u12 u13 u14 u18 u19 u20 u21 u22 u23 other concede
! fair
? p4  war.adv.intimidate  4fate: war.core.total 3
! -1 1 -1 -1
? p4+p3  war.core.invoke.order  free.a55.p4 free.a53.p3 free.a54.p3 free.a56.p3 free.a57.p3 (paid.u37.1.p4) (paid.u37.2.p4) (paid.u37.3.p4) (paid.a1.p4) (paid.l44.1.p4) (paid.l44.2.p4) (paid.u37.1.p3) (paid.u37.2.p3) (paid.u37.3.p3) (paid.a1.p3) (paid.l44.1.p3) (paid.l44.2.p3) *pass
! free.a55.p4
? p4  war.core.invoke  *plus reroll
! reroll
.    war.core.invoke  player=p4 aspect=war-aspect-pinned(u42) price=free how=reroll
? p4  war.adv.intimidate  4fate: war.core.total 3
! -1 -1 1 0
? p3  war.core.invoke.order  free.a53.p3 free.a54.p3 free.a56.p3 free.a57.p3 (paid.u37.1.p4) (paid.u37.2.p4) (paid.u37.3.p4) (paid.a1.p4) (paid.l44.1.p4) (paid.l44.2.p4) (paid.u37.1.p3) (paid.u37.2.p3) (paid.u37.3.p3) (paid.a1.p3) (paid.l44.1.p3) (paid.l44.2.p3) *pass
! pass
? p2  war.core.invoke.order  free.a58.p2 (paid.u37.1.p1) (paid.u37.2.p1) (paid.u37.3.p1) (paid.a1.p1) (paid.u37.1.p2) (paid.u37.2.p2) (paid.u37.3.p2) (paid.a1.p2) *pass
! pass
.    war.core.shifts  piece=u37 total=2 against=2 opposed=yes shifts=0 outcome=tie
.    war.core.outcome.advantage  piece=u37 result=tie free=0
? p4  war.core.boost  text
! "Room to Breathe"
.    war.core.boost  player=p4 aspect="Room to Breathe"
? p4  war.action.one  end move.z2 (force.z2) move.z4 (force.z4) (attack.u9) (attack.u10) (attack.u11) (attack.u12) (attack.u13) (attack.u14) (attack.u18) (attack.u19) (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.l16) (attack.l17) (attack.l24) (attack.l25) (ambush) (intimidate) (surround) (scout.z2) (scout.z4) (pin.u9) (pin.u10) (pin.u11) (pin.u12) (pin.u13) (pin.u14) (pin.u18) (pin.u19) (pin.u20) (pin.u21) (pin.u22) (pin.u23) (other.u37) (load) (rid.a1) (rid.a2) (rid.a4) (second) concede gm
! move.z2
.    war.move.free  piece=u37 zone=z2
? p4  war.action.one  end (move.z1) (force.z1) (move.z3) (force.z3) (move.z5) (force.z5) (attack.u9) (attack.u10) (attack.u11) (attack.u12) (attack.u13) (attack.u14) (attack.u18) (attack.u19) (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.l16) (attack.l17) (attack.l24) (attack.l25) (ambush) (intimidate) (surround) (scout.z1) (scout.z3) (scout.z5) (pin.u9) (pin.u10) (pin.u11) (pin.u12) (pin.u13) (pin.u14) (pin.u18) (pin.u19) (pin.u20) (pin.u21) (pin.u22) (pin.u23) (other.u37) (load) (rid.a1) (rid.a2) (rid.a3) (rid.a5) (rid.a49) (second) concede gm
! end
.    war.turn.end  piece=u37
? p3  war.turn.choose  u28 u29 u33 (u26) (u27) (u30) (u31) (detach.l34) detach.l35 concede gm
! u29
.=   war.turn.choose  piece=u29 player=p3
? p3  war.action.one  end move.z2 force.z2 (move.z6) force.z6 (attack.u9) (attack.u10) (attack.u11) (attack.u12) (attack.u13) attack.u14 (attack.u18) (attack.u19) attack.u20 attack.u21 attack.u22 attack.u23 (attack.l16) (attack.l17) (attack.l24) (attack.l25) ambush intimidate (surround) (scout.z2) scout.z6 (pin.u9) (pin.u10) (pin.u11) (pin.u12) (pin.u13) pin.u14 (pin.u18) (pin.u19) pin.u20 pin.u21 pin.u22 pin.u23 other.u29 load rid.a2 rid.a3 rid.a6 rid.a49 (second) give.l35 boost.l35 (rally.l35) other.l35 (duel.l35.l16) (duel.l35.l17) duel.l35.l24 duel.l35.l25 detach.l35 concede gm
! boost.l35
.    war.leader.boost  leader=l35 piece=u29 placed=yes
? p3  war.core.boost  text
! "Cheering Ranks"
.    war.core.boost  player=p3 aspect="Cheering Ranks"
? p3  war.action.one  end move.z2 force.z2 (move.z6) force.z6 (attack.u9) (attack.u10) (attack.u11) (attack.u12) (attack.u13) attack.u14 (attack.u18) (attack.u19) attack.u20 attack.u21 attack.u22 attack.u23 (attack.l16) (attack.l17) (attack.l24) (attack.l25) ambush intimidate (surround) (scout.z2) scout.z6 (pin.u9) (pin.u10) (pin.u11) (pin.u12) (pin.u13) pin.u14 (pin.u18) (pin.u19) pin.u20 pin.u21 pin.u22 pin.u23 other.u29 load rid.a2 rid.a3 rid.a6 rid.a49 (second) (give.l35) (boost.l35) (rally.l35) (other.l35) (duel.l35.l16) (duel.l35.l17) (duel.l35.l24) (duel.l35.l25) detach.l35 concede gm
! move.z2
.    war.move.free  piece=u29 zone=z2
? p3  war.action.one  end (move.z1) force.z1 (move.z3) force.z3 (move.z5) force.z5 (attack.u9) (attack.u10) (attack.u11) attack.u12 attack.u13 attack.u14 attack.u18 attack.u19 (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.l16) (attack.l17) (attack.l24) (attack.l25) ambush intimidate (surround) (scout.z1) (scout.z3) (scout.z5) (pin.u9) (pin.u10) (pin.u11) pin.u12 pin.u13 pin.u14 pin.u18 pin.u19 (pin.u20) (pin.u21) (pin.u22) (pin.u23) other.u29 load rid.a1 rid.a2 rid.a3 rid.a5 rid.a49 (second) (give.l35) (boost.l35) (rally.l35) (other.l35) (duel.l35.l16) (duel.l35.l17) (duel.l35.l24) (duel.l35.l25) detach.l35 concede gm
! force.z5
? p3  war.over.skills  *athletics fight will drive pilot back
! athletics
? p1  war.over.enemy  *u14 u14.fight u14.notice waive concede
! u14
? p3  war.over.enemy  4fate: war.core.total 1, war.leader.skill_bonus 1
! 1 1 0 1
? p1  war.over.enemy  4fate: war.core.total 2
! -1 1 1 0
? p3+p4  war.core.invoke.order  free.a53.p3 free.a54.p3 free.a56.p3 free.a57.p3 free.a60.p3 free.a59.p4 (paid.u29.1.p3) (paid.u29.2.p3) (paid.l35.1.p3) (paid.l35.2.p3) (paid.u14.1.p3) (paid.u14.2.p3) (paid.a2.p3) (paid.a5.p3) (paid.a54.p3) (paid.l34.1.p3) (paid.l34.2.p3) (paid.l45.1.p3) (paid.l45.2.p3) (paid.u29.1.p4) (paid.u29.2.p4) (paid.l35.1.p4) (paid.l35.2.p4) (paid.u14.1.p4) (paid.u14.2.p4) (paid.a2.p4) (paid.a5.p4) (paid.a54.p4) (paid.l34.1.p4) (paid.l34.2.p4) (paid.l45.1.p4) (paid.l45.2.p4) *pass
! pass
? p2  war.core.invoke.order  free.a58.p2 (paid.u29.1.p1) (paid.u29.2.p1) (paid.l35.1.p1) (paid.l35.2.p1) (paid.u14.1.p1) (paid.u14.2.p1) (paid.a2.p1) (paid.a5.p1) (paid.a54.p1) (paid.u29.1.p2) (paid.u29.2.p2) (paid.l35.1.p2) (paid.l35.2.p2) (paid.u14.1.p2) (paid.u14.2.p2) (paid.a2.p2) (paid.a5.p2) (paid.a54.p2) *pass
! free.a58.p2
? p2  war.core.invoke  *plus reroll
! plus
.    war.core.invoke  player=p2 aspect="Shaken Shields" price=free how=plus
? p3+p4  war.core.invoke.order  free.a53.p3 free.a54.p3 free.a56.p3 free.a57.p3 free.a60.p3 free.a59.p4 (paid.u29.1.p3) (paid.u29.2.p3) (paid.l35.1.p3) (paid.l35.2.p3) (paid.u14.1.p3) (paid.u14.2.p3) (paid.a2.p3) (paid.a5.p3) (paid.a54.p3) (paid.l34.1.p3) (paid.l34.2.p3) (paid.l45.1.p3) (paid.l45.2.p3) (paid.u29.1.p4) (paid.u29.2.p4) (paid.l35.1.p4) (paid.l35.2.p4) (paid.u14.1.p4) (paid.u14.2.p4) (paid.a2.p4) (paid.a5.p4) (paid.a54.p4) (paid.l34.1.p4) (paid.l34.2.p4) (paid.l45.1.p4) (paid.l45.2.p4) *pass
! free.a53.p3
? p3  war.core.invoke  *plus reroll
! plus
.    war.core.invoke  player=p3 aspect="Caught Mid-Step" price=free how=plus
? p3+p4  war.core.invoke.order  free.a54.p3 free.a56.p3 free.a57.p3 free.a60.p3 free.a59.p4 (paid.u29.1.p3) (paid.u29.2.p3) (paid.l35.1.p3) (paid.l35.2.p3) (paid.u14.1.p3) (paid.u14.2.p3) (paid.a2.p3) (paid.a5.p3) (paid.a54.p3) (paid.l34.1.p3) (paid.l34.2.p3) (paid.l45.1.p3) (paid.l45.2.p3) (paid.u29.1.p4) (paid.u29.2.p4) (paid.l35.1.p4) (paid.l35.2.p4) (paid.u14.1.p4) (paid.u14.2.p4) (paid.a2.p4) (paid.a5.p4) (paid.a54.p4) (paid.l34.1.p4) (paid.l34.2.p4) (paid.l45.1.p4) (paid.l45.2.p4) *pass
! pass
.    war.core.shifts  piece=u29 total=7 against=5 opposed=yes shifts=2 outcome=success
.    war.over.result  piece=u29 zone=z5 result=success
? p3  war.action.one  end (move.z2) (force.z2) (move.z4) (force.z4) (move.z6) (force.z6) (move.z8) (force.z8) (attack.u9) (attack.u10) (attack.u11) (attack.u12) (attack.u13) (attack.u14) (attack.u18) (attack.u19) (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.l16) (attack.l17) (attack.l24) (attack.l25) (ambush) (intimidate) (surround) (scout.z2) (scout.z4) (scout.z6) (scout.z8) (pin.u9) (pin.u10) (pin.u11) (pin.u12) (pin.u13) (pin.u14) (pin.u18) (pin.u19) (pin.u20) (pin.u21) (pin.u22) (pin.u23) (other.u29) (load) (rid.a2) (rid.a4) (rid.a5) (rid.a6) (rid.a7) (second) (give.l35) (boost.l35) (rally.l35) (other.l35) (duel.l35.l16) (duel.l35.l17) (duel.l35.l24) (duel.l35.l25) detach.l35 concede gm
! end
.    war.turn.end  piece=u29
? p1  war.turn.choose  u9 u10 u11 (u12) (u13) (u14) detach.l16 (detach.l17) concede gm
! u9
.=   war.turn.choose  piece=u9 player=p1
? p1  war.action.one  end move.z4 force.z4 move.z8 force.z8 attack.u26 (attack.u27) (attack.u28) attack.u29 (attack.u30) (attack.u31) (attack.u33) attack.u36 (attack.u37) attack.u38 (attack.u39) attack.u40 (attack.u41) (attack.u42) (attack.l34) (attack.l35) (attack.l44) (attack.l45) ambush intimidate (surround) scout.z4 (scout.z8) pin.u26 (pin.u27) (pin.u28) pin.u29 (pin.u30) (pin.u31) (pin.u33) pin.u36 (pin.u37) pin.u38 (pin.u39) pin.u40 (pin.u41) (pin.u42) other.u9 load rid.a4 rid.a7 (second) concede gm
! attack.u40
? p1  war.attack.shoot  *shoot (fight) (provoke) back
! shoot
.    war.attack.target  piece=u9 target=u40 skill=war-skill(shoot)
? p4  war.core.opposition  *athletics waive concede
! athletics
? p1  war.attack.shoot  4fate: war.core.total 3
! 0 0 0 -1
? p4  war.attack.shoot  4fate: war.core.total 0, war.attack.two_zones 2
! 1 -1 0 -1
? p4+p3  war.core.invoke.order  free.a59.p4 free.a54.p3 free.a56.p3 free.a57.p3 (paid.u9.1.p4) (paid.u9.2.p4) (paid.u9.3.p4) (paid.u40.1.p4) (paid.a1.p4) (paid.l44.1.p4) (paid.l44.2.p4) (paid.u9.1.p3) (paid.u9.2.p3) (paid.u9.3.p3) (paid.u40.1.p3) (paid.a1.p3) (paid.l44.1.p3) (paid.l44.2.p3) *pass
! free.a59.p4
? p4  war.core.invoke  *plus reroll
! reroll
.    war.core.invoke  player=p4 aspect="Room to Breathe" price=free how=reroll
? p4  war.attack.shoot  4fate: war.core.total 0, war.attack.two_zones 2
! -1 1 0 -1
? p3  war.core.invoke.order  free.a54.p3 free.a56.p3 free.a57.p3 (paid.u9.1.p4) (paid.u9.2.p4) (paid.u9.3.p4) (paid.u40.1.p4) (paid.a1.p4) (paid.l44.1.p4) (paid.l44.2.p4) (paid.u9.1.p3) (paid.u9.2.p3) (paid.u9.3.p3) (paid.u40.1.p3) (paid.a1.p3) (paid.l44.1.p3) (paid.l44.2.p3) *pass
! free.a54.p3
? p3  war.core.invoke  *plus reroll
! reroll
.    war.core.invoke  player=p3 aspect="Captain Down" price=free how=reroll
? p4  war.attack.shoot  4fate: war.core.total 0, war.attack.two_zones 2
! -1 1 1 1
? p3  war.core.invoke.order  free.a56.p3 free.a57.p3 (paid.u9.1.p4) (paid.u9.2.p4) (paid.u9.3.p4) (paid.u40.1.p4) (paid.a1.p4) (paid.l44.1.p4) (paid.l44.2.p4) (paid.u9.1.p3) (paid.u9.2.p3) (paid.u9.3.p3) (paid.u40.1.p3) (paid.a1.p3) (paid.l44.1.p3) (paid.l44.2.p3) *pass
! pass
.    war.core.shifts  piece=u9 total=2 against=4 opposed=yes shifts=-2 outcome=fail
.    war.core.outcome.attack  piece=u9 target=u40 result=fail hit=0
.    war.turn.end  piece=u9
? p2  war.turn.choose  u21 u23 l25 (u18) (u19) (u20) (u22) (detach.l24) concede gm
! u21
.=   war.turn.choose  piece=u21 player=p2
? p2  war.action.one  end (move.z6) force.z6 move.z8 force.z8 attack.u26 (attack.u27) (attack.u28) attack.u29 attack.u30 attack.u31 attack.u33 (attack.u36) (attack.u37) (attack.u38) (attack.u39) (attack.u40) (attack.u41) (attack.u42) (attack.l34) (attack.l35) (attack.l44) (attack.l45) ambush intimidate (surround) scout.z6 (scout.z8) pin.u26 (pin.u27) (pin.u28) pin.u29 pin.u30 pin.u31 pin.u33 (pin.u36) (pin.u37) (pin.u38) (pin.u39) (pin.u40) (pin.u41) (pin.u42) other.u21 load rid.a6 rid.a7 rid.a8 (second) attach.l25 concede gm
! attack.u33
? p2  war.attack.shoot  *shoot (fight) (provoke) back
! shoot
.    war.attack.target  piece=u21 target=u33 skill=war-skill(shoot)
? p3  war.core.opposition  *athletics waive concede
! athletics
? p2  war.attack.shoot  4fate: war.core.total 1
! 0 -1 1 -1
? p3  war.attack.shoot  4fate: war.core.total 0, war.attack.two_zones 2
! 0 0 -1 1
? p3  war.core.invoke.order  free.a56.p3 free.a57.p3 (paid.u21.1.p3) (paid.u21.2.p3) (paid.u21.3.p3) (paid.u33.1.p3) (paid.a3.p3) (paid.a8.p3) (paid.a49.p3) (paid.u21.1.p4) (paid.u21.2.p4) (paid.u21.3.p4) (paid.u33.1.p4) (paid.a3.p4) (paid.a8.p4) (paid.a49.p4) *pass
! pass
.    war.core.shifts  piece=u21 total=0 against=2 opposed=yes shifts=-2 outcome=fail
.    war.core.outcome.attack  piece=u21 target=u33 result=fail hit=0
.    war.turn.end  piece=u21
? p4  war.turn.choose  u38 u40 u41 (u36) (u37) (u39) (u42) (detach.l44) (detach.l45) concede gm
! u41
.=   war.turn.choose  piece=u41 player=p4
? p4  war.action.one  end move.z1 force.z1 (move.z3) force.z3 (move.z5) force.z5 (attack.u9) (attack.u10) (attack.u11) attack.u12 attack.u13 attack.u14 attack.u18 attack.u19 (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.l16) (attack.l17) (attack.l24) (attack.l25) ambush intimidate (surround) (scout.z1) (scout.z3) (scout.z5) (pin.u9) (pin.u10) (pin.u11) pin.u12 pin.u13 pin.u14 pin.u18 pin.u19 (pin.u20) (pin.u21) (pin.u22) (pin.u23) other.u41 load rid.a1 rid.a2 rid.a3 rid.a5 rid.a49 (second) concede gm
! force.z5
? p4  war.over.skills  *athletics fight provoke notice shoot will drive pilot back
! athletics
? p1  war.over.enemy  *u14 u14.fight u14.notice waive concede
! u14
? p4  war.over.enemy  4fate: war.core.total 3
! 0 0 -1 0
? p1  war.over.enemy  4fate: war.core.total 2
! 0 -1 1 0
? p3  war.core.invoke.order  free.a56.p3 free.a57.p3 (paid.u41.1.p4) (paid.u41.2.p4) (paid.u41.3.p4) (paid.u14.1.p4) (paid.u14.2.p4) (paid.a2.p4) (paid.a5.p4) (paid.a54.p4) (paid.l34.1.p4) (paid.l34.2.p4) (paid.l35.1.p4) (paid.l35.2.p4) (paid.l45.1.p4) (paid.l45.2.p4) (paid.u41.1.p3) (paid.u41.2.p3) (paid.u41.3.p3) (paid.u14.1.p3) (paid.u14.2.p3) (paid.a2.p3) (paid.a5.p3) (paid.a54.p3) (paid.l34.1.p3) (paid.l34.2.p3) (paid.l35.1.p3) (paid.l35.2.p3) (paid.l45.1.p3) (paid.l45.2.p3) *pass
! free.a56.p3
? p3  war.core.invoke  *plus reroll
! reroll
.    war.core.invoke  player=p3 aspect=war-aspect-pinned(u27) price=free how=reroll
? p4  war.over.enemy  4fate: war.core.total 3
! -1 0 1 0
? p3  war.core.invoke.order  free.a56.p3 free.a57.p3 (paid.u41.1.p4) (paid.u41.2.p4) (paid.u41.3.p4) (paid.u14.1.p4) (paid.u14.2.p4) (paid.a2.p4) (paid.a5.p4) (paid.a54.p4) (paid.l34.1.p4) (paid.l34.2.p4) (paid.l35.1.p4) (paid.l35.2.p4) (paid.l45.1.p4) (paid.l45.2.p4) (paid.u41.1.p3) (paid.u41.2.p3) (paid.u41.3.p3) (paid.u14.1.p3) (paid.u14.2.p3) (paid.a2.p3) (paid.a5.p3) (paid.a54.p3) (paid.l34.1.p3) (paid.l34.2.p3) (paid.l35.1.p3) (paid.l35.2.p3) (paid.l45.1.p3) (paid.l45.2.p3) *pass
! pass
.    war.core.shifts  piece=u41 total=3 against=2 opposed=yes shifts=1 outcome=success
.    war.over.result  piece=u41 zone=z5 result=success
? p4  war.action.one  end move.z2 (force.z2) move.z4 (force.z4) (move.z6) (force.z6) (move.z8) (force.z8) (attack.u9) (attack.u10) (attack.u11) (attack.u12) (attack.u13) (attack.u14) (attack.u18) (attack.u19) (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.l16) (attack.l17) (attack.l24) (attack.l25) (ambush) (intimidate) (surround) (scout.z2) (scout.z4) (scout.z6) (scout.z8) (pin.u9) (pin.u10) (pin.u11) (pin.u12) (pin.u13) (pin.u14) (pin.u18) (pin.u19) (pin.u20) (pin.u21) (pin.u22) (pin.u23) (other.u41) (load) (rid.a2) (rid.a4) (rid.a5) (rid.a6) (rid.a7) (second) concede gm
! end
.    war.turn.end  piece=u41
? p3  war.turn.choose  u28 u33 (u26) (u27) (u29) (u30) (u31) (detach.l34) (detach.l35) concede gm
! u33
.=   war.turn.choose  piece=u33 player=p3
? p3  war.action.one  end move.z2 force.z2 (move.z6) force.z6 (attack.u9) (attack.u10) (attack.u11) (attack.u12) (attack.u13) attack.u14 (attack.u18) (attack.u19) attack.u20 attack.u21 attack.u22 attack.u23 (attack.l16) (attack.l17) (attack.l24) (attack.l25) ambush intimidate (surround) (scout.z2) scout.z6 (pin.u9) (pin.u10) (pin.u11) (pin.u12) (pin.u13) pin.u14 (pin.u18) (pin.u19) pin.u20 pin.u21 pin.u22 pin.u23 other.u33 load rid.a2 rid.a3 rid.a6 rid.a49 (second) concede gm
! attack.u23
? p3  war.attack.shoot  *shoot (fight) (provoke) back
! shoot
.    war.attack.target  piece=u33 target=u23 skill=war-skill(shoot)
? p2  war.core.opposition  *athletics waive concede
! athletics
? p3  war.attack.shoot  4fate: war.core.total 1
! 1 0 1 -1
? p2  war.attack.shoot  4fate: war.core.total 0, war.attack.two_zones 2
! -1 -1 -1 -1
? p3  war.core.invoke.order  free.a56.p3 free.a57.p3 (paid.u33.1.p3) (paid.u23.1.p3) (paid.a3.p3) (paid.a8.p3) (paid.a49.p3) (paid.u33.1.p4) (paid.u23.1.p4) (paid.a3.p4) (paid.a8.p4) (paid.a49.p4) *pass
! pass
.    war.core.shifts  piece=u33 total=2 against=-2 opposed=yes shifts=4 outcome=style
? p3  war.core.outcome.attack  *full less
! less
? p3  war.core.boost  text
! "The Wrong Foot"
.    war.core.boost  player=p3 aspect="The Wrong Foot"
.    war.core.outcome.attack  piece=u33 target=u23 result=hit hit=3
.    war.harm.absorb  piece=u23 hit=3
.    war.harm.average  piece=u23 player=p3
.    war.turn.end  piece=u33
? p1  war.turn.choose  u10 u11 (u9) (u12) (u13) (u14) detach.l16 (detach.l17) concede gm
! u10
.=   war.turn.choose  piece=u10 player=p1
? p1  war.action.one  end move.z4 force.z4 move.z8 force.z8 attack.u26 (attack.u27) (attack.u28) attack.u29 (attack.u30) (attack.u31) (attack.u33) attack.u36 (attack.u37) attack.u38 (attack.u39) attack.u40 attack.u41 (attack.u42) (attack.l34) (attack.l35) (attack.l44) (attack.l45) ambush intimidate (surround) scout.z4 (scout.z8) pin.u26 (pin.u27) (pin.u28) pin.u29 (pin.u30) (pin.u31) (pin.u33) pin.u36 (pin.u37) pin.u38 (pin.u39) pin.u40 pin.u41 (pin.u42) other.u10 load rid.a4 rid.a7 (second) give.l16 boost.l16 (rally.l16) other.l16 duel.l16.l34 duel.l16.l35 duel.l16.l44 (duel.l16.l45) detach.l16 concede gm
! boost.l16
.    war.leader.boost  leader=l16 piece=u10 placed=yes
? p1  war.core.boost  text
! "Scattered Quivers"
.    war.core.boost  player=p1 aspect="Scattered Quivers"
? p1  war.action.one  end move.z4 force.z4 move.z8 force.z8 attack.u26 (attack.u27) (attack.u28) attack.u29 (attack.u30) (attack.u31) (attack.u33) attack.u36 (attack.u37) attack.u38 (attack.u39) attack.u40 attack.u41 (attack.u42) (attack.l34) (attack.l35) (attack.l44) (attack.l45) ambush intimidate (surround) scout.z4 (scout.z8) pin.u26 (pin.u27) (pin.u28) pin.u29 (pin.u30) (pin.u31) (pin.u33) pin.u36 (pin.u37) pin.u38 (pin.u39) pin.u40 pin.u41 (pin.u42) other.u10 load rid.a4 rid.a7 (second) (give.l16) (boost.l16) (rally.l16) (other.l16) (duel.l16.l34) (duel.l16.l35) (duel.l16.l44) (duel.l16.l45) detach.l16 concede gm
! move.z8
.    war.move.free  piece=u10 zone=z8
? p1  war.action.one  end (move.z5) force.z5 (move.z7) force.z7 (move.z9) force.z9 attack.u26 attack.u27 attack.u28 attack.u29 (attack.u30) (attack.u31) (attack.u33) (attack.u36) attack.u37 (attack.u38) attack.u39 (attack.u40) attack.u41 attack.u42 (attack.l34) (attack.l35) (attack.l44) (attack.l45) ambush intimidate (surround) (scout.z5) (scout.z7) (scout.z9) pin.u26 pin.u27 pin.u28 pin.u29 (pin.u30) (pin.u31) (pin.u33) (pin.u36) pin.u37 (pin.u38) pin.u39 (pin.u40) pin.u41 pin.u42 other.u10 load rid.a5 rid.a7 rid.a8 (second) (give.l16) (boost.l16) (rally.l16) (other.l16) (duel.l16.l34) (duel.l16.l35) (duel.l16.l44) (duel.l16.l45) detach.l16 concede gm
! attack.u26
? p1  war.attack.shoot  *shoot (fight) (provoke) back
! shoot
.    war.attack.target  piece=u10 target=u26 skill=war-skill(shoot)
? p3  war.core.opposition  *athletics waive concede
! athletics
? p1  war.attack.shoot  4fate: war.core.total 0
! 1 0 0 -1
? p3  war.attack.shoot  4fate: war.core.total 1, war.leader.skill_bonus 1
! 1 1 1 0
? p1  war.core.invoke.order  free.a62.p1 (paid.u10.1.p1) (paid.u10.2.p1) (paid.l16.1.p1) (paid.l16.2.p1) (paid.u26.1.p1) (paid.u26.2.p1) (paid.u26.3.p1) (paid.l34.1.p1) (paid.l34.2.p1) (paid.a5.p1) (paid.a7.p1) (paid.l17.1.p1) (paid.l17.2.p1) (paid.u10.1.p2) (paid.u10.2.p2) (paid.l16.1.p2) (paid.l16.2.p2) (paid.u26.1.p2) (paid.u26.2.p2) (paid.u26.3.p2) (paid.l34.1.p2) (paid.l34.2.p2) (paid.a5.p2) (paid.a7.p2) (paid.l17.1.p2) (paid.l17.2.p2) *pass
! pass
? p3  war.core.invoke.order  free.a56.p3 free.a57.p3 free.a61.p3 (paid.u10.1.p3) (paid.u10.2.p3) (paid.l16.1.p3) (paid.l16.2.p3) (paid.u26.1.p3) (paid.u26.2.p3) (paid.u26.3.p3) (paid.l34.1.p3) (paid.l34.2.p3) (paid.a5.p3) (paid.a7.p3) (paid.l35.1.p3) (paid.l35.2.p3) (paid.u10.1.p4) (paid.u10.2.p4) (paid.l16.1.p4) (paid.l16.2.p4) (paid.u26.1.p4) (paid.u26.2.p4) (paid.u26.3.p4) (paid.l34.1.p4) (paid.l34.2.p4) (paid.a5.p4) (paid.a7.p4) (paid.l35.1.p4) (paid.l35.2.p4) *pass
! pass
.    war.core.shifts  piece=u10 total=0 against=5 opposed=yes shifts=-5 outcome=fail
.    war.core.outcome.attack  piece=u10 target=u26 result=fail hit=0
? p3  war.core.boost  text
! "Hoarse Shouts"
.    war.core.boost  player=p3 aspect="Hoarse Shouts"
.    war.turn.end  piece=u10
? p2  war.turn.choose  l25 (u18) (u19) (u20) (u21) (u22) (detach.l24) concede gm
! l25
.=   war.turn.choose  piece=l25 player=p2
? p2  war.action.one  end (move.z6) force.z6 move.z8 force.z8 duel.l25.l34 duel.l25.l35 (duel.l25.l44) (duel.l25.l45) other.l25 load.l25 (boost.l25) (rally.l25) (attack.u26) (attack.u27) (attack.u28) (attack.u29) (attack.u30) (attack.u31) (attack.u33) (attack.u36) (attack.u37) (attack.u38) (attack.u39) (attack.u40) (attack.u41) (attack.u42) rid.a6 rid.a7 rid.a8 (attach.u18) (attach.u19) (attach.u20) attach.u21 attach.u22 concede gm
! duel.l25.l34
? p2  war.attack.shoot  *shoot (fight) provoke back
! shoot
.    war.attack.target  piece=l25 target=l34 skill=war-skill(shoot)
? p3  war.core.opposition  *athletics waive surrender concede
! athletics
? p2  war.leader.duel  4fate: war.core.total 1
! -1 0 -1 1
? p3  war.leader.duel  4fate: war.core.total 0, war.attack.two_zones 2
! -1 0 -1 0
? p3  war.core.invoke.order  free.a56.p3 free.a57.p3 free.a61.p3 free.a63.p3 (paid.l25.1.p3) (paid.l25.2.p3) (paid.l34.1.p3) (paid.l34.2.p3) (paid.a5.p3) (paid.a8.p3) (paid.l25.1.p4) (paid.l25.2.p4) (paid.l34.1.p4) (paid.l34.2.p4) (paid.a5.p4) (paid.a8.p4) *pass
! pass
.    war.core.shifts  piece=l25 total=0 against=0 opposed=yes shifts=0 outcome=tie
.    war.core.outcome.attack  piece=l25 target=l34 result=tie hit=0
? p2  war.core.boost  text
! "Broken Ground"
.    war.core.boost  player=p2 aspect="Broken Ground"
.    war.turn.end  piece=l25
? p4  war.turn.choose  u38 u40 (u36) (u37) (u39) (u41) (u42) (detach.l44) (detach.l45) concede gm
! u38
.=   war.turn.choose  piece=u38 player=p4
? p4  war.action.one  end move.z2 force.z2 move.z4 force.z4 attack.u9 (attack.u10) attack.u11 (attack.u12) (attack.u13) attack.u14 (attack.u18) (attack.u19) (attack.u20) (attack.u21) (attack.u22) (attack.l16) (attack.l17) (attack.l24) (attack.l25) ambush intimidate (surround) (scout.z2) scout.z4 pin.u9 (pin.u10) pin.u11 (pin.u12) (pin.u13) pin.u14 (pin.u18) (pin.u19) (pin.u20) (pin.u21) (pin.u22) other.u38 load rid.a1 rid.a2 rid.a4 (second) concede gm
! move.z2
.    war.move.free  piece=u38 zone=z2
? p4  war.action.one  end (move.z1) force.z1 (move.z3) force.z3 (move.z5) force.z5 (attack.u9) attack.u10 (attack.u11) attack.u12 attack.u13 attack.u14 attack.u18 attack.u19 (attack.u20) (attack.u21) (attack.u22) (attack.l16) (attack.l17) (attack.l24) (attack.l25) ambush intimidate (surround) (scout.z1) (scout.z3) (scout.z5) (pin.u9) pin.u10 (pin.u11) pin.u12 pin.u13 pin.u14 pin.u18 pin.u19 (pin.u20) (pin.u21) (pin.u22) other.u38 load rid.a1 rid.a2 rid.a3 rid.a5 rid.a49 (second) concede gm
! force.z5
? p4  war.over.skills  fight *athletics provoke drive pilot back
! athletics
? p1  war.over.enemy  *u14 u14.fight u14.notice waive concede
! u14
? p4  war.over.enemy  4fate: war.core.total 1
! -1 0 -1 0
? p1  war.over.enemy  4fate: war.core.total 2
! -1 0 1 0
? p3  war.core.invoke.order  free.a56.p3 free.a57.p3 free.a61.p3 free.a63.p3 (paid.u38.1.p4) (paid.u38.2.p4) (paid.u14.1.p4) (paid.u14.2.p4) (paid.a2.p4) (paid.a5.p4) (paid.a54.p4) (paid.l34.1.p4) (paid.l34.2.p4) (paid.l35.1.p4) (paid.l35.2.p4) (paid.l45.1.p4) (paid.l45.2.p4) (paid.u38.1.p3) (paid.u38.2.p3) (paid.u14.1.p3) (paid.u14.2.p3) (paid.a2.p3) (paid.a5.p3) (paid.a54.p3) (paid.l34.1.p3) (paid.l34.2.p3) (paid.l35.1.p3) (paid.l35.2.p3) (paid.l45.1.p3) (paid.l45.2.p3) *pass
! free.a56.p3
? p3  war.core.invoke  *plus reroll
! reroll
.    war.core.invoke  player=p3 aspect=war-aspect-pinned(u27) price=free how=reroll
? p4  war.over.enemy  4fate: war.core.total 1
! 0 1 -1 -1
? p3  war.core.invoke.order  free.a57.p3 free.a61.p3 free.a63.p3 (paid.u38.1.p4) (paid.u38.2.p4) (paid.u14.1.p4) (paid.u14.2.p4) (paid.a2.p4) (paid.a5.p4) (paid.a54.p4) (paid.l34.1.p4) (paid.l34.2.p4) (paid.l35.1.p4) (paid.l35.2.p4) (paid.l45.1.p4) (paid.l45.2.p4) (paid.u38.1.p3) (paid.u38.2.p3) (paid.u14.1.p3) (paid.u14.2.p3) (paid.a2.p3) (paid.a5.p3) (paid.a54.p3) (paid.l34.1.p3) (paid.l34.2.p3) (paid.l35.1.p3) (paid.l35.2.p3) (paid.l45.1.p3) (paid.l45.2.p3) *pass
! free.a57.p3
? p3  war.core.invoke  *plus reroll
! reroll
.    war.core.invoke  player=p3 aspect="Loose Formation" price=free how=reroll
? p4  war.over.enemy  4fate: war.core.total 1
! 1 1 -1 -1
? p3  war.core.invoke.order  free.a61.p3 free.a63.p3 (paid.u38.1.p4) (paid.u38.2.p4) (paid.u14.1.p4) (paid.u14.2.p4) (paid.a2.p4) (paid.a5.p4) (paid.a54.p4) (paid.l34.1.p4) (paid.l34.2.p4) (paid.l35.1.p4) (paid.l35.2.p4) (paid.l45.1.p4) (paid.l45.2.p4) (paid.u38.1.p3) (paid.u38.2.p3) (paid.u14.1.p3) (paid.u14.2.p3) (paid.a2.p3) (paid.a5.p3) (paid.a54.p3) (paid.l34.1.p3) (paid.l34.2.p3) (paid.l35.1.p3) (paid.l35.2.p3) (paid.l45.1.p3) (paid.l45.2.p3) *pass
! free.a61.p3
? p3  war.core.invoke  *plus reroll
! plus
.    war.core.invoke  player=p3 aspect="The Wrong Foot" price=free how=plus
? p3  war.core.invoke.order  free.a63.p3 (paid.u38.1.p4) (paid.u38.2.p4) (paid.u14.1.p4) (paid.u14.2.p4) (paid.a2.p4) (paid.a5.p4) (paid.a54.p4) (paid.l34.1.p4) (paid.l34.2.p4) (paid.l35.1.p4) (paid.l35.2.p4) (paid.l45.1.p4) (paid.l45.2.p4) (paid.u38.1.p3) (paid.u38.2.p3) (paid.u14.1.p3) (paid.u14.2.p3) (paid.a2.p3) (paid.a5.p3) (paid.a54.p3) (paid.l34.1.p3) (paid.l34.2.p3) (paid.l35.1.p3) (paid.l35.2.p3) (paid.l45.1.p3) (paid.l45.2.p3) *pass
! pass
? p2  war.core.invoke.order  free.a64.p2 (paid.u38.1.p1) (paid.u38.2.p1) (paid.u14.1.p1) (paid.u14.2.p1) (paid.a2.p1) (paid.a5.p1) (paid.a54.p1) (paid.u38.1.p2) (paid.u38.2.p2) (paid.u14.1.p2) (paid.u14.2.p2) (paid.a2.p2) (paid.a5.p2) (paid.a54.p2) *pass
! free.a64.p2
? p2  war.core.invoke  *plus reroll
! plus
.    war.core.invoke  player=p2 aspect="Broken Ground" price=free how=plus
? p3  war.core.invoke.order  free.a63.p3 (paid.u38.1.p4) (paid.u38.2.p4) (paid.u14.1.p4) (paid.u14.2.p4) (paid.a2.p4) (paid.a5.p4) (paid.a54.p4) (paid.l34.1.p4) (paid.l34.2.p4) (paid.l35.1.p4) (paid.l35.2.p4) (paid.l45.1.p4) (paid.l45.2.p4) (paid.u38.1.p3) (paid.u38.2.p3) (paid.u14.1.p3) (paid.u14.2.p3) (paid.a2.p3) (paid.a5.p3) (paid.a54.p3) (paid.l34.1.p3) (paid.l34.2.p3) (paid.l35.1.p3) (paid.l35.2.p3) (paid.l45.1.p3) (paid.l45.2.p3) *pass
! free.a63.p3
? p3  war.core.invoke  *plus reroll
! plus
.    war.core.invoke  player=p3 aspect="Hoarse Shouts" price=free how=plus
.    war.core.shifts  piece=u38 total=5 against=4 opposed=yes shifts=1 outcome=success
.    war.over.result  piece=u38 zone=z5 result=success
? p4  war.action.one  end (move.z2) (force.z2) (move.z4) (force.z4) (move.z6) (force.z6) (move.z8) (force.z8) (attack.u9) (attack.u10) (attack.u11) (attack.u12) (attack.u13) (attack.u14) (attack.u18) (attack.u19) (attack.u20) (attack.u21) (attack.u22) (attack.l16) (attack.l17) (attack.l24) (attack.l25) (ambush) (intimidate) (surround) (scout.z2) (scout.z4) (scout.z6) (scout.z8) (pin.u9) (pin.u10) (pin.u11) (pin.u12) (pin.u13) (pin.u14) (pin.u18) (pin.u19) (pin.u20) (pin.u21) (pin.u22) (other.u38) (load) (rid.a2) (rid.a4) (rid.a5) (rid.a6) (rid.a7) (second) concede gm
! end
.    war.turn.end  piece=u38
? p3  war.turn.choose  u28 (u26) (u27) (u29) (u30) (u31) (u33) (detach.l34) (detach.l35) concede gm
! u28
.=   war.turn.choose  piece=u28 player=p3
? p3  war.action.one  end move.z1 force.z1 (move.z3) force.z3 (move.z5) force.z5 (attack.u9) attack.u10 (attack.u11) attack.u12 attack.u13 attack.u14 attack.u18 attack.u19 (attack.u20) (attack.u21) (attack.u22) (attack.l16) (attack.l17) (attack.l24) (attack.l25) ambush intimidate (surround) (scout.z1) (scout.z3) (scout.z5) (pin.u9) pin.u10 (pin.u11) pin.u12 pin.u13 pin.u14 pin.u18 pin.u19 (pin.u20) (pin.u21) (pin.u22) other.u28 load rid.a1 rid.a2 rid.a3 rid.a5 rid.a49 (second) concede gm
! attack.u13
? p3  war.attack.shoot  *shoot (fight) (provoke) back
! shoot
.    war.attack.target  piece=u28 target=u13 skill=war-skill(shoot)
? p1  war.core.opposition  *athletics waive concede
! athletics
? p3  war.attack.shoot  4fate: war.core.total 1
! -1 -1 0 1
? p1  war.attack.shoot  4fate: war.core.total 0, war.attack.two_zones 2
! 0 1 -1 0
.    war.core.shifts  piece=u28 total=0 against=2 opposed=yes shifts=-2 outcome=fail
.    war.core.outcome.attack  piece=u28 target=u13 result=fail hit=0
.    war.turn.end  piece=u28
? p1  war.turn.choose  u11 (u9) (u10) (u12) (u13) (u14) (detach.l16) (detach.l17) concede gm
! u11
.=   war.turn.choose  piece=u11 player=p1
? p1  war.action.one  end move.z4 force.z4 move.z8 force.z8 attack.u26 (attack.u27) (attack.u28) attack.u29 (attack.u30) (attack.u31) (attack.u33) attack.u36 (attack.u37) attack.u38 (attack.u39) attack.u40 attack.u41 (attack.u42) (attack.l34) (attack.l35) (attack.l44) (attack.l45) ambush intimidate (surround) scout.z4 (scout.z8) pin.u26 (pin.u27) (pin.u28) pin.u29 (pin.u30) (pin.u31) (pin.u33) pin.u36 (pin.u37) pin.u38 (pin.u39) pin.u40 pin.u41 (pin.u42) other.u11 load rid.a4 rid.a7 (second) concede gm
! move.z8
.    war.move.free  piece=u11 zone=z8
? p1  war.action.one  end (move.z5) force.z5 (move.z7) force.z7 (move.z9) force.z9 attack.u26 attack.u27 attack.u28 attack.u29 (attack.u30) (attack.u31) (attack.u33) (attack.u36) attack.u37 attack.u38 attack.u39 (attack.u40) attack.u41 attack.u42 (attack.l34) (attack.l35) (attack.l44) (attack.l45) ambush intimidate (surround) (scout.z5) (scout.z7) (scout.z9) pin.u26 pin.u27 pin.u28 pin.u29 (pin.u30) (pin.u31) (pin.u33) (pin.u36) pin.u37 pin.u38 pin.u39 (pin.u40) pin.u41 pin.u42 other.u11 load rid.a5 rid.a7 rid.a8 (second) concede gm
! attack.u38
? p1  war.attack.shoot  *shoot (fight) (provoke) back
! shoot
.    war.attack.target  piece=u11 target=u38 skill=war-skill(shoot)
? p4  war.core.opposition  *athletics waive concede
! athletics
? p1  war.attack.shoot  4fate: war.core.total 0
! 0 -1 0 -1
? p4  war.attack.shoot  4fate: war.core.total 1
! -1 -1 1 1
.    war.core.shifts  piece=u11 total=-2 against=1 opposed=yes shifts=-3 outcome=fail
.    war.core.outcome.attack  piece=u11 target=u38 result=fail hit=0
? p4  war.core.boost  text
! "Spent Horses"
.    war.core.boost  player=p4 aspect="Spent Horses"
.    war.turn.end  piece=u11
? p4  war.turn.choose  u40 (u36) (u37) (u38) (u39) (u41) (u42) (detach.l44) (detach.l45) concede gm
! u40
.=   war.turn.choose  piece=u40 player=p4
? p4  war.action.one  end move.z2 force.z2 move.z4 force.z4 attack.u9 (attack.u10) (attack.u11) (attack.u12) (attack.u13) attack.u14 (attack.u18) (attack.u19) (attack.u20) (attack.u21) (attack.u22) (attack.l16) (attack.l17) (attack.l24) (attack.l25) ambush intimidate (surround) (scout.z2) scout.z4 pin.u9 (pin.u10) (pin.u11) (pin.u12) (pin.u13) pin.u14 (pin.u18) (pin.u19) (pin.u20) (pin.u21) (pin.u22) other.u40 load rid.a1 rid.a2 rid.a4 (second) concede gm
! attack.u9
? p4  war.attack.shoot  *shoot (fight) (provoke) back
! shoot
.    war.attack.target  piece=u40 target=u9 skill=war-skill(shoot)
? p1  war.core.opposition  *athletics waive concede
! athletics
? p4  war.attack.shoot  4fate: war.core.total 0
! 0 -1 0 -1
? p1  war.attack.shoot  4fate: war.core.total 1, war.attack.two_zones 2
! 1 1 0 1
? p4  war.core.invoke.order  free.a65.p4 (paid.u40.1.p4) (paid.u9.1.p4) (paid.u9.2.p4) (paid.u9.3.p4) (paid.a1.p4) (paid.l44.1.p4) (paid.l44.2.p4) (paid.u40.1.p3) (paid.u9.1.p3) (paid.u9.2.p3) (paid.u9.3.p3) (paid.a1.p3) (paid.l44.1.p3) (paid.l44.2.p3) *pass
! pass
.    war.core.shifts  piece=u40 total=-2 against=6 opposed=yes shifts=-8 outcome=fail
.    war.core.outcome.attack  piece=u40 target=u9 result=fail hit=0
? p1  war.core.boost  text
! "A Clear Shot"
.    war.core.boost  player=p1 aspect="A Clear Shot"
.    war.turn.end  piece=u40
.=   war.turn.everyone_once  round=2
? p3  war.turn.choose  u26 u27 u28 u29 u30 u31 u33 detach.l34 detach.l35 concede gm
! gm
? p3  war.core.situation_aspect  *back add strike hinders compel leader side (reveal) close
! compel
? p3  war.core.compel  p1 p2 p3 p4 back
! p1
? p3  war.core.compel  text
! "The wagons are on fire"
? p1  war.core.compel  *accept (refuse)
! accept
.    war.core.compel  player=p1 text="The wagons are on fire" said=yes answer=accept
? p3  war.turn.choose  u26 u27 u28 u29 u30 u31 u33 detach.l34 detach.l35 concede gm
! gm
? p3  war.core.situation_aspect  *back add strike hinders compel leader side (reveal) close
! add
? p3  war.core.situation_aspect  *battle z1 z2 z3 z4 z5 z6 z7 z8 z9 u9 u10 u11 u12 u13 u14 u18 u19 u20 u21 u22 u26 u27 u28 u29 u30 u31 u33 u36 u37 u38 u39 u40 u41 u42 l16 l17 l24 l25 l34 l35 l44 l45 back
! z5
? p3  war.core.situation_aspect  text
! "Rain-Soaked Field"
? p3  war.core.free_invoke  *nobody p1 p2 p3 p4
! p4
.    war.core.situation_aspect  player=p4 aspect="Rain-Soaked Field" on=z5
? p3  war.zone.aspect.hinders  *no yes
! no
? p3  war.turn.choose  u26 u27 u28 u29 u30 u31 u33 detach.l34 detach.l35 concede gm
! gm
? p3  war.core.situation_aspect  *back add strike hinders compel leader side (reveal) close
! hinders
? p3  war.zone.aspect.hinders  a1 a2 a3 a4 a5 a6 a7 a8 a49 a67 back
! a67
.    war.zone.aspect.hinders  zone=z5 aspect="Rain-Soaked Field" hinders=yes
? p3  war.turn.choose  u26 u27 u28 u29 u30 u31 u33 detach.l34 detach.l35 concede gm
! concede
? table  war.end.concede  p1 p2 p3 p4 *back
! p2
.    war.end.concede  player=p2 falls=nothing
? p3  war.turn.choose  u26 u27 u28 u29 u30 u31 u33 detach.l34 detach.l35 concede gm
! detach.l34
.    war.leader.attach  leader=l34 piece=u26 how=detach
.=   war.turn.choose  piece=l34 player=p3
? p3  war.action.one  end move.z2 force.z2 move.z4 force.z4 (move.z6) force.z6 (move.z8) force.z8 duel.l34.l16 duel.l34.l17 other.l34 load.l34 (boost.l34) (rally.l34) (attack.u9) (attack.u10) (attack.u11) (attack.u12) (attack.u13) (attack.u14) rid.a2 rid.a4 rid.a5 rid.a6 rid.a7 rid.a67 (attach.u26) (attach.u27) (attach.u28) (attach.u29) (attach.u30) (attach.u31) (attach.u33) concede gm
! duel.l34.l16
? p3  war.attack.shoot  *shoot (fight) provoke back
! shoot
.    war.attack.target  piece=l34 target=l16 skill=war-skill(shoot)
? p1  war.core.opposition  *athletics waive surrender concede
! athletics
? p3  war.leader.duel  4fate: war.core.total 0
! 0 1 0 1
? p1  war.leader.duel  4fate: war.core.total 2
! 0 1 -1 -1
? p4  war.core.invoke.order  free.a65.p4 free.a67.p4 (paid.l34.1.p3) (paid.l34.2.p3) (paid.l16.1.p3) (paid.l16.2.p3) (paid.a5.p3) (paid.a7.p3) (paid.a67.p3) (paid.l34.1.p4) (paid.l34.2.p4) (paid.l16.1.p4) (paid.l16.2.p4) (paid.a5.p4) (paid.a7.p4) (paid.a67.p4) *pass
! pass
? p1  war.core.invoke.order  free.a66.p1 paid.l34.1.p1 paid.l34.2.p1 paid.l16.1.p1 paid.l16.2.p1 paid.a5.p1 paid.a7.p1 paid.a67.p1 other *pass
! free.a66.p1
? p1  war.core.invoke  *plus reroll
! reroll
.    war.core.invoke  player=p1 aspect="A Clear Shot" price=free how=reroll
? p1  war.leader.duel  4fate: war.core.total 2
! 1 1 1 -1
? p1  war.core.invoke.order  paid.l34.1.p1 paid.l34.2.p1 paid.l16.1.p1 paid.l16.2.p1 paid.a5.p1 paid.a7.p1 paid.a67.p1 other *pass
! pass
? p4  war.core.invoke.order  free.a65.p4 free.a67.p4 (paid.l34.1.p3) (paid.l34.2.p3) (paid.l16.1.p3) (paid.l16.2.p3) (paid.a5.p3) (paid.a7.p3) (paid.a67.p3) (paid.l34.1.p4) (paid.l34.2.p4) (paid.l16.1.p4) (paid.l16.2.p4) (paid.a5.p4) (paid.a7.p4) (paid.a67.p4) *pass
! free.a65.p4
? p4  war.core.invoke  *plus reroll
! plus
.    war.core.invoke  player=p4 aspect="Spent Horses" price=free how=plus
? p4  war.core.invoke.order  free.a67.p4 (paid.l34.1.p3) (paid.l34.2.p3) (paid.l16.1.p3) (paid.l16.2.p3) (paid.a5.p3) (paid.a7.p3) (paid.a67.p3) (paid.l34.1.p4) (paid.l34.2.p4) (paid.l16.1.p4) (paid.l16.2.p4) (paid.a5.p4) (paid.a7.p4) (paid.a67.p4) *pass
! free.a67.p4
? p4  war.core.invoke  *plus reroll
! plus
.    war.core.invoke  player=p4 aspect="Rain-Soaked Field" price=free how=plus
? p1  war.core.invoke.order  paid.l34.1.p1 paid.l34.2.p1 paid.l16.1.p1 paid.l16.2.p1 paid.a5.p1 paid.a7.p1 paid.a67.p1 other *pass
! paid.l16.1.p1
? p1  war.core.invoke  *plus reroll
! plus
.    war.core.invoke  player=p1 aspect=war-name-medieval-captain-hedwig-2 price=paid how=plus
.    war.core.shifts  piece=l34 total=6 against=6 opposed=yes shifts=0 outcome=tie
.    war.core.outcome.attack  piece=l34 target=l16 result=tie hit=0
? p3  war.core.boost  text
! "Tangled Lines"
.    war.core.boost  player=p3 aspect="Tangled Lines"
.    war.turn.end  piece=l34
? p1  war.turn.choose  u9 u10 u11 u12 u13 u14 detach.l16 detach.l17 concede gm
! u14
.=   war.turn.choose  piece=u14 player=p1
? p1  war.action.one  end (move.z2) force.z2 move.z4 force.z4 (move.z6) force.z6 move.z8 force.z8 attack.u26 attack.u27 attack.u28 attack.u29 attack.u30 attack.u31 attack.u33 attack.u36 attack.u37 attack.u38 attack.u39 attack.u40 attack.u41 attack.u42 (attack.l34) (attack.l35) (attack.l44) (attack.l45) (ambush) intimidate (surround) (scout.z2) scout.z4 scout.z6 (scout.z8) (pin.u26) pin.u27 pin.u28 (pin.u29) pin.u30 pin.u31 pin.u33 pin.u36 pin.u37 (pin.u38) pin.u39 pin.u40 (pin.u41) pin.u42 other.u14 load rid.a2 rid.a4 rid.a5 rid.a6 rid.a7 rid.a67 (second) concede gm
! attack.u27
? p1  war.attack.shoot  *shoot (fight) (provoke) back
! shoot
.    war.attack.target  piece=u14 target=u27 skill=war-skill(shoot)
? p3  war.core.opposition  *athletics waive concede
! athletics
? p1  war.attack.shoot  4fate: war.core.total 0
! -1 -1 -1 1
? p3  war.attack.shoot  4fate: war.core.total 0
! 0 1 1 0
? p3  war.core.invoke.order  free.a68.p3 (paid.u14.1.p3) (paid.u14.2.p3) (paid.u27.1.p3) (paid.u27.2.p3) (paid.a2.p3) (paid.a5.p3) (paid.a54.p3) (paid.a67.p3) (paid.l34.1.p3) (paid.l34.2.p3) (paid.l35.1.p3) (paid.l35.2.p3) (paid.l45.1.p3) (paid.l45.2.p3) (paid.u14.1.p4) (paid.u14.2.p4) (paid.u27.1.p4) (paid.u27.2.p4) (paid.a2.p4) (paid.a5.p4) (paid.a54.p4) (paid.a67.p4) (paid.l34.1.p4) (paid.l34.2.p4) (paid.l35.1.p4) (paid.l35.2.p4) (paid.l45.1.p4) (paid.l45.2.p4) *pass
! pass
.    war.core.shifts  piece=u14 total=-2 against=2 opposed=yes shifts=-4 outcome=fail
.    war.core.outcome.attack  piece=u14 target=u27 result=fail hit=0
? p3  war.core.boost  text
! "Out of Breath"
.    war.core.boost  player=p3 aspect="Out of Breath"
.    war.turn.end  piece=u14
? p4  war.turn.choose  u36 u37 u38 u39 u40 u41 u42 detach.l44 detach.l45 concede gm
! u38
.=   war.turn.choose  piece=u38 player=p4
? p4  war.action.one  end move.z2 force.z2 move.z4 force.z4 (move.z6) force.z6 (move.z8) force.z8 attack.u9 attack.u10 attack.u11 attack.u12 attack.u13 attack.u14 (attack.l16) (attack.l17) (ambush) intimidate surround (scout.z2) scout.z4 scout.z6 (scout.z8) pin.u9 pin.u10 pin.u11 pin.u12 pin.u13 (pin.u14) other.u38 load rid.a2 rid.a4 rid.a5 rid.a6 rid.a7 rid.a67 (second) concede gm
! surround
? p4  war.adv.surround  *fight athletics provoke shoot drive pilot back
! fight
? p1  war.core.opposition  *athletics fight waive concede
! athletics
? p4  war.adv.surround  4fate: war.core.total 2
! 1 0 -1 -1
? p1  war.adv.surround  4fate: war.core.total 2
! 0 -1 0 -1
? p3  war.core.invoke.order  free.a68.p3 free.a69.p3 (paid.u38.1.p4) (paid.u38.2.p4) (paid.u14.1.p4) (paid.u14.2.p4) (paid.a5.p4) (paid.a54.p4) (paid.a67.p4) (paid.l34.1.p4) (paid.l34.2.p4) (paid.l35.1.p4) (paid.l35.2.p4) (paid.u38.1.p3) (paid.u38.2.p3) (paid.u14.1.p3) (paid.u14.2.p3) (paid.a5.p3) (paid.a54.p3) (paid.a67.p3) (paid.l34.1.p3) (paid.l34.2.p3) (paid.l35.1.p3) (paid.l35.2.p3) *pass
! free.a68.p3
? p3  war.core.invoke  *plus reroll
! reroll
.    war.core.invoke  player=p3 aspect="Tangled Lines" price=free how=reroll
? p4  war.adv.surround  4fate: war.core.total 2
! 0 -1 0 0
? p3  war.core.invoke.order  free.a69.p3 (paid.u38.1.p4) (paid.u38.2.p4) (paid.u14.1.p4) (paid.u14.2.p4) (paid.a5.p4) (paid.a54.p4) (paid.a67.p4) (paid.l34.1.p4) (paid.l34.2.p4) (paid.l35.1.p4) (paid.l35.2.p4) (paid.u38.1.p3) (paid.u38.2.p3) (paid.u14.1.p3) (paid.u14.2.p3) (paid.a5.p3) (paid.a54.p3) (paid.a67.p3) (paid.l34.1.p3) (paid.l34.2.p3) (paid.l35.1.p3) (paid.l35.2.p3) *pass
! pass
.    war.core.shifts  piece=u38 total=1 against=0 opposed=yes shifts=1 outcome=success
.    war.core.outcome.advantage  piece=u38 result=success free=1
.    war.core.situation_aspect  player=p4 aspect=war-aspect-surrounded(s2) on=z5
? p4  war.action.one  end move.z2 (force.z2) move.z4 (force.z4) (move.z6) (force.z6) (move.z8) (force.z8) (attack.u9) (attack.u10) (attack.u11) (attack.u12) (attack.u13) (attack.u14) (attack.l16) (attack.l17) (ambush) (intimidate) (surround) (scout.z2) (scout.z4) (scout.z6) (scout.z8) (pin.u9) (pin.u10) (pin.u11) (pin.u12) (pin.u13) (pin.u14) (other.u38) (load) (rid.a2) (rid.a4) (rid.a5) (rid.a6) (rid.a7) (rid.a67) (second) concede gm
! end
.    war.turn.end  piece=u38
? p3  war.turn.choose  u26 u27 u28 u29 u30 u31 u33 (l34) detach.l35 concede gm
! u29
.=   war.turn.choose  piece=u29 player=p3
? p3  war.action.one  end move.z2 force.z2 move.z4 force.z4 (move.z6) force.z6 (move.z8) force.z8 attack.u9 attack.u10 attack.u11 attack.u12 attack.u13 attack.u14 (attack.l16) (attack.l17) (ambush) intimidate (surround) (scout.z2) scout.z4 scout.z6 (scout.z8) pin.u9 pin.u10 pin.u11 pin.u12 pin.u13 (pin.u14) other.u29 load rid.a2 rid.a4 rid.a5 rid.a6 rid.a7 rid.a67 (second) give.l35 boost.l35 (rally.l35) other.l35 duel.l35.l16 duel.l35.l17 detach.l35 (attach.l34) concede gm
! boost.l35
.    war.leader.boost  leader=l35 piece=u29 placed=yes
? p3  war.core.boost  text
! "Ringing Ears"
.    war.core.boost  player=p3 aspect="Ringing Ears"
? p3  war.action.one  end move.z2 force.z2 move.z4 force.z4 (move.z6) force.z6 (move.z8) force.z8 attack.u9 attack.u10 attack.u11 attack.u12 attack.u13 attack.u14 (attack.l16) (attack.l17) (ambush) intimidate (surround) (scout.z2) scout.z4 scout.z6 (scout.z8) pin.u9 pin.u10 pin.u11 pin.u12 pin.u13 (pin.u14) other.u29 load rid.a2 rid.a4 rid.a5 rid.a6 rid.a7 rid.a67 (second) (give.l35) (boost.l35) (rally.l35) (other.l35) (duel.l35.l16) (duel.l35.l17) detach.l35 (attach.l34) concede gm
! detach.l35
.    war.leader.attach  leader=l35 piece=u29 how=detach
? p3  war.action.one  end move.z2 force.z2 move.z4 force.z4 (move.z6) force.z6 (move.z8) force.z8 attack.u9 attack.u10 attack.u11 attack.u12 attack.u13 attack.u14 (attack.l16) (attack.l17) (ambush) intimidate (surround) (scout.z2) scout.z4 scout.z6 (scout.z8) pin.u9 pin.u10 pin.u11 pin.u12 pin.u13 (pin.u14) other.u29 load rid.a2 rid.a4 rid.a5 rid.a6 rid.a7 rid.a67 (second) (attach.l34) (attach.l35) concede gm
! attack.u11
? p3  war.attack.shoot  *shoot (fight) (provoke) back
! shoot
.    war.attack.target  piece=u29 target=u11 skill=war-skill(shoot)
? p1  war.core.opposition  *athletics waive concede
! athletics
? p3  war.attack.shoot  4fate: war.core.total 0, war.adv.surround.bonus 1
! -1 0 0 1
? p1  war.attack.shoot  4fate: war.core.total 0
! -1 -1 1 1
? p3+p4  war.core.invoke.order  free.a60.p3 free.a69.p3 free.a71.p3 free.a70.p4 (paid.u29.1.p3) (paid.u29.2.p3) (paid.u11.1.p3) (paid.a5.p3) (paid.a7.p3) (paid.a67.p3) (paid.a70.p3) (paid.l34.1.p3) (paid.l34.2.p3) (paid.l35.1.p3) (paid.l35.2.p3) (paid.u29.1.p4) (paid.u29.2.p4) (paid.u11.1.p4) (paid.a5.p4) (paid.a7.p4) (paid.a67.p4) (paid.a70.p4) (paid.l34.1.p4) (paid.l34.2.p4) (paid.l35.1.p4) (paid.l35.2.p4) *pass
! pass
.    war.core.shifts  piece=u29 total=1 against=0 opposed=yes shifts=1 outcome=success
.    war.core.outcome.attack  piece=u29 target=u11 result=hit hit=1
.    war.harm.absorb  piece=u11 hit=1
.    war.harm.average  piece=u11 player=p3
.    war.turn.end  piece=u29
? p1  war.turn.choose  u9 u10 u12 u13 (u14) detach.l16 detach.l17 concede gm
! u10
.=   war.turn.choose  piece=u10 player=p1
? p1  war.action.one  end (move.z5) force.z5 move.z7 force.z7 move.z9 force.z9 attack.u26 attack.u27 attack.u28 attack.u29 (attack.u30) (attack.u31) (attack.u33) (attack.u36) attack.u37 attack.u38 attack.u39 (attack.u40) attack.u41 attack.u42 (attack.l34) (attack.l35) (attack.l44) (attack.l45) ambush intimidate (surround) (scout.z5) (scout.z7) scout.z9 pin.u26 pin.u27 pin.u28 pin.u29 (pin.u30) (pin.u31) (pin.u33) (pin.u36) pin.u37 pin.u38 pin.u39 (pin.u40) pin.u41 pin.u42 other.u10 load rid.a5 rid.a7 rid.a8 rid.a67 (second) give.l16 boost.l16 (rally.l16) other.l16 duel.l16.l34 duel.l16.l35 (duel.l16.l44) duel.l16.l45 detach.l16 concede gm
! other.l16
? p1  war.adv.general  *self battle z1 z2 z3 z4 z5 z6 z7 z8 z9 u9 u10 u12 u13 u14 u26 u27 u28 u29 u30 u31 u33 u36 u37 u38 u39 u40 u41 u42 l17 l34 l35 l44 l45 back
! battle
? p1  war.adv.general  *will fight athletics notice back
! will
? p3  war.adv.opposition  *fair u26 u27 u28 u29 u30 u31 u33 u36 u37 u38 u39 u40 u41 u42 other concede
! u26
? p3  war.core.opposition  *fight will athletics notice waive concede
! fight
? p1  war.adv.general  4fate: war.core.total 3
! 1 0 -1 0
? p3  war.adv.general  4fate: war.core.total 3
! 1 1 1 -1
? p3+p4  war.core.invoke.order  free.a69.p3 free.a70.p4 (paid.l16.1.p3) (paid.l16.2.p3) (paid.u26.1.p3) (paid.u26.2.p3) (paid.u26.3.p3) (paid.a5.p3) (paid.a7.p3) (paid.a67.p3) (paid.a70.p3) (paid.l34.1.p3) (paid.l34.2.p3) (paid.l35.1.p3) (paid.l35.2.p3) (paid.l16.1.p4) (paid.l16.2.p4) (paid.u26.1.p4) (paid.u26.2.p4) (paid.u26.3.p4) (paid.a5.p4) (paid.a7.p4) (paid.a67.p4) (paid.a70.p4) (paid.l34.1.p4) (paid.l34.2.p4) (paid.l35.1.p4) (paid.l35.2.p4) *pass
! pass
.    war.core.shifts  piece=l16 total=3 against=5 opposed=yes shifts=-2 outcome=fail
.    war.core.outcome.advantage  piece=l16 result=fail free=0
? p3  war.core.outcome.advantage  *nothing p3
! nothing
? p1  war.action.one  end (move.z5) force.z5 move.z7 force.z7 move.z9 force.z9 attack.u26 attack.u27 attack.u28 attack.u29 (attack.u30) (attack.u31) (attack.u33) (attack.u36) attack.u37 attack.u38 attack.u39 (attack.u40) attack.u41 attack.u42 (attack.l34) (attack.l35) (attack.l44) (attack.l45) ambush intimidate (surround) (scout.z5) (scout.z7) scout.z9 pin.u26 pin.u27 pin.u28 pin.u29 (pin.u30) (pin.u31) (pin.u33) (pin.u36) pin.u37 pin.u38 pin.u39 (pin.u40) pin.u41 pin.u42 other.u10 load rid.a5 rid.a7 rid.a8 rid.a67 (second) (give.l16) (boost.l16) (rally.l16) (other.l16) (duel.l16.l34) (duel.l16.l35) (duel.l16.l44) (duel.l16.l45) detach.l16 concede gm
! attack.u26
? p1  war.attack.shoot  *shoot (fight) (provoke) back
! shoot
.    war.attack.target  piece=u10 target=u26 skill=war-skill(shoot)
? p3  war.core.opposition  *athletics waive concede
! athletics
? p1  war.attack.shoot  4fate: war.core.total 0
! 1 1 1 0
? p3  war.attack.shoot  4fate: war.core.total 1
! 1 1 1 -1
? p1  war.core.invoke.order  free.a62.p1 (paid.u10.1.p1) (paid.u10.2.p1) (paid.l16.1.p1) (paid.l16.2.p1) (paid.u26.1.p1) (paid.u26.2.p1) (paid.u26.3.p1) (paid.a5.p1) (paid.a7.p1) (paid.a67.p1) (paid.a70.p1) (paid.l17.1.p1) (paid.l17.2.p1) *pass
! free.a62.p1
? p1  war.core.invoke  *plus reroll
! plus
.    war.core.invoke  player=p1 aspect="Scattered Quivers" price=free how=plus
? p3+p4  war.core.invoke.order  free.a69.p3 free.a70.p4 (paid.u10.1.p3) (paid.u10.2.p3) (paid.l16.1.p3) (paid.l16.2.p3) (paid.u26.1.p3) (paid.u26.2.p3) (paid.u26.3.p3) (paid.a5.p3) (paid.a7.p3) (paid.a67.p3) (paid.a70.p3) (paid.l34.1.p3) (paid.l34.2.p3) (paid.l35.1.p3) (paid.l35.2.p3) (paid.u10.1.p4) (paid.u10.2.p4) (paid.l16.1.p4) (paid.l16.2.p4) (paid.u26.1.p4) (paid.u26.2.p4) (paid.u26.3.p4) (paid.a5.p4) (paid.a7.p4) (paid.a67.p4) (paid.a70.p4) (paid.l34.1.p4) (paid.l34.2.p4) (paid.l35.1.p4) (paid.l35.2.p4) *pass
! free.a69.p3
? p3  war.core.invoke  *plus reroll
! plus
.    war.core.invoke  player=p3 aspect="Out of Breath" price=free how=plus
? p4  war.core.invoke.order  free.a70.p4 (paid.u10.1.p3) (paid.u10.2.p3) (paid.l16.1.p3) (paid.l16.2.p3) (paid.u26.1.p3) (paid.u26.2.p3) (paid.u26.3.p3) (paid.a5.p3) (paid.a7.p3) (paid.a67.p3) (paid.a70.p3) (paid.l34.1.p3) (paid.l34.2.p3) (paid.l35.1.p3) (paid.l35.2.p3) (paid.u10.1.p4) (paid.u10.2.p4) (paid.l16.1.p4) (paid.l16.2.p4) (paid.u26.1.p4) (paid.u26.2.p4) (paid.u26.3.p4) (paid.a5.p4) (paid.a7.p4) (paid.a67.p4) (paid.a70.p4) (paid.l34.1.p4) (paid.l34.2.p4) (paid.l35.1.p4) (paid.l35.2.p4) *pass
! pass
.    war.core.shifts  piece=u10 total=5 against=5 opposed=yes shifts=0 outcome=tie
.    war.core.outcome.attack  piece=u10 target=u26 result=tie hit=0
? p1  war.core.boost  text
! "Blown Horns"
.    war.core.boost  player=p1 aspect="Blown Horns"
.    war.turn.end  piece=u10
? p4  war.turn.choose  u36 u37 u39 u40 u41 u42 (u38) detach.l44 detach.l45 concede gm
! u42
.=   war.turn.choose  piece=u42 player=p4
? p4  war.action.one  end move.z1 force.z1 (move.z3) force.z3 (move.z5) force.z5 (attack.u9) attack.u10 attack.u12 attack.u13 attack.u14 (attack.l16) (attack.l17) ambush intimidate (surround) (scout.z1) (scout.z3) (scout.z5) (pin.u9) pin.u10 keep.a55 pin.u13 pin.u14 other.u42 load rid.a1 rid.a2 rid.a3 rid.a5 rid.a49 rid.a67 (second) concede gm
! keep.a55
.    war.adv.pin.maintain  piece=u42 target=u12 kept=yes
? p4  war.action.one  end move.z1 (force.z1) (move.z3) (force.z3) (move.z5) (force.z5) (attack.u9) (attack.u10) (attack.u12) (attack.u13) (attack.u14) (attack.l16) (attack.l17) (ambush) (intimidate) (surround) (scout.z1) (scout.z3) (scout.z5) (pin.u9) (pin.u10) (keep.a55) (pin.u13) (pin.u14) (other.u42) (load) (rid.a1) (rid.a2) (rid.a3) (rid.a5) (rid.a49) (rid.a67) (second) concede gm
! end
.    war.turn.end  piece=u42
? p3  war.turn.choose  u26 u27 u28 u30 u31 u33 (u29) (l34) (l35) concede gm
! u26
.=   war.turn.choose  piece=u26 player=p3
? p3  war.action.one  end move.z2 force.z2 move.z4 force.z4 (move.z6) force.z6 (move.z8) force.z8 attack.u9 attack.u10 attack.u12 attack.u13 attack.u14 (attack.l16) (attack.l17) (ambush) intimidate (surround) (scout.z2) scout.z4 scout.z6 (scout.z8) pin.u9 pin.u10 pin.u12 pin.u13 (pin.u14) other.u26 load rid.a2 rid.a4 rid.a5 rid.a6 rid.a7 rid.a67 (second) (attach.l34) (attach.l35) concede gm
! attack.u14
? p3  war.attack.fight  *fight (shoot) (provoke) back
! fight
.    war.attack.target  piece=u26 target=u14 skill=war-skill(fight)
? p1  war.core.opposition  *athletics fight waive concede
! concede
? table  war.end.concede  p1 p3 *back
! p1
.    war.end.concede  player=p1 falls=attack
.    war.adv.surround.ends  aspect=war-aspect-surrounded(s2) zone=z5
.=   war.end.when  side=s2 won=yes
.    war.end.winner_point  player=p3
.    war.end.winner_point  player=p4
.    war.chest.vanish  player=p1 points=0 bought=0 own=5
.    war.chest.vanish  player=p2 points=0 bought=0 own=1
.    war.chest.vanish  player=p3 points=0 bought=0 own=2
.    war.chest.vanish  player=p4 points=0 bought=0 own=1
=>   over
