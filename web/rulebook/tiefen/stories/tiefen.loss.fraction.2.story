# Side A, 70 strong, throws 7 dice; three of them are destroyed.
# It loses three sevenths of its troops: 30 are gone, 40 left.
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 70
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 70
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
> tiefen.circ.terrain
? table  tiefen.circ.terrain  0..2 of a b
! a
.    tiefen.circ.terrain  side=a
? table  tiefen.circ.certain_death  0..2 of a b
! a b
.    tiefen.circ.certain_death  side=a
.    tiefen.circ.certain_death  side=b
? table  tiefen.circ.fanatic.who  0..2 of a b
> tiefen.tactic.secret
? a+b  tiefen.tactic.secret  face down: speed steadiness strength
! a: speed
.    tiefen.tactic.secret  side=a anew=no
? a+b  tiefen.tactic.secret  face down: speed steadiness strength
! b: steadiness
.    tiefen.tactic.secret  side=b anew=no
.=   tiefen.flow.steps  step=3
? table  tiefen.deeds.count  *close deed.a deed.b superior
! deed.a
? table  tiefen.deeds.who  *leader character soldier
> tiefen.deeds.resolve
? table  tiefen.deeds.resolve  success foiled (nothing)
! success
.    tiefen.deeds.success  side=a foe=b what="" named=no
? table  tiefen.deeds.count  *close deed.a drop.a deed.b superior
! close
.    tiefen.tactic.reveal  side=a tactic=speed
.    tiefen.tactic.reveal  side=b tactic=steadiness
.    tiefen.tactic.bonus  side=a tactic=speed beaten=steadiness dice=2
.=   tiefen.flow.steps  step=4
.    tiefen.dice.sum  side=a dice=7
.    tiefen.threshold.formula  side=a face=6
.    tiefen.dice.sum  side=b dice=3
.    tiefen.threshold.formula  side=b face=6
.=   tiefen.flow.steps  step=5
? a  tiefen.roll.all  7d6: tiefen.dice.base 1, tiefen.circ.terrain 1, tiefen.circ.certain_death 2, tiefen.tactic.bonus 2, tiefen.deeds.success 1
! 5 4 3 2 2 1 1
? b  tiefen.roll.all  3d6: tiefen.dice.base 1, tiefen.circ.certain_death 2
! 6 6 6
? b  tiefen.roll.choice  3..3 of *a.die.0 *a.die.1 *a.die.2 a.die.3 a.die.4 a.die.5 a.die.6
! a.die.0 a.die.1 a.die.2
.    tiefen.roll.destroy  side=b foe=a dice=3 faces=5,4,3
.    tiefen.roll.subtract  side=a total=6 dice=3
.    tiefen.roll.subtract  side=b total=18 dice=0
.    tiefen.result.win  side=b own=18 other=6
.=   tiefen.flow.steps  step=6
.    tiefen.loss.fraction  side=a share=3/7 troops=30 left=40
.    tiefen.loss.none  side=b
.=   tiefen.flow.steps  step=7
? a  tiefen.after.morale.input  sensational success failure fumble
