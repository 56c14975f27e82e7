# In turn: the pikes have +4 against the raiders' +3. Nora is ahead and passes, Sven passes: 4-3 = 1 is fixed, and Sven can no longer
# invoke Loot First.
= war war.opt.invoke_order=in_turn
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ raiders.zone=z1
.    ruling war.zone.position  war-thing(z1)
? p1  war.turn.choose  pikes bows levy guard ida
! pikes
.=   war.turn.choose  piece=pikes player=p1
? p1  war.action.one  end move.z2 force.z2 attack.raiders (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) intimidate surround scout.z2 (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) other.pikes elsewhere.pikes load second attach.ida
! attack.raiders
.    war.attack.target  piece=pikes target=raiders skill=war-skill(fight)
? p1+p2  war.attack.fight  4fate: war.core.total 2; 4fate: war.core.total 2
! 1 1 0 0  1 0 0 0
? p2+p1  war.core.invoke.order  paid.pikes.1.p2 paid.pikes.1.p2.reroll paid.pikes.2.p2 paid.pikes.2.p2.reroll paid.raiders.1.p2 paid.raiders.1.p2.reroll paid.raiders.2.p2 paid.raiders.2.p2.reroll paid.pikes.1.p1 paid.pikes.1.p1.reroll paid.pikes.2.p1 paid.pikes.2.p1.reroll paid.raiders.1.p1 paid.raiders.1.p1.reroll paid.raiders.2.p1 paid.raiders.2.p1.reroll (paid.ida.1.p1) (paid.ida.2.p1) other *pass
! pass
.    war.core.shifts  piece=pikes total=4 against=3 opposed=yes foe=raiders shifts=1 outcome=success
.    war.core.outcome.attack  piece=pikes target=raiders result=hit hit=1 player=p1
.    war.harm.absorb  piece=raiders hit=1
.    war.harm.consequence_aspect  piece=raiders severity=mild aspect=war-consequence-unnamed(mild)
.    war.turn.end  piece=pikes
? p2  war.turn.choose  raiders slingers skirmishers ogres oz
