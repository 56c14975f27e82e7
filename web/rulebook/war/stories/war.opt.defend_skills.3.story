# “The ranks hold” for all units: neither the ogres nor, on the other side, the guard get an exception.
= war war.opt.defend_skills=ranks_hold
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ bows.zone=z3
.    ruling war.zone.position  war-thing(z3)
? p1  war.turn.choose  pikes bows levy guard ida
^ guard.zone=z4
.    ruling war.zone.position  war-thing(z4)
? p1  war.turn.choose  pikes bows levy guard ida
! bows
.=   war.turn.choose  piece=bows player=p1
? p1  war.action.one  end move.z2 force.z2 (move.z5) force.z5 move.z4 force.z4 attack.raiders attack.slingers attack.skirmishers attack.ogres (attack.oz) ambush intimidate (surround) scout.z2 (scout.z5) (scout.z4) pin.raiders pin.slingers pin.skirmishers pin.ogres other.bows elsewhere.bows load second (attach.ida)
! attack.ogres
.    war.attack.target  piece=bows target=ogres skill=war-skill(shoot)
? p1+p2  war.attack.shoot  4fate: war.core.total 2; 4fate: war.core.total 1
+ defend
? p2  war.core.opposition  *will waive
! athletics
x not-offered war.core.opposition
! will
? p1+p2  war.attack.shoot  4fate: war.core.total 2; 4fate: war.core.total 1
! -1 0 0 0  0 0 0 0
? p1+p2  war.core.invoke.order  paid.bows.1.p1 paid.bows.1.p1.reroll paid.bows.2.p1 paid.bows.2.p1.reroll paid.ogres.1.p1 paid.ogres.1.p1.reroll paid.ogres.2.p1 paid.ogres.2.p1.reroll paid.ogres.3.p1 paid.ogres.3.p1.reroll paid.bows.1.p2 paid.bows.1.p2.reroll paid.bows.2.p2 paid.bows.2.p2.reroll paid.ogres.1.p2 paid.ogres.1.p2.reroll paid.ogres.2.p2 paid.ogres.2.p2.reroll paid.ogres.3.p2 paid.ogres.3.p2.reroll (paid.oz.1.p2) (paid.oz.2.p2) other *pass
! pass
.    war.core.shifts  piece=bows total=1 against=1 opposed=yes foe=ogres shifts=0 outcome=tie
.    war.core.outcome.attack  piece=bows target=ogres result=tie hit=0 player=p1
.    war.core.boost  player=p1 aspect=war-boost-unnamed(war-core-outcome-attack)
.    war.turn.end  piece=bows
? p2  war.turn.choose  raiders slingers skirmishers ogres oz
! slingers
.=   war.turn.choose  piece=slingers player=p2
? p2  war.action.one  end (move.z3) force.z3 (move.z4) force.z4 (attack.pikes) attack.bows (attack.levy) attack.guard (attack.ida) ambush intimidate (surround) (scout.z3) (scout.z4) (pin.pikes) pin.bows (pin.levy) pin.guard other.slingers elsewhere.slingers load second attach.oz
! attack.guard
.    war.attack.target  piece=slingers target=guard skill=war-skill(shoot)
? p2+p1  war.attack.shoot  4fate: war.core.total 1; 4fate: war.core.total 2
+ defend
? p1  war.core.opposition  *will waive
! athletics
x not-offered war.core.opposition
