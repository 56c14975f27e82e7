# Side B has lost its only die, and with it the battle and everybody in it.
# Side A alone checks its morale; nobody is there to retreat, and no gap is counted.
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 60
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 90
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
> tiefen.roll.all
? a  tiefen.roll.all  1d6: tiefen.dice.base 1
! 6
? b  tiefen.roll.all  1d6: tiefen.dice.base 1
! 3
.    tiefen.roll.destroy  side=a foe=b dice=1 faces=3
.    tiefen.roll.subtract  side=a total=6 dice=0
.    tiefen.roll.subtract  side=b total=0 dice=1
.    tiefen.result.win  side=a own=6 other=0
.=   tiefen.flow.steps  step=6
.    tiefen.loss.none  side=a
.    tiefen.loss.annihilated  side=b troops=90
.=   tiefen.flow.steps  step=7
? a  tiefen.after.morale.input  sensational success failure fumble
! success
? a  tiefen.after.morale.input  0..4
! 2
.    tiefen.after.morale.input  side=a result=success quality=2
.    tiefen.after.annihilated_loser  side=b
? table  tiefen.loss.weaker_later  *end next
