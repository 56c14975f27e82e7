# A player who has lost everybody holds a free invocation: he is asked no more, his ally is (war.end.when, war.core.invoke.order).
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! begin.lastday
.=   war.setup.order
.=   war.init.roll
? p1  war.init.roll  *l17 l18
! l17
? p2  war.init.roll  l26 *l27
! l27
? p3  war.init.roll  *l36 l37
! l36
? p4  war.init.roll  *l46 l47
! l46
? p1+p2+p3+p4  war.init.roll  4fate: war.core.total 3; 4fate: war.core.total 3; 4fate: war.core.total 4; 4fate: war.core.total 3
! -1 -1 -1 0 0 0 0 0 0 0 0 0 0 0 0 0
? p1+p2+p3+p4  war.core.invoke.order  p1 p2 p3 p4 *pass
! pass
.    war.init.roll  player=p1 total=0
.    war.init.roll  player=p2 total=3
.    war.init.roll  player=p3 total=4
.    war.init.roll  player=p4 total=3
.    war.turn.choose  player=p3 number=1
.    war.turn.choose  player=p4 number=2
.    war.turn.choose  player=p2 number=3
.    war.turn.choose  player=p1 number=4
.=   war.turn.everyone_once  round=1
? p3  war.turn.choose  u28 u29 u30 u31 u32 u33 u34 u35 detach.l36 detach.l37
+ gm
? p3  war.core.situation_aspect  *back add strike hinders compel leader side (reveal) close
! add
? p3  war.core.situation_aspect  *battle z1 z2 z3 z4 z5 z6 z7 z8 z9 u9 u10 u11 u12 u13 u14 u15 u16 u19 u20 u21 u22 u23 u24 u25 u28 u29 u30 u31 u32 u33 u34 u35 u38 u39 u40 u41 u42 u43 u44 u45 l17 l18 l26 l27 l36 l37 l46 l47 back
! battle
? p3  war.core.situation_aspect  text
! "Thick Fog"
? p3  war.core.free_invoke  *nobody p1 p2 p3 p4
! p1
.    war.core.situation_aspect  player=p1 aspect="Thick Fog" on=battle change=new before=none
? p3  war.turn.choose  u28 u29 u30 u31 u32 u33 u34 u35 detach.l36 detach.l37
^ u9.zone=off
.    ruling war.zone.position  war-off-field
? p3  war.turn.choose  u28 u29 u30 u31 u32 u33 u34 u35 detach.l36 detach.l37
^ u10.zone=off
.    ruling war.zone.position  war-off-field
? p3  war.turn.choose  u28 u29 u30 u31 u32 u33 u34 u35 detach.l36 detach.l37
^ u11.zone=off
.    ruling war.zone.position  war-off-field
? p3  war.turn.choose  u28 u29 u30 u31 u32 u33 u34 u35 detach.l36 detach.l37
^ u12.zone=off
.    ruling war.zone.position  war-off-field
? p3  war.turn.choose  u28 u29 u30 u31 u32 u33 u34 u35 detach.l36 detach.l37
^ u13.zone=off
.    ruling war.zone.position  war-off-field
? p3  war.turn.choose  u28 u29 u30 u31 u32 u33 u34 u35 detach.l36 detach.l37
^ u14.zone=off
.    ruling war.zone.position  war-off-field
? p3  war.turn.choose  u28 u29 u30 u31 u32 u33 u34 u35 detach.l36 detach.l37
^ u15.zone=off
.    ruling war.zone.position  war-off-field
? p3  war.turn.choose  u28 u29 u30 u31 u32 u33 u34 u35 detach.l36 detach.l37
^ u16.zone=off
.    ruling war.zone.position  war-off-field
.    war.end.when  player=p1 leaders=stay
? p3  war.turn.choose  u28 u29 u30 u31 u32 u33 u34 u35 detach.l36 detach.l37
^ l17.zone=off
.    ruling war.zone.position  war-off-field
? p3  war.turn.choose  u28 u29 u30 u31 u32 u33 u34 u35 detach.l36 detach.l37
^ l18.zone=off
.    ruling war.zone.position  war-off-field
? p3  war.turn.choose  u28 u29 u30 u31 u32 u33 u34 u35 detach.l36 detach.l37
! u28
.=   war.turn.choose  piece=u28 player=p3
? p3  war.action.one  end move.z1 force.z1 (move.z3) force.z3 move.z5 force.z5 attack.u19 (attack.u20) (attack.u21) (attack.u22) (attack.u23) (attack.u24) attack.u25 (attack.l26) (attack.l27) ambush intimidate (surround) (scout.z1) (scout.z3) scout.z5 pin.u19 (pin.u20) (pin.u21) (pin.u22) (pin.u23) (pin.u24) pin.u25 other.u28 elsewhere.u28 load rid.a1 rid.a2 rid.a3 rid.a5 rid.a48 (second) give.l36 boost.l36 (rally.l36) other.l36 elsewhere.l36 (duel.l36.l26) (provoke.l36.l26) (duel.l36.l27) (provoke.l36.l27) detach.l36
! attack.u25
.    war.attack.target  piece=u28 target=u25 skill=war-skill(shoot)
? p3+p2  war.attack.shoot  4fate: war.core.total 0; 4fate: war.core.total 3, war.attack.two_zones 2
! 1 1 1 1 -1 -1 -1 -1
? p3+p4+p2  war.core.invoke.order  paid.u28.1.p3 paid.u28.1.p3.reroll paid.u28.2.p3 paid.u28.2.p3.reroll paid.u28.3.p3 paid.u28.3.p3.reroll paid.l36.1.p3 paid.l36.1.p3.reroll paid.l36.2.p3 paid.l36.2.p3.reroll paid.u25.1.p3 paid.u25.1.p3.reroll paid.u25.2.p3 paid.u25.2.p3.reroll paid.u25.3.p3 paid.u25.3.p3.reroll paid.a2.p3 paid.a2.p3.reroll paid.a7.p3 paid.a7.p3.reroll paid.a48.p3 paid.a48.p3.reroll paid.u28.1.p4 paid.u28.2.p4 paid.u28.3.p4 paid.l36.1.p4 paid.l36.2.p4 paid.u25.1.p4 paid.u25.2.p4 paid.u25.3.p4 paid.a2.p4 paid.a7.p4 paid.a48.p4 paid.u28.1.p2 paid.u28.1.p2.reroll paid.u28.2.p2 paid.u28.2.p2.reroll paid.u28.3.p2 paid.u28.3.p2.reroll paid.l36.1.p2 paid.l36.1.p2.reroll paid.l36.2.p2 paid.l36.2.p2.reroll paid.u25.1.p2 paid.u25.1.p2.reroll paid.u25.2.p2 paid.u25.2.p2.reroll paid.u25.3.p2 paid.u25.3.p2.reroll paid.a2.p2 paid.a2.p2.reroll paid.a7.p2 paid.a7.p2.reroll paid.a48.p2 paid.a48.p2.reroll other *pass
