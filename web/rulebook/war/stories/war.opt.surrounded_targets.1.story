# “Same zone”: the bows stand in the Surrounded Z2 and shoot at the raiders in Z3. [0000]=0: 2+0=+2, no bonus.
= war war.opt.surrounded_targets=same_zone
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ pikes.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  pikes bows levy guard ida
^ guard.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  pikes bows levy guard ida
^ levy.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  pikes bows levy guard ida
^ slingers.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  pikes bows levy guard ida
^ raiders.zone=z3
.    ruling war.zone.position  war-thing(z3)
? p1  war.turn.choose  pikes bows levy guard ida
! pikes
.=   war.turn.choose  piece=pikes player=p1
? p1  war.action.one  end move.z1 force.z1 (move.z3) force.z3 move.z4 force.z4 attack.raiders attack.slingers attack.skirmishers attack.ogres (attack.oz) (ambush) intimidate surround (scout.z1) (scout.z3) scout.z4 pin.raiders (pin.slingers) pin.skirmishers pin.ogres other.pikes elsewhere.pikes load second (attach.ida)
! surround
? p1+p2  war.adv.surround  4fate: war.core.total 2; 4fate: war.core.total 0
! 0 1 0 0  -1 0 0 0
? p2  war.core.invoke.order  paid.pikes.1.p2 paid.pikes.1.p2.reroll paid.pikes.2.p2 paid.pikes.2.p2.reroll paid.slingers.1.p2 paid.slingers.1.p2.reroll other *pass
! pass
.    war.core.shifts  piece=pikes total=3 against=-1 opposed=yes foe=slingers shifts=4 outcome=style
.    war.core.outcome.advantage  piece=pikes on=z2 aim=thing foe=slingers result=style free=2
.    war.core.situation_aspect  player=p1 aspect=war-aspect-surrounded(s1) on=z2 change=new before=none
? p1  war.action.one  end move.z1 (force.z1) (move.z3) (force.z3) move.z4 (force.z4) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) (intimidate) (surround) (scout.z1) (scout.z3) (scout.z4) (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) (other.pikes) (elsewhere.pikes) (load) second (attach.ida)
! end
.    war.turn.end  piece=pikes
? p2  war.turn.choose  raiders slingers skirmishers ogres oz
^ bows.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p2  war.turn.choose  raiders slingers skirmishers ogres oz
! oz
.=   war.turn.choose  piece=oz player=p2
? p2  war.action.one  end move.z3 force.z3 move.z4 force.z4 (duel.oz.ida) (provoke.oz.ida) other.oz elsewhere.oz load.oz (boost.oz) (rally.oz) (attack.pikes) (attack.bows) (attack.levy) (attack.guard) (attach.raiders) (attach.slingers) attach.skirmishers attach.ogres
! end
.    war.turn.end  piece=oz
? p1  war.turn.choose  bows levy guard ida (pikes)
! bows
.=   war.turn.choose  piece=bows player=p1
? p1  war.action.one  end move.z1 force.z1 (move.z3) force.z3 move.z4 force.z4 attack.raiders attack.slingers attack.skirmishers attack.ogres (attack.oz) (ambush) intimidate (surround) scout.z1 (scout.z3) scout.z4 pin.raiders (pin.slingers) pin.skirmishers pin.ogres other.bows elsewhere.bows load second (attach.ida)
! attack.raiders
.    war.attack.target  piece=bows target=raiders skill=war-skill(shoot)
? p1+p2  war.attack.shoot  4fate: war.core.total 2; 4fate: war.core.total 1
! 0 0 0 0  0 0 0 0
? p1+p2  war.core.invoke.order  free.a1.p1 free.a1.p1.reroll paid.bows.1.p1 paid.bows.1.p1.reroll paid.bows.2.p1 paid.bows.2.p1.reroll paid.raiders.1.p1 paid.raiders.1.p1.reroll paid.raiders.2.p1 paid.raiders.2.p1.reroll paid.a1.p1 paid.a1.p1.reroll paid.bows.1.p2 paid.bows.1.p2.reroll paid.bows.2.p2 paid.bows.2.p2.reroll paid.raiders.1.p2 paid.raiders.1.p2.reroll paid.raiders.2.p2 paid.raiders.2.p2.reroll paid.a1.p2 paid.a1.p2.reroll other *pass
! pass
.    war.core.shifts  piece=bows total=2 against=1 opposed=yes foe=raiders shifts=1 outcome=success
.    war.core.outcome.attack  piece=bows target=raiders result=hit hit=1 player=p1
.    war.harm.absorb  piece=raiders hit=1
.    war.harm.consequence_aspect  piece=raiders severity=mild aspect=war-consequence-unnamed(mild)
.    war.turn.end  piece=bows
? p2  war.turn.choose  raiders slingers skirmishers ogres (oz)
