# Surrounded by the north in Z2: the bows enter it later and shoot at the raiders in Z3. [0000]=0: 2+0+1=+3.
= war
? table  war.setup.order  *players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida gm
^ pikes.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  pikes bows levy guard ida gm
^ guard.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  pikes bows levy guard ida gm
^ levy.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  pikes bows levy guard ida gm
^ slingers.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  pikes bows levy guard ida gm
^ raiders.zone=z3
.    ruling war.zone.position  war-thing(z3)
? p1  war.turn.choose  pikes bows levy guard ida gm
! pikes
.=   war.turn.choose  piece=pikes player=p1
? p1  war.action.one  end move.z1 force.z1 (move.z3) force.z3 move.z4 force.z4 attack.raiders attack.slingers attack.skirmishers attack.ogres (attack.oz) (ambush) intimidate surround (scout.z1) (scout.z3) scout.z4 pin.raiders (pin.slingers) pin.skirmishers pin.ogres other.pikes load second (attach.ida) gm
! surround
? p1  war.adv.surround  *fight athletics will shoot drive pilot back
! fight
? p2  war.core.opposition  *fight athletics waive
! fight
? p1  war.adv.surround  4fate: war.core.total 2
! 0 1 0 0
? p2  war.adv.surround  4fate: war.core.total 0
! -1 0 0 0
? p1+p2  war.core.invoke.order  paid.pikes.1.p1 paid.pikes.2.p1 paid.slingers.1.p1 paid.pikes.1.p2 paid.pikes.2.p2 paid.slingers.1.p2 other *pass
! pass
.    war.core.shifts  piece=pikes total=3 against=-1 opposed=yes shifts=4 outcome=style
.    war.core.outcome.advantage  piece=pikes result=style free=2
.    war.core.situation_aspect  player=p1 aspect=war-aspect-surrounded(s1) on=z2 change=new before=none
? p1  war.action.one  end move.z1 (force.z1) (move.z3) (force.z3) move.z4 (force.z4) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) (intimidate) (surround) (scout.z1) (scout.z3) (scout.z4) (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) (other.pikes) (load) second (attach.ida) gm
! end
.    war.turn.end  piece=pikes
? p2  war.turn.choose  raiders slingers skirmishers ogres oz gm
^ bows.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p2  war.turn.choose  raiders slingers skirmishers ogres oz gm
! oz
.=   war.turn.choose  piece=oz player=p2
? p2  war.action.one  end move.z3 force.z3 move.z4 force.z4 (duel.oz.ida) other.oz load.oz (boost.oz) (rally.oz) (attack.pikes) (attack.bows) (attack.levy) (attack.guard) (attach.raiders) (attach.slingers) attach.skirmishers attach.ogres gm
! end
.    war.turn.end  piece=oz
? p1  war.turn.choose  bows levy guard ida (pikes) gm
! bows
.=   war.turn.choose  piece=bows player=p1
? p1  war.action.one  end move.z1 force.z1 (move.z3) force.z3 move.z4 force.z4 attack.raiders attack.slingers attack.skirmishers attack.ogres (attack.oz) (ambush) intimidate (surround) scout.z1 (scout.z3) scout.z4 pin.raiders (pin.slingers) pin.skirmishers pin.ogres other.bows load second (attach.ida) gm
! attack.raiders
? p1  war.attack.shoot  *shoot (fight) (provoke) back
! shoot
.    war.attack.target  piece=bows target=raiders skill=war-skill(shoot)
? p2  war.core.opposition  *athletics waive
! athletics
? p1  war.attack.shoot  4fate: war.core.total 2, war.adv.surround.bonus 1
! 0 0 0 0
? p2  war.attack.shoot  4fate: war.core.total 1
! 0 0 0 0
? p1+p2  war.core.invoke.order  free.a1.p1 paid.bows.1.p1 paid.bows.2.p1 paid.raiders.1.p1 paid.raiders.2.p1 paid.a1.p1 paid.bows.1.p2 paid.bows.2.p2 paid.raiders.1.p2 paid.raiders.2.p2 paid.a1.p2 other *pass
! pass
.    war.core.shifts  piece=bows total=3 against=1 opposed=yes shifts=2 outcome=success
.    war.core.outcome.attack  piece=bows target=raiders result=hit hit=2
.    war.harm.absorb  piece=raiders hit=2
? p2  war.harm.absorb  *mild decline
