# Side A is superior and throws two ones; side B throws five sixes, four of the dice for fanaticism. A destroys from 1.
# A loses both dice, B two of its sixes. 0 to 18: B wins, and yet both sides are annihilated.
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 60
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 90
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
> tiefen.circ.terrain
? table  tiefen.circ.terrain  0..2 of a b
! a
.    tiefen.circ.terrain  side=a
? table  tiefen.circ.certain_death  0..2 of a b
> tiefen.circ.fanatic.who
? table  tiefen.circ.fanatic.who  0..2 of a b
! b
.    tiefen.circ.fanatic.who  side=b
? b  tiefen.circ.fanatic.bonus  *0 1 2 3 4
! 4
.    tiefen.circ.fanatic.bonus  side=b dice=4
? table  tiefen.super.who  0..1 of a b
! a
.    tiefen.super.who  side=a superior=yes
? table  tiefen.flow.steps  *close (roll) terrain certain_death fanatics superior (fanaticism.a) edit.a.1 deed.a fanaticism.b edit.b.1 deed.b
> tiefen.deeds.count
? table  tiefen.deeds.count  *close deed.a deed.b superior
! close
.    tiefen.tactic.reveal  side=a tactic=speed
.    tiefen.tactic.reveal  side=b tactic=speed
.    tiefen.tactic.same  tactic=speed
.=   tiefen.flow.steps  step=4
.    tiefen.dice.sum  side=a dice=2
.    tiefen.threshold.formula  side=a face=1
.    tiefen.dice.sum  side=b dice=5
.    tiefen.threshold.formula  side=b face=6
.=   tiefen.flow.steps  step=5
? a  tiefen.roll.all  2d6: tiefen.dice.base 1, tiefen.circ.terrain 1
! 1 1
? b  tiefen.roll.all  5d6: tiefen.dice.base 1, tiefen.circ.fanatic.bonus 4
! 6 6 6 6 6
? a  tiefen.roll.choice  2..2 of *b.die.0 *b.die.1 b.die.2 b.die.3 b.die.4
! b.die.0 b.die.1
.    tiefen.roll.destroy  side=a foe=b dice=2 faces=6,6
.    tiefen.roll.destroy  side=b foe=a dice=2 faces=1,1
.    tiefen.roll.subtract  side=a total=0 dice=2
.    tiefen.roll.subtract  side=b total=18 dice=2
.    tiefen.result.win  side=b own=18 other=0
.=   tiefen.flow.steps  step=6
.    tiefen.loss.annihilated  side=a troops=60
.    tiefen.loss.annihilated  side=b troops=90
.=   tiefen.flow.steps  step=7
.    tiefen.after.both_annihilated
? table  tiefen.loss.weaker_later  *end next
