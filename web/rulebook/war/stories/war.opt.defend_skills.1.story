# “The ranks hold”: the bows shoot at the ogres (Will 1, Athletics 2). Athletics does not count;
# [0000]=0: 1+0=+1 with Will.
= war war.opt.defend_skills=ranks_hold
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ bows.zone=z3
.    ruling war.zone.position  war-thing(z3)
? p1  war.turn.choose  pikes bows levy guard ida
! bows
.=   war.turn.choose  piece=bows player=p1
? p1  war.action.one  end move.z2 force.z2 (move.z5) force.z5 move.z4 force.z4 attack.raiders attack.slingers attack.skirmishers attack.ogres (attack.oz) ambush intimidate (surround) scout.z2 (scout.z5) scout.z4 pin.raiders pin.slingers pin.skirmishers pin.ogres other.bows elsewhere.bows load second (attach.ida)
! attack.ogres
.    war.attack.target  piece=bows target=ogres skill=war-skill(shoot)
? p1+p2  war.attack.shoot  4fate: war.core.total 2; 4fate: war.core.total 1
+ defend
? p2  war.core.opposition  *will waive
! athletics
x not-offered war.core.opposition
! will
? p1+p2  war.attack.shoot  4fate: war.core.total 2; 4fate: war.core.total 1
! 0 0 0 0  0 0 0 0
? p1+p2  war.core.invoke.order  paid.bows.1.p1 paid.bows.1.p1.reroll paid.bows.2.p1 paid.bows.2.p1.reroll paid.ogres.1.p1 paid.ogres.1.p1.reroll paid.ogres.2.p1 paid.ogres.2.p1.reroll paid.ogres.3.p1 paid.ogres.3.p1.reroll paid.bows.1.p2 paid.bows.1.p2.reroll paid.bows.2.p2 paid.bows.2.p2.reroll paid.ogres.1.p2 paid.ogres.1.p2.reroll paid.ogres.2.p2 paid.ogres.2.p2.reroll paid.ogres.3.p2 paid.ogres.3.p2.reroll (paid.oz.1.p2) (paid.oz.2.p2) other *pass
! pass
.    war.core.shifts  piece=bows total=2 against=1 opposed=yes foe=ogres shifts=1 outcome=success
.    war.core.outcome.attack  piece=bows target=ogres result=hit hit=1 player=p1
.    war.harm.absorb  piece=ogres hit=1
? p2  war.harm.absorb  *mild moderate mild+moderate decline
