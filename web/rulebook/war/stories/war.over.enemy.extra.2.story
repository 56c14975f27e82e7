# The same three in Z3: against a shot of the pikes from Z2 the skirmishers defend without any +1.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ pikes.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  pikes bows levy guard ida
^ skirmishers.zone=z3
.    ruling war.zone.position  war-thing(z3)
? p1  war.turn.choose  pikes bows levy guard ida
^ raiders.zone=z3
.    ruling war.zone.position  war-thing(z3)
? p1  war.turn.choose  pikes bows levy guard ida
^ slingers.zone=z3
.    ruling war.zone.position  war-thing(z3)
? p1  war.turn.choose  pikes bows levy guard ida
! pikes
.=   war.turn.choose  piece=pikes player=p1
? p1  war.action.one  end move.z1 force.z1 (move.z3) force.z3 move.z4 force.z4 attack.raiders attack.slingers attack.skirmishers attack.ogres (attack.oz) ambush intimidate (surround) (scout.z1) (scout.z3) scout.z4 pin.raiders pin.slingers pin.skirmishers pin.ogres other.pikes elsewhere.pikes load second (attach.ida)
! attack.skirmishers
.    war.attack.target  piece=pikes target=skirmishers skill=war-skill(shoot)
? p1+p2  war.attack.shoot  4fate: war.core.total 0; 4fate: war.core.total 2
! 0 0 0 0  0 0 0 0
? p1+p2  war.core.invoke.order  paid.pikes.1.p1 paid.pikes.1.p1.reroll paid.pikes.2.p1 paid.pikes.2.p1.reroll paid.skirmishers.1.p1 paid.skirmishers.1.p1.reroll paid.skirmishers.2.p1 paid.skirmishers.2.p1.reroll paid.pikes.1.p2 paid.pikes.1.p2.reroll paid.pikes.2.p2 paid.pikes.2.p2.reroll paid.skirmishers.1.p2 paid.skirmishers.1.p2.reroll paid.skirmishers.2.p2 paid.skirmishers.2.p2.reroll other *pass
! pass
.    war.core.shifts  piece=pikes total=0 against=2 opposed=yes foe=skirmishers shifts=-2 outcome=fail
.    war.core.outcome.attack  piece=pikes target=skirmishers result=fail hit=0 player=p1
.    war.turn.end  piece=pikes
? p2  war.turn.choose  raiders slingers skirmishers ogres oz
