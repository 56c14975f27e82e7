# Side A has 3 troops, and five of its six dice are destroyed.
# Five sixths of 3 are 2.5 and would round to 3, but one must be left: 2 are lost.
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 3
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 3
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
> tiefen.circ.terrain
? table  tiefen.circ.terrain  0..2 of a b
! a b
.    tiefen.circ.terrain  side=a
.    tiefen.circ.terrain  side=b
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
! deed.b
? table  tiefen.deeds.who  *leader character soldier
> tiefen.deeds.resolve
? table  tiefen.deeds.resolve  success foiled (nothing)
! success
.    tiefen.deeds.success  side=b foe=a what="" named=no
? table  tiefen.deeds.count  *close deed.a deed.b drop.b superior
! close
.    tiefen.tactic.reveal  side=a tactic=speed
.    tiefen.tactic.reveal  side=b tactic=steadiness
.    tiefen.tactic.bonus  side=a tactic=speed beaten=steadiness dice=2
.=   tiefen.flow.steps  step=4
.    tiefen.dice.sum  side=a dice=6
.    tiefen.threshold.formula  side=a face=6
.    tiefen.dice.sum  side=b dice=5
.    tiefen.threshold.formula  side=b face=6
.=   tiefen.flow.steps  step=5
? a  tiefen.roll.all  6d6: tiefen.dice.base 1, tiefen.circ.terrain 1, tiefen.circ.certain_death 2, tiefen.tactic.bonus 2
! 5 4 3 2 1 1
? b  tiefen.roll.all  5d6: tiefen.dice.base 1, tiefen.circ.terrain 1, tiefen.circ.certain_death 2, tiefen.deeds.success 1
! 6 6 6 6 6
? b  tiefen.roll.choice  5..5 of *a.die.0 *a.die.1 *a.die.2 *a.die.3 *a.die.4 a.die.5
! a.die.0 a.die.1 a.die.2 a.die.3 a.die.4
.    tiefen.roll.destroy  side=b foe=a dice=5 faces=5,4,3,2,1
.    tiefen.roll.subtract  side=a total=1 dice=5
.    tiefen.roll.subtract  side=b total=30 dice=0
.    tiefen.result.win  side=b own=30 other=1
.=   tiefen.flow.steps  step=6
.    tiefen.loss.fraction  side=a share=5/6 troops=2 left=1
.    tiefen.loss.none  side=b
.=   tiefen.flow.steps  step=7
? a  tiefen.after.morale.input  sensational success failure fumble
