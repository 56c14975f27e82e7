# Side A is a single dragon, and two of its three dice are destroyed.
# Two thirds of one would round to one, but less than the whole leaves somebody: nobody is lost.
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 1
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 1
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
> tiefen.circ.terrain
? table  tiefen.circ.terrain  0..2 of a b
! b
.    tiefen.circ.terrain  side=b
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
.    tiefen.dice.sum  side=b dice=2
.    tiefen.threshold.formula  side=b face=6
.=   tiefen.flow.steps  step=5
? a  tiefen.roll.all  3d6: tiefen.dice.base 1, tiefen.circ.certain_death 2
! 5 4 3
? b  tiefen.roll.all  2d6: tiefen.dice.base 1, tiefen.circ.terrain 1
! 6 6
? b  tiefen.roll.choice  2..2 of *a.die.0 *a.die.1 a.die.2
! a.die.0 a.die.1
.    tiefen.roll.destroy  side=b foe=a dice=2 faces=5,4
.    tiefen.roll.subtract  side=a total=3 dice=2
.    tiefen.roll.subtract  side=b total=12 dice=0
.    tiefen.result.win  side=b own=12 other=3
.=   tiefen.flow.steps  step=6
.    tiefen.loss.fraction  side=a share=2/3 troops=0 left=1
.    tiefen.loss.none  side=b
.=   tiefen.flow.steps  step=7
? a  tiefen.after.morale.input  sensational success failure fumble
