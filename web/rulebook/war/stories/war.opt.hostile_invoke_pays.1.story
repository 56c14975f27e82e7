# Sven pays a fate point to invoke “Farm Levy” against the levy. After the battle Nora has 1 personal fate point more.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ levy.zone=z5
.    ruling war.zone.position  war-thing(z5)
? p1  war.turn.choose  pikes bows levy guard ida
! ida
.=   war.turn.choose  piece=ida player=p1
? p1  war.action.one  end move.z2 force.z2 (duel.ida.oz) (provoke.ida.oz) other.ida elsewhere.ida load.ida (boost.ida) (rally.ida) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) attach.pikes attach.bows (attach.levy) attach.guard
! end
.    war.turn.end  piece=ida
? p2  war.turn.choose  raiders slingers skirmishers ogres oz
! raiders
.=   war.turn.choose  piece=raiders player=p2
? p2  war.action.one  end move.z3 force.z3 move.z4 force.z4 (attack.pikes) (attack.bows) attack.levy (attack.guard) (attack.ida) (ambush) intimidate surround scout.z3 scout.z4 (pin.pikes) (pin.bows) (pin.levy) (pin.guard) other.raiders elsewhere.raiders load second attach.oz
! attack.levy
.    war.attack.target  piece=raiders target=levy skill=war-skill(fight)
? p2+p1  war.attack.fight  4fate: war.core.total 2; 4fate: war.core.total 1
! -1 -1 0 0  1 1 0 0
? p2  war.core.invoke.order  paid.raiders.1.p2 paid.raiders.1.p2.reroll paid.raiders.2.p2 paid.raiders.2.p2.reroll paid.levy.1.p2 paid.levy.1.p2.reroll (paid.oz.1.p2) (paid.oz.2.p2) other *pass
! paid.levy.1.p2
.    war.core.invoke  player=p2 aspect=war-example-levy price=paid how=plus
? p2+p1  war.core.invoke.order  paid.raiders.1.p2 paid.raiders.1.p2.reroll paid.raiders.2.p2 paid.raiders.2.p2.reroll (paid.levy.1.p2) (paid.oz.1.p2) (paid.oz.2.p2) paid.raiders.1.p1 paid.raiders.1.p1.reroll paid.raiders.2.p1 paid.raiders.2.p1.reroll (paid.levy.1.p1) other *pass
! pass
.    war.core.shifts  piece=raiders total=2 against=3 opposed=yes foe=levy shifts=-1 outcome=fail
.    war.core.outcome.attack  piece=raiders target=levy result=fail hit=0 player=p2
.    war.turn.end  piece=raiders
? p1  war.turn.choose  pikes bows levy guard (ida)
+ gm
? p2  war.core.situation_aspect  *back add (strike) (hinders) compel leader side (reveal) close
! close
? p2  war.end.when  s1 s2 draw *back
! draw
.=   war.end.when  side= won=no
.    war.chest.vanish  player=p1 points=0 bought=0 own=4
.    war.chest.vanish  player=p2 points=0 bought=0 own=2
=>   over
