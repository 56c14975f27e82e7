# The guard have one consequence, Ida (Will 3) rolls [00-0]: 3-1=+2 against +2. A tie, the boost is placed.
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
^ guard.mild=yes
.    ruling war.harm.absorb  war-yes
? p1  war.turn.choose  pikes bows levy guard ida
^ ida.unit=guard
.    ruling war.leader.attach  war-thing(guard)
? p1  war.turn.choose  pikes bows levy guard detach.ida
! guard
.=   war.turn.choose  piece=guard player=p1
? p1  war.action.one  end move.z2 force.z2 (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) ambush intimidate (surround) scout.z2 (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) other.guard elsewhere.guard load (second) give.ida boost.ida rally.ida other.ida elsewhere.ida (duel.ida.oz) (provoke.ida.oz) detach.ida
! boost.ida
? p1  war.leader.boost  4fate: war.core.total 3
! 0 0 -1 0
.    war.core.shifts  piece=ida total=2 against=2 opposed=yes foe=none shifts=0 outcome=tie
.    war.leader.boost  leader=ida piece=guard placed=yes
.    war.core.boost  player=p1 aspect=war-boost-unnamed(war-leader-boost)
? p1  war.action.one  end move.z2 force.z2 (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) ambush intimidate (surround) scout.z2 (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) other.guard elsewhere.guard load (second) (give.ida) (boost.ida) (rally.ida) (other.ida) (elsewhere.ida) (duel.ida.oz) (provoke.ida.oz) detach.ida
+ name.a1
? p1  war.harm.consequence_aspect  text
! "Charge!"
.    war.core.situation_aspect  player=p1 aspect="Charge!" on=guard change=name before=war-consequence-unnamed(mild)
? p1  war.action.one  end move.z2 force.z2 (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) ambush intimidate (surround) scout.z2 (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) other.guard elsewhere.guard load (second) (give.ida) (boost.ida) (rally.ida) (other.ida) (elsewhere.ida) (duel.ida.oz) (provoke.ida.oz) detach.ida
