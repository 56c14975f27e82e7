# The pikes with Ida have already acted and are destroyed. Nora wants to activate Ida: refused until the next round.
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
^ pikes.mild=yes
.    ruling war.harm.absorb  war-yes
? p1  war.turn.choose  pikes bows levy guard ida
^ ida.unit=pikes
.    ruling war.leader.attach  war-thing(pikes)
? p1  war.turn.choose  pikes bows levy guard detach.ida
^ ogres.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  pikes bows levy guard detach.ida
^ levy.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  pikes bows guard (levy) detach.ida
^ guard.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  pikes bows (levy) (guard) detach.ida
^ raiders.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  pikes bows (levy) (guard) detach.ida
^ slingers.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  pikes bows (levy) (guard) detach.ida
^ skirmishers.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  pikes bows (levy) (guard) detach.ida
^ oz.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  pikes bows (levy) (guard) detach.ida
! pikes
.=   war.turn.choose  piece=pikes player=p1
? p1  war.action.one  end move.z1 force.z1 move.z3 force.z3 move.z4 force.z4 attack.raiders attack.slingers attack.skirmishers attack.ogres (attack.oz) (ambush) intimidate (surround) (scout.z1) scout.z3 scout.z4 pin.raiders pin.slingers pin.skirmishers (pin.ogres) other.pikes elsewhere.pikes load (second) give.ida boost.ida rally.ida other.ida elsewhere.ida duel.ida.oz provoke.ida.oz detach.ida
! end
.    war.turn.end  piece=pikes
.=   war.turn.choose  piece=ogres player=p2
? p2  war.action.one  end (move.z1) force.z1 move.z3 force.z3 move.z4 force.z4 attack.pikes attack.bows attack.levy attack.guard (attack.ida) (ambush) intimidate (surround) (scout.z1) scout.z3 scout.z4 (pin.pikes) pin.bows pin.levy pin.guard other.ogres elsewhere.ogres load (second) (attach.oz)
! attack.pikes
.    war.attack.target  piece=ogres target=pikes skill=war-skill(fight)
? p2+p1  war.attack.fight  4fate: war.core.total 3; 4fate: war.core.total 2, war.leader.skill_bonus 1
! 0 0 0 0  -1 0 0 0
.    war.core.shifts  piece=ogres total=3 against=2 opposed=yes foe=pikes shifts=1 outcome=success
.    war.core.outcome.attack  piece=ogres target=pikes result=hit hit=1 player=p2
.    war.harm.absorb  piece=pikes hit=1
.    war.harm.defeated  piece=pikes player=p2
.    war.leader.unit_lost  leader=ida zone=z2
.    war.turn.end  piece=ogres
.=   war.turn.choose  piece=bows player=p1
? p1  war.action.one  end (move.z2) force.z2 (attack.raiders) (attack.slingers) (attack.skirmishers) attack.ogres (attack.oz) ambush intimidate (surround) (scout.z2) (pin.raiders) (pin.slingers) (pin.skirmishers) pin.ogres other.bows elsewhere.bows load (second) (attach.ida)
! ida
x not-offered war.action.one
! end
.    war.turn.end  piece=bows
.=   war.turn.everyone_once  round=2
? p1  war.turn.choose  bows levy guard ida
! ida
.=   war.turn.choose  piece=ida player=p1
? p1  war.action.one  end move.z1 force.z1 move.z3 force.z3 move.z4 force.z4 duel.ida.oz provoke.ida.oz other.ida elsewhere.ida load.ida (boost.ida) (rally.ida) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attach.bows) (attach.levy) (attach.guard)
