# Oz, with the raiders, is taken out. Next they roll Athletics 1, [0000]: 1+0=+1, the leader's bonus is gone.
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
^ oz.unit=raiders
.    ruling war.leader.attach  war-thing(raiders)
? p1  war.turn.choose  pikes bows levy guard ida
^ oz.box1=yes
.    ruling war.leader.duel  war-yes
? p1  war.turn.choose  pikes bows levy guard ida
^ oz.box2=yes
.    ruling war.leader.duel  war-yes
? p1  war.turn.choose  pikes bows levy guard ida
^ oz.box3=yes
.    ruling war.leader.duel  war-yes
? p1  war.turn.choose  pikes bows levy guard ida
^ oz.mild=yes
.    ruling war.harm.absorb  war-yes
? p1  war.turn.choose  pikes bows levy guard ida
^ oz.moderate=yes
.    ruling war.harm.absorb  war-yes
? p1  war.turn.choose  pikes bows levy guard ida
^ oz.severe=yes
.    ruling war.harm.absorb  war-yes
? p1  war.turn.choose  pikes bows levy guard ida
^ ida.unit=pikes
.    ruling war.leader.attach  war-thing(pikes)
? p1  war.turn.choose  pikes bows levy guard detach.ida
! pikes
.=   war.turn.choose  piece=pikes player=p1
? p1  war.action.one  end move.z2 force.z2 attack.raiders (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) intimidate surround scout.z2 (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) other.pikes elsewhere.pikes load (second) give.ida boost.ida (rally.ida) other.ida elsewhere.ida duel.ida.oz provoke.ida.oz detach.ida
! duel.ida.oz
.    war.attack.target  piece=ida target=oz skill=war-skill(fight)
? p1+p2  war.leader.duel  4fate: war.core.total 3; 4fate: war.core.total 4
! 1 1 0 0  0 0 0 0
.    war.core.shifts  piece=ida total=5 against=4 opposed=yes foe=oz shifts=1 outcome=success
.    war.core.outcome.attack  piece=ida target=oz result=hit hit=1 player=p1
.    war.harm.absorb  piece=oz hit=1
.    war.leader.defeated  leader=oz player=p1
? p1  war.action.one  end (move.z2) (force.z2) attack.raiders (attack.slingers) (attack.skirmishers) (attack.ogres) (ambush) (intimidate) (surround) (scout.z2) (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) (other.pikes) (elsewhere.pikes) (load) (second) (give.ida) (boost.ida) (rally.ida) (other.ida) (elsewhere.ida) (detach.ida)
! attack.raiders
.    war.attack.target  piece=pikes target=raiders skill=war-skill(fight)
? p1+p2  war.attack.fight  4fate: war.core.total 2, war.leader.skill_bonus 1; 4fate: war.core.total 2
+ defend
? p2  war.core.opposition  *fight athletics waive
! athletics
? p1+p2  war.attack.fight  4fate: war.core.total 2, war.leader.skill_bonus 1; 4fate: war.core.total 1
! 0 0 0 0  0 0 0 0
.    war.core.shifts  piece=pikes total=3 against=1 opposed=yes foe=raiders shifts=2 outcome=success
.    war.core.outcome.attack  piece=pikes target=raiders result=hit hit=2 player=p1
.    war.harm.absorb  piece=raiders hit=2
.    war.harm.consequence_aspect  piece=raiders severity=mild aspect=war-consequence-unnamed(mild)
.    war.turn.end  piece=pikes
? p2  war.turn.choose  raiders slingers skirmishers ogres
