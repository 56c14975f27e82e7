# The slips are turned and the dice thrown, and only now somebody remembers a deed of side A. It is refused.
# Undo takes back both throws, and then the reveal with the closing of step 3: the deed can be entered, and A has 2d6.
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 100
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 100
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
> tiefen.deeds.count
? table  tiefen.deeds.count  *close deed.a deed.b superior
! close
.    tiefen.tactic.reveal  side=a tactic=speed
.    tiefen.tactic.reveal  side=b tactic=speed
.    tiefen.tactic.same  tactic=speed
.=   tiefen.flow.steps  step=4
.    tiefen.dice.sum  side=a dice=1
.    tiefen.threshold.formula  side=a face=6
.    tiefen.dice.sum  side=b dice=1
.    tiefen.threshold.formula  side=b face=6
.=   tiefen.flow.steps  step=5
? a  tiefen.roll.all  1d6: tiefen.dice.base 1
! 2
? b  tiefen.roll.all  1d6: tiefen.dice.base 1
! 3
.    tiefen.roll.subtract  side=a total=2 dice=0
.    tiefen.roll.subtract  side=b total=3 dice=0
.    tiefen.result.win  side=b own=3 other=2
.=   tiefen.flow.steps  step=6
.    tiefen.loss.none  side=a
.    tiefen.loss.none  side=b
.=   tiefen.flow.steps  step=7
? a  tiefen.after.morale.input  sensational success failure fumble
! deed.a
x not-offered tiefen.after.morale.input
<
? b  tiefen.roll.all  1d6: tiefen.dice.base 1
<
? a  tiefen.roll.all  1d6: tiefen.dice.base 1
<
? table  tiefen.deeds.count  *close deed.a deed.b superior
! deed.a
? table  tiefen.deeds.who  *leader character soldier
! character
? a  tiefen.deeds.kinds  text
! ""
? table  tiefen.deeds.resolve  success foiled (nothing)
! success
.    tiefen.deeds.success  side=a foe=b what="" named=no
? table  tiefen.deeds.count  *close deed.a drop.a deed.b superior
! close
.    tiefen.tactic.reveal  side=a tactic=speed
.    tiefen.tactic.reveal  side=b tactic=speed
.    tiefen.tactic.same  tactic=speed
.=   tiefen.flow.steps  step=4
.    tiefen.dice.sum  side=a dice=2
.    tiefen.threshold.formula  side=a face=6
.    tiefen.dice.sum  side=b dice=1
.    tiefen.threshold.formula  side=b face=6
.=   tiefen.flow.steps  step=5
? a  tiefen.roll.all  2d6: tiefen.dice.base 1, tiefen.deeds.success 1
