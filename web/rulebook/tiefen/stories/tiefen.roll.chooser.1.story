# The table has it that whoever loses a die gives up one of its own.
# Side A throws 6, 5, 2, side B 4, 4, 3: B is asked and gives up its 3. 13 beats 8, and A wins.
# The losses are what they always are: none for A, a third for B.
= tiefen tiefen.roll.chooser=victim
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
> tiefen.deeds.count
? table  tiefen.deeds.count  *close deed.a deed.b superior
! close
.    tiefen.tactic.reveal  side=a tactic=speed
.    tiefen.tactic.reveal  side=b tactic=speed
.    tiefen.tactic.same  tactic=speed
.=   tiefen.flow.steps  step=4
.    tiefen.dice.sum  side=a dice=3
.    tiefen.threshold.formula  side=a face=6
.    tiefen.dice.sum  side=b dice=3
.    tiefen.threshold.formula  side=b face=6
.=   tiefen.flow.steps  step=5
? a  tiefen.roll.all  3d6: tiefen.dice.base 1, tiefen.circ.certain_death 2
! 6 5 2
? b  tiefen.roll.all  3d6: tiefen.dice.base 1, tiefen.circ.certain_death 2
! 4 4 3
? b  tiefen.roll.chooser  1..1 of b.die.0 b.die.1 *b.die.2
! b.die.2
.    tiefen.roll.destroy  side=a foe=b dice=1 faces=3
.    tiefen.roll.subtract  side=a total=13 dice=0
.    tiefen.roll.subtract  side=b total=8 dice=1
.    tiefen.result.win  side=a own=13 other=8
.=   tiefen.flow.steps  step=6
.    tiefen.loss.none  side=a
.    tiefen.loss.fraction  side=b share=1/3 troops=30 left=60
.=   tiefen.flow.steps  step=7
? a  tiefen.after.morale.input  sensational success failure fumble
