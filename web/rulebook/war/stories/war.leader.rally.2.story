# The guard have a moderate consequence. Ida (Will 3) rolls [0000]: 3+0=+3 against +4.
# It stays unless a serious cost is taken, and her action is used.
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
^ guard.moderate=yes
.    ruling war.harm.absorb  war-yes
? p1  war.turn.choose  pikes bows levy guard ida
^ ida.unit=guard
.    ruling war.leader.attach  war-thing(guard)
? p1  war.turn.choose  pikes bows levy guard detach.ida
! guard
.=   war.turn.choose  piece=guard player=p1
? p1  war.action.one  end move.z2 force.z2 (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) ambush intimidate (surround) scout.z2 (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) other.guard elsewhere.guard load (second) give.ida boost.ida rally.ida other.ida elsewhere.ida (duel.ida.oz) (provoke.ida.oz) detach.ida
! rally.ida
? p1  war.leader.rally  4fate: war.core.total 3
! 0 0 0 0
.    war.core.shifts  piece=ida total=3 against=4 opposed=yes foe=none shifts=-1 outcome=fail
.    war.leader.rally  leader=ida aspect=war-consequence-unnamed(moderate) gone=no
? p1  war.opt.success_at_cost  *fail pay
! fail
? p1  war.action.one  end move.z2 force.z2 (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) ambush intimidate (surround) scout.z2 (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) other.guard elsewhere.guard load (second) (give.ida) (boost.ida) (rally.ida) (other.ida) (elsewhere.ida) (duel.ida.oz) (provoke.ida.oz) detach.ida
! rally.ida
x barred war.leader.choices
