# The guard take a hit of 6, both free: both are filled, and they hold.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ guard.zone=z5
.    ruling war.zone.position  war-thing(z5)
? p1  war.turn.choose  pikes bows levy guard ida
! ida
.=   war.turn.choose  piece=ida player=p1
? p1  war.action.one  end move.z2 force.z2 (duel.ida.oz) (provoke.ida.oz) other.ida elsewhere.ida load.ida (boost.ida) (rally.ida) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) attach.pikes attach.bows attach.levy (attach.guard)
! end
.    war.turn.end  piece=ida
? p2  war.turn.choose  raiders slingers skirmishers ogres oz
! ogres
.=   war.turn.choose  piece=ogres player=p2
? p2  war.action.one  end move.z3 force.z3 move.z4 force.z4 (attack.pikes) (attack.bows) (attack.levy) attack.guard (attack.ida) (ambush) intimidate surround scout.z3 scout.z4 (pin.pikes) (pin.bows) (pin.levy) (pin.guard) other.ogres elsewhere.ogres load second attach.oz
! attack.guard
.    war.attack.target  piece=ogres target=guard skill=war-skill(fight)
? p2+p1  war.attack.fight  4fate: war.core.total 3; 4fate: war.core.total 3
! 1 1 1 1  -1 -1 0 0
? p2+p1  war.core.invoke.order  paid.ogres.1.p2 paid.ogres.1.p2.reroll paid.ogres.2.p2 paid.ogres.2.p2.reroll paid.ogres.3.p2 paid.ogres.3.p2.reroll paid.guard.1.p2 paid.guard.1.p2.reroll paid.guard.2.p2 paid.guard.2.p2.reroll paid.guard.3.p2 paid.guard.3.p2.reroll (paid.oz.1.p2) (paid.oz.2.p2) paid.ogres.1.p1 paid.ogres.1.p1.reroll paid.ogres.2.p1 paid.ogres.2.p1.reroll paid.ogres.3.p1 paid.ogres.3.p1.reroll paid.guard.1.p1 paid.guard.1.p1.reroll paid.guard.2.p1 paid.guard.2.p1.reroll paid.guard.3.p1 paid.guard.3.p1.reroll other *pass
! pass
.    war.core.shifts  piece=ogres total=7 against=1 opposed=yes foe=guard shifts=6 outcome=style
? p2  war.core.outcome.attack  *full less
! full
.    war.core.outcome.attack  piece=ogres target=guard result=hit hit=6 player=p2
.    war.harm.absorb  piece=guard hit=6
.    war.harm.consequence_aspect  piece=guard severity=mild aspect=war-consequence-unnamed(mild)
.    war.harm.consequence_aspect  piece=guard severity=moderate aspect=war-consequence-unnamed(moderate)
.    war.turn.end  piece=ogres
? p1  war.turn.choose  pikes bows levy guard (ida)
+ name.a1
? p1  war.harm.consequence_aspect  text
! "Bloodied"
.    war.core.situation_aspect  player=p1 aspect="Bloodied" on=guard change=name before=war-consequence-unnamed(mild)
? p1  war.turn.choose  pikes bows levy guard (ida)
+ name.a2
? p1  war.harm.consequence_aspect  text
! "Broken Line"
.    war.core.situation_aspect  player=p1 aspect="Broken Line" on=guard change=name before=war-consequence-unnamed(moderate)
? p1  war.turn.choose  pikes bows levy guard (ida)
