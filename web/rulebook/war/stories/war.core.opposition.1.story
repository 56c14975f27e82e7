# The pikes attack the slingers, who waive their defence roll; dice [0000]=0.
# Total 2+0=+2 against 0: 2 shifts, a hit of 2.
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
^ slingers.zone=z1
.    ruling war.zone.position  war-thing(z1)
? p1  war.turn.choose  pikes bows levy guard ida
! pikes
.=   war.turn.choose  piece=pikes player=p1
? p1  war.action.one  end move.z2 force.z2 (attack.raiders) attack.slingers (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) intimidate surround scout.z2 (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) other.pikes elsewhere.pikes load (second) attach.ida
! attack.slingers
.    war.attack.target  piece=pikes target=slingers skill=war-skill(fight)
? p1+p2  war.attack.fight  4fate: war.core.total 2; 4fate: war.core.total 0
+ defend
? p2  war.core.opposition  *fight athletics waive
! waive
.    war.core.opposition  player=p2
? p1  war.attack.fight  4fate: war.core.total 2
! 0 0 0 0
.    war.core.shifts  piece=pikes total=2 against=0 opposed=yes foe=none shifts=2 outcome=success
.    war.core.outcome.attack  piece=pikes target=slingers result=hit hit=2 player=p1
.    war.harm.absorb  piece=slingers hit=2
.    war.harm.average  piece=slingers player=p1
.    war.turn.end  piece=pikes
? p2  war.turn.choose  raiders skirmishers ogres oz
