# Oz takes Ida out, but Sven loses the battle: Sven +1 for Ida, Nora +1 for the victory.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ ida.zone=z5
.    ruling war.zone.position  war-thing(z5)
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
! 1 1 0 0  0 0 0 0
? p2+p1  war.core.invoke.order  paid.oz.1.p2 paid.oz.1.p2.reroll paid.oz.2.p2 paid.oz.2.p2.reroll paid.ida.1.p2 paid.ida.1.p2.reroll paid.ida.2.p2 paid.ida.2.p2.reroll paid.oz.1.p1 paid.oz.1.p1.reroll paid.oz.2.p1 paid.oz.2.p1.reroll paid.ida.1.p1 paid.ida.1.p1.reroll paid.ida.2.p1 paid.ida.2.p1.reroll other *pass
! pass
.    war.core.shifts  piece=oz total=6 against=3 opposed=yes foe=ida shifts=3 outcome=style
? p2  war.core.outcome.attack  *full less
! full
.    war.core.outcome.attack  piece=oz target=ida result=hit hit=3 player=p2
.    war.harm.absorb  piece=ida hit=3
? p1  war.leader.duel  *box1+mild box2+mild moderate severe mild+moderate mild+severe moderate+severe mild+moderate+severe decline
! decline
.    war.leader.defeated  leader=ida player=p2
.    war.turn.end  piece=oz
? p1  war.turn.choose  pikes bows guard (levy)
^ raiders.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  pikes bows guard (levy)
^ skirmishers.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  pikes bows guard (levy)
^ ogres.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  pikes bows guard (levy)
^ bows.zone=z3
.    ruling war.zone.position  war-thing(z3)
? p1  war.turn.choose  pikes bows guard (levy)
! bows
.=   war.turn.choose  piece=bows player=p1
? p1  war.action.one  end move.z2 force.z2 (move.z5) force.z5 move.z4 force.z4 attack.slingers (attack.oz) ambush intimidate (surround) scout.z2 (scout.z5) scout.z4 pin.slingers other.bows elsewhere.bows load second
! attack.slingers
.    war.attack.target  piece=bows target=slingers skill=war-skill(shoot)
? p1+p2  war.attack.shoot  4fate: war.core.total 2; 4fate: war.core.total 0
! 0 0 0 0  0 0 0 0
? p1+p2  war.core.invoke.order  paid.bows.1.p1 paid.bows.1.p1.reroll paid.bows.2.p1 paid.bows.2.p1.reroll paid.slingers.1.p1 paid.slingers.1.p1.reroll paid.bows.1.p2 paid.bows.1.p2.reroll paid.bows.2.p2 paid.bows.2.p2.reroll paid.slingers.1.p2 paid.slingers.1.p2.reroll (paid.oz.1.p2) (paid.oz.2.p2) other *pass
! pass
.    war.core.shifts  piece=bows total=2 against=0 opposed=yes foe=slingers shifts=2 outcome=success
.    war.core.outcome.attack  piece=bows target=slingers result=hit hit=2 player=p1
.    war.harm.absorb  piece=slingers hit=2
.    war.harm.average  piece=slingers player=p1
.    war.end.when  player=p2 leaders=none
.=   war.end.when  side=s1 won=yes
.    war.end.winner_point  player=p1
.    war.end.leader_points  player=p2 leader=ida
.    war.chest.vanish  player=p1 points=0 bought=0 own=4
.    war.chest.vanish  player=p2 points=0 bought=0 own=4
=>   over
