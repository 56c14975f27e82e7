# Side A is superior and throws 5, 3; side B throws 4, 4 and needs a 6 as ever.
# A's 5 is enough to take a 4. 8 beats 4: A wins without losses, B loses half its troops.
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 60
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 90
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
> tiefen.circ.terrain
? table  tiefen.circ.terrain  0..2 of a b
! a b
.    tiefen.circ.terrain  side=a
.    tiefen.circ.terrain  side=b
? table  tiefen.circ.certain_death  0..2 of a b
> tiefen.super.who
? table  tiefen.super.who  0..1 of a b
! a
.    tiefen.super.who  side=a superior=yes
? table  tiefen.flow.steps  *close (roll) terrain certain_death fanatics superior (fanaticism.a) edit.a.1 deed.a (fanaticism.b) edit.b.1 deed.b
> tiefen.deeds.count
? table  tiefen.deeds.count  *close deed.a deed.b superior
! close
.    tiefen.tactic.reveal  side=a tactic=speed
.    tiefen.tactic.reveal  side=b tactic=speed
.    tiefen.tactic.same  tactic=speed
.=   tiefen.flow.steps  step=4
.    tiefen.dice.sum  side=a dice=2
.    tiefen.threshold.formula  side=a face=5
.    tiefen.dice.sum  side=b dice=2
.    tiefen.threshold.formula  side=b face=6
.=   tiefen.flow.steps  step=5
? a  tiefen.roll.all  2d6: tiefen.dice.base 1, tiefen.circ.terrain 1
! 5 3
? b  tiefen.roll.all  2d6: tiefen.dice.base 1, tiefen.circ.terrain 1
! 4 4
? a  tiefen.roll.choice  1..1 of *b.die.0 b.die.1
! b.die.0
.    tiefen.roll.destroy  side=a foe=b dice=1 faces=4
.    tiefen.roll.subtract  side=a total=8 dice=0
.    tiefen.roll.subtract  side=b total=4 dice=1
.    tiefen.result.win  side=a own=8 other=4
.=   tiefen.flow.steps  step=6
.    tiefen.loss.none  side=a
.    tiefen.loss.fraction  side=b share=1/2 troops=45 left=45
.=   tiefen.flow.steps  step=7
? a  tiefen.after.morale.input  sensational success failure fumble
