# Side A, 90 strong, throws 7 dice, four of them for fanaticism; five dice are destroyed.
# Five of three dice that count would be more than the whole: all 90 are lost, and no more than that.
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 90
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 90
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
> tiefen.circ.terrain
? table  tiefen.circ.terrain  0..2 of a b
! b
.    tiefen.circ.terrain  side=b
? table  tiefen.circ.certain_death  0..2 of a b
! a b
.    tiefen.circ.certain_death  side=a
.    tiefen.circ.certain_death  side=b
? table  tiefen.circ.fanatic.who  0..2 of a b
! a
.    tiefen.circ.fanatic.who  side=a
? a  tiefen.circ.fanatic.bonus  *0 1 2 3 4
! 4
.    tiefen.circ.fanatic.bonus  side=a dice=4
? table  tiefen.super.who  0..1 of a b
> tiefen.deeds.count
? table  tiefen.deeds.count  *close deed.a deed.b superior
! deed.b
? table  tiefen.deeds.who  *leader character soldier
> tiefen.deeds.resolve
? table  tiefen.deeds.resolve  success foiled (nothing)
! success
.    tiefen.deeds.success  side=b foe=a what="" named=no
? table  tiefen.deeds.count  *close deed.a deed.b drop.b superior
! close
.    tiefen.tactic.reveal  side=a tactic=speed
.    tiefen.tactic.reveal  side=b tactic=speed
.    tiefen.tactic.same  tactic=speed
.=   tiefen.flow.steps  step=4
.    tiefen.dice.sum  side=a dice=7
.    tiefen.threshold.formula  side=a face=6
.    tiefen.dice.sum  side=b dice=5
.    tiefen.threshold.formula  side=b face=2
.=   tiefen.flow.steps  step=5
? a  tiefen.roll.all  7d6: tiefen.dice.base 1, tiefen.circ.certain_death 2, tiefen.circ.fanatic.bonus 4
! 4 4 3 3 2 1 1
? b  tiefen.roll.all  5d6: tiefen.dice.base 1, tiefen.circ.terrain 1, tiefen.circ.certain_death 2, tiefen.deeds.success 1
! 5 4 3 3 2
? b  tiefen.roll.choice  5..5 of *a.die.0 *a.die.1 *a.die.2 *a.die.3 *a.die.4 a.die.5 a.die.6
! a.die.0 a.die.1 a.die.2 a.die.3 a.die.4
.    tiefen.roll.destroy  side=b foe=a dice=5 faces=4,4,3,3,2
.    tiefen.roll.subtract  side=a total=2 dice=5
.    tiefen.roll.subtract  side=b total=17 dice=0
.    tiefen.result.win  side=b own=17 other=2
.=   tiefen.flow.steps  step=6
.    tiefen.loss.annihilated  side=a troops=90
.    tiefen.loss.none  side=b
.=   tiefen.flow.steps  step=7
? b  tiefen.after.morale.input  sensational success failure fumble
