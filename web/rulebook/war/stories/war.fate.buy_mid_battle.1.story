# Nora has 0 fate points and 3 war points. The pikes (mild full) are shot at with a total of +2 and defend with
# Athletics 1, [0-00]=-1. She buys a fate point and invokes “Shoulder to Shoulder”: 1-1+2=+2, a tie instead of a hit of 2.
# 0 war points and 0 fate points are left.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ p1.own=0
.    ruling war.fate.pools  0
? p1  war.turn.choose  pikes bows levy guard ida
^ p1.points=3
.    ruling war.chest.size  3
? p1  war.turn.choose  pikes bows levy guard ida
^ pikes.mild=yes
.    ruling war.harm.absorb  war-yes
? p1  war.turn.choose  pikes bows levy guard ida
^ pikes.zone=z3
.    ruling war.zone.position  war-thing(z3)
? p1  war.turn.choose  pikes bows levy guard ida
! ida
.=   war.turn.choose  piece=ida player=p1
? p1  war.action.one  end move.z2 force.z2 (duel.ida.oz) (provoke.ida.oz) other.ida elsewhere.ida load.ida (boost.ida) (rally.ida) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attach.pikes) attach.bows attach.levy attach.guard
! end
.    war.turn.end  piece=ida
? p2  war.turn.choose  raiders slingers skirmishers ogres oz
! slingers
.=   war.turn.choose  piece=slingers player=p2
? p2  war.action.one  end (move.z3) force.z3 move.z4 force.z4 attack.pikes (attack.bows) (attack.levy) (attack.guard) (attack.ida) ambush intimidate (surround) (scout.z3) scout.z4 pin.pikes (pin.bows) (pin.levy) (pin.guard) other.slingers elsewhere.slingers load second attach.oz
! attack.pikes
.    war.attack.target  piece=slingers target=pikes skill=war-skill(shoot)
? p2+p1  war.attack.shoot  4fate: war.core.total 1; 4fate: war.core.total 1
! 1 0 0 0  0 -1 0 0
? p2+p1  war.core.invoke.order  paid.slingers.1.p2 paid.slingers.1.p2.reroll paid.pikes.1.p2 paid.pikes.1.p2.reroll paid.pikes.2.p2 paid.pikes.2.p2.reroll paid.a1.p2 paid.a1.p2.reroll (paid.oz.1.p2) (paid.oz.2.p2) (paid.slingers.1.p1) (paid.pikes.1.p1) (paid.pikes.2.p1) (paid.a1.p1) other *pass
+ buy.p1
.    war.chest.cost.fate  player=p1 price=3 left=0
? p2+p1  war.core.invoke.order  paid.slingers.1.p2 paid.slingers.1.p2.reroll paid.pikes.1.p2 paid.pikes.1.p2.reroll paid.pikes.2.p2 paid.pikes.2.p2.reroll paid.a1.p2 paid.a1.p2.reroll (paid.oz.1.p2) (paid.oz.2.p2) paid.slingers.1.p1 paid.slingers.1.p1.reroll paid.pikes.1.p1 paid.pikes.1.p1.reroll paid.pikes.2.p1 paid.pikes.2.p1.reroll paid.a1.p1 paid.a1.p1.reroll other *pass
! paid.pikes.2.p1
.    war.core.invoke  player=p1 aspect=war-example-pikes-2 price=paid how=plus
? p2  war.core.invoke.order  paid.slingers.1.p2 paid.slingers.1.p2.reroll paid.pikes.1.p2 paid.pikes.1.p2.reroll (paid.pikes.2.p2) paid.a1.p2 paid.a1.p2.reroll (paid.oz.1.p2) (paid.oz.2.p2) other *pass
! pass
.    war.core.shifts  piece=slingers total=2 against=2 opposed=yes foe=pikes shifts=0 outcome=tie
.    war.core.outcome.attack  piece=slingers target=pikes result=tie hit=0 player=p2
.    war.core.boost  player=p2 aspect=war-boost-unnamed(war-core-outcome-attack)
.    war.turn.end  piece=slingers
? p1  war.turn.choose  pikes bows levy guard (ida)
+ gm
? p2  war.core.situation_aspect  *back add strike (hinders) compel leader side (reveal) close
! close
? p2  war.end.when  s1 s2 draw *back
! draw
.=   war.end.when  side= won=no
.    war.chest.vanish  player=p1 points=0 bought=0 own=0
.    war.chest.vanish  player=p2 points=0 bought=0 own=3
=>   over
