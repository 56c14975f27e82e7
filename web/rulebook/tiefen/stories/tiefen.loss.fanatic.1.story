# Side A, 100 strong, throws 8 dice, three of them for fanaticism; two dice are destroyed.
# Five dice count for the losses: two fifths, 40 are lost.
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 100
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 100
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
> tiefen.circ.terrain
? table  tiefen.circ.terrain  0..2 of a b
! a b
.    tiefen.circ.terrain  side=a
.    tiefen.circ.terrain  side=b
? table  tiefen.circ.certain_death  0..2 of a b
! a
.    tiefen.circ.certain_death  side=a
? table  tiefen.circ.fanatic.who  0..2 of a b
! a
.    tiefen.circ.fanatic.who  side=a
? a  tiefen.circ.fanatic.bonus  *0 1 2 3 4
! 3
.    tiefen.circ.fanatic.bonus  side=a dice=3
? table  tiefen.super.who  0..1 of a b
> tiefen.deeds.count
? table  tiefen.deeds.count  *close deed.a deed.b superior
! deed.a
? table  tiefen.deeds.who  *leader character soldier
> tiefen.deeds.resolve
? table  tiefen.deeds.resolve  success foiled (nothing)
! success
.    tiefen.deeds.success  side=a foe=b what="" named=no
? table  tiefen.deeds.count  *close deed.a drop.a deed.b superior
! close
.    tiefen.tactic.reveal  side=a tactic=speed
.    tiefen.tactic.reveal  side=b tactic=speed
.    tiefen.tactic.same  tactic=speed
.=   tiefen.flow.steps  step=4
.    tiefen.dice.sum  side=a dice=8
.    tiefen.threshold.formula  side=a face=6
.    tiefen.dice.sum  side=b dice=2
.    tiefen.threshold.formula  side=b face=3
.=   tiefen.flow.steps  step=5
? a  tiefen.roll.all  8d6: tiefen.dice.base 1, tiefen.circ.terrain 1, tiefen.circ.certain_death 2, tiefen.circ.fanatic.bonus 3, tiefen.deeds.success 1
! 5 5 4 4 3 2 1 1
? b  tiefen.roll.all  2d6: tiefen.dice.base 1, tiefen.circ.terrain 1
! 6 6
? b  tiefen.roll.choice  2..2 of *a.die.0 *a.die.1 a.die.2 a.die.3 a.die.4 a.die.5 a.die.6 a.die.7
! a.die.0 a.die.1
.    tiefen.roll.destroy  side=b foe=a dice=2 faces=5,5
.    tiefen.roll.subtract  side=a total=15 dice=2
.    tiefen.roll.subtract  side=b total=12 dice=0
.    tiefen.result.win  side=a own=15 other=12
.=   tiefen.flow.steps  step=6
.    tiefen.loss.fanatic  side=a share=2/5 troops=40 left=60
.    tiefen.loss.none  side=b
.=   tiefen.flow.steps  step=7
? a  tiefen.after.morale.input  sensational success failure fumble
