# Side A, 60 strong, throws 6, 6, 5, 5, 5, 4, 4, four of the dice for fanaticism; side B, 90 strong, 5, 3, 2.
# A destroys on 6, B from 2. A loses the two sixes and a 5, B the 5 and the 3. 18 beats 2: A wins.
# A is annihilated, and B loses two thirds. The 30 who are left still retreat, to any of the six hexes.
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 60
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 90
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
> tiefen.circ.certain_death
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
! close
.    tiefen.tactic.reveal  side=a tactic=speed
.    tiefen.tactic.reveal  side=b tactic=speed
.    tiefen.tactic.same  tactic=speed
.=   tiefen.flow.steps  step=4
.    tiefen.dice.sum  side=a dice=7
.    tiefen.threshold.formula  side=a face=6
.    tiefen.dice.sum  side=b dice=3
.    tiefen.threshold.formula  side=b face=2
.=   tiefen.flow.steps  step=5
? a  tiefen.roll.all  7d6: tiefen.dice.base 1, tiefen.circ.certain_death 2, tiefen.circ.fanatic.bonus 4
! 6 6 5 5 5 4 4
? b  tiefen.roll.all  3d6: tiefen.dice.base 1, tiefen.circ.certain_death 2
! 5 3 2
? a  tiefen.roll.choice  2..2 of *b.die.0 *b.die.1 b.die.2
! b.die.0 b.die.1
.    tiefen.roll.destroy  side=a foe=b dice=2 faces=5,3
? b  tiefen.roll.choice  3..3 of *a.die.0 *a.die.1 *a.die.2 a.die.3 a.die.4 a.die.5 a.die.6
! a.die.0 a.die.1 a.die.2
.    tiefen.roll.destroy  side=b foe=a dice=3 faces=6,6,5
.    tiefen.roll.subtract  side=a total=18 dice=3
.    tiefen.roll.subtract  side=b total=2 dice=2
.    tiefen.result.win  side=a own=18 other=2
.=   tiefen.flow.steps  step=6
.    tiefen.loss.annihilated  side=a troops=60
.    tiefen.loss.fraction  side=b share=2/3 troops=60 left=30
.=   tiefen.flow.steps  step=7
? b  tiefen.after.morale.input  sensational success failure fumble
! success
? b  tiefen.after.morale.input  0..4
! 2
.    tiefen.after.morale.input  side=b result=success quality=2
.    tiefen.after.annihilated_winner  side=a foe=b
.    tiefen.after.gap  side=a foe=b gap=0 better=none
? table  tiefen.after.area  *hex closed other
! hex
? b  tiefen.after.retreat  n ne se s sw nw (stay)
! n
.    tiefen.after.retreat  side=b place=tiefen-hex(n) distance=1
? table  tiefen.loss.weaker_later  *end next
