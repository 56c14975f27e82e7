# Side A has 40, side B has 200, which is five times as many.
# B gets one die more and throws 2d6; A is not punished for being few and keeps its 1d6.
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 40
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 200
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
> tiefen.flow.steps
? table  tiefen.flow.steps  *close (roll) terrain certain_death fanatics superior (fanaticism.a) edit.a.1 deed.a (fanaticism.b) edit.b.1 deed.b
! close
.    tiefen.circ.outnumber  side=b own=200 other=40 dice=1
.=   tiefen.flow.steps  step=2
? a+b  tiefen.tactic.secret  face down: speed steadiness strength
> tiefen.deeds.count
? table  tiefen.deeds.count  *close deed.a deed.b superior
! close
.    tiefen.tactic.reveal  side=a tactic=speed
.    tiefen.tactic.reveal  side=b tactic=speed
.    tiefen.tactic.same  tactic=speed
.=   tiefen.flow.steps  step=4
.    tiefen.dice.sum  side=a dice=1
.    tiefen.threshold.formula  side=a face=6
.    tiefen.dice.sum  side=b dice=2
.    tiefen.threshold.formula  side=b face=6
.=   tiefen.flow.steps  step=5
? a  tiefen.roll.all  1d6: tiefen.dice.base 1
