# The pikes force their way into Z2 against +2 with a total of +2: a tie.
# They are in Z2, and one minor cost is to be chosen.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ p1.own=0
.    ruling war.fate.pools  0
? p1  war.turn.choose  pikes bows levy guard ida
^ p2.own=0
.    ruling war.fate.pools  0
? p1  war.turn.choose  pikes bows levy guard ida
^ raiders.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  pikes bows levy guard ida
! pikes
.=   war.turn.choose  piece=pikes player=p1
? p1  war.action.one  end (move.z2) force.z2 attack.raiders (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) ambush intimidate (surround) (scout.z2) pin.raiders (pin.slingers) (pin.skirmishers) (pin.ogres) other.pikes elsewhere.pikes load (second) attach.ida
! force.z2
? p2  war.over.enemy  *raiders raiders.fight raiders.stealth waive
! raiders
? p1+p2  war.over.enemy  4fate: war.core.total 1; 4fate: war.core.total 1
! 1 0 0 0  1 0 0 0
.    war.core.shifts  piece=pikes total=2 against=2 opposed=yes foe=raiders shifts=0 outcome=tie
.    war.over.result  piece=pikes zone=z2 result=tie foe=raiders
? p2  war.core.cost.minor  *boost detail
