# The slingers have declared an attack on the levy, no dice are thrown. Nora concedes: the attack falls away,
# and as only Sven’s side is left, the battle is over.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ levy.zone=z3
.    ruling war.zone.position  war-thing(z3)
? p1  war.turn.choose  pikes bows levy guard ida
! ida
.=   war.turn.choose  piece=ida player=p1
? p1  war.action.one  end move.z2 force.z2 (duel.ida.oz) (provoke.ida.oz) other.ida elsewhere.ida load.ida (boost.ida) (rally.ida) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) attach.pikes attach.bows (attach.levy) attach.guard
! end
.    war.turn.end  piece=ida
? p2  war.turn.choose  raiders slingers skirmishers ogres oz
! slingers
.=   war.turn.choose  piece=slingers player=p2
? p2  war.action.one  end (move.z3) force.z3 move.z4 force.z4 (attack.pikes) (attack.bows) attack.levy (attack.guard) (attack.ida) ambush intimidate (surround) (scout.z3) scout.z4 (pin.pikes) (pin.bows) pin.levy (pin.guard) other.slingers elsewhere.slingers load second attach.oz
! attack.levy
.    war.attack.target  piece=slingers target=levy skill=war-skill(shoot)
? p2+p1  war.attack.shoot  4fate: war.core.total 1; 4fate: war.core.total 0
+ concede.p1
.    war.end.concede  player=p1 falls=attack
.=   war.end.when  side=s2 won=yes
.    war.end.winner_point  player=p2
.    war.chest.vanish  player=p1 points=0 bought=0 own=4
.    war.chest.vanish  player=p2 points=0 bought=0 own=4
=>   over
