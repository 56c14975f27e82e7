# The guard use Provoke 1 on themselves; the game master leaves the proposed difficulty, dice [+++0]=+3.
# Total 1+3=+4 against Fair (+2): 2 shifts, a success.
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
! guard
.=   war.turn.choose  piece=guard player=p1
? p1  war.action.one  end move.z2 force.z2 (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) ambush intimidate (surround) scout.z2 (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) other.guard elsewhere.guard load (second) attach.ida
! intimidate
? p1  war.adv.intimidate  self army raiders slingers skirmishers ogres back
! self
? p1  war.adv.intimidate  4fate: war.core.total 1
! 1 1 1 0
.    war.core.shifts  piece=guard total=4 against=2 opposed=yes foe=none shifts=2 outcome=success
.    war.core.outcome.advantage  piece=guard on=guard aim=none foe=none result=success free=1
.    war.core.situation_aspect  player=p1 aspect=war-aspect-intimidated(own) on=guard change=new before=none
? p1  war.action.one  end move.z2 (force.z2) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) (intimidate) (surround) (scout.z2) (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) (other.guard) (elsewhere.guard) (load) (rid.a1) (second) attach.ida
+ name.a1
? p1  war.core.situation_aspect  text
! "Frenzied Berserkers"
.    war.core.situation_aspect  player=p1 aspect="Frenzied Berserkers" on=guard change=name before=war-aspect-intimidated(own)
? p1  war.action.one  end move.z2 (force.z2) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) (intimidate) (surround) (scout.z2) (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) (other.guard) (elsewhere.guard) (load) (rid.a1) (second) attach.ida
