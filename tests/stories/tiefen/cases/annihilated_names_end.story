# The only contingent of B is named, and annihilated. In the next battle B has new troops in two contingents; they bear no
# name of those who fell when they share the losses (tiefen.loss.weaker_later).
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 100
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 100
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
! edit.b.1
? table  tiefen.circ.outnumber.unit  *troops name (remove) back
! name
? table  tiefen.sides.two  text
! "Guards of the Gate"
.    tiefen.sides.two  change=contingent side=b name="Guards of the Gate" before=tiefen-contingent(1) troops=0
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
^ a.bonus=1
.    ruling tiefen.dice.freeze  1
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
> tiefen.roll.all
? a  tiefen.roll.all  2d6: tiefen.dice.base 1, tiefen.dice.freeze 1
! 6 6
? b  tiefen.roll.all  1d6: tiefen.dice.base 1
! 1
.    tiefen.roll.destroy  side=a foe=b dice=1 faces=1
.    tiefen.roll.subtract  side=a total=12 dice=0
.    tiefen.roll.subtract  side=b total=0 dice=1
.    tiefen.result.win  side=a own=12 other=0
.=   tiefen.flow.steps  step=6
.    tiefen.loss.none  side=a
.    tiefen.loss.annihilated  side=b troops=100
.=   tiefen.flow.steps  step=7
? a  tiefen.after.morale.input  sensational success failure fumble
> tiefen.loss.weaker_later
? table  tiefen.loss.weaker_later  *end next
! next
.=   tiefen.loss.weaker_later  number=2
.    tiefen.loss.weaker_later  side=a troops=100
.    tiefen.loss.weaker_later  side=b troops=0
? table  tiefen.sides.two  (done) name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
! edit.b.1
? table  tiefen.circ.outnumber.unit  *troops name (remove) back
! troops
? table  tiefen.circ.outnumber.unit  1..99999 (1)
! 60
.    tiefen.circ.outnumber.unit  side=b contingent=tiefen-contingent(1) before=0 troops=60
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
! add.b
? table  tiefen.sides.two  text
! "Squires"
? table  tiefen.circ.outnumber.unit  1..99999 (50)
! 40
.    tiefen.sides.two  change=joined side=b name="Squires" before= troops=40
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 edit.b.2 add.b deed.b (third)
! done
.=   tiefen.flow.steps  step=1
? table  tiefen.circ.terrain  0..2 of a b
^ b.bonus=1
.    ruling tiefen.dice.freeze  1
? table  tiefen.circ.terrain  0..2 of a b
> tiefen.roll.all
? a  tiefen.roll.all  1d6: tiefen.dice.base 1
! 6
? b  tiefen.roll.all  2d6: tiefen.dice.base 1, tiefen.dice.freeze 1
! 5 5
? a  tiefen.roll.choice  1..1 of *b.die.0 b.die.1
! b.die.0
.    tiefen.roll.destroy  side=a foe=b dice=1 faces=5
.    tiefen.roll.subtract  side=a total=6 dice=0
.    tiefen.roll.subtract  side=b total=5 dice=1
.    tiefen.result.win  side=a own=6 other=5
.=   tiefen.flow.steps  step=6
.    tiefen.loss.none  side=a
.    tiefen.loss.fraction  side=b share=1/2 troops=50 left=50
? table  tiefen.loss.contingents  *proportion otherwise
! proportion
.    tiefen.loss.contingents  side=b contingent=tiefen-contingent(1) troops=30 left=30
.    tiefen.loss.contingents  side=b contingent="Squires" troops=20 left=20
.=   tiefen.flow.steps  step=7
? a  tiefen.after.morale.input  sensational success failure fumble
