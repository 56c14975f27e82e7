# A deed of side A succeeded and gave its die. After the battle both sides check morale.
# The deed does not come into it: both are asked alike, with nothing set beforehand, and what they report stands.
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 100
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 100
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
> tiefen.deeds.count
? table  tiefen.deeds.count  *close deed.a deed.b superior
! deed.a
? table  tiefen.deeds.who  *leader character soldier
! character
? a  tiefen.deeds.kinds  text
! "a night raid"
? table  tiefen.deeds.resolve  success foiled (nothing)
! success
.    tiefen.deeds.success  side=a foe=b what="a night raid" named=yes
? table  tiefen.deeds.count  *close deed.a drop.a deed.b superior
> tiefen.roll.all
? a  tiefen.roll.all  2d6: tiefen.dice.base 1, tiefen.deeds.success 1
! 3 2
? b  tiefen.roll.all  1d6: tiefen.dice.base 1
! 4
.    tiefen.roll.subtract  side=a total=5 dice=0
.    tiefen.roll.subtract  side=b total=4 dice=0
.    tiefen.result.win  side=a own=5 other=4
.=   tiefen.flow.steps  step=6
.    tiefen.loss.none  side=a
.    tiefen.loss.none  side=b
.=   tiefen.flow.steps  step=7
? a  tiefen.after.morale.input  sensational success failure fumble
! success
? a  tiefen.after.morale.input  0..4
! 2
.    tiefen.after.morale.input  side=a result=success quality=2
? b  tiefen.after.morale.input  sensational success failure fumble
! success
? b  tiefen.after.morale.input  0..4
! 2
.    tiefen.after.morale.input  side=b result=success quality=2
.    tiefen.after.gap  side=a foe=b gap=0 better=none
? table  tiefen.after.area  *hex closed other
