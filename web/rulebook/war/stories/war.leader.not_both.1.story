# This round Ida has detached from the pikes and moved to Z3, where the bows stand: she cannot attach to them before the next round.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ pikes.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  pikes bows levy guard ida
^ ida.unit=pikes
.    ruling war.leader.attach  war-thing(pikes)
? p1  war.turn.choose  pikes bows levy guard detach.ida
^ bows.zone=z3
.    ruling war.zone.position  war-thing(z3)
? p1  war.turn.choose  pikes bows levy guard detach.ida
^ levy.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  pikes bows guard detach.ida
^ guard.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  pikes bows detach.ida
^ raiders.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  pikes bows detach.ida
^ slingers.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  pikes bows detach.ida
^ skirmishers.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  pikes bows detach.ida
^ oz.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  pikes bows detach.ida
^ ogres.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  pikes bows detach.ida
! detach.ida
.=   war.turn.choose  piece=ida player=p1
.    war.leader.attach  leader=ida piece=pikes how=detach
? p1  war.action.one  end move.z1 force.z1 move.z3 force.z3 move.z4 force.z4 other.ida elsewhere.ida load.ida (boost.ida) (rally.ida) (attack.ogres) (attach.pikes) (attach.bows)
! move.z3
.    war.move.free  piece=ida zone=z3
? p1  war.action.one  end (move.z2) force.z2 (move.z5) force.z5 (move.z4) force.z4 other.ida elsewhere.ida load.ida (boost.ida) (rally.ida) (attack.ogres) (attach.pikes) (attach.bows)
! attach.bows
x barred war.leader.not_both
! end
.    war.turn.end  piece=ida
? p1  war.turn.choose  pikes bows (ida)
! pikes
.=   war.turn.choose  piece=pikes player=p1
? p1  war.action.one  end move.z1 force.z1 move.z3 force.z3 move.z4 force.z4 attack.ogres ambush intimidate (surround) scout.z1 (scout.z3) scout.z4 pin.ogres other.pikes elsewhere.pikes load second (attach.ida)
! end
.    war.turn.end  piece=pikes
.=   war.turn.choose  piece=bows player=p1
? p1  war.action.one  end move.z2 force.z2 (move.z5) force.z5 move.z4 force.z4 attack.ogres ambush intimidate (surround) (scout.z2) (scout.z5) scout.z4 pin.ogres other.bows elsewhere.bows load second (attach.ida)
! attach.ida
x barred war.leader.not_both
! end
.    war.turn.end  piece=bows
.=   war.turn.everyone_once  round=2
? p1  war.turn.choose  pikes bows ida
! bows
.=   war.turn.choose  piece=bows player=p1
? p1  war.action.one  end move.z2 force.z2 (move.z5) force.z5 move.z4 force.z4 attack.ogres ambush intimidate (surround) (scout.z2) (scout.z5) scout.z4 pin.ogres other.bows elsewhere.bows load second attach.ida
! attach.ida
.    war.leader.attach  leader=ida piece=bows how=attach
? p1  war.action.one  end move.z2 force.z2 (move.z5) force.z5 move.z4 force.z4 attack.ogres ambush intimidate (surround) (scout.z2) (scout.z5) scout.z4 pin.ogres other.bows elsewhere.bows load (second) give.ida boost.ida (rally.ida) other.ida elsewhere.ida (detach.ida)
