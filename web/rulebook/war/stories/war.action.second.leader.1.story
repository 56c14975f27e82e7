# Pikes with Ida and raiders are in Z2. Ida gives her action: the pikes create an advantage and then attack.
# Ida's action is gone, and the turn ends with the attack.
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
^ pikes.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  pikes bows levy guard ida
^ ida.unit=pikes
.    ruling war.leader.attach  war-thing(pikes)
? p1  war.turn.choose  pikes bows levy guard detach.ida
^ raiders.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  pikes bows levy guard detach.ida
! pikes
.=   war.turn.choose  piece=pikes player=p1
? p1  war.action.one  end move.z1 force.z1 move.z3 force.z3 move.z4 force.z4 attack.raiders attack.slingers attack.skirmishers attack.ogres (attack.oz) (ambush) intimidate (surround) (scout.z1) scout.z3 scout.z4 (pin.raiders) pin.slingers pin.skirmishers pin.ogres other.pikes elsewhere.pikes load (second) give.ida boost.ida (rally.ida) other.ida elsewhere.ida duel.ida.oz provoke.ida.oz detach.ida
! give.ida
.    war.action.second.leader  leader=ida piece=pikes
? p1  war.action.one  end move.z1 force.z1 move.z3 force.z3 move.z4 force.z4 attack.raiders attack.slingers attack.skirmishers attack.ogres (attack.oz) (ambush) intimidate (surround) (scout.z1) scout.z3 scout.z4 (pin.raiders) pin.slingers pin.skirmishers pin.ogres other.pikes elsewhere.pikes load (second) (give.ida) (boost.ida) (rally.ida) (other.ida) (elsewhere.ida) (duel.ida.oz) (provoke.ida.oz) detach.ida
! intimidate
? p1  war.adv.intimidate  self army raiders slingers skirmishers ogres back
! self
? p1  war.adv.intimidate  4fate: war.core.total 0
! 1 1 1 0
.    war.core.shifts  piece=pikes total=3 against=2 opposed=yes foe=none shifts=1 outcome=success
.    war.core.outcome.advantage  piece=pikes on=pikes aim=none foe=none result=success free=1
.    war.core.situation_aspect  player=p1 aspect=war-aspect-intimidated(own) on=pikes change=new before=none
? p1  war.action.one  end move.z1 force.z1 move.z3 force.z3 move.z4 force.z4 attack.raiders attack.slingers attack.skirmishers attack.ogres (attack.oz) (ambush) (intimidate) (surround) (scout.z1) (scout.z3) (scout.z4) (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) (other.pikes) (elsewhere.pikes) (load) rid.a1 (second) (give.ida) (boost.ida) (rally.ida) (other.ida) (elsewhere.ida) (duel.ida.oz) (provoke.ida.oz) detach.ida
+ name.a1
? p1  war.core.situation_aspect  text
! "Grim Faces"
.    war.core.situation_aspect  player=p1 aspect="Grim Faces" on=pikes change=name before=war-aspect-intimidated(own)
? p1  war.action.one  end move.z1 force.z1 move.z3 force.z3 move.z4 force.z4 attack.raiders attack.slingers attack.skirmishers attack.ogres (attack.oz) (ambush) (intimidate) (surround) (scout.z1) (scout.z3) (scout.z4) (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) (other.pikes) (elsewhere.pikes) (load) rid.a1 (second) (give.ida) (boost.ida) (rally.ida) (other.ida) (elsewhere.ida) (duel.ida.oz) (provoke.ida.oz) detach.ida
! attack.raiders
.    war.attack.target  piece=pikes target=raiders skill=war-skill(fight)
? p1+p2  war.attack.fight  4fate: war.core.total 2, war.leader.skill_bonus 1; 4fate: war.core.total 2
! 0 0 0 0  0 0 0 0
? p1  war.core.invoke.order  free.a1.p1 free.a1.p1.reroll (paid.pikes.1.p1) (paid.pikes.2.p1) (paid.ida.1.p1) (paid.ida.2.p1) (paid.raiders.1.p1) (paid.raiders.2.p1) (paid.a1.p1) *pass
! pass
.    war.core.shifts  piece=pikes total=3 against=2 opposed=yes foe=raiders shifts=1 outcome=success
.    war.core.outcome.attack  piece=pikes target=raiders result=hit hit=1 player=p1
.    war.harm.absorb  piece=raiders hit=1
.    war.harm.consequence_aspect  piece=raiders severity=mild aspect=war-consequence-unnamed(mild)
.    war.turn.end  piece=pikes
? p2  war.turn.choose  raiders slingers skirmishers ogres oz
+ name.a2
? p2  war.harm.consequence_aspect  text
! "Shaken"
.    war.core.situation_aspect  player=p2 aspect="Shaken" on=raiders change=name before=war-consequence-unnamed(mild)
? p2  war.turn.choose  raiders slingers skirmishers ogres oz
