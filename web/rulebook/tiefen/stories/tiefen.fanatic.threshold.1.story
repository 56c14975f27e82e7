# Side A throws 6, 6, 3, 2, one of these for fanaticism; side B throws 5, 5, 4. A destroys on 6, B from 5.
# Each side has two dice destroyed, and 5 beats 4: A wins.
# Each side loses two thirds: A two of three dice that count, B two of its three.
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 60
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 90
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
> tiefen.circ.certain_death
? table  tiefen.circ.certain_death  0..2 of a b
! a b
.    tiefen.circ.certain_death  side=a
.    tiefen.circ.certain_death  side=b
? table  tiefen.circ.fanatic.who  0..2 of a b
! a
.    tiefen.circ.fanatic.who  side=a
? a  tiefen.circ.fanatic.bonus  *0 1 2 3 4
! 1
.    tiefen.circ.fanatic.bonus  side=a dice=1
? table  tiefen.super.who  0..1 of a b
> tiefen.deeds.count
? table  tiefen.deeds.count  *close deed.a deed.b superior
! close
.    tiefen.tactic.reveal  side=a tactic=speed
.    tiefen.tactic.reveal  side=b tactic=speed
.    tiefen.tactic.same  tactic=speed
.=   tiefen.flow.steps  step=4
.    tiefen.dice.sum  side=a dice=4
.    tiefen.threshold.formula  side=a face=6
.    tiefen.dice.sum  side=b dice=3
.    tiefen.threshold.formula  side=b face=5
.=   tiefen.flow.steps  step=5
? a  tiefen.roll.all  4d6: tiefen.dice.base 1, tiefen.circ.certain_death 2, tiefen.circ.fanatic.bonus 1
! 6 6 3 2
? b  tiefen.roll.all  3d6: tiefen.dice.base 1, tiefen.circ.certain_death 2
! 5 5 4
? a  tiefen.roll.choice  2..2 of *b.die.0 *b.die.1 b.die.2
! b.die.0 b.die.1
.    tiefen.roll.destroy  side=a foe=b dice=2 faces=5,5
? b  tiefen.roll.choice  2..2 of *a.die.0 *a.die.1 a.die.2 a.die.3
! a.die.0 a.die.1
.    tiefen.roll.destroy  side=b foe=a dice=2 faces=6,6
.    tiefen.roll.subtract  side=a total=5 dice=2
.    tiefen.roll.subtract  side=b total=4 dice=2
.    tiefen.result.win  side=a own=5 other=4
.=   tiefen.flow.steps  step=6
.    tiefen.loss.fanatic  side=a share=2/3 troops=40 left=20
.    tiefen.loss.fraction  side=b share=2/3 troops=60 left=30
.=   tiefen.flow.steps  step=7
? a  tiefen.after.morale.input  sensational success failure fumble
