# The same dice, by the book: side A throws 5, 4, 2, side B 4, 4, 3 with one die for fanaticism.
# A destroys from 5, and a 4 leaves B's total. 11 beats 7: A wins without losses, B loses half its troops.
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 60
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 90
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
> tiefen.circ.terrain
? table  tiefen.circ.terrain  0..2 of a b
! b
.    tiefen.circ.terrain  side=b
? table  tiefen.circ.certain_death  0..2 of a b
! a
.    tiefen.circ.certain_death  side=a
? table  tiefen.circ.fanatic.who  0..2 of a b
! b
.    tiefen.circ.fanatic.who  side=b
? b  tiefen.circ.fanatic.bonus  *0 1 2 3 4
! 1
.    tiefen.circ.fanatic.bonus  side=b dice=1
? table  tiefen.super.who  0..1 of a b
> tiefen.deeds.count
? table  tiefen.deeds.count  *close deed.a deed.b superior
! close
.    tiefen.tactic.reveal  side=a tactic=speed
.    tiefen.tactic.reveal  side=b tactic=speed
.    tiefen.tactic.same  tactic=speed
.=   tiefen.flow.steps  step=4
.    tiefen.dice.sum  side=a dice=3
.    tiefen.threshold.formula  side=a face=5
.    tiefen.dice.sum  side=b dice=3
.    tiefen.threshold.formula  side=b face=6
.=   tiefen.flow.steps  step=5
? a  tiefen.roll.all  3d6: tiefen.dice.base 1, tiefen.circ.certain_death 2
! 5 4 2
? b  tiefen.roll.all  3d6: tiefen.dice.base 1, tiefen.circ.terrain 1, tiefen.circ.fanatic.bonus 1
! 4 4 3
? a  tiefen.roll.choice  1..1 of *b.die.0 b.die.1 b.die.2
! b.die.0
.    tiefen.roll.destroy  side=a foe=b dice=1 faces=4
.    tiefen.roll.subtract  side=a total=11 dice=0
.    tiefen.roll.subtract  side=b total=7 dice=1
.    tiefen.result.win  side=a own=11 other=7
.=   tiefen.flow.steps  step=6
.    tiefen.loss.none  side=a
.    tiefen.loss.fanatic  side=b share=1/2 troops=45 left=45
.=   tiefen.flow.steps  step=7
? a  tiefen.after.morale.input  sensational success failure fumble
