# Side A is fanatic and would like 5 fanaticism dice.
# It is refused, for 4 are the most; nor does a ruling go beyond 4.
= tiefen
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 100
? table  tiefen.circ.outnumber.unit  1..99999 (100)
! 100
? table  tiefen.sides.two  *done name.a edit.a.1 add.a deed.a name.b edit.b.1 add.b deed.b (third)
> tiefen.circ.fanatic.who
? table  tiefen.circ.fanatic.who  0..2 of a b
! a
.    tiefen.circ.fanatic.who  side=a
? a  tiefen.circ.fanatic.bonus  *0 1 2 3 4
! 5
x not-offered tiefen.circ.fanatic.bonus
^ a.fanaticism=5
x setting tiefen.circ.fanatic.bonus
