# Ida took a mild and a moderate consequence in this battle, the guard took one. Nora concedes:
# after the battle she has 3 personal fate points more.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ ida.zone=z5
.    ruling war.zone.position  war-thing(z5)
? p1  war.turn.choose  pikes bows levy guard ida
^ guard.mild=yes
.    ruling war.harm.absorb  war-yes
? p1  war.turn.choose  pikes bows levy guard ida
! levy
.=   war.turn.choose  piece=levy player=p1
? p1  war.action.one  end move.z2 force.z2 (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) ambush intimidate (surround) scout.z2 (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) other.levy elsewhere.levy load second (attach.ida)
! end
.    war.turn.end  piece=levy
? p2  war.turn.choose  raiders slingers skirmishers ogres oz
! oz
.=   war.turn.choose  piece=oz player=p2
? p2  war.action.one  end move.z3 force.z3 move.z4 force.z4 duel.oz.ida provoke.oz.ida other.oz elsewhere.oz load.oz (boost.oz) (rally.oz) (attack.pikes) (attack.bows) (attack.levy) (attack.guard) attach.raiders attach.slingers attach.skirmishers attach.ogres
! duel.oz.ida
.    war.attack.target  piece=oz target=ida skill=war-skill(fight)
? p2+p1  war.leader.duel  4fate: war.core.total 4; 4fate: war.core.total 3
! 1 1 1 1  -1 0 0 0
? p2+p1  war.core.invoke.order  paid.oz.1.p2 paid.oz.1.p2.reroll paid.oz.2.p2 paid.oz.2.p2.reroll paid.ida.1.p2 paid.ida.1.p2.reroll paid.ida.2.p2 paid.ida.2.p2.reroll paid.oz.1.p1 paid.oz.1.p1.reroll paid.oz.2.p1 paid.oz.2.p1.reroll paid.ida.1.p1 paid.ida.1.p1.reroll paid.ida.2.p1 paid.ida.2.p1.reroll other *pass
! pass
.    war.core.shifts  piece=oz total=8 against=2 opposed=yes foe=ida shifts=6 outcome=style
? p2  war.core.outcome.attack  *full less
! full
.    war.core.outcome.attack  piece=oz target=ida result=hit hit=6 player=p2
.    war.harm.absorb  piece=ida hit=6
? p1  war.leader.duel  *box2+moderate severe mild+moderate mild+severe moderate+severe mild+moderate+severe decline
! mild+moderate
.    war.harm.consequence_aspect  piece=ida severity=mild aspect=war-consequence-unnamed(mild)
.    war.harm.consequence_aspect  piece=ida severity=moderate aspect=war-consequence-unnamed(moderate)
.    war.turn.end  piece=oz
? p1  war.turn.choose  pikes bows guard ida (levy)
+ name.a1
? p1  war.harm.consequence_aspect  text
! "Broken Ribs"
.    war.core.situation_aspect  player=p1 aspect="Broken Ribs" on=guard change=name before=war-consequence-unnamed(mild)
? p1  war.turn.choose  pikes bows guard ida (levy)
+ name.a2
? p1  war.harm.consequence_aspect  text
! "Blood in the Eyes"
.    war.core.situation_aspect  player=p1 aspect="Blood in the Eyes" on=ida change=name before=war-consequence-unnamed(mild)
? p1  war.turn.choose  pikes bows guard ida (levy)
+ concede.p1
.    war.end.concede  player=p1 falls=nothing
.=   war.end.when  side=s2 won=yes
.    war.end.winner_point  player=p2
.    war.chest.vanish  player=p1 points=0 bought=0 own=6
.    war.chest.vanish  player=p2 points=0 bought=0 own=4
=>   over
