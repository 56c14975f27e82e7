# The pikes hold the boost Off Balance after a tie; Nora invokes it on the bows' next attack.
# Shoot 2, dice [-+00]=0: total 2+0+2=+4, and the boost is gone.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ p2.own=0
.    ruling war.fate.pools  0
? p1  war.turn.choose  pikes bows levy guard ida
^ pikes.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  pikes bows levy guard ida
^ raiders.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  pikes bows levy guard ida
! pikes
.=   war.turn.choose  piece=pikes player=p1
? p1  war.action.one  end move.z1 force.z1 move.z3 force.z3 move.z4 force.z4 attack.raiders attack.slingers attack.skirmishers attack.ogres (attack.oz) (ambush) intimidate (surround) (scout.z1) scout.z3 scout.z4 (pin.raiders) pin.slingers pin.skirmishers pin.ogres other.pikes elsewhere.pikes load second (attach.ida)
! attack.raiders
.    war.attack.target  piece=pikes target=raiders skill=war-skill(fight)
? p1+p2  war.attack.fight  4fate: war.core.total 2; 4fate: war.core.total 2
! 0 0 0 0  0 0 0 0
? p1  war.core.invoke.order  paid.pikes.1.p1 paid.pikes.1.p1.reroll paid.pikes.2.p1 paid.pikes.2.p1.reroll paid.raiders.1.p1 paid.raiders.1.p1.reroll paid.raiders.2.p1 paid.raiders.2.p1.reroll other *pass
! pass
.    war.core.shifts  piece=pikes total=2 against=2 opposed=yes foe=raiders shifts=0 outcome=tie
.    war.core.outcome.attack  piece=pikes target=raiders result=tie hit=0 player=p1
.    war.core.boost  player=p1 aspect=war-boost-unnamed(war-core-outcome-attack)
.    war.turn.end  piece=pikes
? p2  war.turn.choose  raiders slingers skirmishers ogres oz
+ name.a1
? p1  war.core.boost  text
! "Off Balance"
.    war.core.situation_aspect  player=p1 aspect="Off Balance" on=p1 change=name before=war-boost-unnamed(war-core-outcome-attack)
? p2  war.turn.choose  raiders slingers skirmishers ogres oz
! slingers
.=   war.turn.choose  piece=slingers player=p2
? p2  war.action.one  end move.z3 force.z3 move.z4 force.z4 attack.pikes (attack.bows) (attack.levy) (attack.guard) (attack.ida) ambush intimidate (surround) scout.z3 scout.z4 pin.pikes (pin.bows) (pin.levy) (pin.guard) other.slingers elsewhere.slingers load (second) attach.oz
! end
.    war.turn.end  piece=slingers
? p1  war.turn.choose  bows levy guard ida (pikes)
! bows
.=   war.turn.choose  piece=bows player=p1
? p1  war.action.one  end (move.z2) force.z2 attack.raiders (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) ambush intimidate (surround) (scout.z2) pin.raiders (pin.slingers) (pin.skirmishers) (pin.ogres) other.bows elsewhere.bows load second attach.ida
! attack.raiders
.    war.attack.target  piece=bows target=raiders skill=war-skill(shoot)
? p1+p2  war.attack.shoot  4fate: war.core.total 2; 4fate: war.core.total 1
! -1 1 0 0  0 0 0 0
? p1  war.core.invoke.order  free.a1.p1 free.a1.p1.reroll paid.bows.1.p1 paid.bows.1.p1.reroll paid.bows.2.p1 paid.bows.2.p1.reroll paid.raiders.1.p1 paid.raiders.1.p1.reroll paid.raiders.2.p1 paid.raiders.2.p1.reroll (paid.ida.1.p1) (paid.ida.2.p1) other *pass
! free.a1.p1
.    war.core.invoke  player=p1 aspect="Off Balance" price=free how=plus
? p1  war.core.invoke.order  paid.bows.1.p1 paid.bows.1.p1.reroll paid.bows.2.p1 paid.bows.2.p1.reroll paid.raiders.1.p1 paid.raiders.1.p1.reroll paid.raiders.2.p1 paid.raiders.2.p1.reroll (paid.ida.1.p1) (paid.ida.2.p1) other *pass
! pass
.    war.core.shifts  piece=bows total=4 against=1 opposed=yes foe=raiders shifts=3 outcome=style
? p1  war.core.outcome.attack  *full less
