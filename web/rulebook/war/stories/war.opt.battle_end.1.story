# Units and leaders count. Sven has lost all units, Oz stands alone in Z5: the battle goes on, with Oz as his turns.
= war war.opt.battle_end=units_and_leaders
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ raiders.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  pikes bows levy guard ida
^ skirmishers.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  pikes bows levy guard ida
^ ogres.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  pikes bows levy guard ida
^ bows.zone=z3
.    ruling war.zone.position  war-thing(z3)
? p1  war.turn.choose  pikes bows levy guard ida
! bows
.=   war.turn.choose  piece=bows player=p1
? p1  war.action.one  end move.z2 force.z2 (move.z5) force.z5 move.z4 force.z4 attack.slingers (attack.oz) ambush intimidate (surround) scout.z2 (scout.z5) scout.z4 pin.slingers other.bows elsewhere.bows load second (attach.ida)
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
.    war.turn.end  piece=bows
.=   war.turn.choose  piece=oz player=p2
? p2  war.action.one  end (move.z3) force.z3 move.z4 force.z4 (duel.oz.ida) (provoke.oz.ida) other.oz elsewhere.oz load.oz (boost.oz) (rally.oz) (attack.pikes) (attack.bows) (attack.levy) (attack.guard)
