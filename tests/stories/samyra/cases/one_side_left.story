# The last orc falls, and the table goes on: one side rolls for nothing and puts nothing in order (samyra.init.winner_orders).
= samyra
! example
! adventurers=1 orcs=1
! begin
! 20 9
! place1=p1 place2=p2
! done
! done
! ilva.kind=melee
! ilva.result=hit ilva.damage=9
! orc1.falls=falls
! on
! move.ilva
