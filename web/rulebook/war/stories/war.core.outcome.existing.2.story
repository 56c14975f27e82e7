# Z2 shows Waist-High Wheat; the raiders use Stealth 1 against +2, dice [-000]=-1.
# Total 0, a failure: Nora's side gets one free invocation on the wheat.
= war
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ p1.own=0
.    ruling war.fate.pools  0
? p1  war.turn.choose  pikes bows levy guard ida
^ p2.own=0
.    ruling war.fate.pools  0
? p1  war.turn.choose  pikes bows levy guard ida
^ raiders.zone=z2
.    ruling war.zone.position  war-thing(z2)
? p1  war.turn.choose  pikes bows levy guard ida
+ gm
? p2  war.core.situation_aspect  *back add (strike) (hinders) compel leader side (reveal) close
! add
? p2  war.core.situation_aspect  *battle z1 z2 z3 z4 z5 pikes bows levy guard raiders slingers skirmishers ogres ida oz back
! z2
? p2  war.core.situation_aspect  text
! "Waist-High Wheat"
? p2  war.core.free_invoke  *nobody p1 p2
! nobody
.    war.core.situation_aspect  player=p2 aspect="Waist-High Wheat" on=z2 change=new before=none
? p2  war.zone.aspect.hinders  *no yes
! no
? p1  war.turn.choose  pikes bows levy guard ida
! levy
.=   war.turn.choose  piece=levy player=p1
? p1  war.action.one  end (move.z2) force.z2 attack.raiders (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) ambush intimidate (surround) (scout.z2) pin.raiders (pin.slingers) (pin.skirmishers) (pin.ogres) other.levy elsewhere.levy load rid.a1 (second) attach.ida
! end
.    war.turn.end  piece=levy
? p2  war.turn.choose  raiders slingers skirmishers ogres oz
! raiders
.=   war.turn.choose  piece=raiders player=p2
? p2  war.action.one  end (move.z1) force.z1 move.z3 force.z3 move.z4 force.z4 attack.pikes attack.bows attack.levy attack.guard (attack.ida) ambush intimidate (surround) (scout.z1) scout.z3 scout.z4 pin.pikes pin.bows pin.levy pin.guard other.raiders elsewhere.raiders load rid.a1 (second) (attach.oz)
! load
? p2  war.core.outcome.existing  a1 pikes.1 pikes.2 bows.1 bows.2 levy.1 guard.1 guard.2 guard.3 raiders.1 raiders.2 slingers.1 skirmishers.1 skirmishers.2 ogres.1 ogres.2 ogres.3 ida.1 ida.2 oz.1 oz.2 back
! a1
? p2  war.core.outcome.existing  4fate: war.core.total 2
+ skill
? p2  war.core.outcome.existing  *fight athletics stealth
! stealth
? p2  war.core.outcome.existing  4fate: war.core.total 1
! -1 0 0 0
.    war.core.shifts  piece=raiders total=0 against=2 opposed=yes foe=none shifts=-2 outcome=fail
.    war.core.outcome.existing  player=p1 aspect="Waist-High Wheat" free=1
? p2  war.action.one  end (move.z1) (force.z1) move.z3 (force.z3) move.z4 (force.z4) (attack.pikes) (attack.bows) (attack.levy) (attack.guard) (attack.ida) (ambush) (intimidate) (surround) (scout.z1) (scout.z3) (scout.z4) (pin.pikes) (pin.bows) (pin.levy) (pin.guard) (other.raiders) (elsewhere.raiders) (load) (rid.a1) (second) (attach.oz)
