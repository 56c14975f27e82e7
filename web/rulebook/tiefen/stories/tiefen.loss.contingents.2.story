# Side A has two contingents of 10 and 5 and loses a third, 5 in all.
# 3.33 and 1.67 would be exact; the last one goes to the larger remainder: 3 and 2.
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 10
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 15
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
! add.a
? table  tiefen.sides.two  text
! "reserve"
? table  tiefen.circ.outnumber.unit  1..99999 (50)
! 5
.    tiefen.sides.two  change=joined side=a name="reserve" before= troops=5
? table  tiefen.sides.two  *done name.a edit.a.1 edit.a.2 add.a deed.a name.b edit.b.1 add.b deed.b (third)
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
! 5 4 3
? b  tiefen.roll.all  1d6: tiefen.dice.base 1
! 6
? b  tiefen.roll.choice  1..1 of *a.die.0 a.die.1 a.die.2
! a.die.0
.    tiefen.roll.destroy  side=b foe=a dice=1 faces=5
.    tiefen.roll.subtract  side=a total=7 dice=1
.    tiefen.roll.subtract  side=b total=6 dice=0
.    tiefen.result.win  side=a own=7 other=6
.=   tiefen.flow.steps  step=6
.    tiefen.loss.fraction  side=a share=1/3 troops=5 left=10
? table  tiefen.loss.contingents  *proportion otherwise
! proportion
.    tiefen.loss.contingents  side=a contingent=tiefen-contingent(1) troops=3 left=7
.    tiefen.loss.contingents  side=a contingent="reserve" troops=2 left=3
.    tiefen.loss.none  side=b
.=   tiefen.flow.steps  step=7
? a  tiefen.after.morale.input  sensational success failure fumble
