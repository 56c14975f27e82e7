# Side A throws three sixes; side B has a single die, a 5.
# One 6 destroys it, the other two find nothing left. 18 beats 0: A wins without losses, B loses everybody.
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 60
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 90
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
> tiefen.circ.certain_death
? table  tiefen.circ.certain_death  0..2 of a b
! a
.    tiefen.circ.certain_death  side=a
? table  tiefen.circ.fanatic.who  0..2 of a b
> tiefen.deeds.count
? table  tiefen.deeds.count  *close deed.a deed.b superior
! close
.    tiefen.tactic.reveal  side=a tactic=speed
.    tiefen.tactic.reveal  side=b tactic=speed
.    tiefen.tactic.same  tactic=speed
.=   tiefen.flow.steps  step=4
.    tiefen.dice.sum  side=a dice=3
.    tiefen.threshold.formula  side=a face=6
.    tiefen.dice.sum  side=b dice=1
.    tiefen.threshold.formula  side=b face=6
.=   tiefen.flow.steps  step=5
? a  tiefen.roll.all  3d6: tiefen.dice.base 1, tiefen.circ.certain_death 2
! 6 6 6
? b  tiefen.roll.all  1d6: tiefen.dice.base 1
! 5
.    tiefen.roll.destroy  side=a foe=b dice=1 faces=5
.    tiefen.roll.subtract  side=a total=18 dice=0
.    tiefen.roll.subtract  side=b total=0 dice=1
.    tiefen.result.win  side=a own=18 other=0
.=   tiefen.flow.steps  step=6
.    tiefen.loss.none  side=a
.    tiefen.loss.annihilated  side=b troops=90
.=   tiefen.flow.steps  step=7
? a  tiefen.after.morale.input  sensational success failure fumble
