# Full defence is played, and the guard (Athletics 2) have chosen it. They are shot at; [0000]=0: 2+0+2=+4.
= war war.opt.full_defense=on
? table  war.setup.order  *plan begin.raid begin.bridge begin.gallery begin.blockade begin.castle begin.lastday quick players.2 players.3 players.4 ready.raid ready.bridge ready.gallery ready.blockade ready.castle ready.lastday example
! example
? p1  war.turn.choose  pikes bows levy guard ida
^ guard.zone=z3
.    ruling war.zone.position  war-thing(z3)
? p1  war.turn.choose  pikes bows levy guard ida
! guard
.=   war.turn.choose  piece=guard player=p1
? p1  war.action.one  end move.z2 force.z2 (move.z5) force.z5 move.z4 force.z4 attack.raiders attack.slingers attack.skirmishers attack.ogres (attack.oz) ambush intimidate (surround) scout.z2 (scout.z5) scout.z4 pin.raiders pin.slingers pin.skirmishers pin.ogres other.guard elsewhere.guard load guard second (attach.ida)
! guard
.    war.opt.full_defense  piece=guard
? p1  war.action.one  end move.z2 (force.z2) (move.z5) (force.z5) move.z4 (force.z4) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) (intimidate) (surround) (scout.z2) (scout.z5) (scout.z4) (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) (other.guard) (elsewhere.guard) (load) (guard) second (attach.ida)
! end
.    war.turn.end  piece=guard
? p2  war.turn.choose  raiders slingers skirmishers ogres oz
! slingers
.=   war.turn.choose  piece=slingers player=p2
? p2  war.action.one  end (move.z3) force.z3 move.z4 force.z4 (attack.pikes) (attack.bows) (attack.levy) attack.guard (attack.ida) ambush intimidate (surround) (scout.z3) scout.z4 (pin.pikes) (pin.bows) (pin.levy) pin.guard other.slingers elsewhere.slingers load guard second attach.oz
! attack.guard
.    war.attack.target  piece=slingers target=guard skill=war-skill(shoot)
? p2+p1  war.attack.shoot  4fate: war.core.total 1; 4fate: war.core.total 2, war.opt.full_defense 2
! 0 0 0 0  0 0 0 0
? p2  war.core.invoke.order  paid.slingers.1.p2 paid.slingers.1.p2.reroll paid.guard.1.p2 paid.guard.1.p2.reroll paid.guard.2.p2 paid.guard.2.p2.reroll paid.guard.3.p2 paid.guard.3.p2.reroll (paid.oz.1.p2) (paid.oz.2.p2) other *pass
! pass
.    war.core.shifts  piece=slingers total=1 against=4 opposed=yes foe=guard shifts=-3 outcome=fail
.    war.core.outcome.attack  piece=slingers target=guard result=fail hit=0 player=p2
.    war.core.boost  player=p1 aspect=war-boost-unnamed(war-core-outcome-defend)
.    war.turn.end  piece=slingers
? p1  war.turn.choose  pikes bows levy ida (guard)
