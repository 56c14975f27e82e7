# Of two allies one holds a free invocation and passes it on; then it is the other's (war.core.free_invoke).
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
+ pass.a48.p1
? p1  war.core.free_invoke  p2 back
! p2
.    war.core.free_invoke  aspect="Thick Fog" player=p1 taker=p2
? p3  war.turn.choose  u28 u29 u30 u31 u32 u33 u34 u35 detach.l36 detach.l37
+ pass.a48.p2
? p2  war.core.free_invoke  p1 back
! back
? p3  war.turn.choose  u28 u29 u30 u31 u32 u33 u34 u35 detach.l36 detach.l37
