# Ida gives her action to the pikes and then detaches: the second action is still theirs, but her +1 is gone.
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
^ raiders.zone=z1
.    ruling war.zone.position  war-thing(z1)
? p1  war.turn.choose  pikes bows levy guard ida
^ ida.unit=pikes
.    ruling war.leader.attach  war-thing(pikes)
? p1  war.turn.choose  pikes bows levy guard detach.ida
! pikes
.=   war.turn.choose  piece=pikes player=p1
? p1  war.action.one  end move.z2 force.z2 attack.raiders (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) intimidate surround scout.z2 (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) other.pikes elsewhere.pikes load (second) give.ida boost.ida (rally.ida) other.ida elsewhere.ida (duel.ida.oz) (provoke.ida.oz) detach.ida
! give.ida
.    war.action.second.leader  leader=ida piece=pikes
? p1  war.action.one  end move.z2 force.z2 attack.raiders (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) intimidate surround scout.z2 (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) other.pikes elsewhere.pikes load (second) (give.ida) (boost.ida) (rally.ida) (other.ida) (elsewhere.ida) (duel.ida.oz) (provoke.ida.oz) detach.ida
! intimidate
? p1  war.adv.intimidate  self army raiders slingers skirmishers ogres back
! self
? p1  war.adv.intimidate  4fate: war.core.total 0
! 0 0 0 0
.    war.core.shifts  piece=pikes total=0 against=2 opposed=yes foe=none shifts=-2 outcome=fail
.    war.core.outcome.advantage  piece=pikes on=pikes aim=none foe=none result=fail free=0
? p1  war.action.one  end move.z2 force.z2 attack.raiders (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) (intimidate) (surround) (scout.z2) (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) (other.pikes) (elsewhere.pikes) (load) (second) (give.ida) (boost.ida) (rally.ida) (other.ida) (elsewhere.ida) (duel.ida.oz) (provoke.ida.oz) detach.ida
! detach.ida
.    war.leader.attach  leader=ida piece=pikes how=detach
? p1  war.action.one  end move.z2 force.z2 attack.raiders (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) (intimidate) (surround) (scout.z2) (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) (other.pikes) (elsewhere.pikes) (load) (second) (attach.ida)
! attack.raiders
.    war.attack.target  piece=pikes target=raiders skill=war-skill(fight)
? p1+p2  war.attack.fight  4fate: war.core.total 2; 4fate: war.core.total 2
