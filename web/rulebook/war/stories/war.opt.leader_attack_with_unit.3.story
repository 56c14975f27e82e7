# Strict: the pikes have attacked, and Ida wants to attack Oz. Refused: the turn is over.
= war war.opt.leader_attack_with_unit=strict
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
^ oz.unit=raiders
.    ruling war.leader.attach  war-thing(raiders)
? p1  war.turn.choose  pikes bows levy guard detach.ida
! pikes
.=   war.turn.choose  piece=pikes player=p1
? p1  war.action.one  end move.z1 force.z1 move.z3 force.z3 move.z4 force.z4 attack.raiders attack.slingers attack.skirmishers attack.ogres (attack.oz) (ambush) intimidate (surround) (scout.z1) scout.z3 scout.z4 (pin.raiders) pin.slingers pin.skirmishers pin.ogres other.pikes elsewhere.pikes load (second) give.ida boost.ida (rally.ida) other.ida elsewhere.ida duel.ida.oz provoke.ida.oz detach.ida
! attack.raiders
.    war.attack.target  piece=pikes target=raiders skill=war-skill(fight)
? p1+p2  war.attack.fight  4fate: war.core.total 2, war.leader.skill_bonus 1; 4fate: war.core.total 2
! -1 -1 0 0  0 0 0 0
.    war.core.shifts  piece=pikes total=1 against=2 opposed=yes foe=raiders shifts=-1 outcome=fail
.    war.core.outcome.attack  piece=pikes target=raiders result=fail hit=0 player=p1
.    war.turn.end  piece=pikes
? p2  war.turn.choose  raiders slingers skirmishers ogres detach.oz
! duel.ida.oz
x not-offered war.turn.choose
