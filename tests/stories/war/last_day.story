# A whole battle: the last day, four players, nine zones, 31 units. Two sides of two; both allies of one side give up.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! ready.lastday
.=   war.setup.order
.=   war.init.roll
? p1  war.init.roll  *l17 l18
! l17
? p1  war.init.roll  4fate: war.core.total 3
! 1 1 1 -1
? p2  war.init.roll  l26 *l27
! l27
? p2  war.init.roll  4fate: war.core.total 3
! 1 0 -1 0
? p3  war.init.roll  *l36 l37
! l36
? p3  war.init.roll  4fate: war.core.total 4
! -1 0 1 1
? p4  war.init.roll  *l46 l47
! l46
? p4  war.init.roll  4fate: war.core.total 3
! 1 1 0 0
? p1+p2  war.core.invoke.order  paid.l17.1.p1 paid.l17.1.p1.reroll paid.l17.2.p1 paid.l17.2.p1.reroll paid.l17.1.p2 paid.l17.2.p2 other *pass
! pass
? p2+p1  war.core.invoke.order  paid.l27.1.p2 paid.l27.1.p2.reroll paid.l27.2.p2 paid.l27.2.p2.reroll paid.a8.p2 paid.a8.p2.reroll paid.l27.1.p1 paid.l27.2.p1 paid.a8.p1 other *pass
! pass
? p3+p4  war.core.invoke.order  paid.l36.1.p3 paid.l36.1.p3.reroll paid.l36.2.p3 paid.l36.2.p3.reroll paid.a2.p3 paid.a2.p3.reroll paid.l36.1.p4 paid.l36.2.p4 paid.a2.p4 other *pass
! pass
? p4+p3  war.core.invoke.order  paid.l46.1.p4 paid.l46.1.p4.reroll paid.l46.2.p4 paid.l46.2.p4.reroll paid.a1.p4 paid.a1.p4.reroll paid.l46.1.p3 paid.l46.2.p3 paid.a1.p3 other *pass
! pass
.    war.init.roll  player=p1 total=5
.    war.init.roll  player=p2 total=3
.    war.init.roll  player=p3 total=5
.    war.init.roll  player=p4 total=5
.    war.init.tie  players=p1,p4
? p1  war.init.tie  4fate: war.init.tie 3
! 1 1 -1 1
? p4  war.init.tie  4fate: war.init.tie 3
! 0 1 0 1
? p1+p2  war.core.invoke.order  other *pass
! other
? p1+p2  war.core.invoke  paid.a1.p1 paid.a1.p1.reroll paid.a1.p2 paid.a2.p1 paid.a2.p1.reroll paid.a2.p2 paid.a3.p1 paid.a3.p1.reroll paid.a3.p2 paid.a4.p1 paid.a4.p1.reroll paid.a4.p2 paid.a5.p1 paid.a5.p1.reroll paid.a5.p2 paid.a6.p1 paid.a6.p1.reroll paid.a6.p2 paid.a7.p1 paid.a7.p1.reroll paid.a7.p2 paid.a8.p1 paid.a8.p1.reroll paid.a8.p2 paid.u9.1.p1 paid.u9.1.p1.reroll paid.u9.1.p2 paid.u9.2.p1 paid.u9.2.p1.reroll paid.u9.2.p2 paid.u9.3.p1 paid.u9.3.p1.reroll paid.u9.3.p2 paid.u10.1.p1 paid.u10.1.p1.reroll paid.u10.1.p2 paid.u10.2.p1 paid.u10.2.p1.reroll paid.u10.2.p2 paid.u11.1.p1 paid.u11.1.p1.reroll paid.u11.1.p2 paid.u12.1.p1 paid.u12.1.p1.reroll paid.u12.1.p2 paid.u12.2.p1 paid.u12.2.p1.reroll paid.u12.2.p2 paid.u12.3.p1 paid.u12.3.p1.reroll paid.u12.3.p2 paid.u13.1.p1 paid.u13.1.p1.reroll paid.u13.1.p2 paid.u13.2.p1 paid.u13.2.p1.reroll paid.u13.2.p2 paid.u14.1.p1 paid.u14.1.p1.reroll paid.u14.1.p2 paid.u14.2.p1 paid.u14.2.p1.reroll paid.u14.2.p2 paid.u15.1.p1 paid.u15.1.p1.reroll paid.u15.1.p2 paid.u16.1.p1 paid.u16.1.p1.reroll paid.u16.1.p2 paid.u16.2.p1 paid.u16.2.p1.reroll paid.u16.2.p2 paid.u16.3.p1 paid.u16.3.p1.reroll paid.u16.3.p2 paid.u19.1.p1 paid.u19.1.p1.reroll paid.u19.1.p2 paid.u19.2.p1 paid.u19.2.p1.reroll paid.u19.2.p2 paid.u20.1.p1 paid.u20.1.p1.reroll paid.u20.1.p2 paid.u20.2.p1 paid.u20.2.p1.reroll paid.u20.2.p2 paid.u20.3.p1 paid.u20.3.p1.reroll paid.u20.3.p2 paid.u21.1.p1 paid.u21.1.p1.reroll paid.u21.1.p2 paid.u21.2.p1 paid.u21.2.p1.reroll paid.u21.2.p2 paid.u21.3.p1 paid.u21.3.p1.reroll paid.u21.3.p2 paid.u22.1.p1 paid.u22.1.p1.reroll paid.u22.1.p2 paid.u22.2.p1 paid.u22.2.p1.reroll paid.u22.2.p2 paid.u22.3.p1 paid.u22.3.p1.reroll paid.u22.3.p2 paid.u23.1.p1 paid.u23.1.p1.reroll paid.u23.1.p2 paid.u23.2.p1 paid.u23.2.p1.reroll paid.u23.2.p2 paid.u24.1.p1 paid.u24.1.p1.reroll paid.u24.1.p2 paid.u25.1.p1 paid.u25.1.p1.reroll paid.u25.1.p2 paid.u25.2.p1 paid.u25.2.p1.reroll paid.u25.2.p2 paid.u25.3.p1 paid.u25.3.p1.reroll paid.u25.3.p2 paid.u28.1.p1 paid.u28.1.p1.reroll paid.u28.1.p2 paid.u28.2.p1 paid.u28.2.p1.reroll paid.u28.2.p2 paid.u28.3.p1 paid.u28.3.p1.reroll paid.u28.3.p2 paid.u29.1.p1 paid.u29.1.p1.reroll paid.u29.1.p2 paid.u29.2.p1 paid.u29.2.p1.reroll paid.u29.2.p2 paid.u30.1.p1 paid.u30.1.p1.reroll paid.u30.1.p2 paid.u30.2.p1 paid.u30.2.p1.reroll paid.u30.2.p2 paid.u31.1.p1 paid.u31.1.p1.reroll paid.u31.1.p2 paid.u31.2.p1 paid.u31.2.p1.reroll paid.u31.2.p2 paid.u32.1.p1 paid.u32.1.p1.reroll paid.u32.1.p2 paid.u32.2.p1 paid.u32.2.p1.reroll paid.u32.2.p2 paid.u32.3.p1 paid.u32.3.p1.reroll paid.u32.3.p2 paid.u33.1.p1 paid.u33.1.p1.reroll paid.u33.1.p2 paid.u33.2.p1 paid.u33.2.p1.reroll paid.u33.2.p2 paid.u33.3.p1 paid.u33.3.p1.reroll paid.u33.3.p2 paid.u34.1.p1 paid.u34.1.p1.reroll paid.u34.1.p2 paid.u35.1.p1 paid.u35.1.p1.reroll paid.u35.1.p2 paid.u38.1.p1 paid.u38.1.p1.reroll paid.u38.1.p2 paid.u38.2.p1 paid.u38.2.p1.reroll paid.u38.2.p2 paid.u38.3.p1 paid.u38.3.p1.reroll paid.u38.3.p2 paid.u39.1.p1 paid.u39.1.p1.reroll paid.u39.1.p2 paid.u39.2.p1 paid.u39.2.p1.reroll paid.u39.2.p2 paid.u39.3.p1 paid.u39.3.p1.reroll paid.u39.3.p2 paid.u40.1.p1 paid.u40.1.p1.reroll paid.u40.1.p2 paid.u40.2.p1 paid.u40.2.p1.reroll paid.u40.2.p2 paid.u41.1.p1 paid.u41.1.p1.reroll paid.u41.1.p2 paid.u41.2.p1 paid.u41.2.p1.reroll paid.u41.2.p2 paid.u42.1.p1 paid.u42.1.p1.reroll paid.u42.1.p2 paid.u43.1.p1 paid.u43.1.p1.reroll paid.u43.1.p2 paid.u43.2.p1 paid.u43.2.p1.reroll paid.u43.2.p2 paid.u43.3.p1 paid.u43.3.p1.reroll paid.u43.3.p2 paid.u44.1.p1 paid.u44.1.p1.reroll paid.u44.1.p2 paid.u44.2.p1 paid.u44.2.p1.reroll paid.u44.2.p2 paid.u45.1.p1 paid.u45.1.p1.reroll paid.u45.1.p2 paid.l17.1.p1 paid.l17.1.p1.reroll paid.l17.1.p2 paid.l17.2.p1 paid.l17.2.p1.reroll paid.l17.2.p2 paid.l18.1.p1 paid.l18.1.p1.reroll paid.l18.1.p2 paid.l18.2.p1 paid.l18.2.p1.reroll paid.l18.2.p2 paid.l26.1.p1 paid.l26.1.p1.reroll paid.l26.1.p2 paid.l26.2.p1 paid.l26.2.p1.reroll paid.l26.2.p2 paid.l27.1.p1 paid.l27.1.p1.reroll paid.l27.1.p2 paid.l27.2.p1 paid.l27.2.p1.reroll paid.l27.2.p2 paid.l36.1.p1 paid.l36.1.p1.reroll paid.l36.1.p2 paid.l36.2.p1 paid.l36.2.p1.reroll paid.l36.2.p2 paid.l37.1.p1 paid.l37.1.p1.reroll paid.l37.1.p2 paid.l37.2.p1 paid.l37.2.p1.reroll paid.l37.2.p2 paid.l46.1.p1 paid.l46.1.p1.reroll paid.l46.1.p2 paid.l46.2.p1 paid.l46.2.p1.reroll paid.l46.2.p2 paid.l47.1.p1 paid.l47.1.p1.reroll paid.l47.1.p2 paid.l47.2.p1 paid.l47.2.p1.reroll paid.l47.2.p2 back
! paid.l26.1.p1
.    war.core.invoke  player=p1 aspect=war-name-elves-captain-ilvara-2 price=paid how=plus
? p1+p2  war.core.invoke.order  other *pass
! pass
? p4+p3  war.core.invoke.order  other *pass
! pass
.    war.init.roll  player=p1 total=7
.    war.init.roll  player=p4 total=5
.    war.turn.choose  player=p3 number=1
.    war.turn.choose  player=p1 number=2
.    war.turn.choose  player=p4 number=3
.    war.turn.choose  player=p2 number=4
.=   war.turn.everyone_once  round=1
? p3  war.turn.choose  u28 u29 u30 u31 u32 u33 u34 u35 detach.l36 detach.l37
! u29
.=   war.turn.choose  piece=u29 player=p3
? p3  war.action.one  end move.z1 force.z1 (move.z3) force.z3 move.z5 force.z5 (attack.u9) (attack.u10) (attack.u11) attack.u12 attack.u13 attack.u14 attack.u15 attack.u16 attack.u19 (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.u24) attack.u25 (attack.l17) (attack.l18) (attack.l26) (attack.l27) ambush intimidate (surround) (scout.z1) (scout.z3) scout.z5 (pin.u9) (pin.u10) (pin.u11) pin.u12 pin.u13 pin.u14 pin.u15 pin.u16 pin.u19 (pin.u20) (pin.u21) (pin.u22) (pin.u23) (pin.u24) pin.u25 other.u29 elsewhere.u29 load rid.a1 rid.a2 rid.a3 rid.a5 second
! move.z1
.    war.move.free  piece=u29 zone=z1
? p3  war.action.one  end (move.z2) force.z2 (move.z4) force.z4 attack.u9 attack.u10 attack.u11 (attack.u12) (attack.u13) (attack.u14) (attack.u15) (attack.u16) (attack.u19) (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.u24) (attack.u25) (attack.l17) (attack.l18) (attack.l26) (attack.l27) ambush intimidate (surround) (scout.z2) scout.z4 pin.u9 pin.u10 pin.u11 (pin.u12) (pin.u13) (pin.u14) (pin.u15) (pin.u16) (pin.u19) (pin.u20) (pin.u21) (pin.u22) (pin.u23) (pin.u24) (pin.u25) other.u29 elsewhere.u29 load rid.a1 rid.a2 rid.a4 second
! attack.u9
.    war.attack.target  piece=u29 target=u9 skill=war-skill(shoot)
? p3+p1  war.attack.shoot  4fate: war.core.total 2; 4fate: war.core.total 1, war.attack.two_zones 2
! 1 1 1 -1  0 1 1 -1
? p3+p4+p1+p2  war.core.invoke.order  paid.u29.1.p3 paid.u29.1.p3.reroll paid.u29.2.p3 paid.u29.2.p3.reroll paid.u9.1.p3 paid.u9.1.p3.reroll paid.u9.2.p3 paid.u9.2.p3.reroll paid.u9.3.p3 paid.u9.3.p3.reroll paid.a1.p3 paid.a1.p3.reroll (paid.l46.1.p3) (paid.l46.2.p3) (paid.l47.1.p3) (paid.l47.2.p3) paid.u29.1.p4 paid.u29.2.p4 paid.u9.1.p4 paid.u9.2.p4 paid.u9.3.p4 paid.a1.p4 (paid.l46.1.p4) (paid.l46.2.p4) (paid.l47.1.p4) (paid.l47.2.p4) paid.u29.1.p1 paid.u29.1.p1.reroll paid.u29.2.p1 paid.u29.2.p1.reroll paid.u9.1.p1 paid.u9.1.p1.reroll paid.u9.2.p1 paid.u9.2.p1.reroll paid.u9.3.p1 paid.u9.3.p1.reroll paid.a1.p1 paid.a1.p1.reroll (paid.l17.1.p1) (paid.l17.2.p1) paid.u29.1.p2 paid.u29.2.p2 paid.u9.1.p2 paid.u9.2.p2 paid.u9.3.p2 paid.a1.p2 (paid.l17.1.p2) (paid.l17.2.p2) other *pass
! paid.a1.p3
.    war.core.invoke  player=p3 aspect=war-name-lastday-zone-1-aspect price=paid how=plus
? p3+p4+p1+p2  war.core.invoke.order  paid.u29.1.p3 paid.u29.1.p3.reroll paid.u29.2.p3 paid.u29.2.p3.reroll paid.u9.1.p3 paid.u9.1.p3.reroll paid.u9.2.p3 paid.u9.2.p3.reroll paid.u9.3.p3 paid.u9.3.p3.reroll (paid.a1.p3) (paid.l46.1.p3) (paid.l46.2.p3) (paid.l47.1.p3) (paid.l47.2.p3) paid.u29.1.p4 paid.u29.2.p4 paid.u9.1.p4 paid.u9.2.p4 paid.u9.3.p4 (paid.a1.p4) (paid.l46.1.p4) (paid.l46.2.p4) (paid.l47.1.p4) (paid.l47.2.p4) paid.u29.1.p1 paid.u29.1.p1.reroll paid.u29.2.p1 paid.u29.2.p1.reroll paid.u9.1.p1 paid.u9.1.p1.reroll paid.u9.2.p1 paid.u9.2.p1.reroll paid.u9.3.p1 paid.u9.3.p1.reroll (paid.a1.p1) (paid.l17.1.p1) (paid.l17.2.p1) paid.u29.1.p2 paid.u29.2.p2 paid.u9.1.p2 paid.u9.2.p2 paid.u9.3.p2 (paid.a1.p2) (paid.l17.1.p2) (paid.l17.2.p2) other *pass
! paid.u29.1.p3
.    war.core.invoke  player=p3 aspect=war-name-undead-archers price=paid how=plus
? p3+p4+p1+p2  war.core.invoke.order  (paid.u29.1.p3) paid.u29.2.p3 paid.u29.2.p3.reroll paid.u9.1.p3 paid.u9.1.p3.reroll paid.u9.2.p3 paid.u9.2.p3.reroll paid.u9.3.p3 paid.u9.3.p3.reroll (paid.a1.p3) (paid.l46.1.p3) (paid.l46.2.p3) (paid.l47.1.p3) (paid.l47.2.p3) (paid.u29.1.p4) paid.u29.2.p4 paid.u9.1.p4 paid.u9.2.p4 paid.u9.3.p4 (paid.a1.p4) (paid.l46.1.p4) (paid.l46.2.p4) (paid.l47.1.p4) (paid.l47.2.p4) (paid.u29.1.p1) paid.u29.2.p1 paid.u29.2.p1.reroll paid.u9.1.p1 paid.u9.1.p1.reroll paid.u9.2.p1 paid.u9.2.p1.reroll paid.u9.3.p1 paid.u9.3.p1.reroll (paid.a1.p1) (paid.l17.1.p1) (paid.l17.2.p1) (paid.u29.1.p2) paid.u29.2.p2 paid.u9.1.p2 paid.u9.2.p2 paid.u9.3.p2 (paid.a1.p2) (paid.l17.1.p2) (paid.l17.2.p2) other *pass
! paid.u29.2.p3
.    war.core.invoke  player=p3 aspect=war-name-undead-archers-2 price=paid how=plus
? p3+p4+p1+p2  war.core.invoke.order  (paid.u29.1.p3) (paid.u29.2.p3) paid.u9.1.p3 paid.u9.1.p3.reroll paid.u9.2.p3 paid.u9.2.p3.reroll paid.u9.3.p3 paid.u9.3.p3.reroll (paid.a1.p3) (paid.l46.1.p3) (paid.l46.2.p3) (paid.l47.1.p3) (paid.l47.2.p3) (paid.u29.1.p4) (paid.u29.2.p4) paid.u9.1.p4 paid.u9.2.p4 paid.u9.3.p4 (paid.a1.p4) (paid.l46.1.p4) (paid.l46.2.p4) (paid.l47.1.p4) (paid.l47.2.p4) (paid.u29.1.p1) (paid.u29.2.p1) paid.u9.1.p1 paid.u9.1.p1.reroll paid.u9.2.p1 paid.u9.2.p1.reroll paid.u9.3.p1 paid.u9.3.p1.reroll (paid.a1.p1) (paid.l17.1.p1) (paid.l17.2.p1) (paid.u29.1.p2) (paid.u29.2.p2) paid.u9.1.p2 paid.u9.2.p2 paid.u9.3.p2 (paid.a1.p2) (paid.l17.1.p2) (paid.l17.2.p2) other *pass
! paid.u9.1.p3
.    war.core.invoke  player=p3 aspect=war-name-medieval-longbows price=paid how=plus
? p4+p1+p2  war.core.invoke.order  (paid.u29.1.p3) (paid.u29.2.p3) (paid.u9.1.p3) (paid.u9.2.p3) (paid.u9.3.p3) (paid.a1.p3) (paid.l46.1.p3) (paid.l46.2.p3) (paid.l47.1.p3) (paid.l47.2.p3) (paid.u29.1.p4) (paid.u29.2.p4) (paid.u9.1.p4) paid.u9.2.p4 paid.u9.3.p4 (paid.a1.p4) (paid.l46.1.p4) (paid.l46.2.p4) (paid.l47.1.p4) (paid.l47.2.p4) (paid.u29.1.p1) (paid.u29.2.p1) (paid.u9.1.p1) paid.u9.2.p1 paid.u9.2.p1.reroll paid.u9.3.p1 paid.u9.3.p1.reroll (paid.a1.p1) (paid.l17.1.p1) (paid.l17.2.p1) (paid.u29.1.p2) (paid.u29.2.p2) (paid.u9.1.p2) paid.u9.2.p2 paid.u9.3.p2 (paid.a1.p2) (paid.l17.1.p2) (paid.l17.2.p2) other *pass
! paid.u9.2.p1
.    war.core.invoke  player=p1 aspect=war-name-medieval-longbows-2 price=paid how=plus
? p4+p1+p2  war.core.invoke.order  (paid.u29.1.p3) (paid.u29.2.p3) (paid.u9.1.p3) (paid.u9.2.p3) (paid.u9.3.p3) (paid.a1.p3) (paid.l46.1.p3) (paid.l46.2.p3) (paid.l47.1.p3) (paid.l47.2.p3) (paid.u29.1.p4) (paid.u29.2.p4) (paid.u9.1.p4) (paid.u9.2.p4) paid.u9.3.p4 (paid.a1.p4) (paid.l46.1.p4) (paid.l46.2.p4) (paid.l47.1.p4) (paid.l47.2.p4) (paid.u29.1.p1) (paid.u29.2.p1) (paid.u9.1.p1) (paid.u9.2.p1) paid.u9.3.p1 paid.u9.3.p1.reroll (paid.a1.p1) (paid.l17.1.p1) (paid.l17.2.p1) (paid.u29.1.p2) (paid.u29.2.p2) (paid.u9.1.p2) (paid.u9.2.p2) paid.u9.3.p2 (paid.a1.p2) (paid.l17.1.p2) (paid.l17.2.p2) other *pass
! paid.u9.3.p1
.    war.core.invoke  player=p1 aspect=war-name-medieval-longbows-3 price=paid how=plus
? p4+p2  war.core.invoke.order  (paid.u29.1.p3) (paid.u29.2.p3) (paid.u9.1.p3) (paid.u9.2.p3) (paid.u9.3.p3) (paid.a1.p3) (paid.l46.1.p3) (paid.l46.2.p3) (paid.l47.1.p3) (paid.l47.2.p3) (paid.u29.1.p4) (paid.u29.2.p4) (paid.u9.1.p4) (paid.u9.2.p4) (paid.u9.3.p4) (paid.a1.p4) (paid.l46.1.p4) (paid.l46.2.p4) (paid.l47.1.p4) (paid.l47.2.p4) (paid.u29.1.p1) (paid.u29.2.p1) (paid.u9.1.p1) (paid.u9.2.p1) (paid.u9.3.p1) (paid.a1.p1) (paid.l17.1.p1) (paid.l17.2.p1) (paid.u29.1.p2) (paid.u29.2.p2) (paid.u9.1.p2) (paid.u9.2.p2) (paid.u9.3.p2) (paid.a1.p2) (paid.l17.1.p2) (paid.l17.2.p2) other *pass
! pass
.    war.core.shifts  piece=u29 total=12 against=8 opposed=yes foe=u9 shifts=4 outcome=style
? p3  war.core.outcome.attack  *full less
! less
.    war.core.outcome.attack  piece=u29 target=u9 result=less hit=3 player=p3
.    war.core.boost  player=p3 aspect=war-boost-unnamed(war-core-outcome-attack)
.    war.harm.absorb  piece=u9 hit=3
? p1  war.harm.absorb  *moderate mild+moderate decline
! moderate
.    war.harm.consequence_aspect  piece=u9 severity=moderate aspect=war-consequence-unnamed(moderate)
.    war.turn.end  piece=u29
? p1  war.turn.choose  u9 u10 u11 u12 u13 u14 u15 u16 detach.l17 detach.l18
! detach.l17
.=   war.turn.choose  piece=l17 player=p1
.    war.leader.attach  leader=l17 piece=u10 how=detach
? p1  war.action.one  end move.z4 force.z4 move.z8 force.z8 (duel.l17.l36) (provoke.l17.l36) (duel.l17.l37) (provoke.l17.l37) duel.l17.l46 provoke.l17.l46 duel.l17.l47 provoke.l17.l47 other.l17 elsewhere.l17 load.l17 (boost.l17) (rally.l17) (attack.u28) (attack.u29) (attack.u30) (attack.u31) (attack.u32) (attack.u33) (attack.u34) (attack.u35) (attack.u38) (attack.u39) (attack.u40) (attack.u41) (attack.u42) (attack.u43) (attack.u44) (attack.u45) rid.a4 rid.a7 (attach.u9) (attach.u10) (attach.u11) (attach.u12) (attach.u13) (attach.u14) (attach.u15) (attach.u16)
! load.l17
? p1  war.core.outcome.existing  a1 a2 a3 a4 a5 a6 a7 a8 l17.1 l17.2 l18.1 l18.2 l26.1 l26.2 l27.1 l27.2 l36.1 l36.2 l37.1 l37.2 l46.1 l46.2 l47.1 l47.2 back
! a1
? p1  war.core.outcome.existing  4fate: war.core.total 3
! -1 1 -1 -1
? p2  war.core.invoke.order  (paid.l17.1.p1) (paid.l17.2.p1) paid.l17.1.p2 paid.l17.2.p2 other *pass
! pass
.    war.core.shifts  piece=l17 total=1 against=2 opposed=yes foe=none shifts=-1 outcome=fail
.    war.core.outcome.existing  player=p3 aspect=war-name-lastday-zone-1-aspect free=1
? p1  war.action.one  end move.z4 (force.z4) move.z8 (force.z8) (duel.l17.l36) (provoke.l17.l36) (duel.l17.l37) (provoke.l17.l37) (duel.l17.l46) (provoke.l17.l46) (duel.l17.l47) (provoke.l17.l47) (other.l17) (elsewhere.l17) (load.l17) (boost.l17) (rally.l17) (attack.u28) (attack.u29) (attack.u30) (attack.u31) (attack.u32) (attack.u33) (attack.u34) (attack.u35) (attack.u38) (attack.u39) (attack.u40) (attack.u41) (attack.u42) (attack.u43) (attack.u44) (attack.u45) (rid.a4) (rid.a7) (attach.u9) (attach.u10) (attach.u11) (attach.u12) (attach.u13) (attach.u14) (attach.u15) (attach.u16)
! end
.    war.turn.end  piece=l17
? p4  war.turn.choose  u38 u39 u40 u41 u42 u43 u44 u45 l47 detach.l46
! u38
.=   war.turn.choose  piece=u38 player=p4
? p4  war.action.one  end move.z2 force.z2 move.z4 force.z4 attack.u9 attack.u10 attack.u11 (attack.u12) (attack.u13) (attack.u14) (attack.u15) (attack.u16) (attack.u19) (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.u24) (attack.u25) (attack.l17) (attack.l18) (attack.l26) (attack.l27) ambush intimidate (surround) (scout.z2) scout.z4 pin.u9 pin.u10 pin.u11 (pin.u12) (pin.u13) (pin.u14) (pin.u15) (pin.u16) (pin.u19) (pin.u20) (pin.u21) (pin.u22) (pin.u23) (pin.u24) (pin.u25) other.u38 elsewhere.u38 load rid.a1 rid.a2 rid.a4 (second) give.l46 boost.l46 (rally.l46) other.l46 elsewhere.l46 duel.l46.l17 provoke.l46.l17 (duel.l46.l18) (provoke.l46.l18) (duel.l46.l26) (provoke.l46.l26) (duel.l46.l27) (provoke.l46.l27) detach.l46 (attach.l47)
! give.l46
.    war.action.second.leader  leader=l46 piece=u38
? p4  war.action.one  end move.z2 force.z2 move.z4 force.z4 attack.u9 attack.u10 attack.u11 (attack.u12) (attack.u13) (attack.u14) (attack.u15) (attack.u16) (attack.u19) (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.u24) (attack.u25) (attack.l17) (attack.l18) (attack.l26) (attack.l27) ambush intimidate (surround) (scout.z2) scout.z4 pin.u9 pin.u10 pin.u11 (pin.u12) (pin.u13) (pin.u14) (pin.u15) (pin.u16) (pin.u19) (pin.u20) (pin.u21) (pin.u22) (pin.u23) (pin.u24) (pin.u25) other.u38 elsewhere.u38 load rid.a1 rid.a2 rid.a4 (second) (give.l46) (boost.l46) (rally.l46) (other.l46) (elsewhere.l46) (duel.l46.l17) (provoke.l46.l17) (duel.l46.l18) (provoke.l46.l18) (duel.l46.l26) (provoke.l46.l26) (duel.l46.l27) (provoke.l46.l27) detach.l46 (attach.l47)
! pin.u10
? p4+p1  war.adv.pin  4fate: war.core.total 1, war.leader.skill_bonus 1; 4fate: war.core.total 1, war.attack.two_zones 2
! -1 1 1 -1  0 -1 0 0
? p4+p3+p2  war.core.invoke.order  free.a1.p3 free.a1.p3.reroll free.a48.p3 free.a48.p3.reroll free.a49.p3 free.a49.p3.reroll paid.u38.1.p4 paid.u38.1.p4.reroll paid.u38.2.p4 paid.u38.2.p4.reroll paid.u38.3.p4 paid.u38.3.p4.reroll paid.l46.1.p4 paid.l46.1.p4.reroll paid.l46.2.p4 paid.l46.2.p4.reroll paid.u10.1.p4 paid.u10.1.p4.reroll paid.u10.2.p4 paid.u10.2.p4.reroll paid.a1.p4 paid.a1.p4.reroll (paid.l47.1.p4) (paid.l47.2.p4) (paid.u38.1.p3) (paid.u38.2.p3) (paid.u38.3.p3) (paid.l46.1.p3) (paid.l46.2.p3) (paid.u10.1.p3) (paid.u10.2.p3) (paid.a1.p3) (paid.l47.1.p3) (paid.l47.2.p3) (paid.u38.1.p1) (paid.u38.2.p1) (paid.u38.3.p1) (paid.l46.1.p1) (paid.l46.2.p1) (paid.u10.1.p1) (paid.u10.2.p1) (paid.a1.p1) (paid.l17.1.p1) (paid.l17.2.p1) paid.u38.1.p2 paid.u38.2.p2 paid.u38.3.p2 paid.l46.1.p2 paid.l46.2.p2 paid.u10.1.p2 paid.u10.2.p2 paid.a1.p2 (paid.l17.1.p2) (paid.l17.2.p2) other *pass
! free.a1.p3
.    war.core.invoke  player=p3 aspect=war-name-lastday-zone-1-aspect price=free how=plus
? p4+p3+p2  war.core.invoke.order  free.a48.p3 free.a48.p3.reroll free.a49.p3 free.a49.p3.reroll paid.u38.1.p4 paid.u38.1.p4.reroll paid.u38.2.p4 paid.u38.2.p4.reroll paid.u38.3.p4 paid.u38.3.p4.reroll paid.l46.1.p4 paid.l46.1.p4.reroll paid.l46.2.p4 paid.l46.2.p4.reroll paid.u10.1.p4 paid.u10.1.p4.reroll paid.u10.2.p4 paid.u10.2.p4.reroll paid.a1.p4 paid.a1.p4.reroll (paid.l47.1.p4) (paid.l47.2.p4) (paid.u38.1.p3) (paid.u38.2.p3) (paid.u38.3.p3) (paid.l46.1.p3) (paid.l46.2.p3) (paid.u10.1.p3) (paid.u10.2.p3) (paid.a1.p3) (paid.l47.1.p3) (paid.l47.2.p3) (paid.u38.1.p1) (paid.u38.2.p1) (paid.u38.3.p1) (paid.l46.1.p1) (paid.l46.2.p1) (paid.u10.1.p1) (paid.u10.2.p1) (paid.a1.p1) (paid.l17.1.p1) (paid.l17.2.p1) paid.u38.1.p2 paid.u38.2.p2 paid.u38.3.p2 paid.l46.1.p2 paid.l46.2.p2 paid.u10.1.p2 paid.u10.2.p2 paid.a1.p2 (paid.l17.1.p2) (paid.l17.2.p2) other *pass
! free.a48.p3
.    war.core.invoke  player=p3 aspect=war-boost-unnamed(war-core-outcome-attack) price=free how=plus
? p2  war.core.invoke.order  (paid.u38.1.p1) (paid.u38.2.p1) (paid.u38.3.p1) (paid.l46.1.p1) (paid.l46.2.p1) (paid.u10.1.p1) (paid.u10.2.p1) (paid.a1.p1) (paid.l17.1.p1) (paid.l17.2.p1) paid.u38.1.p2 paid.u38.2.p2 paid.u38.3.p2 paid.l46.1.p2 paid.l46.2.p2 paid.u10.1.p2 paid.u10.2.p2 paid.a1.p2 (paid.l17.1.p2) (paid.l17.2.p2) other *pass
! pass
.    war.core.shifts  piece=u38 total=6 against=2 opposed=yes foe=u10 shifts=4 outcome=style
.    war.core.outcome.advantage  piece=u38 on=u10 aim=foe foe=u10 result=style free=2
.    war.core.situation_aspect  player=p4 aspect=war-aspect-pinned(u38) on=u10 change=new before=none
? p4  war.action.one  end move.z2 force.z2 move.z4 force.z4 attack.u9 attack.u10 attack.u11 (attack.u12) (attack.u13) (attack.u14) (attack.u15) (attack.u16) (attack.u19) (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.u24) (attack.u25) (attack.l17) (attack.l18) (attack.l26) (attack.l27) (ambush) (intimidate) (surround) (scout.z2) (scout.z4) (pin.u9) (keep.a50) (pin.u11) (pin.u12) (pin.u13) (pin.u14) (pin.u15) (pin.u16) (pin.u19) (pin.u20) (pin.u21) (pin.u22) (pin.u23) (pin.u24) (pin.u25) (other.u38) (elsewhere.u38) (load) rid.a1 rid.a2 rid.a4 (second) (give.l46) (boost.l46) (rally.l46) (other.l46) (elsewhere.l46) (duel.l46.l17) (provoke.l46.l17) (duel.l46.l18) (provoke.l46.l18) (duel.l46.l26) (provoke.l46.l26) (duel.l46.l27) (provoke.l46.l27) detach.l46 (attach.l47)
! move.z4
.    war.move.free  piece=u38 zone=z4
? p4  war.action.one  end (move.z1) force.z1 (move.z5) force.z5 (move.z7) force.z7 attack.u9 attack.u10 attack.u11 attack.u12 attack.u13 attack.u14 attack.u15 attack.u16 attack.u19 (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.u24) attack.u25 (attack.l17) (attack.l18) (attack.l26) (attack.l27) (ambush) (intimidate) (surround) (scout.z1) (scout.z5) (scout.z7) (pin.u9) (keep.a50) (pin.u11) (pin.u12) (pin.u13) (pin.u14) (pin.u15) (pin.u16) (pin.u19) (pin.u20) (pin.u21) (pin.u22) (pin.u23) (pin.u24) (pin.u25) (other.u38) (elsewhere.u38) (load) rid.a1 rid.a4 rid.a5 (second) (give.l46) (boost.l46) (rally.l46) (other.l46) (elsewhere.l46) (duel.l46.l17) (provoke.l46.l17) (duel.l46.l18) (provoke.l46.l18) (duel.l46.l26) (provoke.l46.l26) (duel.l46.l27) (provoke.l46.l27) detach.l46 (attach.l47)
! attack.u9
.    war.attack.target  piece=u38 target=u9 skill=war-skill(shoot)
? p4+p1  war.attack.shoot  4fate: war.core.total 1, war.leader.skill_bonus 1; 4fate: war.core.total 1
! 0 -1 0 1  -1 1 1 -1
? p4+p3+p2  war.core.invoke.order  free.a50.p4 free.a50.p4.reroll free.a49.p3 free.a49.p3.reroll paid.u38.1.p4 paid.u38.1.p4.reroll paid.u38.2.p4 paid.u38.2.p4.reroll paid.u38.3.p4 paid.u38.3.p4.reroll paid.l46.1.p4 paid.l46.1.p4.reroll paid.l46.2.p4 paid.l46.2.p4.reroll paid.u9.1.p4 paid.u9.1.p4.reroll paid.u9.2.p4 paid.u9.2.p4.reroll paid.u9.3.p4 paid.u9.3.p4.reroll paid.a4.p4 paid.a4.p4.reroll paid.a49.p4 paid.a49.p4.reroll (paid.u38.1.p3) (paid.u38.2.p3) (paid.u38.3.p3) (paid.l46.1.p3) (paid.l46.2.p3) (paid.u9.1.p3) (paid.u9.2.p3) (paid.u9.3.p3) (paid.a4.p3) (paid.a49.p3) (paid.u38.1.p1) (paid.u38.2.p1) (paid.u38.3.p1) (paid.l46.1.p1) (paid.l46.2.p1) (paid.u9.1.p1) (paid.u9.2.p1) (paid.u9.3.p1) (paid.a4.p1) (paid.a49.p1) (paid.l17.1.p1) (paid.l17.2.p1) paid.u38.1.p2 paid.u38.2.p2 paid.u38.3.p2 paid.l46.1.p2 paid.l46.2.p2 paid.u9.1.p2 paid.u9.2.p2 paid.u9.3.p2 paid.a4.p2 paid.a49.p2 (paid.l17.1.p2) (paid.l17.2.p2) other *pass
! free.a50.p4.reroll
.    war.core.invoke  player=p4 aspect=war-aspect-pinned(u38) price=free how=reroll
? p4  war.attack.shoot  4fate: war.core.total 1, war.leader.skill_bonus 1
! 0 0 1 1
.    war.core.total  piece=u38 dice=2 before=0
? p4+p3+p2  war.core.invoke.order  free.a50.p4 free.a50.p4.reroll free.a49.p3 free.a49.p3.reroll paid.u38.1.p4 paid.u38.1.p4.reroll paid.u38.2.p4 paid.u38.2.p4.reroll paid.u38.3.p4 paid.u38.3.p4.reroll paid.l46.1.p4 paid.l46.1.p4.reroll paid.l46.2.p4 paid.l46.2.p4.reroll paid.u9.1.p4 paid.u9.1.p4.reroll paid.u9.2.p4 paid.u9.2.p4.reroll paid.u9.3.p4 paid.u9.3.p4.reroll paid.a4.p4 paid.a4.p4.reroll paid.a49.p4 paid.a49.p4.reroll (paid.u38.1.p3) (paid.u38.2.p3) (paid.u38.3.p3) (paid.l46.1.p3) (paid.l46.2.p3) (paid.u9.1.p3) (paid.u9.2.p3) (paid.u9.3.p3) (paid.a4.p3) (paid.a49.p3) (paid.u38.1.p1) (paid.u38.2.p1) (paid.u38.3.p1) (paid.l46.1.p1) (paid.l46.2.p1) (paid.u9.1.p1) (paid.u9.2.p1) (paid.u9.3.p1) (paid.a4.p1) (paid.a49.p1) (paid.l17.1.p1) (paid.l17.2.p1) paid.u38.1.p2 paid.u38.2.p2 paid.u38.3.p2 paid.l46.1.p2 paid.l46.2.p2 paid.u9.1.p2 paid.u9.2.p2 paid.u9.3.p2 paid.a4.p2 paid.a49.p2 (paid.l17.1.p2) (paid.l17.2.p2) other *pass
! paid.a4.p2
.    war.core.invoke  player=p2 aspect=war-name-lastday-zone-4-aspect price=paid how=plus
? p4+p3+p2  war.core.invoke.order  free.a50.p4 free.a50.p4.reroll free.a49.p3 free.a49.p3.reroll paid.u38.1.p4 paid.u38.1.p4.reroll paid.u38.2.p4 paid.u38.2.p4.reroll paid.u38.3.p4 paid.u38.3.p4.reroll paid.l46.1.p4 paid.l46.1.p4.reroll paid.l46.2.p4 paid.l46.2.p4.reroll paid.u9.1.p4 paid.u9.1.p4.reroll paid.u9.2.p4 paid.u9.2.p4.reroll paid.u9.3.p4 paid.u9.3.p4.reroll (paid.a4.p4) paid.a49.p4 paid.a49.p4.reroll (paid.u38.1.p3) (paid.u38.2.p3) (paid.u38.3.p3) (paid.l46.1.p3) (paid.l46.2.p3) (paid.u9.1.p3) (paid.u9.2.p3) (paid.u9.3.p3) (paid.a4.p3) (paid.a49.p3) (paid.u38.1.p1) (paid.u38.2.p1) (paid.u38.3.p1) (paid.l46.1.p1) (paid.l46.2.p1) (paid.u9.1.p1) (paid.u9.2.p1) (paid.u9.3.p1) (paid.a4.p1) (paid.a49.p1) (paid.l17.1.p1) (paid.l17.2.p1) paid.u38.1.p2 paid.u38.2.p2 paid.u38.3.p2 paid.l46.1.p2 paid.l46.2.p2 paid.u9.1.p2 paid.u9.2.p2 paid.u9.3.p2 (paid.a4.p2) paid.a49.p2 (paid.l17.1.p2) (paid.l17.2.p2) other *pass
! paid.a49.p2
.    war.core.invoke  player=p2 aspect=war-consequence-unnamed(moderate) price=paid how=plus
? p4+p3+p2  war.core.invoke.order  free.a50.p4 free.a50.p4.reroll free.a49.p3 free.a49.p3.reroll paid.u38.1.p4 paid.u38.1.p4.reroll paid.u38.2.p4 paid.u38.2.p4.reroll paid.u38.3.p4 paid.u38.3.p4.reroll paid.l46.1.p4 paid.l46.1.p4.reroll paid.l46.2.p4 paid.l46.2.p4.reroll paid.u9.1.p4 paid.u9.1.p4.reroll paid.u9.2.p4 paid.u9.2.p4.reroll paid.u9.3.p4 paid.u9.3.p4.reroll (paid.a4.p4) (paid.a49.p4) (paid.u38.1.p3) (paid.u38.2.p3) (paid.u38.3.p3) (paid.l46.1.p3) (paid.l46.2.p3) (paid.u9.1.p3) (paid.u9.2.p3) (paid.u9.3.p3) (paid.a4.p3) (paid.a49.p3) (paid.u38.1.p1) (paid.u38.2.p1) (paid.u38.3.p1) (paid.l46.1.p1) (paid.l46.2.p1) (paid.u9.1.p1) (paid.u9.2.p1) (paid.u9.3.p1) (paid.a4.p1) (paid.a49.p1) (paid.l17.1.p1) (paid.l17.2.p1) paid.u38.1.p2 paid.u38.2.p2 paid.u38.3.p2 paid.l46.1.p2 paid.l46.2.p2 paid.u9.1.p2 paid.u9.2.p2 paid.u9.3.p2 (paid.a4.p2) (paid.a49.p2) (paid.l17.1.p2) (paid.l17.2.p2) other *pass
! free.a49.p3
.    war.core.invoke  player=p3 aspect=war-consequence-unnamed(moderate) price=free how=plus
? p4+p2  war.core.invoke.order  free.a50.p4 free.a50.p4.reroll paid.u38.1.p4 paid.u38.1.p4.reroll paid.u38.2.p4 paid.u38.2.p4.reroll paid.u38.3.p4 paid.u38.3.p4.reroll paid.l46.1.p4 paid.l46.1.p4.reroll paid.l46.2.p4 paid.l46.2.p4.reroll paid.u9.1.p4 paid.u9.1.p4.reroll paid.u9.2.p4 paid.u9.2.p4.reroll paid.u9.3.p4 paid.u9.3.p4.reroll (paid.a4.p4) (paid.a49.p4) (paid.u38.1.p3) (paid.u38.2.p3) (paid.u38.3.p3) (paid.l46.1.p3) (paid.l46.2.p3) (paid.u9.1.p3) (paid.u9.2.p3) (paid.u9.3.p3) (paid.a4.p3) (paid.a49.p3) (paid.u38.1.p1) (paid.u38.2.p1) (paid.u38.3.p1) (paid.l46.1.p1) (paid.l46.2.p1) (paid.u9.1.p1) (paid.u9.2.p1) (paid.u9.3.p1) (paid.a4.p1) (paid.a49.p1) (paid.l17.1.p1) (paid.l17.2.p1) paid.u38.1.p2 paid.u38.2.p2 paid.u38.3.p2 paid.l46.1.p2 paid.l46.2.p2 paid.u9.1.p2 paid.u9.2.p2 paid.u9.3.p2 (paid.a4.p2) (paid.a49.p2) (paid.l17.1.p2) (paid.l17.2.p2) other *pass
! free.a50.p4
.    war.core.invoke  player=p4 aspect=war-aspect-pinned(u38) price=free how=plus
? p4+p2  war.core.invoke.order  paid.u38.1.p4 paid.u38.1.p4.reroll paid.u38.2.p4 paid.u38.2.p4.reroll paid.u38.3.p4 paid.u38.3.p4.reroll paid.l46.1.p4 paid.l46.1.p4.reroll paid.l46.2.p4 paid.l46.2.p4.reroll paid.u9.1.p4 paid.u9.1.p4.reroll paid.u9.2.p4 paid.u9.2.p4.reroll paid.u9.3.p4 paid.u9.3.p4.reroll (paid.a4.p4) (paid.a49.p4) (paid.u38.1.p3) (paid.u38.2.p3) (paid.u38.3.p3) (paid.l46.1.p3) (paid.l46.2.p3) (paid.u9.1.p3) (paid.u9.2.p3) (paid.u9.3.p3) (paid.a4.p3) (paid.a49.p3) (paid.u38.1.p1) (paid.u38.2.p1) (paid.u38.3.p1) (paid.l46.1.p1) (paid.l46.2.p1) (paid.u9.1.p1) (paid.u9.2.p1) (paid.u9.3.p1) (paid.a4.p1) (paid.a49.p1) (paid.l17.1.p1) (paid.l17.2.p1) paid.u38.1.p2 paid.u38.2.p2 paid.u38.3.p2 paid.l46.1.p2 paid.l46.2.p2 paid.u9.1.p2 paid.u9.2.p2 paid.u9.3.p2 (paid.a4.p2) (paid.a49.p2) (paid.l17.1.p2) (paid.l17.2.p2) other *pass
! paid.l46.1.p2
.    war.core.invoke  player=p2 aspect=war-name-orcs-captain-gorra-2 price=paid how=plus
? p4  war.core.invoke.order  paid.u38.1.p4 paid.u38.1.p4.reroll paid.u38.2.p4 paid.u38.2.p4.reroll paid.u38.3.p4 paid.u38.3.p4.reroll (paid.l46.1.p4) paid.l46.2.p4 paid.l46.2.p4.reroll paid.u9.1.p4 paid.u9.1.p4.reroll paid.u9.2.p4 paid.u9.2.p4.reroll paid.u9.3.p4 paid.u9.3.p4.reroll (paid.a4.p4) (paid.a49.p4) (paid.u38.1.p3) (paid.u38.2.p3) (paid.u38.3.p3) (paid.l46.1.p3) (paid.l46.2.p3) (paid.u9.1.p3) (paid.u9.2.p3) (paid.u9.3.p3) (paid.a4.p3) (paid.a49.p3) other *pass
! paid.l46.2.p4
.    war.core.invoke  player=p4 aspect=war-name-orcs-captain-gorra-3 price=paid how=plus
? p4  war.core.invoke.order  paid.u38.1.p4 paid.u38.1.p4.reroll paid.u38.2.p4 paid.u38.2.p4.reroll paid.u38.3.p4 paid.u38.3.p4.reroll (paid.l46.1.p4) (paid.l46.2.p4) paid.u9.1.p4 paid.u9.1.p4.reroll paid.u9.2.p4 paid.u9.2.p4.reroll paid.u9.3.p4 paid.u9.3.p4.reroll (paid.a4.p4) (paid.a49.p4) (paid.u38.1.p3) (paid.u38.2.p3) (paid.u38.3.p3) (paid.l46.1.p3) (paid.l46.2.p3) (paid.u9.1.p3) (paid.u9.2.p3) (paid.u9.3.p3) (paid.a4.p3) (paid.a49.p3) other *pass
! pass
.    war.core.shifts  piece=u38 total=10 against=7 opposed=yes foe=u9 shifts=3 outcome=style
? p4  war.core.outcome.attack  *full less
! full
.    war.core.outcome.attack  piece=u38 target=u9 result=hit hit=3 player=p4
.    war.harm.absorb  piece=u9 hit=3
.    war.harm.defeated  piece=u9 player=p4
.    war.turn.end  piece=u38
? p2  war.turn.choose  u19 u20 u21 u22 u23 u24 u25 detach.l26 detach.l27
! u21
.=   war.turn.choose  piece=u21 player=p2
? p2  war.action.one  end (move.z6) force.z6 move.z8 force.z8 (attack.u28) (attack.u29) (attack.u30) attack.u31 attack.u32 attack.u33 attack.u34 attack.u35 (attack.u38) (attack.u39) (attack.u40) (attack.u41) (attack.u42) (attack.u43) (attack.u44) (attack.u45) (attack.l36) (attack.l37) (attack.l46) (attack.l47) ambush intimidate (surround) scout.z6 (scout.z8) (pin.u28) (pin.u29) (pin.u30) pin.u31 pin.u32 pin.u33 pin.u34 pin.u35 (pin.u38) (pin.u39) (pin.u40) (pin.u41) (pin.u42) (pin.u43) (pin.u44) (pin.u45) other.u21 elsewhere.u21 load rid.a6 rid.a7 rid.a8 (second) give.l26 boost.l26 (rally.l26) other.l26 elsewhere.l26 (duel.l26.l36) (provoke.l26.l36) duel.l26.l37 provoke.l26.l37 (duel.l26.l46) (provoke.l26.l46) (duel.l26.l47) (provoke.l26.l47) detach.l26
! give.l26
.    war.action.second.leader  leader=l26 piece=u21
? p2  war.action.one  end (move.z6) force.z6 move.z8 force.z8 (attack.u28) (attack.u29) (attack.u30) attack.u31 attack.u32 attack.u33 attack.u34 attack.u35 (attack.u38) (attack.u39) (attack.u40) (attack.u41) (attack.u42) (attack.u43) (attack.u44) (attack.u45) (attack.l36) (attack.l37) (attack.l46) (attack.l47) ambush intimidate (surround) scout.z6 (scout.z8) (pin.u28) (pin.u29) (pin.u30) pin.u31 pin.u32 pin.u33 pin.u34 pin.u35 (pin.u38) (pin.u39) (pin.u40) (pin.u41) (pin.u42) (pin.u43) (pin.u44) (pin.u45) other.u21 elsewhere.u21 load rid.a6 rid.a7 rid.a8 (second) (give.l26) (boost.l26) (rally.l26) (other.l26) (elsewhere.l26) (duel.l26.l36) (provoke.l26.l36) (duel.l26.l37) (provoke.l26.l37) (duel.l26.l46) (provoke.l26.l46) (duel.l26.l47) (provoke.l26.l47) detach.l26
! move.z8
.    war.move.free  piece=u21 zone=z8
? p2  war.action.one  end (move.z5) force.z5 (move.z7) force.z7 (move.z9) force.z9 attack.u28 (attack.u29) attack.u30 (attack.u31) (attack.u32) (attack.u33) (attack.u34) (attack.u35) attack.u38 (attack.u39) (attack.u40) (attack.u41) (attack.u42) attack.u43 attack.u44 attack.u45 (attack.l36) (attack.l37) (attack.l46) (attack.l47) ambush intimidate (surround) scout.z5 (scout.z7) (scout.z9) pin.u28 (pin.u29) pin.u30 (pin.u31) (pin.u32) (pin.u33) (pin.u34) (pin.u35) pin.u38 (pin.u39) (pin.u40) (pin.u41) (pin.u42) pin.u43 pin.u44 pin.u45 other.u21 elsewhere.u21 load rid.a5 rid.a7 rid.a8 (second) (give.l26) (boost.l26) (rally.l26) (other.l26) (elsewhere.l26) (duel.l26.l36) (provoke.l26.l36) (duel.l26.l37) (provoke.l26.l37) (duel.l26.l46) (provoke.l26.l46) (duel.l26.l47) (provoke.l26.l47) detach.l26
! rid.a5
? p2  war.over.aspect  4fate: war.core.total 3
! 1 0 -1 0
? p4  war.core.invoke.order  (paid.u21.1.p3.ground) (paid.u21.2.p3.ground) (paid.u21.3.p3.ground) (paid.l26.1.p3.ground) (paid.l26.2.p3.ground) (paid.a7.p3.ground) paid.u21.1.p4.ground paid.u21.2.p4.ground paid.u21.3.p4.ground paid.l26.1.p4.ground paid.l26.2.p4.ground paid.a7.p4.ground other *pass
! paid.a7.p4.ground
.    war.core.invoke  player=p4 aspect=war-name-lastday-zone-8-aspect price=paid how=ground
.    war.core.shifts  piece=u21 total=3 against=4 opposed=yes foe=none shifts=-1 outcome=fail
.    war.over.aspect  aspect=war-name-lastday-zone-5-aspect on=z5 gone=no foe=none
? p2  war.opt.success_at_cost  *fail pay
! pay
? p3  war.core.cost.serious  *consequence aspect aspect.p4 detail
! consequence
.    war.harm.consequence_aspect  piece=u21 severity=mild aspect=war-consequence-unnamed(mild)
.    war.over.aspect  aspect=war-name-lastday-zone-5-aspect on=z5 gone=yes foe=none
? p2  war.action.one  end (move.z5) (force.z5) (move.z7) (force.z7) (move.z9) (force.z9) attack.u28 (attack.u29) attack.u30 (attack.u31) (attack.u32) (attack.u33) (attack.u34) (attack.u35) attack.u38 (attack.u39) (attack.u40) (attack.u41) (attack.u42) attack.u43 attack.u44 attack.u45 (attack.l36) (attack.l37) (attack.l46) (attack.l47) ambush intimidate (surround) scout.z5 (scout.z7) (scout.z9) pin.u28 (pin.u29) pin.u30 (pin.u31) (pin.u32) (pin.u33) (pin.u34) (pin.u35) pin.u38 (pin.u39) (pin.u40) (pin.u41) (pin.u42) pin.u43 pin.u44 pin.u45 other.u21 elsewhere.u21 load (rid.a7) (rid.a8) (second) (give.l26) (boost.l26) (rally.l26) (other.l26) (elsewhere.l26) (duel.l26.l36) (provoke.l26.l36) (duel.l26.l37) (provoke.l26.l37) (duel.l26.l46) (provoke.l26.l46) (duel.l26.l47) (provoke.l26.l47) detach.l26
! intimidate
? p2  war.adv.intimidate  self army u28 u29 u30 u31 u32 u33 u34 u35 u38 u39 u40 u41 u42 u43 u44 u45 back
! self
? p2  war.adv.intimidate  4fate: war.core.total 0
! 0 -1 0 -1
.    war.core.shifts  piece=u21 total=-2 against=2 opposed=yes foe=none shifts=-4 outcome=fail
.    war.core.outcome.advantage  piece=u21 on=u21 aim=none foe=none result=fail free=0
? p2  war.action.one  end (move.z5) (force.z5) (move.z7) (force.z7) (move.z9) (force.z9) (attack.u28) (attack.u29) (attack.u30) (attack.u31) (attack.u32) (attack.u33) (attack.u34) (attack.u35) (attack.u38) (attack.u39) (attack.u40) (attack.u41) (attack.u42) (attack.u43) (attack.u44) (attack.u45) (attack.l36) (attack.l37) (attack.l46) (attack.l47) (ambush) (intimidate) (surround) (scout.z5) (scout.z7) (scout.z9) (pin.u28) (pin.u29) (pin.u30) (pin.u31) (pin.u32) (pin.u33) (pin.u34) (pin.u35) (pin.u38) (pin.u39) (pin.u40) (pin.u41) (pin.u42) (pin.u43) (pin.u44) (pin.u45) (other.u21) (elsewhere.u21) (load) (rid.a7) (rid.a8) (second) (give.l26) (boost.l26) (rally.l26) (other.l26) (elsewhere.l26) (duel.l26.l36) (provoke.l26.l36) (duel.l26.l37) (provoke.l26.l37) (duel.l26.l46) (provoke.l26.l46) (duel.l26.l47) (provoke.l26.l47) detach.l26
! end
.    war.turn.end  piece=u21
? p3  war.turn.choose  u28 u30 u31 u32 u33 u34 u35 (u29) detach.l36 detach.l37
! u30
.=   war.turn.choose  piece=u30 player=p3
? p3  war.action.one  end move.z1 force.z1 (move.z3) force.z3 move.z5 force.z5 (attack.u10) (attack.u11) attack.u12 attack.u13 attack.u14 attack.u15 attack.u16 attack.u19 (attack.u20) attack.u21 (attack.u22) (attack.u23) (attack.u24) attack.u25 (attack.l17) (attack.l18) (attack.l26) (attack.l27) ambush intimidate (surround) (scout.z1) (scout.z3) scout.z5 (pin.u10) (pin.u11) pin.u12 pin.u13 pin.u14 pin.u15 pin.u16 pin.u19 (pin.u20) pin.u21 (pin.u22) (pin.u23) (pin.u24) pin.u25 other.u30 elsewhere.u30 load rid.a1 rid.a2 rid.a3 (second)
! move.z1
.    war.move.free  piece=u30 zone=z1
? p3  war.action.one  end (move.z2) force.z2 (move.z4) force.z4 attack.u10 attack.u11 (attack.u12) (attack.u13) (attack.u14) (attack.u15) (attack.u16) (attack.u19) (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.u24) (attack.u25) (attack.l17) (attack.l18) (attack.l26) (attack.l27) ambush intimidate (surround) (scout.z2) (scout.z4) pin.u10 pin.u11 (pin.u12) (pin.u13) (pin.u14) (pin.u15) (pin.u16) (pin.u19) (pin.u20) (pin.u21) (pin.u22) (pin.u23) (pin.u24) (pin.u25) other.u30 elsewhere.u30 load rid.a1 rid.a2 rid.a4 (second)
! attack.u11
.    war.attack.target  piece=u30 target=u11 skill=war-skill(shoot)
? p3+p1  war.attack.shoot  4fate: war.core.total 1; 4fate: war.core.total 0, war.attack.two_zones 2
! -1 0 0 0  1 0 0 0
? p3  war.core.invoke.order  free.a51.p3 free.a51.p3.reroll (paid.u30.1.p3) (paid.u30.2.p3) (paid.u11.1.p3) (paid.a1.p3) (paid.l47.1.p3) (paid.l47.2.p3) (paid.u30.1.p4) (paid.u30.2.p4) (paid.u11.1.p4) (paid.a1.p4) (paid.l47.1.p4) (paid.l47.2.p4) *pass
! pass
.    war.core.shifts  piece=u30 total=0 against=3 opposed=yes foe=u11 shifts=-3 outcome=fail
.    war.core.outcome.attack  piece=u30 target=u11 result=fail hit=0 player=p3
.    war.core.boost  player=p1 aspect=war-boost-unnamed(war-core-outcome-defend)
.    war.turn.end  piece=u30
? p1  war.turn.choose  u10 u11 u12 u13 u14 u15 u16 (l17) detach.l18
! u13
.=   war.turn.choose  piece=u13 player=p1
? p1  war.action.one  end move.z5 force.z5 move.z7 force.z7 move.z9 force.z9 attack.u28 (attack.u29) (attack.u30) (attack.u31) (attack.u32) (attack.u33) (attack.u34) (attack.u35) attack.u38 (attack.u39) (attack.u40) (attack.u41) (attack.u42) attack.u43 attack.u44 attack.u45 (attack.l36) (attack.l37) (attack.l46) (attack.l47) ambush intimidate (surround) scout.z5 (scout.z7) (scout.z9) pin.u28 (pin.u29) (pin.u30) (pin.u31) (pin.u32) (pin.u33) (pin.u34) (pin.u35) pin.u38 (pin.u39) (pin.u40) (pin.u41) (pin.u42) pin.u43 pin.u44 pin.u45 other.u13 elsewhere.u13 load rid.a7 rid.a8 (second) (attach.l17)
! ambush
? p1  war.adv.ambush  4fate: war.core.total 0
! 1 0 -1 1
? p1  war.core.invoke.order  free.a52.p1 free.a52.p1.reroll (paid.u13.1.p1) (paid.u13.2.p1) (paid.a7.p1) (paid.l18.1.p1) (paid.l18.2.p1) (paid.l26.1.p1) (paid.l26.2.p1) (paid.u13.1.p2) (paid.u13.2.p2) (paid.a7.p2) (paid.l18.1.p2) (paid.l18.2.p2) (paid.l26.1.p2) (paid.l26.2.p2) *pass
! pass
.    war.core.shifts  piece=u13 total=1 against=2 opposed=yes foe=none shifts=-1 outcome=fail
.    war.core.outcome.advantage  piece=u13 on=z8 aim=thing foe=none result=fail free=0
? p1  war.action.one  end move.z5 (force.z5) move.z7 (force.z7) move.z9 (force.z9) (attack.u28) (attack.u29) (attack.u30) (attack.u31) (attack.u32) (attack.u33) (attack.u34) (attack.u35) (attack.u38) (attack.u39) (attack.u40) (attack.u41) (attack.u42) (attack.u43) (attack.u44) (attack.u45) (attack.l36) (attack.l37) (attack.l46) (attack.l47) (ambush) (intimidate) (surround) (scout.z5) (scout.z7) (scout.z9) (pin.u28) (pin.u29) (pin.u30) (pin.u31) (pin.u32) (pin.u33) (pin.u34) (pin.u35) (pin.u38) (pin.u39) (pin.u40) (pin.u41) (pin.u42) (pin.u43) (pin.u44) (pin.u45) (other.u13) (elsewhere.u13) (load) (rid.a7) (rid.a8) (second) (attach.l17)
! move.z9
.    war.move.free  piece=u13 zone=z9
.    war.turn.end  piece=u13
? p4  war.turn.choose  u39 u40 u41 u42 u43 u44 u45 l47 (u38) (detach.l46)
! u44
.=   war.turn.choose  piece=u44 player=p4
? p4  war.action.one  end move.z1 force.z1 (move.z3) force.z3 move.z5 force.z5 (attack.u10) (attack.u11) attack.u12 (attack.u13) attack.u14 attack.u15 attack.u16 attack.u19 (attack.u20) attack.u21 (attack.u22) (attack.u23) (attack.u24) attack.u25 (attack.l17) (attack.l18) (attack.l26) (attack.l27) ambush intimidate (surround) (scout.z1) (scout.z3) scout.z5 (pin.u10) (pin.u11) pin.u12 (pin.u13) pin.u14 pin.u15 pin.u16 pin.u19 (pin.u20) pin.u21 (pin.u22) (pin.u23) (pin.u24) pin.u25 other.u44 elsewhere.u44 load rid.a1 rid.a2 rid.a3 (second) (attach.l47)
! move.z1
.    war.move.free  piece=u44 zone=z1
? p4  war.action.one  end (move.z2) force.z2 (move.z4) force.z4 attack.u10 attack.u11 (attack.u12) (attack.u13) (attack.u14) (attack.u15) (attack.u16) (attack.u19) (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.u24) (attack.u25) (attack.l17) (attack.l18) (attack.l26) (attack.l27) ambush intimidate (surround) (scout.z2) (scout.z4) pin.u10 pin.u11 (pin.u12) (pin.u13) (pin.u14) (pin.u15) (pin.u16) (pin.u19) (pin.u20) (pin.u21) (pin.u22) (pin.u23) (pin.u24) (pin.u25) other.u44 elsewhere.u44 load rid.a1 rid.a2 rid.a4 (second) attach.l47
! attack.u11
.    war.attack.target  piece=u44 target=u11 skill=war-skill(shoot)
? p4+p1  war.attack.shoot  4fate: war.core.total 2; 4fate: war.core.total 0, war.attack.two_zones 2
! 0 -1 -1 0  -1 0 -1 -1
? p3+p1  war.core.invoke.order  free.a51.p3 free.a51.p3.reroll (paid.u44.1.p4) (paid.u44.2.p4) (paid.u11.1.p4) (paid.a1.p4) (paid.l47.1.p4) (paid.l47.2.p4) (paid.u44.1.p3) (paid.u44.2.p3) (paid.u11.1.p3) (paid.a1.p3) (paid.l47.1.p3) (paid.l47.2.p3) free.a52.p1 free.a52.p1.reroll (paid.u44.1.p1) (paid.u44.2.p1) (paid.u11.1.p1) (paid.a1.p1) (paid.l17.1.p1) (paid.l17.2.p1) (paid.u44.1.p2) (paid.u44.2.p2) (paid.u11.1.p2) (paid.a1.p2) (paid.l17.1.p2) (paid.l17.2.p2) *pass
! free.a52.p1
.    war.core.invoke  player=p1 aspect=war-boost-unnamed(war-core-outcome-defend) price=free how=plus
? p3  war.core.invoke.order  free.a51.p3 free.a51.p3.reroll (paid.u44.1.p4) (paid.u44.2.p4) (paid.u11.1.p4) (paid.a1.p4) (paid.l47.1.p4) (paid.l47.2.p4) (paid.u44.1.p3) (paid.u44.2.p3) (paid.u11.1.p3) (paid.a1.p3) (paid.l47.1.p3) (paid.l47.2.p3) *pass
! free.a51.p3
.    war.core.invoke  player=p3 aspect=war-consequence-unnamed(mild) price=free how=plus
.    war.core.shifts  piece=u44 total=2 against=1 opposed=yes foe=u11 shifts=1 outcome=success
.    war.core.outcome.attack  piece=u44 target=u11 result=hit hit=1 player=p4
.    war.harm.absorb  piece=u11 hit=1
.    war.harm.average  piece=u11 player=p4
.    war.turn.end  piece=u44
? p2  war.turn.choose  u19 u20 u22 u23 u24 u25 (u21) (detach.l26) detach.l27
! u25
.=   war.turn.choose  piece=u25 player=p2
? p2  war.action.one  end move.z5 force.z5 move.z7 force.z7 move.z9 force.z9 attack.u28 (attack.u29) (attack.u30) (attack.u31) (attack.u32) (attack.u33) (attack.u34) (attack.u35) attack.u38 (attack.u39) (attack.u40) (attack.u41) (attack.u42) attack.u43 (attack.u44) attack.u45 (attack.l36) (attack.l37) (attack.l46) (attack.l47) ambush intimidate (surround) scout.z5 (scout.z7) (scout.z9) pin.u28 (pin.u29) (pin.u30) (pin.u31) (pin.u32) (pin.u33) (pin.u34) (pin.u35) pin.u38 (pin.u39) (pin.u40) (pin.u41) (pin.u42) pin.u43 (pin.u44) pin.u45 other.u25 elsewhere.u25 load rid.a7 rid.a8 (second)
! force.z9
? p2  war.over.extra_move  4fate: war.core.total 3
! 1 -1 1 1
.    war.core.shifts  piece=u25 total=5 against=0 opposed=yes foe=none shifts=5 outcome=style
.    war.over.result  piece=u25 zone=z9 result=style foe=none
? p2  war.over.extra_move  *boost (on.z6) on.z8
! boost
.    war.core.boost  player=p2 aspect=war-boost-unnamed(war-core-outcome-overcome)
? p2  war.action.one  end (move.z6) (force.z6) move.z8 (force.z8) (attack.u28) (attack.u29) (attack.u30) (attack.u31) (attack.u32) (attack.u33) (attack.u34) (attack.u35) (attack.u38) (attack.u39) (attack.u40) (attack.u41) (attack.u42) (attack.u43) (attack.u44) (attack.u45) (attack.l36) (attack.l37) (attack.l46) (attack.l47) (ambush) (intimidate) (surround) (scout.z6) (scout.z8) (pin.u28) (pin.u29) (pin.u30) (pin.u31) (pin.u32) (pin.u33) (pin.u34) (pin.u35) (pin.u38) (pin.u39) (pin.u40) (pin.u41) (pin.u42) (pin.u43) (pin.u44) (pin.u45) (other.u25) (elsewhere.u25) (load) (rid.a6) (rid.a7) (rid.a8) (second)
! end
.    war.turn.end  piece=u25
? p3  war.turn.choose  u28 u31 u32 u33 u34 u35 (u29) (u30) detach.l36 detach.l37
! u28
.=   war.turn.choose  piece=u28 player=p3
? p3  war.action.one  end move.z1 force.z1 (move.z3) force.z3 move.z5 force.z5 (attack.u10) attack.u12 (attack.u13) attack.u14 attack.u15 attack.u16 attack.u19 (attack.u20) attack.u21 (attack.u22) (attack.u23) (attack.u24) (attack.u25) (attack.l17) (attack.l18) (attack.l26) (attack.l27) ambush intimidate (surround) (scout.z1) (scout.z3) scout.z5 (pin.u10) pin.u12 (pin.u13) pin.u14 pin.u15 pin.u16 pin.u19 (pin.u20) pin.u21 (pin.u22) (pin.u23) (pin.u24) (pin.u25) other.u28 elsewhere.u28 load rid.a1 rid.a2 rid.a3 (second) give.l36 boost.l36 (rally.l36) other.l36 elsewhere.l36 (duel.l36.l17) (provoke.l36.l17) duel.l36.l18 provoke.l36.l18 duel.l36.l26 provoke.l36.l26 (duel.l36.l27) (provoke.l36.l27) detach.l36
! duel.l36.l18
.    war.attack.target  piece=l36 target=l18 skill=war-skill(shoot)
? p3+p1  war.leader.duel  4fate: war.core.total 0; 4fate: war.core.total 2, war.attack.two_zones 2
! 1 1 0 1  1 0 0 1
.    war.core.shifts  piece=l36 total=3 against=6 opposed=yes foe=l18 shifts=-3 outcome=fail
.    war.core.outcome.attack  piece=l36 target=l18 result=fail hit=0 player=p3
.    war.core.boost  player=p1 aspect=war-boost-unnamed(war-core-outcome-defend)
? p3  war.action.one  end (move.z1) (force.z1) (move.z3) (force.z3) (move.z5) (force.z5) (attack.u10) attack.u12 (attack.u13) attack.u14 attack.u15 attack.u16 attack.u19 (attack.u20) attack.u21 (attack.u22) (attack.u23) (attack.u24) (attack.u25) (attack.l17) (attack.l18) (attack.l26) (attack.l27) (ambush) (intimidate) (surround) (scout.z1) (scout.z3) (scout.z5) (pin.u10) (pin.u12) (pin.u13) (pin.u14) (pin.u15) (pin.u16) (pin.u19) (pin.u20) (pin.u21) (pin.u22) (pin.u23) (pin.u24) (pin.u25) (other.u28) (elsewhere.u28) (load) (rid.a1) (rid.a2) (rid.a3) (second) (give.l36) (boost.l36) (rally.l36) (other.l36) (elsewhere.l36) (duel.l36.l17) (provoke.l36.l17) (duel.l36.l18) (provoke.l36.l18) (duel.l36.l26) (provoke.l36.l26) (duel.l36.l27) (provoke.l36.l27) (detach.l36)
! attack.u15
.    war.attack.target  piece=u28 target=u15 skill=war-skill(shoot)
? p3+p1  war.attack.shoot  4fate: war.core.total 0; 4fate: war.core.total 0, war.attack.two_zones 2
! 1 -1 -1 1  -1 1 1 -1
? p1+p2  war.core.invoke.order  free.a54.p1 free.a54.p1.reroll free.a53.p2 free.a53.p2.reroll (paid.u28.1.p1) (paid.u28.2.p1) (paid.u28.3.p1) (paid.l36.1.p1) (paid.l36.2.p1) (paid.u15.1.p1) (paid.a2.p1) (paid.a7.p1) (paid.l18.1.p1) (paid.l18.2.p1) (paid.l26.1.p1) (paid.l26.2.p1) (paid.u28.1.p2) (paid.u28.2.p2) (paid.u28.3.p2) (paid.l36.1.p2) (paid.l36.2.p2) (paid.u15.1.p2) (paid.a2.p2) (paid.a7.p2) (paid.l18.1.p2) (paid.l18.2.p2) (paid.l26.1.p2) (paid.l26.2.p2) *pass
! free.a53.p2
.    war.core.invoke  player=p2 aspect=war-boost-unnamed(war-core-outcome-overcome) price=free how=plus
.    war.core.shifts  piece=u28 total=0 against=4 opposed=yes foe=u15 shifts=-4 outcome=fail
.    war.core.outcome.attack  piece=u28 target=u15 result=fail hit=0 player=p3
.    war.core.boost  player=p1 aspect=war-boost-unnamed(war-core-outcome-defend)
.    war.turn.end  piece=u28
? p1  war.turn.choose  u10 u12 u14 u15 u16 (u13) (l17) detach.l18
! u16
.=   war.turn.choose  piece=u16 player=p1
? p1  war.action.one  end move.z5 force.z5 move.z7 force.z7 move.z9 force.z9 attack.u28 (attack.u29) (attack.u30) (attack.u31) (attack.u32) (attack.u33) (attack.u34) (attack.u35) attack.u38 (attack.u39) (attack.u40) (attack.u41) (attack.u42) attack.u43 (attack.u44) attack.u45 (attack.l36) (attack.l37) (attack.l46) (attack.l47) ambush intimidate (surround) scout.z5 (scout.z7) (scout.z9) pin.u28 (pin.u29) (pin.u30) (pin.u31) (pin.u32) (pin.u33) (pin.u34) (pin.u35) pin.u38 (pin.u39) (pin.u40) (pin.u41) (pin.u42) pin.u43 (pin.u44) pin.u45 other.u16 elsewhere.u16 load rid.a7 rid.a8 (second) (attach.l17)
! scout.z5
? p1  war.adv.scout  4fate: war.core.total 1
! 0 -1 1 0
? p1  war.core.invoke.order  free.a54.p1 free.a54.p1.reroll free.a55.p1 free.a55.p1.reroll (paid.u16.1.p1) (paid.u16.2.p1) (paid.u16.3.p1) (paid.a7.p1) (paid.l18.1.p1) (paid.l18.2.p1) (paid.l26.1.p1) (paid.l26.2.p1) (paid.u16.1.p2) (paid.u16.2.p2) (paid.u16.3.p2) (paid.a7.p2) (paid.l18.1.p2) (paid.l18.2.p2) (paid.l26.1.p2) (paid.l26.2.p2) *pass
! pass
.    war.core.shifts  piece=u16 total=1 against=2 opposed=yes foe=none shifts=-1 outcome=fail
.    war.core.outcome.advantage  piece=u16 on=z5 aim=thing foe=none result=fail free=0
? p1  war.action.one  end move.z5 (force.z5) move.z7 (force.z7) move.z9 (force.z9) (attack.u28) (attack.u29) (attack.u30) (attack.u31) (attack.u32) (attack.u33) (attack.u34) (attack.u35) (attack.u38) (attack.u39) (attack.u40) (attack.u41) (attack.u42) (attack.u43) (attack.u44) (attack.u45) (attack.l36) (attack.l37) (attack.l46) (attack.l47) (ambush) (intimidate) (surround) (scout.z5) (scout.z7) (scout.z9) (pin.u28) (pin.u29) (pin.u30) (pin.u31) (pin.u32) (pin.u33) (pin.u34) (pin.u35) (pin.u38) (pin.u39) (pin.u40) (pin.u41) (pin.u42) (pin.u43) (pin.u44) (pin.u45) (other.u16) (elsewhere.u16) (load) (rid.a7) (rid.a8) (second) (attach.l17)
! move.z9
.    war.move.free  piece=u16 zone=z9
.    war.turn.end  piece=u16
? p4  war.turn.choose  u39 u40 u41 u42 u43 u45 l47 (u38) (u44) (detach.l46)
! u45
.=   war.turn.choose  piece=u45 player=p4
? p4  war.action.one  end move.z1 force.z1 (move.z3) force.z3 move.z5 force.z5 (attack.u10) attack.u12 (attack.u13) attack.u14 attack.u15 (attack.u16) attack.u19 (attack.u20) attack.u21 (attack.u22) (attack.u23) (attack.u24) (attack.u25) (attack.l17) (attack.l18) (attack.l26) (attack.l27) ambush intimidate (surround) (scout.z1) (scout.z3) scout.z5 (pin.u10) pin.u12 (pin.u13) pin.u14 pin.u15 (pin.u16) pin.u19 (pin.u20) pin.u21 (pin.u22) (pin.u23) (pin.u24) (pin.u25) other.u45 elsewhere.u45 load rid.a1 rid.a2 rid.a3 (second) (attach.l47)
! move.z1
.    war.move.free  piece=u45 zone=z1
? p4  war.action.one  end (move.z2) force.z2 (move.z4) force.z4 attack.u10 (attack.u12) (attack.u13) (attack.u14) (attack.u15) (attack.u16) (attack.u19) (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.u24) (attack.u25) (attack.l17) (attack.l18) (attack.l26) (attack.l27) ambush intimidate (surround) (scout.z2) (scout.z4) pin.u10 (pin.u12) (pin.u13) (pin.u14) (pin.u15) (pin.u16) (pin.u19) (pin.u20) (pin.u21) (pin.u22) (pin.u23) (pin.u24) (pin.u25) other.u45 elsewhere.u45 load rid.a1 rid.a2 rid.a4 (second) attach.l47
! intimidate
? p4  war.adv.intimidate  self army u10 u12 u13 u14 u15 u16 u19 u20 u21 u22 u23 u24 u25 back
! self
? p4  war.adv.intimidate  4fate: war.core.total 1
! -1 1 0 0
.    war.core.shifts  piece=u45 total=1 against=2 opposed=yes foe=none shifts=-1 outcome=fail
.    war.core.outcome.advantage  piece=u45 on=u45 aim=none foe=none result=fail free=0
? p4  war.action.one  end (move.z2) (force.z2) (move.z4) (force.z4) (attack.u10) (attack.u12) (attack.u13) (attack.u14) (attack.u15) (attack.u16) (attack.u19) (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.u24) (attack.u25) (attack.l17) (attack.l18) (attack.l26) (attack.l27) (ambush) (intimidate) (surround) (scout.z2) (scout.z4) (pin.u10) (pin.u12) (pin.u13) (pin.u14) (pin.u15) (pin.u16) (pin.u19) (pin.u20) (pin.u21) (pin.u22) (pin.u23) (pin.u24) (pin.u25) (other.u45) (elsewhere.u45) (load) (rid.a1) (rid.a2) (rid.a4) (second) attach.l47
! end
.    war.turn.end  piece=u45
? p2  war.turn.choose  u19 u20 u22 u23 u24 (u21) (u25) (detach.l26) detach.l27
! u19
.=   war.turn.choose  piece=u19 player=p2
? p2  war.action.one  end move.z5 force.z5 move.z7 force.z7 move.z9 force.z9 attack.u28 (attack.u29) (attack.u30) (attack.u31) (attack.u32) (attack.u33) (attack.u34) (attack.u35) attack.u38 (attack.u39) (attack.u40) (attack.u41) (attack.u42) attack.u43 (attack.u44) (attack.u45) (attack.l36) (attack.l37) (attack.l46) (attack.l47) ambush intimidate (surround) scout.z5 (scout.z7) (scout.z9) pin.u28 (pin.u29) (pin.u30) (pin.u31) (pin.u32) (pin.u33) (pin.u34) (pin.u35) pin.u38 (pin.u39) (pin.u40) (pin.u41) (pin.u42) pin.u43 (pin.u44) (pin.u45) other.u19 elsewhere.u19 load rid.a7 rid.a8 (second)
! move.z9
.    war.move.free  piece=u19 zone=z9
? p2  war.action.one  end (move.z6) force.z6 (move.z8) force.z8 (attack.u28) (attack.u29) (attack.u30) attack.u31 attack.u32 attack.u33 attack.u34 attack.u35 (attack.u38) (attack.u39) (attack.u40) (attack.u41) (attack.u42) (attack.u43) (attack.u44) (attack.u45) (attack.l36) (attack.l37) (attack.l46) (attack.l47) ambush intimidate (surround) scout.z6 (scout.z8) (pin.u28) (pin.u29) (pin.u30) pin.u31 pin.u32 pin.u33 pin.u34 pin.u35 (pin.u38) (pin.u39) (pin.u40) (pin.u41) (pin.u42) (pin.u43) (pin.u44) (pin.u45) other.u19 elsewhere.u19 load rid.a6 rid.a7 rid.a8 (second)
! other.u19
? p2  war.adv.general  4fate: war.core.total 2
! -1 0 1 0
? p1  war.core.invoke.order  free.a54.p1 free.a54.p1.reroll free.a55.p1 free.a55.p1.reroll (paid.u19.1.p2) (paid.u19.2.p2) (paid.a8.p2) (paid.l27.1.p2) (paid.l27.2.p2) (paid.u19.1.p1) (paid.u19.2.p1) (paid.a8.p1) (paid.l27.1.p1) (paid.l27.2.p1) *pass
! pass
.    war.core.shifts  piece=u19 total=2 against=2 opposed=yes foe=none shifts=0 outcome=tie
.    war.core.outcome.advantage  piece=u19 on=u19 aim=none foe=none result=tie free=0
.    war.core.boost  player=p2 aspect=war-boost-unnamed(war-core-outcome-advantage)
.    war.turn.end  piece=u19
? p3  war.turn.choose  u31 u32 u33 u34 u35 (u28) (u29) (u30) (detach.l36) detach.l37
! u32
.=   war.turn.choose  piece=u32 player=p3
? p3  war.action.one  end move.z2 force.z2 (move.z6) force.z6 (attack.u10) (attack.u12) attack.u13 (attack.u14) (attack.u15) attack.u16 attack.u19 attack.u20 (attack.u21) attack.u22 attack.u23 attack.u24 attack.u25 (attack.l17) (attack.l18) (attack.l26) (attack.l27) ambush intimidate (surround) (scout.z2) scout.z6 (pin.u10) (pin.u12) pin.u13 (pin.u14) (pin.u15) pin.u16 pin.u19 pin.u20 (pin.u21) pin.u22 pin.u23 pin.u24 pin.u25 other.u32 elsewhere.u32 load rid.a2 rid.a3 rid.a6 (second)
! other.u32
? p3  war.adv.general  4fate: war.core.total 3
! -1 0 1 1
? p1+p2  war.core.invoke.order  free.a54.p1.ground free.a55.p1.ground free.a56.p2.ground (paid.u32.1.p1.ground) (paid.u32.2.p1.ground) (paid.u32.3.p1.ground) (paid.a3.p1.ground) (paid.u32.1.p2.ground) (paid.u32.2.p2.ground) (paid.u32.3.p2.ground) (paid.a3.p2.ground) *pass
! pass
.    war.core.shifts  piece=u32 total=4 against=2 opposed=yes foe=none shifts=2 outcome=success
.    war.core.outcome.advantage  piece=u32 on=u32 aim=none foe=none result=success free=1
.    war.core.situation_aspect  player=p3 aspect=war-advantage-unnamed on=u32 change=new before=none
? p3  war.action.one  end move.z2 (force.z2) (move.z6) (force.z6) (attack.u10) (attack.u12) (attack.u13) (attack.u14) (attack.u15) (attack.u16) (attack.u19) (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.u24) (attack.u25) (attack.l17) (attack.l18) (attack.l26) (attack.l27) (ambush) (intimidate) (surround) (scout.z2) (scout.z6) (pin.u10) (pin.u12) (pin.u13) (pin.u14) (pin.u15) (pin.u16) (pin.u19) (pin.u20) (pin.u21) (pin.u22) (pin.u23) (pin.u24) (pin.u25) (other.u32) (elsewhere.u32) (load) (rid.a2) (rid.a3) (rid.a6) (rid.a57) (second)
! end
.    war.turn.end  piece=u32
? p1  war.turn.choose  u10 u12 u14 u15 (u13) (u16) (l17) detach.l18
! u12
.=   war.turn.choose  piece=u12 player=p1
? p1  war.action.one  end move.z5 force.z5 move.z7 force.z7 move.z9 force.z9 attack.u28 (attack.u29) (attack.u30) (attack.u31) (attack.u32) (attack.u33) (attack.u34) (attack.u35) attack.u38 (attack.u39) (attack.u40) (attack.u41) (attack.u42) attack.u43 (attack.u44) (attack.u45) (attack.l36) (attack.l37) (attack.l46) (attack.l47) ambush intimidate (surround) scout.z5 (scout.z7) (scout.z9) pin.u28 (pin.u29) (pin.u30) (pin.u31) (pin.u32) (pin.u33) (pin.u34) (pin.u35) pin.u38 (pin.u39) (pin.u40) (pin.u41) (pin.u42) pin.u43 (pin.u44) (pin.u45) other.u12 elsewhere.u12 load rid.a7 rid.a8 (second) give.l18 boost.l18 (rally.l18) other.l18 elsewhere.l18 duel.l18.l36 provoke.l18.l36 (duel.l18.l37) (provoke.l18.l37) duel.l18.l46 provoke.l18.l46 (duel.l18.l47) (provoke.l18.l47) detach.l18 (attach.l17)
! boost.l18
.    war.leader.boost  leader=l18 piece=u12 placed=yes
.    war.core.boost  player=p1 aspect=war-boost-unnamed(war-leader-boost)
? p1  war.action.one  end move.z5 force.z5 move.z7 force.z7 move.z9 force.z9 attack.u28 (attack.u29) (attack.u30) (attack.u31) (attack.u32) (attack.u33) (attack.u34) (attack.u35) attack.u38 (attack.u39) (attack.u40) (attack.u41) (attack.u42) attack.u43 (attack.u44) (attack.u45) (attack.l36) (attack.l37) (attack.l46) (attack.l47) ambush intimidate (surround) scout.z5 (scout.z7) (scout.z9) pin.u28 (pin.u29) (pin.u30) (pin.u31) (pin.u32) (pin.u33) (pin.u34) (pin.u35) pin.u38 (pin.u39) (pin.u40) (pin.u41) (pin.u42) pin.u43 (pin.u44) (pin.u45) other.u12 elsewhere.u12 load rid.a7 rid.a8 (second) (give.l18) (boost.l18) (rally.l18) (other.l18) (elsewhere.l18) (duel.l18.l36) (provoke.l18.l36) (duel.l18.l37) (provoke.l18.l37) (duel.l18.l46) (provoke.l18.l46) (duel.l18.l47) (provoke.l18.l47) detach.l18 (attach.l17)
! move.z9
.    war.move.free  piece=u12 zone=z9
? p1  war.action.one  end (move.z6) force.z6 (move.z8) force.z8 (attack.u28) (attack.u29) (attack.u30) attack.u31 attack.u32 attack.u33 attack.u34 attack.u35 (attack.u38) (attack.u39) (attack.u40) (attack.u41) (attack.u42) (attack.u43) (attack.u44) (attack.u45) (attack.l36) (attack.l37) (attack.l46) (attack.l47) ambush intimidate (surround) scout.z6 (scout.z8) (pin.u28) (pin.u29) (pin.u30) pin.u31 pin.u32 pin.u33 pin.u34 pin.u35 (pin.u38) (pin.u39) (pin.u40) (pin.u41) (pin.u42) (pin.u43) (pin.u44) (pin.u45) other.u12 elsewhere.u12 load rid.a6 rid.a7 rid.a8 (second) (give.l18) (boost.l18) (rally.l18) (other.l18) (elsewhere.l18) (duel.l18.l36) (provoke.l18.l36) (duel.l18.l37) (provoke.l18.l37) (duel.l18.l46) (provoke.l18.l46) (duel.l18.l47) (provoke.l18.l47) detach.l18 (attach.l17)
! attack.u31
.    war.attack.target  piece=u12 target=u31 skill=war-skill(shoot)
? p1+p3  war.attack.shoot  4fate: war.core.total 1, war.leader.skill_bonus 1; 4fate: war.core.total 1, war.leader.skill_bonus 1, war.attack.two_zones 2
! -1 1 -1 1  -1 -1 -1 1
? p1+p2+p3  war.core.invoke.order  free.a54.p1 free.a54.p1.reroll free.a55.p1 free.a55.p1.reroll free.a58.p1 free.a58.p1.reroll free.a56.p2 free.a56.p2.reroll (paid.u12.1.p1) (paid.u12.2.p1) (paid.u12.3.p1) (paid.l18.1.p1) (paid.l18.2.p1) (paid.u31.1.p1) (paid.u31.2.p1) (paid.l37.1.p1) (paid.l37.2.p1) (paid.a3.p1) (paid.a8.p1) (paid.l27.1.p1) (paid.l27.2.p1) (paid.u12.1.p2) (paid.u12.2.p2) (paid.u12.3.p2) (paid.l18.1.p2) (paid.l18.2.p2) (paid.u31.1.p2) (paid.u31.2.p2) (paid.l37.1.p2) (paid.l37.2.p2) (paid.a3.p2) (paid.a8.p2) (paid.l27.1.p2) (paid.l27.2.p2) free.a57.p3 free.a57.p3.reroll (paid.u12.1.p3) (paid.u12.2.p3) (paid.u12.3.p3) (paid.l18.1.p3) (paid.l18.2.p3) (paid.u31.1.p3) (paid.u31.2.p3) (paid.l37.1.p3) (paid.l37.2.p3) (paid.a3.p3) (paid.a8.p3) (paid.u12.1.p4) (paid.u12.2.p4) (paid.u12.3.p4) (paid.l18.1.p4) (paid.l18.2.p4) (paid.u31.1.p4) (paid.u31.2.p4) (paid.l37.1.p4) (paid.l37.2.p4) (paid.a3.p4) (paid.a8.p4) *pass
! free.a54.p1
.    war.core.invoke  player=p1 aspect=war-boost-unnamed(war-core-outcome-defend) price=free how=plus
? p1+p2+p3  war.core.invoke.order  free.a55.p1 free.a55.p1.reroll free.a58.p1 free.a58.p1.reroll free.a56.p2 free.a56.p2.reroll (paid.u12.1.p1) (paid.u12.2.p1) (paid.u12.3.p1) (paid.l18.1.p1) (paid.l18.2.p1) (paid.u31.1.p1) (paid.u31.2.p1) (paid.l37.1.p1) (paid.l37.2.p1) (paid.a3.p1) (paid.a8.p1) (paid.l27.1.p1) (paid.l27.2.p1) (paid.u12.1.p2) (paid.u12.2.p2) (paid.u12.3.p2) (paid.l18.1.p2) (paid.l18.2.p2) (paid.u31.1.p2) (paid.u31.2.p2) (paid.l37.1.p2) (paid.l37.2.p2) (paid.a3.p2) (paid.a8.p2) (paid.l27.1.p2) (paid.l27.2.p2) free.a57.p3 free.a57.p3.reroll (paid.u12.1.p3) (paid.u12.2.p3) (paid.u12.3.p3) (paid.l18.1.p3) (paid.l18.2.p3) (paid.u31.1.p3) (paid.u31.2.p3) (paid.l37.1.p3) (paid.l37.2.p3) (paid.a3.p3) (paid.a8.p3) (paid.u12.1.p4) (paid.u12.2.p4) (paid.u12.3.p4) (paid.l18.1.p4) (paid.l18.2.p4) (paid.u31.1.p4) (paid.u31.2.p4) (paid.l37.1.p4) (paid.l37.2.p4) (paid.a3.p4) (paid.a8.p4) *pass
! free.a55.p1
.    war.core.invoke  player=p1 aspect=war-boost-unnamed(war-core-outcome-defend) price=free how=plus
? p1+p2+p3  war.core.invoke.order  free.a58.p1 free.a58.p1.reroll free.a56.p2 free.a56.p2.reroll (paid.u12.1.p1) (paid.u12.2.p1) (paid.u12.3.p1) (paid.l18.1.p1) (paid.l18.2.p1) (paid.u31.1.p1) (paid.u31.2.p1) (paid.l37.1.p1) (paid.l37.2.p1) (paid.a3.p1) (paid.a8.p1) (paid.l27.1.p1) (paid.l27.2.p1) (paid.u12.1.p2) (paid.u12.2.p2) (paid.u12.3.p2) (paid.l18.1.p2) (paid.l18.2.p2) (paid.u31.1.p2) (paid.u31.2.p2) (paid.l37.1.p2) (paid.l37.2.p2) (paid.a3.p2) (paid.a8.p2) (paid.l27.1.p2) (paid.l27.2.p2) free.a57.p3 free.a57.p3.reroll (paid.u12.1.p3) (paid.u12.2.p3) (paid.u12.3.p3) (paid.l18.1.p3) (paid.l18.2.p3) (paid.u31.1.p3) (paid.u31.2.p3) (paid.l37.1.p3) (paid.l37.2.p3) (paid.a3.p3) (paid.a8.p3) (paid.u12.1.p4) (paid.u12.2.p4) (paid.u12.3.p4) (paid.l18.1.p4) (paid.l18.2.p4) (paid.u31.1.p4) (paid.u31.2.p4) (paid.l37.1.p4) (paid.l37.2.p4) (paid.a3.p4) (paid.a8.p4) *pass
! free.a57.p3
.    war.core.invoke  player=p3 aspect=war-advantage-unnamed price=free how=plus
? p1+p2  war.core.invoke.order  free.a58.p1 free.a58.p1.reroll free.a56.p2 free.a56.p2.reroll (paid.u12.1.p1) (paid.u12.2.p1) (paid.u12.3.p1) (paid.l18.1.p1) (paid.l18.2.p1) (paid.u31.1.p1) (paid.u31.2.p1) (paid.l37.1.p1) (paid.l37.2.p1) (paid.a3.p1) (paid.a8.p1) (paid.l27.1.p1) (paid.l27.2.p1) (paid.u12.1.p2) (paid.u12.2.p2) (paid.u12.3.p2) (paid.l18.1.p2) (paid.l18.2.p2) (paid.u31.1.p2) (paid.u31.2.p2) (paid.l37.1.p2) (paid.l37.2.p2) (paid.a3.p2) (paid.a8.p2) (paid.l27.1.p2) (paid.l27.2.p2) *pass
! free.a56.p2
.    war.core.invoke  player=p2 aspect=war-boost-unnamed(war-core-outcome-advantage) price=free how=plus
? p1  war.core.invoke.order  free.a58.p1 free.a58.p1.reroll (paid.u12.1.p1) (paid.u12.2.p1) (paid.u12.3.p1) (paid.l18.1.p1) (paid.l18.2.p1) (paid.u31.1.p1) (paid.u31.2.p1) (paid.l37.1.p1) (paid.l37.2.p1) (paid.a3.p1) (paid.a8.p1) (paid.l27.1.p1) (paid.l27.2.p1) (paid.u12.1.p2) (paid.u12.2.p2) (paid.u12.3.p2) (paid.l18.1.p2) (paid.l18.2.p2) (paid.u31.1.p2) (paid.u31.2.p2) (paid.l37.1.p2) (paid.l37.2.p2) (paid.a3.p2) (paid.a8.p2) (paid.l27.1.p2) (paid.l27.2.p2) *pass
! pass
.    war.core.shifts  piece=u12 total=8 against=4 opposed=yes foe=u31 shifts=4 outcome=style
? p1  war.core.outcome.attack  *full less
! less
.    war.core.outcome.attack  piece=u12 target=u31 result=less hit=3 player=p1
.    war.core.boost  player=p1 aspect=war-boost-unnamed(war-core-outcome-attack)
.    war.harm.absorb  piece=u31 hit=3
.    war.harm.defeated  piece=u31 player=p1
.    war.leader.unit_lost  leader=l37 zone=z3
.    war.turn.end  piece=u12
? p4  war.turn.choose  u39 u40 u41 u42 u43 l47 (u38) (u44) (u45) (detach.l46)
! u43
.=   war.turn.choose  piece=u43 player=p4
? p4  war.action.one  end move.z1 force.z1 (move.z3) force.z3 move.z5 force.z5 (attack.u10) (attack.u12) (attack.u13) attack.u14 attack.u15 (attack.u16) (attack.u19) (attack.u20) attack.u21 (attack.u22) (attack.u23) (attack.u24) (attack.u25) (attack.l17) (attack.l18) (attack.l26) (attack.l27) ambush intimidate (surround) (scout.z1) (scout.z3) scout.z5 (pin.u10) (pin.u12) (pin.u13) pin.u14 pin.u15 (pin.u16) (pin.u19) (pin.u20) pin.u21 (pin.u22) (pin.u23) (pin.u24) (pin.u25) other.u43 elsewhere.u43 load rid.a1 rid.a2 rid.a3 (second) (attach.l47)
! move.z5
.    war.move.free  piece=u43 zone=z5
? p4  war.action.one  end (move.z2) force.z2 (move.z4) force.z4 (move.z6) force.z6 (move.z8) force.z8 attack.u10 attack.u12 attack.u13 attack.u14 attack.u15 attack.u16 attack.u19 attack.u20 attack.u21 attack.u22 attack.u23 attack.u24 attack.u25 (attack.l17) (attack.l18) (attack.l26) (attack.l27) ambush intimidate (surround) (scout.z2) (scout.z4) scout.z6 (scout.z8) pin.u10 pin.u12 pin.u13 pin.u14 pin.u15 pin.u16 pin.u19 pin.u20 pin.u21 pin.u22 pin.u23 pin.u24 pin.u25 other.u43 elsewhere.u43 load rid.a2 rid.a4 rid.a6 rid.a7 (second) (attach.l47)
! attack.u15
.    war.attack.target  piece=u43 target=u15 skill=war-skill(shoot)
? p4+p1  war.attack.shoot  4fate: war.core.total 1; 4fate: war.core.total 0
! 1 -1 1 1  -1 0 0 1
? p1  war.core.invoke.order  free.a59.p1 free.a59.p1.reroll (paid.u43.1.p1) (paid.u43.2.p1) (paid.u43.3.p1) (paid.u15.1.p1) (paid.a7.p1) (paid.l26.1.p1) (paid.l26.2.p1) (paid.u43.1.p2) (paid.u43.2.p2) (paid.u43.3.p2) (paid.u15.1.p2) (paid.a7.p2) (paid.l26.1.p2) (paid.l26.2.p2) *pass
! free.a59.p1
.    war.core.invoke  player=p1 aspect=war-boost-unnamed(war-core-outcome-attack) price=free how=plus
.    war.core.shifts  piece=u43 total=3 against=2 opposed=yes foe=u15 shifts=1 outcome=success
.    war.core.outcome.attack  piece=u43 target=u15 result=hit hit=1 player=p4
.    war.harm.absorb  piece=u15 hit=1
.    war.harm.average  piece=u15 player=p4
.    war.turn.end  piece=u43
? p2  war.turn.choose  u20 u22 u23 u24 (u19) (u21) (u25) (detach.l26) detach.l27
! u22
.=   war.turn.choose  piece=u22 player=p2
? p2  war.action.one  end (move.z6) force.z6 move.z8 force.z8 (attack.u28) (attack.u29) (attack.u30) attack.u32 attack.u33 attack.u34 attack.u35 (attack.u38) (attack.u39) (attack.u40) (attack.u41) (attack.u42) attack.u43 (attack.u44) (attack.u45) (attack.l36) (attack.l37) (attack.l46) (attack.l47) ambush intimidate (surround) scout.z6 (scout.z8) (pin.u28) (pin.u29) (pin.u30) pin.u32 pin.u33 pin.u34 pin.u35 (pin.u38) (pin.u39) (pin.u40) (pin.u41) (pin.u42) pin.u43 (pin.u44) (pin.u45) other.u22 elsewhere.u22 load rid.a6 rid.a7 rid.a8 (second) give.l27 boost.l27 (rally.l27) other.l27 elsewhere.l27 (duel.l27.l36) (provoke.l27.l36) duel.l27.l37 provoke.l27.l37 (duel.l27.l46) (provoke.l27.l46) (duel.l27.l47) (provoke.l27.l47) detach.l27
! boost.l27
.    war.leader.boost  leader=l27 piece=u22 placed=yes
.    war.core.boost  player=p2 aspect=war-boost-unnamed(war-leader-boost)
? p2  war.action.one  end (move.z6) force.z6 move.z8 force.z8 (attack.u28) (attack.u29) (attack.u30) attack.u32 attack.u33 attack.u34 attack.u35 (attack.u38) (attack.u39) (attack.u40) (attack.u41) (attack.u42) attack.u43 (attack.u44) (attack.u45) (attack.l36) (attack.l37) (attack.l46) (attack.l47) ambush intimidate (surround) scout.z6 (scout.z8) (pin.u28) (pin.u29) (pin.u30) pin.u32 pin.u33 pin.u34 pin.u35 (pin.u38) (pin.u39) (pin.u40) (pin.u41) (pin.u42) pin.u43 (pin.u44) (pin.u45) other.u22 elsewhere.u22 load rid.a6 rid.a7 rid.a8 (second) (give.l27) (boost.l27) (rally.l27) (other.l27) (elsewhere.l27) (duel.l27.l36) (provoke.l27.l36) (duel.l27.l37) (provoke.l27.l37) (duel.l27.l46) (provoke.l27.l46) (duel.l27.l47) (provoke.l27.l47) detach.l27
! attack.u34
.    war.attack.target  piece=u22 target=u34 skill=war-skill(shoot)
? p2+p3  war.attack.shoot  4fate: war.core.total 1, war.leader.skill_bonus 1; 4fate: war.core.total 0, war.attack.two_zones 2
! 1 -1 -1 1  1 -1 -1 -1
? p2  war.core.invoke.order  free.a60.p2 free.a60.p2.reroll (paid.u22.1.p2) (paid.u22.2.p2) (paid.u22.3.p2) (paid.l27.1.p2) (paid.l27.2.p2) (paid.u34.1.p2) (paid.a3.p2) (paid.a8.p2) (paid.l18.1.p2) (paid.l18.2.p2) (paid.u22.1.p1) (paid.u22.2.p1) (paid.u22.3.p1) (paid.l27.1.p1) (paid.l27.2.p1) (paid.u34.1.p1) (paid.a3.p1) (paid.a8.p1) (paid.l18.1.p1) (paid.l18.2.p1) *pass
! pass
.    war.core.shifts  piece=u22 total=2 against=0 opposed=yes foe=u34 shifts=2 outcome=success
.    war.core.outcome.attack  piece=u22 target=u34 result=hit hit=2 player=p2
.    war.harm.absorb  piece=u34 hit=2
.    war.harm.average  piece=u34 player=p2
.    war.turn.end  piece=u22
? p3  war.turn.choose  u33 u35 l37 (u28) (u29) (u30) (u32) (detach.l36)
! u33
.=   war.turn.choose  piece=u33 player=p3
? p3  war.action.one  end move.z2 force.z2 (move.z6) force.z6 (attack.u10) attack.u12 attack.u13 (attack.u14) attack.u16 attack.u19 attack.u20 (attack.u21) attack.u22 attack.u23 attack.u24 attack.u25 (attack.l17) (attack.l18) (attack.l26) (attack.l27) ambush intimidate (surround) (scout.z2) scout.z6 (pin.u10) pin.u12 pin.u13 (pin.u14) pin.u16 pin.u19 pin.u20 (pin.u21) pin.u22 pin.u23 pin.u24 pin.u25 other.u33 elsewhere.u33 load rid.a2 rid.a3 rid.a6 (second) attach.l37
! other.u33
? p3  war.adv.general  4fate: war.core.total 3
! -1 -1 -1 1
.    war.core.shifts  piece=u33 total=1 against=2 opposed=yes foe=none shifts=-1 outcome=fail
.    war.core.outcome.advantage  piece=u33 on=u33 aim=none foe=none result=fail free=0
? p3  war.action.one  end move.z2 (force.z2) (move.z6) (force.z6) (attack.u10) (attack.u12) (attack.u13) (attack.u14) (attack.u16) (attack.u19) (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.u24) (attack.u25) (attack.l17) (attack.l18) (attack.l26) (attack.l27) (ambush) (intimidate) (surround) (scout.z2) (scout.z6) (pin.u10) (pin.u12) (pin.u13) (pin.u14) (pin.u16) (pin.u19) (pin.u20) (pin.u21) (pin.u22) (pin.u23) (pin.u24) (pin.u25) (other.u33) (elsewhere.u33) (load) (rid.a2) (rid.a3) (rid.a6) (second) attach.l37
! end
.    war.turn.end  piece=u33
? p1  war.turn.choose  u10 u14 (u12) (u13) (u16) (l17) (detach.l18)
! u14
.=   war.turn.choose  piece=u14 player=p1
? p1  war.action.one  end (move.z5) force.z5 move.z7 force.z7 move.z9 force.z9 attack.u28 (attack.u29) (attack.u30) (attack.u32) (attack.u33) (attack.u35) attack.u38 (attack.u39) (attack.u40) (attack.u41) (attack.u42) attack.u43 (attack.u44) (attack.u45) (attack.l36) (attack.l37) (attack.l46) (attack.l47) ambush intimidate (surround) (scout.z5) (scout.z7) (scout.z9) pin.u28 (pin.u29) (pin.u30) (pin.u32) (pin.u33) (pin.u35) pin.u38 (pin.u39) (pin.u40) (pin.u41) (pin.u42) pin.u43 (pin.u44) (pin.u45) other.u14 elsewhere.u14 load rid.a7 rid.a8 (second) (attach.l17)
! move.z9
.    war.move.free  piece=u14 zone=z9
? p1  war.action.one  end (move.z6) force.z6 (move.z8) force.z8 (attack.u28) (attack.u29) (attack.u30) attack.u32 attack.u33 attack.u35 (attack.u38) (attack.u39) (attack.u40) (attack.u41) (attack.u42) attack.u43 (attack.u44) (attack.u45) (attack.l36) (attack.l37) (attack.l46) (attack.l47) ambush intimidate (surround) scout.z6 (scout.z8) (pin.u28) (pin.u29) (pin.u30) pin.u32 pin.u33 pin.u35 (pin.u38) (pin.u39) (pin.u40) (pin.u41) (pin.u42) pin.u43 (pin.u44) (pin.u45) other.u14 elsewhere.u14 load rid.a6 rid.a7 rid.a8 (second) (attach.l17)
! other.u14
? p1  war.adv.general  4fate: war.core.total 2
! 1 -1 1 0
.    war.core.shifts  piece=u14 total=3 against=2 opposed=yes foe=none shifts=1 outcome=success
.    war.core.outcome.advantage  piece=u14 on=u14 aim=none foe=none result=success free=1
.    war.core.situation_aspect  player=p1 aspect=war-advantage-unnamed on=u14 change=new before=none
.    war.turn.end  piece=u14
? p4  war.turn.choose  u39 u40 u41 u42 l47 (u38) (u43) (u44) (u45) (detach.l46)
! u39
.=   war.turn.choose  piece=u39 player=p4
? p4  war.action.one  end move.z2 force.z2 move.z4 force.z4 attack.u10 (attack.u12) (attack.u13) (attack.u14) (attack.u16) (attack.u19) (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.u24) (attack.u25) (attack.l17) (attack.l18) (attack.l26) (attack.l27) ambush intimidate (surround) (scout.z2) (scout.z4) pin.u10 (pin.u12) (pin.u13) (pin.u14) (pin.u16) (pin.u19) (pin.u20) (pin.u21) (pin.u22) (pin.u23) (pin.u24) (pin.u25) other.u39 elsewhere.u39 load rid.a1 rid.a2 rid.a4 (second) attach.l47
! attach.l47
.    war.leader.attach  leader=l47 piece=u39 how=attach
? p4  war.action.one  end move.z2 force.z2 move.z4 force.z4 attack.u10 (attack.u12) (attack.u13) (attack.u14) (attack.u16) (attack.u19) (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.u24) (attack.u25) (attack.l17) (attack.l18) (attack.l26) (attack.l27) ambush intimidate (surround) (scout.z2) (scout.z4) pin.u10 (pin.u12) (pin.u13) (pin.u14) (pin.u16) (pin.u19) (pin.u20) (pin.u21) (pin.u22) (pin.u23) (pin.u24) (pin.u25) other.u39 elsewhere.u39 load rid.a1 rid.a2 rid.a4 (second) give.l47 boost.l47 (rally.l47) other.l47 elsewhere.l47 duel.l47.l17 provoke.l47.l17 (duel.l47.l18) (provoke.l47.l18) (duel.l47.l26) (provoke.l47.l26) (duel.l47.l27) (provoke.l47.l27) (detach.l47)
! boost.l47
.    war.leader.boost  leader=l47 piece=u39 placed=yes
.    war.core.boost  player=p4 aspect=war-boost-unnamed(war-leader-boost)
? p4  war.action.one  end move.z2 force.z2 move.z4 force.z4 attack.u10 (attack.u12) (attack.u13) (attack.u14) (attack.u16) (attack.u19) (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.u24) (attack.u25) (attack.l17) (attack.l18) (attack.l26) (attack.l27) ambush intimidate (surround) (scout.z2) (scout.z4) pin.u10 (pin.u12) (pin.u13) (pin.u14) (pin.u16) (pin.u19) (pin.u20) (pin.u21) (pin.u22) (pin.u23) (pin.u24) (pin.u25) other.u39 elsewhere.u39 load rid.a1 rid.a2 rid.a4 (second) (give.l47) (boost.l47) (rally.l47) (other.l47) (elsewhere.l47) (duel.l47.l17) (provoke.l47.l17) (duel.l47.l18) (provoke.l47.l18) (duel.l47.l26) (provoke.l47.l26) (duel.l47.l27) (provoke.l47.l27) (detach.l47)
! move.z4
.    war.move.free  piece=u39 zone=z4
? p4  war.action.one  end (move.z1) force.z1 (move.z5) force.z5 (move.z7) force.z7 attack.u10 (attack.u12) (attack.u13) (attack.u14) (attack.u16) (attack.u19) (attack.u20) attack.u21 (attack.u22) (attack.u23) (attack.u24) (attack.u25) (attack.l17) (attack.l18) (attack.l26) (attack.l27) ambush intimidate (surround) (scout.z1) (scout.z5) (scout.z7) pin.u10 (pin.u12) (pin.u13) (pin.u14) (pin.u16) (pin.u19) (pin.u20) pin.u21 (pin.u22) (pin.u23) (pin.u24) (pin.u25) other.u39 elsewhere.u39 load rid.a1 rid.a4 (second) (give.l47) (boost.l47) (rally.l47) (other.l47) (elsewhere.l47) (duel.l47.l17) (provoke.l47.l17) (duel.l47.l18) (provoke.l47.l18) (duel.l47.l26) (provoke.l47.l26) (duel.l47.l27) (provoke.l47.l27) (detach.l47)
! attack.u10
.    war.attack.target  piece=u39 target=u10 skill=war-skill(shoot)
? p4+p1  war.attack.shoot  4fate: war.core.total 1, war.leader.skill_bonus 1; 4fate: war.core.total 1
! -1 -1 1 0  -1 -1 0 1
? p4+p1  war.core.invoke.order  free.a62.p4 free.a62.p4.reroll (paid.u39.1.p4) (paid.u39.2.p4) (paid.u39.3.p4) (paid.l47.1.p4) (paid.l47.2.p4) (paid.u10.1.p4) (paid.u10.2.p4) (paid.a4.p4) (paid.a50.p4) (paid.l46.1.p4) (paid.l46.2.p4) (paid.u39.1.p3) (paid.u39.2.p3) (paid.u39.3.p3) (paid.l47.1.p3) (paid.l47.2.p3) (paid.u10.1.p3) (paid.u10.2.p3) (paid.a4.p3) (paid.a50.p3) (paid.l46.1.p3) (paid.l46.2.p3) free.a61.p1 free.a61.p1.reroll (paid.u39.1.p1) (paid.u39.2.p1) (paid.u39.3.p1) (paid.l47.1.p1) (paid.l47.2.p1) (paid.u10.1.p1) (paid.u10.2.p1) (paid.a4.p1) (paid.a50.p1) (paid.l17.1.p1) (paid.l17.2.p1) (paid.u39.1.p2) (paid.u39.2.p2) (paid.u39.3.p2) (paid.l47.1.p2) (paid.l47.2.p2) (paid.u10.1.p2) (paid.u10.2.p2) (paid.a4.p2) (paid.a50.p2) (paid.l17.1.p2) (paid.l17.2.p2) *pass
! free.a62.p4
.    war.core.invoke  player=p4 aspect=war-boost-unnamed(war-leader-boost) price=free how=plus
? p1  war.core.invoke.order  free.a61.p1 free.a61.p1.reroll (paid.u39.1.p1) (paid.u39.2.p1) (paid.u39.3.p1) (paid.l47.1.p1) (paid.l47.2.p1) (paid.u10.1.p1) (paid.u10.2.p1) (paid.a4.p1) (paid.a50.p1) (paid.l17.1.p1) (paid.l17.2.p1) (paid.u39.1.p2) (paid.u39.2.p2) (paid.u39.3.p2) (paid.l47.1.p2) (paid.l47.2.p2) (paid.u10.1.p2) (paid.u10.2.p2) (paid.a4.p2) (paid.a50.p2) (paid.l17.1.p2) (paid.l17.2.p2) *pass
! free.a61.p1
.    war.core.invoke  player=p1 aspect=war-advantage-unnamed price=free how=plus
.    war.core.shifts  piece=u39 total=3 against=2 opposed=yes foe=u10 shifts=1 outcome=success
.    war.core.outcome.attack  piece=u39 target=u10 result=hit hit=1 player=p4
.    war.harm.absorb  piece=u10 hit=1
.    war.harm.consequence_aspect  piece=u10 severity=mild aspect=war-consequence-unnamed(mild)
.    war.turn.end  piece=u39
? p2  war.turn.choose  u20 u23 u24 (u19) (u21) (u22) (u25) (detach.l26) (detach.l27)
! u20
.=   war.turn.choose  piece=u20 player=p2
? p2  war.action.one  end (move.z6) force.z6 move.z8 force.z8 (attack.u28) (attack.u29) (attack.u30) attack.u32 attack.u33 attack.u35 (attack.u38) (attack.u39) (attack.u40) (attack.u41) (attack.u42) attack.u43 (attack.u44) (attack.u45) (attack.l36) (attack.l37) (attack.l46) (attack.l47) ambush intimidate (surround) scout.z6 (scout.z8) (pin.u28) (pin.u29) (pin.u30) pin.u32 pin.u33 pin.u35 (pin.u38) (pin.u39) (pin.u40) (pin.u41) (pin.u42) pin.u43 (pin.u44) (pin.u45) other.u20 elsewhere.u20 load rid.a6 rid.a7 rid.a8 (second)
! other.u20
? p2  war.adv.general  4fate: war.core.total 3
! -1 1 1 -1
? p4  war.core.invoke.order  free.a63.p4.ground (paid.u20.1.p3.ground) (paid.u20.2.p3.ground) (paid.u20.3.p3.ground) (paid.a8.p3.ground) (paid.u20.1.p4.ground) (paid.u20.2.p4.ground) (paid.u20.3.p4.ground) (paid.a8.p4.ground) *pass
! pass
.    war.core.shifts  piece=u20 total=3 against=2 opposed=yes foe=none shifts=1 outcome=success
.    war.core.outcome.advantage  piece=u20 on=u20 aim=none foe=none result=success free=1
.    war.core.situation_aspect  player=p2 aspect=war-advantage-unnamed on=u20 change=new before=none
? p2  war.action.one  end (move.z6) (force.z6) move.z8 (force.z8) (attack.u28) (attack.u29) (attack.u30) (attack.u32) (attack.u33) (attack.u35) (attack.u38) (attack.u39) (attack.u40) (attack.u41) (attack.u42) (attack.u43) (attack.u44) (attack.u45) (attack.l36) (attack.l37) (attack.l46) (attack.l47) (ambush) (intimidate) (surround) (scout.z6) (scout.z8) (pin.u28) (pin.u29) (pin.u30) (pin.u32) (pin.u33) (pin.u35) (pin.u38) (pin.u39) (pin.u40) (pin.u41) (pin.u42) (pin.u43) (pin.u44) (pin.u45) (other.u20) (elsewhere.u20) (load) (rid.a6) (rid.a7) (rid.a8) (rid.a64) (second)
! end
.    war.turn.end  piece=u20
? p3  war.turn.choose  u35 l37 (u28) (u29) (u30) (u32) (u33) (detach.l36)
! u35
.=   war.turn.choose  piece=u35 player=p3
? p3  war.action.one  end move.z2 force.z2 (move.z6) force.z6 (attack.u10) attack.u12 attack.u13 attack.u14 attack.u16 attack.u19 attack.u20 (attack.u21) attack.u22 attack.u23 attack.u24 attack.u25 (attack.l17) (attack.l18) (attack.l26) (attack.l27) ambush intimidate (surround) (scout.z2) scout.z6 (pin.u10) pin.u12 pin.u13 pin.u14 pin.u16 pin.u19 pin.u20 (pin.u21) pin.u22 pin.u23 pin.u24 pin.u25 other.u35 elsewhere.u35 load rid.a2 rid.a3 rid.a6 (second) attach.l37
! move.z2
.    war.move.free  piece=u35 zone=z2
? p3  war.action.one  end (move.z1) force.z1 (move.z3) force.z3 (move.z5) force.z5 (attack.u10) (attack.u12) (attack.u13) (attack.u14) (attack.u16) (attack.u19) (attack.u20) attack.u21 (attack.u22) (attack.u23) (attack.u24) (attack.u25) (attack.l17) (attack.l18) (attack.l26) (attack.l27) ambush intimidate (surround) (scout.z1) (scout.z3) (scout.z5) (pin.u10) (pin.u12) (pin.u13) (pin.u14) (pin.u16) (pin.u19) (pin.u20) pin.u21 (pin.u22) (pin.u23) (pin.u24) (pin.u25) other.u35 elsewhere.u35 load rid.a1 rid.a2 rid.a3 (second) (attach.l37)
! force.z1
? p3  war.over.extra_move  4fate: war.core.total 0
! 1 -1 -1 -1
? p4  war.core.invoke.order  free.a63.p4 free.a63.p4.reroll (paid.u35.1.p3) (paid.a1.p3) (paid.a2.p3) (paid.l36.1.p3) (paid.l36.2.p3) (paid.u35.1.p4) (paid.a1.p4) (paid.a2.p4) (paid.l36.1.p4) (paid.l36.2.p4) *pass
! free.a63.p4
.    war.core.invoke  player=p4 aspect=war-consequence-unnamed(mild) price=free how=plus
? p2  war.core.invoke.order  free.a64.p2.ground (paid.u35.1.p1.ground) (paid.a1.p1.ground) (paid.a2.p1.ground) (paid.u35.1.p2.ground) (paid.a1.p2.ground) (paid.a2.p2.ground) *pass
! free.a64.p2.ground
.    war.core.invoke  player=p2 aspect=war-advantage-unnamed price=free how=ground
.    war.core.shifts  piece=u35 total=0 against=2 opposed=yes foe=none shifts=-2 outcome=fail
.    war.over.result  piece=u35 zone=z1 result=fail foe=none
? p3  war.opt.success_at_cost  *fail pay
! fail
.    war.turn.end  piece=u35
.=   war.turn.choose  piece=u10 player=p1
? p1  war.action.one  end (move.z4) force.z4 (move.z8) force.z8 (attack.u28) attack.u29 attack.u30 (attack.u32) (attack.u33) (attack.u35) attack.u38 attack.u39 attack.u40 attack.u41 attack.u42 attack.u43 attack.u44 attack.u45 (attack.l36) (attack.l37) (attack.l46) (attack.l47) ambush intimidate (surround) (scout.z4) (scout.z8) (pin.u28) pin.u29 pin.u30 (pin.u32) (pin.u33) (pin.u35) pin.u38 pin.u39 pin.u40 pin.u41 pin.u42 pin.u43 pin.u44 pin.u45 other.u10 elsewhere.u10 load rid.a4 rid.a7 (second) (attach.l17)
! other.u10
? p1  war.adv.general  4fate: war.core.total 2
! 0 -1 -1 1
.    war.core.shifts  piece=u10 total=1 against=2 opposed=yes foe=none shifts=-1 outcome=fail
.    war.core.outcome.advantage  piece=u10 on=u10 aim=none foe=none result=fail free=0
.    war.turn.end  piece=u10
? p4  war.turn.choose  u40 u41 u42 (u38) (u39) (u43) (u44) (u45) (detach.l46) (detach.l47)
! u40
.=   war.turn.choose  piece=u40 player=p4
? p4  war.action.one  end move.z2 force.z2 move.z4 force.z4 attack.u10 (attack.u12) (attack.u13) (attack.u14) (attack.u16) (attack.u19) (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.u24) (attack.u25) (attack.l17) (attack.l18) (attack.l26) (attack.l27) ambush intimidate (surround) (scout.z2) (scout.z4) pin.u10 (pin.u12) (pin.u13) (pin.u14) (pin.u16) (pin.u19) (pin.u20) (pin.u21) (pin.u22) (pin.u23) (pin.u24) (pin.u25) other.u40 elsewhere.u40 load rid.a1 rid.a2 rid.a4 (second)
! other.u40
? p4  war.adv.general  4fate: war.core.total 2
! -1 0 0 1
.    war.core.shifts  piece=u40 total=2 against=2 opposed=yes foe=none shifts=0 outcome=tie
.    war.core.outcome.advantage  piece=u40 on=u40 aim=none foe=none result=tie free=0
.    war.core.boost  player=p4 aspect=war-boost-unnamed(war-core-outcome-advantage)
? p4  war.action.one  end move.z2 (force.z2) move.z4 (force.z4) (attack.u10) (attack.u12) (attack.u13) (attack.u14) (attack.u16) (attack.u19) (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.u24) (attack.u25) (attack.l17) (attack.l18) (attack.l26) (attack.l27) (ambush) (intimidate) (surround) (scout.z2) (scout.z4) (pin.u10) (pin.u12) (pin.u13) (pin.u14) (pin.u16) (pin.u19) (pin.u20) (pin.u21) (pin.u22) (pin.u23) (pin.u24) (pin.u25) (other.u40) (elsewhere.u40) (load) (rid.a1) (rid.a2) (rid.a4) (second)
! end
.    war.turn.end  piece=u40
? p2  war.turn.choose  u23 u24 (u19) (u20) (u21) (u22) (u25) (detach.l26) (detach.l27)
! u23
.=   war.turn.choose  piece=u23 player=p2
? p2  war.action.one  end (move.z6) force.z6 move.z8 force.z8 (attack.u28) (attack.u29) (attack.u30) attack.u32 attack.u33 (attack.u35) (attack.u38) (attack.u39) (attack.u40) (attack.u41) (attack.u42) attack.u43 (attack.u44) (attack.u45) (attack.l36) (attack.l37) (attack.l46) (attack.l47) ambush intimidate (surround) scout.z6 (scout.z8) (pin.u28) (pin.u29) (pin.u30) pin.u32 pin.u33 (pin.u35) (pin.u38) (pin.u39) (pin.u40) (pin.u41) (pin.u42) pin.u43 (pin.u44) (pin.u45) other.u23 elsewhere.u23 load rid.a6 rid.a7 rid.a8 (second)
! ambush
? p2  war.adv.ambush  4fate: war.core.total 2
! -1 0 1 0
? p4  war.core.invoke.order  free.a65.p4.ground (paid.u23.1.p3.ground) (paid.u23.2.p3.ground) (paid.a8.p3.ground) (paid.u23.1.p4.ground) (paid.u23.2.p4.ground) (paid.a8.p4.ground) *pass
! pass
.    war.core.shifts  piece=u23 total=2 against=2 opposed=yes foe=none shifts=0 outcome=tie
.    war.core.outcome.advantage  piece=u23 on=z9 aim=thing foe=none result=tie free=0
.    war.core.boost  player=p2 aspect=war-boost-unnamed(war-core-outcome-advantage)
? p2  war.action.one  end (move.z6) (force.z6) move.z8 (force.z8) (attack.u28) (attack.u29) (attack.u30) (attack.u32) (attack.u33) (attack.u35) (attack.u38) (attack.u39) (attack.u40) (attack.u41) (attack.u42) (attack.u43) (attack.u44) (attack.u45) (attack.l36) (attack.l37) (attack.l46) (attack.l47) (ambush) (intimidate) (surround) (scout.z6) (scout.z8) (pin.u28) (pin.u29) (pin.u30) (pin.u32) (pin.u33) (pin.u35) (pin.u38) (pin.u39) (pin.u40) (pin.u41) (pin.u42) (pin.u43) (pin.u44) (pin.u45) (other.u23) (elsewhere.u23) (load) (rid.a6) (rid.a7) (rid.a8) (second)
! end
.    war.turn.end  piece=u23
.=   war.turn.choose  piece=l37 player=p3
? p3  war.action.one  end move.z2 force.z2 (move.z6) force.z6 (duel.l37.l17) (provoke.l37.l17) duel.l37.l18 provoke.l37.l18 (duel.l37.l26) (provoke.l37.l26) duel.l37.l27 provoke.l37.l27 other.l37 elsewhere.l37 load.l37 (boost.l37) (rally.l37) (attack.u10) (attack.u12) (attack.u13) (attack.u14) (attack.u16) (attack.u19) (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.u24) (attack.u25) rid.a2 rid.a3 rid.a6 (attach.u28) (attach.u29) (attach.u30) attach.u32 attach.u33 (attach.u35)
! attach.u32
.    war.leader.attach  leader=l37 piece=u32 how=attach
? p3  war.action.one  end (move.z2) (force.z2) (move.z6) (force.z6) (duel.l37.l17) (provoke.l37.l17) duel.l37.l18 provoke.l37.l18 (duel.l37.l26) (provoke.l37.l26) duel.l37.l27 provoke.l37.l27 other.l37 elsewhere.l37 load.l37 boost.l37 (rally.l37) (give.l37) (attack.u10) (attack.u12) (attack.u13) (attack.u14) (attack.u16) (attack.u19) (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.u24) (attack.u25) rid.a2 rid.a3 rid.a6 (attach.u28) (attach.u29) (attach.u30) (attach.u32) (attach.u33) (attach.u35)
! other.l37
? p3  war.adv.general  4fate: war.core.total 3
! 1 1 0 0
? p2  war.core.invoke.order  free.a66.p2.ground (paid.l37.1.p1.ground) (paid.l37.2.p1.ground) (paid.a3.p1.ground) (paid.l37.1.p2.ground) (paid.l37.2.p2.ground) (paid.a3.p2.ground) *pass
! free.a66.p2.ground
.    war.core.invoke  player=p2 aspect=war-boost-unnamed(war-core-outcome-advantage) price=free how=ground
? p4  war.core.invoke.order  free.a65.p4 free.a65.p4.reroll (paid.l37.1.p3) (paid.l37.2.p3) (paid.a3.p3) (paid.l37.1.p4) (paid.l37.2.p4) (paid.a3.p4) *pass
! pass
.    war.core.shifts  piece=l37 total=5 against=4 opposed=yes foe=none shifts=1 outcome=success
.    war.core.outcome.advantage  piece=l37 on=l37 aim=none foe=none result=success free=1
.    war.core.situation_aspect  player=p3 aspect=war-advantage-unnamed on=l37 change=new before=none
.    war.turn.end  piece=l37
? p4  war.turn.choose  u41 u42 (u38) (u39) (u40) (u43) (u44) (u45) (detach.l46) (detach.l47)
! u41
.=   war.turn.choose  piece=u41 player=p4
? p4  war.action.one  end move.z2 force.z2 move.z4 force.z4 attack.u10 (attack.u12) (attack.u13) (attack.u14) (attack.u16) (attack.u19) (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.u24) (attack.u25) (attack.l17) (attack.l18) (attack.l26) (attack.l27) ambush intimidate (surround) (scout.z2) (scout.z4) pin.u10 (pin.u12) (pin.u13) (pin.u14) (pin.u16) (pin.u19) (pin.u20) (pin.u21) (pin.u22) (pin.u23) (pin.u24) (pin.u25) other.u41 elsewhere.u41 load rid.a1 rid.a2 rid.a4 (second)
! move.z4
.    war.move.free  piece=u41 zone=z4
? p4  war.action.one  end (move.z1) force.z1 (move.z5) force.z5 (move.z7) force.z7 attack.u10 (attack.u12) (attack.u13) (attack.u14) (attack.u16) (attack.u19) (attack.u20) attack.u21 (attack.u22) (attack.u23) (attack.u24) (attack.u25) (attack.l17) (attack.l18) (attack.l26) (attack.l27) ambush intimidate (surround) (scout.z1) (scout.z5) (scout.z7) pin.u10 (pin.u12) (pin.u13) (pin.u14) (pin.u16) (pin.u19) (pin.u20) pin.u21 (pin.u22) (pin.u23) (pin.u24) (pin.u25) other.u41 elsewhere.u41 load rid.a1 rid.a4 (second)
! attack.u10
.    war.attack.target  piece=u41 target=u10 skill=war-skill(shoot)
? p4+p1  war.attack.shoot  4fate: war.core.total 0; 4fate: war.core.total 1
! -1 -1 1 -1  0 1 0 0
? p4+p3  war.core.invoke.order  free.a65.p4 free.a65.p4.reroll free.a67.p3 free.a67.p3.reroll (paid.u41.1.p4) (paid.u41.2.p4) (paid.u10.1.p4) (paid.u10.2.p4) (paid.a4.p4) (paid.a50.p4) (paid.a63.p4) (paid.l46.1.p4) (paid.l46.2.p4) (paid.l47.1.p4) (paid.l47.2.p4) (paid.u41.1.p3) (paid.u41.2.p3) (paid.u10.1.p3) (paid.u10.2.p3) (paid.a4.p3) (paid.a50.p3) (paid.a63.p3) (paid.l46.1.p3) (paid.l46.2.p3) (paid.l47.1.p3) (paid.l47.2.p3) *pass
! free.a65.p4
.    war.core.invoke  player=p4 aspect=war-boost-unnamed(war-core-outcome-advantage) price=free how=plus
? p3  war.core.invoke.order  free.a67.p3 free.a67.p3.reroll (paid.u41.1.p4) (paid.u41.2.p4) (paid.u10.1.p4) (paid.u10.2.p4) (paid.a4.p4) (paid.a50.p4) (paid.a63.p4) (paid.l46.1.p4) (paid.l46.2.p4) (paid.l47.1.p4) (paid.l47.2.p4) (paid.u41.1.p3) (paid.u41.2.p3) (paid.u10.1.p3) (paid.u10.2.p3) (paid.a4.p3) (paid.a50.p3) (paid.a63.p3) (paid.l46.1.p3) (paid.l46.2.p3) (paid.l47.1.p3) (paid.l47.2.p3) *pass
! free.a67.p3
.    war.core.invoke  player=p3 aspect=war-advantage-unnamed price=free how=plus
.    war.core.shifts  piece=u41 total=2 against=2 opposed=yes foe=u10 shifts=0 outcome=tie
.    war.core.outcome.attack  piece=u41 target=u10 result=tie hit=0 player=p4
.    war.core.boost  player=p4 aspect=war-boost-unnamed(war-core-outcome-attack)
.    war.turn.end  piece=u41
.=   war.turn.choose  piece=u24 player=p2
? p2  war.action.one  end (move.z6) force.z6 move.z8 force.z8 (attack.u28) (attack.u29) (attack.u30) attack.u32 attack.u33 (attack.u35) (attack.u38) (attack.u39) (attack.u40) (attack.u41) (attack.u42) attack.u43 (attack.u44) (attack.u45) (attack.l36) (attack.l37) (attack.l46) (attack.l47) ambush intimidate (surround) scout.z6 (scout.z8) (pin.u28) (pin.u29) (pin.u30) pin.u32 pin.u33 (pin.u35) (pin.u38) (pin.u39) (pin.u40) (pin.u41) (pin.u42) pin.u43 (pin.u44) (pin.u45) other.u24 elsewhere.u24 load rid.a6 rid.a7 rid.a8 (second)
! other.u24
? p2  war.adv.general  4fate: war.core.total 1
! 1 -1 -1 -1
.    war.core.shifts  piece=u24 total=-1 against=2 opposed=yes foe=none shifts=-3 outcome=fail
.    war.core.outcome.advantage  piece=u24 on=u24 aim=none foe=none result=fail free=0
? p2  war.action.one  end (move.z6) (force.z6) move.z8 (force.z8) (attack.u28) (attack.u29) (attack.u30) (attack.u32) (attack.u33) (attack.u35) (attack.u38) (attack.u39) (attack.u40) (attack.u41) (attack.u42) (attack.u43) (attack.u44) (attack.u45) (attack.l36) (attack.l37) (attack.l46) (attack.l47) (ambush) (intimidate) (surround) (scout.z6) (scout.z8) (pin.u28) (pin.u29) (pin.u30) (pin.u32) (pin.u33) (pin.u35) (pin.u38) (pin.u39) (pin.u40) (pin.u41) (pin.u42) (pin.u43) (pin.u44) (pin.u45) (other.u24) (elsewhere.u24) (load) (rid.a6) (rid.a7) (rid.a8) (second)
! end
.    war.turn.end  piece=u24
.=   war.turn.choose  piece=u42 player=p4
? p4  war.action.one  end move.z2 force.z2 move.z4 force.z4 attack.u10 (attack.u12) (attack.u13) (attack.u14) (attack.u16) (attack.u19) (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.u24) (attack.u25) (attack.l17) (attack.l18) (attack.l26) (attack.l27) ambush intimidate (surround) (scout.z2) (scout.z4) pin.u10 (pin.u12) (pin.u13) (pin.u14) (pin.u16) (pin.u19) (pin.u20) (pin.u21) (pin.u22) (pin.u23) (pin.u24) (pin.u25) other.u42 elsewhere.u42 load rid.a1 rid.a2 rid.a4 (second)
! other.u42
? p4  war.adv.general  4fate: war.core.total 1
! -1 0 1 -1
? p4  war.core.invoke.order  free.a68.p4 free.a68.p4.reroll (paid.u42.1.p4) (paid.a1.p4) (paid.u42.1.p3) (paid.a1.p3) *pass
! pass
.    war.core.shifts  piece=u42 total=0 against=2 opposed=yes foe=none shifts=-2 outcome=fail
.    war.core.outcome.advantage  piece=u42 on=u42 aim=none foe=none result=fail free=0
? p4  war.action.one  end move.z2 (force.z2) move.z4 (force.z4) (attack.u10) (attack.u12) (attack.u13) (attack.u14) (attack.u16) (attack.u19) (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.u24) (attack.u25) (attack.l17) (attack.l18) (attack.l26) (attack.l27) (ambush) (intimidate) (surround) (scout.z2) (scout.z4) (pin.u10) (pin.u12) (pin.u13) (pin.u14) (pin.u16) (pin.u19) (pin.u20) (pin.u21) (pin.u22) (pin.u23) (pin.u24) (pin.u25) (other.u42) (elsewhere.u42) (load) (rid.a1) (rid.a2) (rid.a4) (second)
! end
.    war.turn.end  piece=u42
.=   war.turn.everyone_once  round=2
? p3  war.turn.choose  u28 u29 u30 u32 u33 u35 detach.l36 detach.l37
! u35
.=   war.turn.choose  piece=u35 player=p3
? p3  war.action.one  end move.z1 force.z1 (move.z3) force.z3 move.z5 force.z5 (attack.u10) (attack.u12) (attack.u13) (attack.u14) (attack.u16) (attack.u19) (attack.u20) attack.u21 (attack.u22) (attack.u23) (attack.u24) (attack.u25) (attack.l17) (attack.l18) (attack.l26) (attack.l27) ambush intimidate (surround) (scout.z1) (scout.z3) (scout.z5) (pin.u10) (pin.u12) (pin.u13) (pin.u14) (pin.u16) (pin.u19) (pin.u20) pin.u21 (pin.u22) (pin.u23) (pin.u24) (pin.u25) other.u35 elsewhere.u35 load rid.a1 rid.a2 rid.a3 (second)
! move.z1
.    war.move.free  piece=u35 zone=z1
? p3  war.action.one  end (move.z2) force.z2 (move.z4) force.z4 attack.u10 (attack.u12) (attack.u13) (attack.u14) (attack.u16) (attack.u19) (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.u24) (attack.u25) (attack.l17) (attack.l18) (attack.l26) (attack.l27) ambush intimidate (surround) (scout.z2) (scout.z4) pin.u10 (pin.u12) (pin.u13) (pin.u14) (pin.u16) (pin.u19) (pin.u20) (pin.u21) (pin.u22) (pin.u23) (pin.u24) (pin.u25) other.u35 elsewhere.u35 load rid.a1 rid.a2 rid.a4 (second)
! other.u35
? p3  war.adv.general  4fate: war.core.total 1
! -1 0 0 1
? p4  war.core.invoke.order  free.a68.p4 free.a68.p4.reroll (paid.u35.1.p3) (paid.a1.p3) (paid.u35.1.p4) (paid.a1.p4) *pass
! free.a68.p4
.    war.core.invoke  player=p4 aspect=war-boost-unnamed(war-core-outcome-attack) price=free how=plus
.    war.core.shifts  piece=u35 total=3 against=2 opposed=yes foe=none shifts=1 outcome=success
.    war.core.outcome.advantage  piece=u35 on=u35 aim=none foe=none result=success free=1
.    war.core.situation_aspect  player=p3 aspect=war-advantage-unnamed on=u35 change=new before=none
.    war.turn.end  piece=u35
? p1  war.turn.choose  u10 u12 u13 u14 u16 l17 detach.l18
! u12
.=   war.turn.choose  piece=u12 player=p1
? p1  war.action.one  end (move.z6) force.z6 move.z8 force.z8 (attack.u28) (attack.u29) (attack.u30) attack.u32 attack.u33 (attack.u35) (attack.u38) (attack.u39) (attack.u40) (attack.u41) (attack.u42) attack.u43 (attack.u44) (attack.u45) (attack.l36) (attack.l37) (attack.l46) (attack.l47) ambush intimidate (surround) scout.z6 (scout.z8) (pin.u28) (pin.u29) (pin.u30) pin.u32 pin.u33 (pin.u35) (pin.u38) (pin.u39) (pin.u40) (pin.u41) (pin.u42) pin.u43 (pin.u44) (pin.u45) other.u12 elsewhere.u12 load rid.a6 rid.a7 rid.a8 (second) give.l18 boost.l18 (rally.l18) other.l18 elsewhere.l18 (duel.l18.l36) (provoke.l18.l36) duel.l18.l37 provoke.l18.l37 (duel.l18.l46) (provoke.l18.l46) (duel.l18.l47) (provoke.l18.l47) detach.l18 (attach.l17)
! boost.l18
.    war.leader.boost  leader=l18 piece=u12 placed=yes
.    war.core.boost  player=p1 aspect=war-boost-unnamed(war-leader-boost)
? p1  war.action.one  end (move.z6) force.z6 move.z8 force.z8 (attack.u28) (attack.u29) (attack.u30) attack.u32 attack.u33 (attack.u35) (attack.u38) (attack.u39) (attack.u40) (attack.u41) (attack.u42) attack.u43 (attack.u44) (attack.u45) (attack.l36) (attack.l37) (attack.l46) (attack.l47) ambush intimidate (surround) scout.z6 (scout.z8) (pin.u28) (pin.u29) (pin.u30) pin.u32 pin.u33 (pin.u35) (pin.u38) (pin.u39) (pin.u40) (pin.u41) (pin.u42) pin.u43 (pin.u44) (pin.u45) other.u12 elsewhere.u12 load rid.a6 rid.a7 rid.a8 (second) (give.l18) (boost.l18) (rally.l18) (other.l18) (elsewhere.l18) (duel.l18.l36) (provoke.l18.l36) (duel.l18.l37) (provoke.l18.l37) (duel.l18.l46) (provoke.l18.l46) (duel.l18.l47) (provoke.l18.l47) detach.l18 (attach.l17)
! move.z8
.    war.move.free  piece=u12 zone=z8
? p1  war.action.one  end (move.z5) force.z5 (move.z7) force.z7 (move.z9) force.z9 attack.u28 (attack.u29) (attack.u30) (attack.u32) (attack.u33) (attack.u35) attack.u38 attack.u39 (attack.u40) attack.u41 (attack.u42) attack.u43 (attack.u44) (attack.u45) (attack.l36) (attack.l37) (attack.l46) (attack.l47) ambush intimidate (surround) (scout.z5) (scout.z7) (scout.z9) pin.u28 (pin.u29) (pin.u30) (pin.u32) (pin.u33) (pin.u35) pin.u38 pin.u39 (pin.u40) pin.u41 (pin.u42) pin.u43 (pin.u44) (pin.u45) other.u12 elsewhere.u12 load rid.a7 rid.a8 (second) (give.l18) (boost.l18) (rally.l18) (other.l18) (elsewhere.l18) (duel.l18.l36) (provoke.l18.l36) (duel.l18.l37) (provoke.l18.l37) (duel.l18.l46) (provoke.l18.l46) (duel.l18.l47) (provoke.l18.l47) detach.l18 (attach.l17)
! attack.u43
.    war.attack.target  piece=u12 target=u43 skill=war-skill(shoot)
? p1+p4  war.attack.shoot  4fate: war.core.total 1, war.leader.skill_bonus 1; 4fate: war.core.total 3
! 1 1 -1 -1  0 0 1 0
? p1+p3  war.core.invoke.order  free.a58.p1 free.a58.p1.reroll free.a70.p1 free.a70.p1.reroll (paid.u12.1.p1) (paid.u12.2.p1) (paid.u12.3.p1) (paid.l18.1.p1) (paid.l18.2.p1) (paid.u43.1.p1) (paid.u43.2.p1) (paid.u43.3.p1) (paid.a7.p1) (paid.l26.1.p1) (paid.l26.2.p1) (paid.u12.1.p2) (paid.u12.2.p2) (paid.u12.3.p2) (paid.l18.1.p2) (paid.l18.2.p2) (paid.u43.1.p2) (paid.u43.2.p2) (paid.u43.3.p2) (paid.a7.p2) (paid.l26.1.p2) (paid.l26.2.p2) free.a69.p3 free.a69.p3.reroll (paid.u12.1.p4) (paid.u12.2.p4) (paid.u12.3.p4) (paid.l18.1.p4) (paid.l18.2.p4) (paid.u43.1.p4) (paid.u43.2.p4) (paid.u43.3.p4) (paid.a7.p4) (paid.u12.1.p3) (paid.u12.2.p3) (paid.u12.3.p3) (paid.l18.1.p3) (paid.l18.2.p3) (paid.u43.1.p3) (paid.u43.2.p3) (paid.u43.3.p3) (paid.a7.p3) *pass
! free.a58.p1
.    war.core.invoke  player=p1 aspect=war-boost-unnamed(war-leader-boost) price=free how=plus
? p1+p3  war.core.invoke.order  free.a70.p1 free.a70.p1.reroll (paid.u12.1.p1) (paid.u12.2.p1) (paid.u12.3.p1) (paid.l18.1.p1) (paid.l18.2.p1) (paid.u43.1.p1) (paid.u43.2.p1) (paid.u43.3.p1) (paid.a7.p1) (paid.l26.1.p1) (paid.l26.2.p1) (paid.u12.1.p2) (paid.u12.2.p2) (paid.u12.3.p2) (paid.l18.1.p2) (paid.l18.2.p2) (paid.u43.1.p2) (paid.u43.2.p2) (paid.u43.3.p2) (paid.a7.p2) (paid.l26.1.p2) (paid.l26.2.p2) free.a69.p3 free.a69.p3.reroll (paid.u12.1.p4) (paid.u12.2.p4) (paid.u12.3.p4) (paid.l18.1.p4) (paid.l18.2.p4) (paid.u43.1.p4) (paid.u43.2.p4) (paid.u43.3.p4) (paid.a7.p4) (paid.u12.1.p3) (paid.u12.2.p3) (paid.u12.3.p3) (paid.l18.1.p3) (paid.l18.2.p3) (paid.u43.1.p3) (paid.u43.2.p3) (paid.u43.3.p3) (paid.a7.p3) *pass
! free.a70.p1
.    war.core.invoke  player=p1 aspect=war-boost-unnamed(war-leader-boost) price=free how=plus
? p3  war.core.invoke.order  free.a69.p3 free.a69.p3.reroll (paid.u12.1.p4) (paid.u12.2.p4) (paid.u12.3.p4) (paid.l18.1.p4) (paid.l18.2.p4) (paid.u43.1.p4) (paid.u43.2.p4) (paid.u43.3.p4) (paid.a7.p4) (paid.u12.1.p3) (paid.u12.2.p3) (paid.u12.3.p3) (paid.l18.1.p3) (paid.l18.2.p3) (paid.u43.1.p3) (paid.u43.2.p3) (paid.u43.3.p3) (paid.a7.p3) *pass
! free.a69.p3
.    war.core.invoke  player=p3 aspect=war-advantage-unnamed price=free how=plus
.    war.core.shifts  piece=u12 total=6 against=6 opposed=yes foe=u43 shifts=0 outcome=tie
.    war.core.outcome.attack  piece=u12 target=u43 result=tie hit=0 player=p1
.    war.core.boost  player=p1 aspect=war-boost-unnamed(war-core-outcome-attack)
.    war.turn.end  piece=u12
? p4  war.turn.choose  u38 u39 u40 u41 u42 u43 u44 u45 detach.l46 detach.l47
! u38
.=   war.turn.choose  piece=u38 player=p4
? p4  war.action.one  end move.z1 force.z1 move.z5 force.z5 (move.z7) force.z7 attack.u10 attack.u12 (attack.u13) (attack.u14) (attack.u16) (attack.u19) (attack.u20) attack.u21 (attack.u22) (attack.u23) (attack.u24) (attack.u25) (attack.l17) (attack.l18) (attack.l26) (attack.l27) ambush intimidate (surround) (scout.z1) (scout.z5) (scout.z7) keep.a50 pin.u12 (pin.u13) (pin.u14) (pin.u16) (pin.u19) (pin.u20) pin.u21 (pin.u22) (pin.u23) (pin.u24) (pin.u25) other.u38 elsewhere.u38 load rid.a1 rid.a4 (second) give.l46 boost.l46 (rally.l46) other.l46 elsewhere.l46 duel.l46.l17 provoke.l46.l17 duel.l46.l18 provoke.l46.l18 duel.l46.l26 provoke.l46.l26 (duel.l46.l27) (provoke.l46.l27) detach.l46
! keep.a50
.    war.adv.pin.maintain  piece=u38 target=u10 kept=yes
? p4  war.action.one  end move.z1 (force.z1) move.z5 (force.z5) (move.z7) (force.z7) (attack.u10) (attack.u12) (attack.u13) (attack.u14) (attack.u16) (attack.u19) (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.u24) (attack.u25) (attack.l17) (attack.l18) (attack.l26) (attack.l27) (ambush) (intimidate) (surround) (scout.z1) (scout.z5) (scout.z7) (keep.a50) (pin.u12) (pin.u13) (pin.u14) (pin.u16) (pin.u19) (pin.u20) (pin.u21) (pin.u22) (pin.u23) (pin.u24) (pin.u25) (other.u38) (elsewhere.u38) (load) (rid.a1) (rid.a4) (second) give.l46 boost.l46 (rally.l46) other.l46 elsewhere.l46 duel.l46.l17 provoke.l46.l17 duel.l46.l18 provoke.l46.l18 duel.l46.l26 provoke.l46.l26 (duel.l46.l27) (provoke.l46.l27) detach.l46
! give.l46
.    war.action.second.leader  leader=l46 piece=u38
? p4  war.action.one  end move.z1 force.z1 move.z5 force.z5 (move.z7) force.z7 attack.u10 attack.u12 (attack.u13) (attack.u14) (attack.u16) (attack.u19) (attack.u20) attack.u21 (attack.u22) (attack.u23) (attack.u24) (attack.u25) (attack.l17) (attack.l18) (attack.l26) (attack.l27) (ambush) (intimidate) (surround) (scout.z1) (scout.z5) (scout.z7) (keep.a50) (pin.u12) (pin.u13) (pin.u14) (pin.u16) (pin.u19) (pin.u20) (pin.u21) (pin.u22) (pin.u23) (pin.u24) (pin.u25) (other.u38) (elsewhere.u38) (load) rid.a1 rid.a4 (second) (give.l46) (boost.l46) (rally.l46) (other.l46) (elsewhere.l46) (duel.l46.l17) (provoke.l46.l17) (duel.l46.l18) (provoke.l46.l18) (duel.l46.l26) (provoke.l46.l26) (duel.l46.l27) (provoke.l46.l27) detach.l46
! attack.u10
.    war.attack.target  piece=u38 target=u10 skill=war-skill(shoot)
? p4+p1  war.attack.shoot  4fate: war.core.total 1, war.leader.skill_bonus 1; 4fate: war.core.total 1
! 1 0 -1 1  0 0 1 1
? p1  war.core.invoke.order  free.a71.p1 free.a71.p1.reroll (paid.u38.1.p1) (paid.u38.2.p1) (paid.u38.3.p1) (paid.l46.1.p1) (paid.l46.2.p1) (paid.u10.1.p1) (paid.u10.2.p1) (paid.a4.p1) (paid.a50.p1) (paid.a63.p1) (paid.l17.1.p1) (paid.l17.2.p1) (paid.u38.1.p2) (paid.u38.2.p2) (paid.u38.3.p2) (paid.l46.1.p2) (paid.l46.2.p2) (paid.u10.1.p2) (paid.u10.2.p2) (paid.a4.p2) (paid.a50.p2) (paid.a63.p2) (paid.l17.1.p2) (paid.l17.2.p2) *pass
! free.a71.p1
.    war.core.invoke  player=p1 aspect=war-boost-unnamed(war-core-outcome-attack) price=free how=plus
.    war.core.shifts  piece=u38 total=3 against=5 opposed=yes foe=u10 shifts=-2 outcome=fail
.    war.core.outcome.attack  piece=u38 target=u10 result=fail hit=0 player=p4
.    war.turn.end  piece=u38
? p2  war.turn.choose  u19 u20 u21 u22 u23 u24 u25 detach.l26 detach.l27
! u21
.=   war.turn.choose  piece=u21 player=p2
? p2  war.action.one  end (move.z5) force.z5 move.z7 force.z7 move.z9 force.z9 attack.u28 (attack.u29) (attack.u30) (attack.u32) (attack.u33) (attack.u35) attack.u38 attack.u39 (attack.u40) attack.u41 (attack.u42) attack.u43 (attack.u44) (attack.u45) (attack.l36) (attack.l37) (attack.l46) (attack.l47) ambush intimidate (surround) (scout.z5) (scout.z7) (scout.z9) pin.u28 (pin.u29) (pin.u30) (pin.u32) (pin.u33) (pin.u35) pin.u38 pin.u39 (pin.u40) pin.u41 (pin.u42) pin.u43 (pin.u44) (pin.u45) other.u21 elsewhere.u21 load rid.a7 rid.a8 (second) give.l26 boost.l26 rally.l26 other.l26 elsewhere.l26 duel.l26.l36 provoke.l26.l36 (duel.l26.l37) (provoke.l26.l37) duel.l26.l46 provoke.l26.l46 duel.l26.l47 provoke.l26.l47 detach.l26
! rally.l26
? p2  war.leader.rally  4fate: war.core.total 2
! -1 0 1 -1
.    war.core.shifts  piece=l26 total=1 against=2 opposed=yes foe=none shifts=-1 outcome=fail
.    war.leader.rally  leader=l26 aspect=war-consequence-unnamed(mild) gone=no
? p2  war.opt.success_at_cost  *fail pay
! fail
? p2  war.action.one  end (move.z5) force.z5 move.z7 force.z7 move.z9 force.z9 attack.u28 (attack.u29) (attack.u30) (attack.u32) (attack.u33) (attack.u35) attack.u38 attack.u39 (attack.u40) attack.u41 (attack.u42) attack.u43 (attack.u44) (attack.u45) (attack.l36) (attack.l37) (attack.l46) (attack.l47) ambush intimidate (surround) (scout.z5) (scout.z7) (scout.z9) pin.u28 (pin.u29) (pin.u30) (pin.u32) (pin.u33) (pin.u35) pin.u38 pin.u39 (pin.u40) pin.u41 (pin.u42) pin.u43 (pin.u44) (pin.u45) other.u21 elsewhere.u21 load rid.a7 rid.a8 (second) (give.l26) (boost.l26) (rally.l26) (other.l26) (elsewhere.l26) (duel.l26.l36) (provoke.l26.l36) (duel.l26.l37) (provoke.l26.l37) (duel.l26.l46) (provoke.l26.l46) (duel.l26.l47) (provoke.l26.l47) detach.l26
! move.z7
.    war.move.free  piece=u21 zone=z7
? p2  war.action.one  end (move.z4) force.z4 (move.z8) force.z8 (attack.u28) attack.u29 attack.u30 (attack.u32) (attack.u33) attack.u35 attack.u38 attack.u39 attack.u40 attack.u41 attack.u42 attack.u43 attack.u44 attack.u45 (attack.l36) (attack.l37) (attack.l46) (attack.l47) ambush intimidate (surround) (scout.z4) (scout.z8) (pin.u28) pin.u29 pin.u30 (pin.u32) (pin.u33) pin.u35 pin.u38 pin.u39 pin.u40 pin.u41 pin.u42 pin.u43 pin.u44 pin.u45 other.u21 elsewhere.u21 load rid.a4 rid.a7 (second) (give.l26) (boost.l26) (rally.l26) (other.l26) (elsewhere.l26) (duel.l26.l36) (provoke.l26.l36) (duel.l26.l37) (provoke.l26.l37) (duel.l26.l46) (provoke.l26.l46) (duel.l26.l47) (provoke.l26.l47) detach.l26
! attack.u29
.    war.attack.target  piece=u21 target=u29 skill=war-skill(shoot)
? p2+p3  war.attack.shoot  4fate: war.core.total 3; 4fate: war.core.total 0, war.attack.two_zones 2
! 0 0 0 -1  -1 1 0 1
.    war.core.shifts  piece=u21 total=2 against=3 opposed=yes foe=u29 shifts=-1 outcome=fail
.    war.core.outcome.attack  piece=u21 target=u29 result=fail hit=0 player=p2
.    war.turn.end  piece=u21
? p3  war.turn.choose  u28 u29 u30 u32 u33 (u35) detach.l36 detach.l37
! u28
.=   war.turn.choose  piece=u28 player=p3
? p3  war.action.one  end move.z1 force.z1 (move.z3) force.z3 move.z5 force.z5 (attack.u10) attack.u12 (attack.u13) (attack.u14) (attack.u16) (attack.u19) (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.u24) (attack.u25) (attack.l17) (attack.l18) (attack.l26) (attack.l27) ambush intimidate (surround) (scout.z1) (scout.z3) (scout.z5) (pin.u10) pin.u12 (pin.u13) (pin.u14) (pin.u16) (pin.u19) (pin.u20) (pin.u21) (pin.u22) (pin.u23) (pin.u24) (pin.u25) other.u28 elsewhere.u28 load rid.a1 rid.a2 rid.a3 (second) give.l36 boost.l36 (rally.l36) other.l36 elsewhere.l36 (duel.l36.l17) (provoke.l36.l17) duel.l36.l18 provoke.l36.l18 (duel.l36.l26) (provoke.l36.l26) (duel.l36.l27) (provoke.l36.l27) detach.l36
! boost.l36
.    war.leader.boost  leader=l36 piece=u28 placed=yes
.    war.core.boost  player=p3 aspect=war-boost-unnamed(war-leader-boost)
? p3  war.action.one  end move.z1 force.z1 (move.z3) force.z3 move.z5 force.z5 (attack.u10) attack.u12 (attack.u13) (attack.u14) (attack.u16) (attack.u19) (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.u24) (attack.u25) (attack.l17) (attack.l18) (attack.l26) (attack.l27) ambush intimidate (surround) (scout.z1) (scout.z3) (scout.z5) (pin.u10) pin.u12 (pin.u13) (pin.u14) (pin.u16) (pin.u19) (pin.u20) (pin.u21) (pin.u22) (pin.u23) (pin.u24) (pin.u25) other.u28 elsewhere.u28 load rid.a1 rid.a2 rid.a3 (second) (give.l36) (boost.l36) (rally.l36) (other.l36) (elsewhere.l36) (duel.l36.l17) (provoke.l36.l17) (duel.l36.l18) (provoke.l36.l18) (duel.l36.l26) (provoke.l36.l26) (duel.l36.l27) (provoke.l36.l27) detach.l36
! move.z1
.    war.move.free  piece=u28 zone=z1
? p3  war.action.one  end (move.z2) force.z2 (move.z4) force.z4 attack.u10 (attack.u12) (attack.u13) (attack.u14) (attack.u16) (attack.u19) (attack.u20) attack.u21 (attack.u22) (attack.u23) (attack.u24) (attack.u25) (attack.l17) (attack.l18) (attack.l26) (attack.l27) ambush intimidate (surround) scout.z2 (scout.z4) pin.u10 (pin.u12) (pin.u13) (pin.u14) (pin.u16) (pin.u19) (pin.u20) pin.u21 (pin.u22) (pin.u23) (pin.u24) (pin.u25) other.u28 elsewhere.u28 load rid.a1 rid.a2 rid.a4 (second) (give.l36) (boost.l36) (rally.l36) (other.l36) (elsewhere.l36) (duel.l36.l17) (provoke.l36.l17) (duel.l36.l18) (provoke.l36.l18) (duel.l36.l26) (provoke.l36.l26) (duel.l36.l27) (provoke.l36.l27) detach.l36
! other.u28
? p3  war.adv.general  4fate: war.core.total 3, war.leader.skill_bonus 1
! 1 1 0 -1
.    war.core.shifts  piece=u28 total=5 against=2 opposed=yes foe=none shifts=3 outcome=style
.    war.core.outcome.advantage  piece=u28 on=u28 aim=none foe=none result=style free=2
.    war.core.situation_aspect  player=p3 aspect=war-advantage-unnamed on=u28 change=new before=none
? p3  war.action.one  end (move.z2) (force.z2) (move.z4) (force.z4) (attack.u10) (attack.u12) (attack.u13) (attack.u14) (attack.u16) (attack.u19) (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.u24) (attack.u25) (attack.l17) (attack.l18) (attack.l26) (attack.l27) (ambush) (intimidate) (surround) (scout.z2) (scout.z4) (pin.u10) (pin.u12) (pin.u13) (pin.u14) (pin.u16) (pin.u19) (pin.u20) (pin.u21) (pin.u22) (pin.u23) (pin.u24) (pin.u25) (other.u28) (elsewhere.u28) (load) (rid.a1) (rid.a2) (rid.a4) (rid.a73) (second) (give.l36) (boost.l36) (rally.l36) (other.l36) (elsewhere.l36) (duel.l36.l17) (provoke.l36.l17) (duel.l36.l18) (provoke.l36.l18) (duel.l36.l26) (provoke.l36.l26) (duel.l36.l27) (provoke.l36.l27) detach.l36
! end
.    war.turn.end  piece=u28
? p1  war.turn.choose  u10 u13 u14 u16 l17 (u12) (detach.l18)
! u16
.=   war.turn.choose  piece=u16 player=p1
? p1  war.action.one  end (move.z6) force.z6 move.z8 force.z8 (attack.u28) (attack.u29) (attack.u30) attack.u32 attack.u33 (attack.u35) (attack.u38) (attack.u39) (attack.u40) (attack.u41) (attack.u42) attack.u43 (attack.u44) (attack.u45) (attack.l36) (attack.l37) (attack.l46) (attack.l47) ambush intimidate (surround) scout.z6 (scout.z8) (pin.u28) (pin.u29) (pin.u30) pin.u32 pin.u33 (pin.u35) (pin.u38) (pin.u39) (pin.u40) (pin.u41) (pin.u42) pin.u43 (pin.u44) (pin.u45) other.u16 elsewhere.u16 load rid.a6 rid.a7 rid.a8 (second) (attach.l17)
! other.u16
? p1  war.adv.general  4fate: war.core.total 3
! 0 1 1 1
? p3  war.core.invoke.order  free.a73.p3.ground (paid.u16.1.p3.ground) (paid.u16.2.p3.ground) (paid.u16.3.p3.ground) (paid.a8.p3.ground) (paid.u16.1.p4.ground) (paid.u16.2.p4.ground) (paid.u16.3.p4.ground) (paid.a8.p4.ground) *pass
! free.a73.p3.ground
.    war.core.invoke  player=p3 aspect=war-advantage-unnamed price=free how=ground
? p3  war.core.invoke.order  free.a73.p3.ground (paid.u16.1.p3.ground) (paid.u16.2.p3.ground) (paid.u16.3.p3.ground) (paid.a8.p3.ground) (paid.u16.1.p4.ground) (paid.u16.2.p4.ground) (paid.u16.3.p4.ground) (paid.a8.p4.ground) *pass
! pass
.    war.core.shifts  piece=u16 total=6 against=4 opposed=yes foe=none shifts=2 outcome=success
.    war.core.outcome.advantage  piece=u16 on=u16 aim=none foe=none result=success free=1
.    war.core.situation_aspect  player=p1 aspect=war-advantage-unnamed on=u16 change=new before=none
? p1  war.action.one  end (move.z6) (force.z6) move.z8 (force.z8) (attack.u28) (attack.u29) (attack.u30) (attack.u32) (attack.u33) (attack.u35) (attack.u38) (attack.u39) (attack.u40) (attack.u41) (attack.u42) (attack.u43) (attack.u44) (attack.u45) (attack.l36) (attack.l37) (attack.l46) (attack.l47) (ambush) (intimidate) (surround) (scout.z6) (scout.z8) (pin.u28) (pin.u29) (pin.u30) (pin.u32) (pin.u33) (pin.u35) (pin.u38) (pin.u39) (pin.u40) (pin.u41) (pin.u42) (pin.u43) (pin.u44) (pin.u45) (other.u16) (elsewhere.u16) (load) (rid.a6) (rid.a7) (rid.a8) (rid.a74) (second) (attach.l17)
! end
.    war.turn.end  piece=u16
? p4  war.turn.choose  u39 u40 u41 u42 u43 u44 u45 (u38) (detach.l46) detach.l47
! u39
.=   war.turn.choose  piece=u39 player=p4
? p4  war.action.one  end move.z1 force.z1 move.z5 force.z5 (move.z7) force.z7 attack.u10 attack.u12 (attack.u13) (attack.u14) (attack.u16) (attack.u19) (attack.u20) attack.u21 (attack.u22) (attack.u23) (attack.u24) (attack.u25) (attack.l17) (attack.l18) (attack.l26) (attack.l27) ambush intimidate (surround) (scout.z1) (scout.z5) (scout.z7) pin.u10 pin.u12 (pin.u13) (pin.u14) (pin.u16) (pin.u19) (pin.u20) pin.u21 (pin.u22) (pin.u23) (pin.u24) (pin.u25) other.u39 elsewhere.u39 load rid.a1 rid.a4 (second) give.l47 boost.l47 (rally.l47) other.l47 elsewhere.l47 duel.l47.l17 provoke.l47.l17 duel.l47.l18 provoke.l47.l18 duel.l47.l26 provoke.l47.l26 (duel.l47.l27) (provoke.l47.l27) detach.l47
! boost.l47
.    war.leader.boost  leader=l47 piece=u39 placed=yes
.    war.core.boost  player=p4 aspect=war-boost-unnamed(war-leader-boost)
? p4  war.action.one  end move.z1 force.z1 move.z5 force.z5 (move.z7) force.z7 attack.u10 attack.u12 (attack.u13) (attack.u14) (attack.u16) (attack.u19) (attack.u20) attack.u21 (attack.u22) (attack.u23) (attack.u24) (attack.u25) (attack.l17) (attack.l18) (attack.l26) (attack.l27) ambush intimidate (surround) (scout.z1) (scout.z5) (scout.z7) pin.u10 pin.u12 (pin.u13) (pin.u14) (pin.u16) (pin.u19) (pin.u20) pin.u21 (pin.u22) (pin.u23) (pin.u24) (pin.u25) other.u39 elsewhere.u39 load rid.a1 rid.a4 (second) (give.l47) (boost.l47) (rally.l47) (other.l47) (elsewhere.l47) (duel.l47.l17) (provoke.l47.l17) (duel.l47.l18) (provoke.l47.l18) (duel.l47.l26) (provoke.l47.l26) (duel.l47.l27) (provoke.l47.l27) detach.l47
! attack.u10
.    war.attack.target  piece=u39 target=u10 skill=war-skill(shoot)
? p4+p1  war.attack.shoot  4fate: war.core.total 1, war.leader.skill_bonus 1; 4fate: war.core.total 1
! 1 0 1 0  -1 0 1 1
? p4+p3+p1  war.core.invoke.order  free.a75.p4 free.a75.p4.reroll free.a73.p3 free.a73.p3.reroll (paid.u39.1.p4) (paid.u39.2.p4) (paid.u39.3.p4) (paid.l47.1.p4) (paid.l47.2.p4) (paid.u10.1.p4) (paid.u10.2.p4) (paid.a4.p4) (paid.a50.p4) (paid.a63.p4) (paid.l46.1.p4) (paid.l46.2.p4) (paid.u39.1.p3) (paid.u39.2.p3) (paid.u39.3.p3) (paid.l47.1.p3) (paid.l47.2.p3) (paid.u10.1.p3) (paid.u10.2.p3) (paid.a4.p3) (paid.a50.p3) (paid.a63.p3) (paid.l46.1.p3) (paid.l46.2.p3) free.a74.p1 free.a74.p1.reroll (paid.u39.1.p1) (paid.u39.2.p1) (paid.u39.3.p1) (paid.l47.1.p1) (paid.l47.2.p1) (paid.u10.1.p1) (paid.u10.2.p1) (paid.a4.p1) (paid.a50.p1) (paid.a63.p1) (paid.l17.1.p1) (paid.l17.2.p1) (paid.l26.1.p1) (paid.l26.2.p1) (paid.u39.1.p2) (paid.u39.2.p2) (paid.u39.3.p2) (paid.l47.1.p2) (paid.l47.2.p2) (paid.u10.1.p2) (paid.u10.2.p2) (paid.a4.p2) (paid.a50.p2) (paid.a63.p2) (paid.l17.1.p2) (paid.l17.2.p2) (paid.l26.1.p2) (paid.l26.2.p2) *pass
! free.a74.p1
.    war.core.invoke  player=p1 aspect=war-advantage-unnamed price=free how=plus
? p4+p3  war.core.invoke.order  free.a75.p4 free.a75.p4.reroll free.a73.p3 free.a73.p3.reroll (paid.u39.1.p4) (paid.u39.2.p4) (paid.u39.3.p4) (paid.l47.1.p4) (paid.l47.2.p4) (paid.u10.1.p4) (paid.u10.2.p4) (paid.a4.p4) (paid.a50.p4) (paid.a63.p4) (paid.l46.1.p4) (paid.l46.2.p4) (paid.u39.1.p3) (paid.u39.2.p3) (paid.u39.3.p3) (paid.l47.1.p3) (paid.l47.2.p3) (paid.u10.1.p3) (paid.u10.2.p3) (paid.a4.p3) (paid.a50.p3) (paid.a63.p3) (paid.l46.1.p3) (paid.l46.2.p3) *pass
! free.a73.p3
.    war.core.invoke  player=p3 aspect=war-advantage-unnamed price=free how=plus
? p4  war.core.invoke.order  free.a75.p4 free.a75.p4.reroll (paid.u39.1.p4) (paid.u39.2.p4) (paid.u39.3.p4) (paid.l47.1.p4) (paid.l47.2.p4) (paid.u10.1.p4) (paid.u10.2.p4) (paid.a4.p4) (paid.a50.p4) (paid.a63.p4) (paid.l46.1.p4) (paid.l46.2.p4) (paid.u39.1.p3) (paid.u39.2.p3) (paid.u39.3.p3) (paid.l47.1.p3) (paid.l47.2.p3) (paid.u10.1.p3) (paid.u10.2.p3) (paid.a4.p3) (paid.a50.p3) (paid.a63.p3) (paid.l46.1.p3) (paid.l46.2.p3) *pass
! pass
.    war.core.shifts  piece=u39 total=6 against=4 opposed=yes foe=u10 shifts=2 outcome=success
.    war.core.outcome.attack  piece=u39 target=u10 result=hit hit=2 player=p4
.    war.harm.absorb  piece=u10 hit=2
.    war.harm.defeated  piece=u10 player=p4
.    war.turn.end  piece=u39
? p2  war.turn.choose  u19 u20 u22 u23 u24 u25 (u21) (detach.l26) detach.l27
+ concede.p1
.    war.end.concede  player=p1 falls=nothing
? p2  war.turn.choose  u19 u20 u22 u23 u24 u25 (u21) (detach.l26) detach.l27
+ concede.p2
.    war.end.concede  player=p2 falls=nothing
.=   war.end.when  side=s2 won=yes
.    war.end.winner_point  player=p3
.    war.end.winner_point  player=p4
.    war.chest.vanish  player=p1 points=0 bought=0 own=2
.    war.chest.vanish  player=p2 points=0 bought=0 own=1
.    war.chest.vanish  player=p3 points=0 bought=0 own=1
.    war.chest.vanish  player=p4 points=0 bought=0 own=2
=>   over
