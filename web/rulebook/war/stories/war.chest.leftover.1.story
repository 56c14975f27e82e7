# Round 2: Nora holds 4 war points and no fate point and buys one, in the middle of Sven's attack.
# 1 war point is left, and she can pay for an invocation.
= war
? table  war.setup.order  *players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida gm
^ p1.own=0
.    ruling war.fate.pools  0
? p1  war.turn.choose  pikes bows levy guard ida gm
^ p2.own=0
.    ruling war.fate.pools  0
? p1  war.turn.choose  pikes bows levy guard ida gm
^ p1.points=4
.    ruling war.chest.size  4
? p1  war.turn.choose  pikes bows levy guard ida buy.p1 gm
^ raiders.zone=z1
.    ruling war.zone.position  war-thing(z1)
? p1  war.turn.choose  pikes bows levy guard ida buy.p1 gm
^ pikes.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  bows levy guard ida (pikes) buy.p1 gm
^ bows.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  levy guard ida (pikes) (bows) buy.p1 gm
^ levy.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  guard ida (pikes) (bows) (levy) buy.p1 gm
^ guard.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p1  war.turn.choose  ida (pikes) (bows) (levy) (guard) buy.p1 gm
^ ida.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p2  war.turn.choose  raiders slingers skirmishers ogres oz gm
^ raiders.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p2  war.turn.choose  slingers skirmishers ogres oz (raiders) gm
^ slingers.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p2  war.turn.choose  skirmishers ogres oz (raiders) (slingers) gm
^ skirmishers.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p2  war.turn.choose  ogres oz (raiders) (slingers) (skirmishers) gm
^ ogres.acted=yes
.    ruling war.turn.everyone_once  war-yes
? p2  war.turn.choose  oz (raiders) (slingers) (skirmishers) (ogres) gm
^ oz.acted=yes
.    ruling war.turn.everyone_once  war-yes
.=   war.turn.everyone_once  round=2
? p1  war.turn.choose  pikes bows levy guard ida buy.p1 gm
! levy
.=   war.turn.choose  piece=levy player=p1
? p1  war.action.one  end move.z2 force.z2 attack.raiders (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) intimidate surround scout.z2 (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) other.levy load (second) attach.ida buy.p1 gm
! end
.    war.turn.end  piece=levy
? p2  war.turn.choose  raiders slingers skirmishers ogres oz gm
! raiders
.=   war.turn.choose  piece=raiders player=p2
? p2  war.action.one  end move.z2 force.z2 attack.pikes attack.bows attack.levy attack.guard (attack.ida) (ambush) intimidate (surround) scout.z2 (pin.pikes) (pin.bows) (pin.levy) (pin.guard) other.raiders load (second) (attach.oz) gm
! attack.pikes
? p2  war.attack.fight  *fight (shoot) (provoke) back
! fight
.    war.attack.target  piece=raiders target=pikes skill=war-skill(fight)
? p1  war.core.opposition  *fight athletics waive
! fight
? p2  war.attack.fight  4fate: war.core.total 2
! 0 0 0 0
? p1  war.attack.fight  4fate: war.core.total 2
! 0 0 0 0
? p1  war.core.invoke.order  (paid.raiders.1.p1) (paid.raiders.2.p1) (paid.pikes.1.p1) (paid.pikes.2.p1) (paid.ida.1.p1) (paid.ida.2.p1) buy.p1 *pass
! buy.p1
.    war.chest.cost.fate  player=p1 price=3 left=1
? p1  war.core.invoke.order  paid.raiders.1.p1 paid.raiders.2.p1 paid.pikes.1.p1 paid.pikes.2.p1 (paid.ida.1.p1) (paid.ida.2.p1) (buy.p1) other *pass
! paid.pikes.1.p1
? p1  war.core.invoke  *plus reroll
! plus
.    war.core.invoke  player=p1 aspect=war-example-pikes price=paid how=plus
.    war.core.shifts  piece=raiders total=2 against=4 opposed=yes shifts=-2 outcome=fail
.    war.core.outcome.attack  piece=raiders target=pikes result=fail hit=0
.    war.turn.end  piece=raiders
? p1  war.turn.choose  pikes bows guard ida (levy) (buy.p1) gm
