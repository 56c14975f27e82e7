# A duel of champions was fought by the ordinary rules, and the hero of side A won it.
# What is entered is the outcome alone, a success of A: A 2d6.
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
! "the duel of the champions"
? table  tiefen.deeds.resolve  success foiled (nothing)
! success
.    tiefen.deeds.success  side=a foe=b what="the duel of the champions" named=yes
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
