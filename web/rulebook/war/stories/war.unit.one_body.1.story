# The ogres stand for a thousand warriors. They attack:
# one attack roll against one target, and their turn is over.
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
^ ogres.zone=z1
.    ruling war.zone.position  war-thing(z1)
? p1  war.turn.choose  pikes bows levy guard ida
! levy
.=   war.turn.choose  piece=levy player=p1
? p1  war.action.one  end move.z2 force.z2 (attack.raiders) (attack.slingers) (attack.skirmishers) attack.ogres (attack.oz) (ambush) intimidate surround scout.z2 (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) other.levy elsewhere.levy load (second) attach.ida
! end
.    war.turn.end  piece=levy
? p2  war.turn.choose  raiders slingers skirmishers ogres oz
! ogres
.=   war.turn.choose  piece=ogres player=p2
? p2  war.action.one  end move.z2 force.z2 attack.pikes attack.bows attack.levy attack.guard (attack.ida) (ambush) intimidate (surround) scout.z2 (pin.pikes) (pin.bows) (pin.levy) (pin.guard) other.ogres elsewhere.ogres load (second) (attach.oz)
! attack.guard
.    war.attack.target  piece=ogres target=guard skill=war-skill(fight)
? p2+p1  war.attack.fight  4fate: war.core.total 3; 4fate: war.core.total 3
! 0 0 0 0  1 0 0 0
.    war.core.shifts  piece=ogres total=3 against=4 opposed=yes foe=guard shifts=-1 outcome=fail
.    war.core.outcome.attack  piece=ogres target=guard result=fail hit=0 player=p2
.    war.turn.end  piece=ogres
? p1  war.turn.choose  pikes bows guard ida (levy)
