# Only Shoot counts here: bows and slingers stand in Z2, and the bows attack with Shoot, without anything for the distance.
= war war.attack.venue=shoot_only
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ bows.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  pikes bows levy guard ida
^ slingers.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  pikes bows levy guard ida
! bows
.=   war.turn.choose  piece=bows player=p1
? p1  war.action.one  end move.z1 force.z1 move.z3 force.z3 move.z4 force.z4 attack.raiders attack.slingers attack.skirmishers attack.ogres (attack.oz) (ambush) intimidate (surround) (scout.z1) scout.z3 scout.z4 pin.raiders pin.slingers pin.skirmishers pin.ogres other.bows elsewhere.bows load second (attach.ida)
! attack.slingers
.    war.attack.target  piece=bows target=slingers skill=war-skill(shoot)
? p1+p2  war.attack.shoot  4fate: war.core.total 2; 4fate: war.core.total 0
! 0 0 0 0  0 0 0 0
? p1+p2  war.core.invoke.order  paid.bows.1.p1 paid.bows.1.p1.reroll paid.bows.2.p1 paid.bows.2.p1.reroll paid.slingers.1.p1 paid.slingers.1.p1.reroll paid.bows.1.p2 paid.bows.1.p2.reroll paid.bows.2.p2 paid.bows.2.p2.reroll paid.slingers.1.p2 paid.slingers.1.p2.reroll other *pass
! pass
.    war.core.shifts  piece=bows total=2 against=0 opposed=yes foe=slingers shifts=2 outcome=success
.    war.core.outcome.attack  piece=bows target=slingers result=hit hit=2 player=p1
.    war.harm.absorb  piece=slingers hit=2
.    war.harm.average  piece=slingers player=p1
.    war.turn.end  piece=bows
? p2  war.turn.choose  raiders skirmishers ogres oz
