# Side A throws 6, 4 and side B three fives, one of which is destroyed.
# 10 to 10 is a draw; it costs A nobody and B a third of its troops.
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
! b
.    tiefen.circ.certain_death  side=b
? table  tiefen.circ.fanatic.who  0..2 of a b
> tiefen.deeds.count
? table  tiefen.deeds.count  *close deed.a deed.b superior
! close
.    tiefen.tactic.reveal  side=a tactic=speed
.    tiefen.tactic.reveal  side=b tactic=speed
.    tiefen.tactic.same  tactic=speed
.=   tiefen.flow.steps  step=4
.    tiefen.dice.sum  side=a dice=2
.    tiefen.threshold.formula  side=a face=6
.    tiefen.dice.sum  side=b dice=3
.    tiefen.threshold.formula  side=b face=6
.=   tiefen.flow.steps  step=5
? a  tiefen.roll.all  2d6: tiefen.dice.base 1, tiefen.circ.terrain 1
! 6 4
? b  tiefen.roll.all  3d6: tiefen.dice.base 1, tiefen.circ.certain_death 2
! 5 5 5
? a  tiefen.roll.choice  1..1 of *b.die.0 b.die.1 b.die.2
! b.die.0
.    tiefen.roll.destroy  side=a foe=b dice=1 faces=5
.    tiefen.roll.subtract  side=a total=10 dice=0
.    tiefen.roll.subtract  side=b total=10 dice=1
.    tiefen.result.draw  side=a foe=b own=10 other=10
.=   tiefen.flow.steps  step=6
.    tiefen.loss.none  side=a
.    tiefen.loss.fraction  side=b share=1/3 troops=30 left=60
.=   tiefen.flow.steps  step=7
? a  tiefen.after.morale.input  sensational success failure fumble
