# Ida attached to the bows earlier this round: she cannot detach before the next round.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ pikes.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  bows levy guard ida
^ levy.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  bows guard ida
^ guard.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  bows ida
^ raiders.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  bows ida
^ slingers.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  bows ida
^ skirmishers.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  bows ida
^ oz.zone=off
.    ruling war.zone.position  war-off-field
? p1  war.turn.choose  bows ida
^ ogres.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  bows ida
! bows
.=   war.turn.choose  piece=bows player=p1
? p1  war.action.one  end move.z2 force.z2 (attack.ogres) ambush intimidate (surround) scout.z2 (pin.ogres) other.bows elsewhere.bows load second attach.ida
! attach.ida
.    war.leader.attach  leader=ida piece=bows how=attach
? p1  war.action.one  end move.z2 force.z2 (attack.ogres) ambush intimidate (surround) scout.z2 (pin.ogres) other.bows elsewhere.bows load (second) give.ida boost.ida (rally.ida) other.ida elsewhere.ida (detach.ida)
! detach.ida
x barred war.leader.not_both
! end
.    war.turn.end  piece=bows
.=   war.turn.everyone_once  round=2
? p1  war.turn.choose  bows detach.ida
! bows
.=   war.turn.choose  piece=bows player=p1
? p1  war.action.one  end move.z2 force.z2 (attack.ogres) ambush intimidate (surround) scout.z2 (pin.ogres) other.bows elsewhere.bows load (second) give.ida boost.ida (rally.ida) other.ida elsewhere.ida detach.ida
! detach.ida
.    war.leader.attach  leader=ida piece=bows how=detach
? p1  war.action.one  end move.z2 force.z2 (attack.ogres) ambush intimidate (surround) scout.z2 (pin.ogres) other.bows elsewhere.bows load second (attach.ida)
