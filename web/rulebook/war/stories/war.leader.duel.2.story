# Ida's boxes are ticked, her consequences are free. She takes a hit of 3: on the moderate one, the severe one, or the mild and
# the moderate one together. The mild one alone is not enough, and no box is left.
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
^ oz.zone=z1
.    ruling war.zone.position  war-thing(z1)
? p1  war.turn.choose  pikes bows levy guard ida
^ ida.box1=yes
.    ruling war.leader.duel  war-yes
? p1  war.turn.choose  pikes bows levy guard ida
^ ida.box2=yes
.    ruling war.leader.duel  war-yes
? p1  war.turn.choose  pikes bows levy guard ida
! levy
.=   war.turn.choose  piece=levy player=p1
? p1  war.action.one  end move.z2 force.z2 (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) ambush intimidate (surround) scout.z2 (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) other.levy elsewhere.levy load (second) attach.ida
! end
.    war.turn.end  piece=levy
? p2  war.turn.choose  raiders slingers skirmishers ogres oz
! oz
.=   war.turn.choose  piece=oz player=p2
? p2  war.action.one  end move.z2 force.z2 duel.oz.ida provoke.oz.ida other.oz elsewhere.oz load.oz (boost.oz) (rally.oz) (attack.pikes) (attack.bows) (attack.levy) (attack.guard) (attach.raiders) (attach.slingers) (attach.skirmishers) (attach.ogres)
! duel.oz.ida
.    war.attack.target  piece=oz target=ida skill=war-skill(fight)
? p2+p1  war.leader.duel  4fate: war.core.total 4; 4fate: war.core.total 3
! 1 1 0 0  0 0 0 0
.    war.core.shifts  piece=oz total=6 against=3 opposed=yes foe=ida shifts=3 outcome=style
? p2  war.core.outcome.attack  *full less
! full
.    war.core.outcome.attack  piece=oz target=ida result=hit hit=3 player=p2
.    war.harm.absorb  piece=ida hit=3
? p1  war.leader.duel  *moderate severe mild+moderate mild+severe moderate+severe mild+moderate+severe decline
! mild
x not-offered war.leader.duel
