# The pikes (mild slot free) fail to break through, and Nora takes a consequence for it.
# They are in Z2 with a mild consequence; Sven, whose raiders stood in their way, has the free invocation on it.
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
! pikes
.=   war.turn.choose  piece=pikes player=p1
? p1  war.action.one  end (move.z2) force.z2 attack.raiders (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) ambush intimidate (surround) (scout.z2) pin.raiders (pin.slingers) (pin.skirmishers) (pin.ogres) other.pikes elsewhere.pikes load (second) attach.ida
! force.z2
? p2  war.over.enemy  *raiders raiders.fight raiders.stealth waive
! raiders
? p1+p2  war.over.enemy  4fate: war.core.total 1; 4fate: war.core.total 1
! 0 0 0 0  1 0 0 0
.    war.core.shifts  piece=pikes total=1 against=2 opposed=yes foe=raiders shifts=-1 outcome=fail
.    war.over.result  piece=pikes zone=z2 result=fail foe=raiders
? p1  war.opt.success_at_cost  *fail pay
! pay
? p2  war.core.cost.serious  *consequence aspect detail
! consequence
.    war.harm.consequence_aspect  piece=pikes severity=mild aspect=war-consequence-unnamed(mild)
.    war.over.result  piece=pikes zone=z2 result=paid foe=raiders
? p1  war.action.one  end move.z1 (force.z1) move.z3 (force.z3) move.z4 (force.z4) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) (intimidate) (surround) (scout.z1) (scout.z3) (scout.z4) (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) (other.pikes) (elsewhere.pikes) (load) (second) (attach.ida)
+ name.a1
? p1  war.harm.consequence_aspect  text
! "Trampled"
.    war.core.situation_aspect  player=p1 aspect="Trampled" on=pikes change=name before=war-consequence-unnamed(mild)
? p1  war.action.one  end move.z1 (force.z1) move.z3 (force.z3) move.z4 (force.z4) (attack.raiders) (attack.slingers) (attack.skirmishers) (attack.ogres) (attack.oz) (ambush) (intimidate) (surround) (scout.z1) (scout.z3) (scout.z4) (pin.raiders) (pin.slingers) (pin.skirmishers) (pin.ogres) (other.pikes) (elsewhere.pikes) (load) (second) (attach.ida)
! end
.    war.turn.end  piece=pikes
? p2  war.turn.choose  raiders slingers skirmishers ogres oz
! raiders
.=   war.turn.choose  piece=raiders player=p2
? p2  war.action.one  end (move.z1) force.z1 move.z3 force.z3 move.z4 force.z4 attack.pikes attack.bows attack.levy attack.guard (attack.ida) (ambush) intimidate (surround) (scout.z1) scout.z3 scout.z4 (pin.pikes) pin.bows pin.levy pin.guard other.raiders elsewhere.raiders load (second) (attach.oz)
! attack.pikes
.    war.attack.target  piece=raiders target=pikes skill=war-skill(fight)
? p2+p1  war.attack.fight  4fate: war.core.total 2; 4fate: war.core.total 2
! 0 0 0 0  0 0 0 0
? p2  war.core.invoke.order  free.a1.p2 free.a1.p2.reroll (paid.raiders.1.p2) (paid.raiders.2.p2) (paid.pikes.1.p2) (paid.pikes.2.p2) (paid.a1.p2) *pass
