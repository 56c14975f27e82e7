# Nora has loaded Sven’s “River Raiders”. When they attack, she pays for it and invokes it free: it is one aspect, so it cannot
# be paid for again on this roll (war.core.invoke). It is Sven’s: he had no fate point and goes home with the one that he is owed
# (war.opt.hostile_invoke_pays).
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ p2.own=0
.    ruling war.fate.pools  0
? p1  war.turn.choose  pikes bows levy guard ida
^ raiders.zone=z1
.    ruling war.zone.position  war-thing(z1)
? p1  war.turn.choose  pikes bows levy guard ida
! pikes
.=   war.turn.choose  piece=pikes player=p1
? p1  war.action.one  end move.z2 force.z2 attack.raiders (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) intimidate surround scout.z2 (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) other.pikes elsewhere.pikes load second attach.ida
! load
? p1  war.core.outcome.existing  pikes.1 pikes.2 bows.1 bows.2 levy.1 guard.1 guard.2 guard.3 raiders.1 raiders.2 slingers.1 skirmishers.1 skirmishers.2 ogres.1 ogres.2 ogres.3 ida.1 ida.2 oz.1 oz.2 back
! raiders.1
? p1  war.core.outcome.existing  4fate: war.core.total 2
! 0 0 0 0
? p1  war.core.invoke.order  paid.pikes.1.p1 paid.pikes.1.p1.reroll paid.pikes.2.p1 paid.pikes.2.p1.reroll (paid.ida.1.p1) (paid.ida.2.p1) other *pass
> war.action.one
? p1  war.action.one  end move.z2 (force.z2) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) (intimidate) (surround) (scout.z2) (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) (other.pikes) (elsewhere.pikes) (load) second attach.ida
! end
.    war.turn.end  piece=pikes
? p2  war.turn.choose  raiders slingers skirmishers ogres oz
! raiders
.=   war.turn.choose  piece=raiders player=p2
? p2  war.action.one  end move.z2 force.z2 attack.pikes attack.bows attack.levy attack.guard (attack.ida) (ambush) intimidate (surround) scout.z2 (pin.pikes) (pin.bows) (pin.levy) (pin.guard) other.raiders elsewhere.raiders load (second) (attach.oz)
! attack.pikes
.    war.attack.target  piece=raiders target=pikes skill=war-skill(fight)
? p2+p1  war.attack.fight  4fate: war.core.total 2; 4fate: war.core.total 2
! 0 0 0 0  0 0 0 0
? p1  war.core.invoke.order  free.a1.p1 free.a1.p1.reroll paid.raiders.1.p1 paid.raiders.1.p1.reroll paid.raiders.2.p1 paid.raiders.2.p1.reroll paid.pikes.1.p1 paid.pikes.1.p1.reroll paid.pikes.2.p1 paid.pikes.2.p1.reroll (paid.ida.1.p1) (paid.ida.2.p1) other *pass
! paid.raiders.1.p1
.    war.core.invoke  player=p1 aspect=war-example-raiders price=paid how=plus
? p1  war.core.invoke.order  free.a1.p1 free.a1.p1.reroll (paid.raiders.1.p1) paid.raiders.2.p1 paid.raiders.2.p1.reroll paid.pikes.1.p1 paid.pikes.1.p1.reroll paid.pikes.2.p1 paid.pikes.2.p1.reroll (paid.ida.1.p1) (paid.ida.2.p1) other *pass
! paid.raiders.1.p1
x barred war.core.invoke
! free.a1.p1
.    war.core.invoke  player=p1 aspect=war-example-raiders price=free how=plus
.    war.core.shifts  piece=raiders total=2 against=6 opposed=yes foe=pikes shifts=-4 outcome=fail
.    war.core.outcome.attack  piece=raiders target=pikes result=fail hit=0 player=p2
.    war.core.boost  player=p1 aspect=war-boost-unnamed(war-core-outcome-defend)
.    war.turn.end  piece=raiders
? p1  war.turn.choose  bows levy guard ida (pikes)
> war.turn.choose
? p1  war.turn.choose  bows levy guard ida (pikes)
+ gm
? p2  war.core.situation_aspect  *back add strike (hinders) compel leader side (reveal) close
! close
? p2  war.end.when  s1 s2 draw *back
! draw
.=   war.end.when  side= won=no
.    war.chest.vanish  player=p1 points=0 bought=0 own=2
.    war.chest.vanish  player=p2 points=0 bought=0 own=1
=>   over
