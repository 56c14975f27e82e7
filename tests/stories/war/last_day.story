# A whole battle: the last day, four players, nine zones, 29 units. Two sides of two; both allies of one side give up.
= war
! ready.lastday
! l16
! 0 -1 0 1
! pass
! l25
! -1 -1 1 -1
! pass
! l34
! 0 1 -1 1
! pass
! l44
! -1 -1 -1 0
! pass
! u31
! scout.z6
! 1 1 0 -1
! pass
! pass
! nothing
! second
! attack.u23
! shoot
! athletics
! -1 0 0 -1
! 1 -1 1 0
! pass
! pass
! "Off Balance"
! u12
! duel.l17.l34
! shoot
! athletics
! 1 -1 1 -1
! 0 1 1 0
! pass
! pass
! "Second Wind"
! attack.u43
! shoot
! athletics
! 0 0 1 0
! 0 0 -1 -1
! pass
! free.a47.p3
! reroll
! 1 -1 -1 1
! paid.u43.1.p4
! plus
! pass
! free.a46.p2
! plus
! pass
! paid.u12.1.p4
! plus
! pass
! paid.a2.p1
! plus
! pass
! paid.u12.2.p3
! pass
! other
! paid.a1.p1
! plus
! pass
! paid.u12.3.p3
! pass
! paid.a7.p1
! plus
! pass
! paid.l17.1.p3
! paid.l17.2.p1
! plus
! u20
! duel.l24.l35
! shoot
! athletics
! 0 1 0 1
! 0 1 0 -1
! pass
! box2
! attack.u32
! shoot
! athletics
! -1 0 0 1
! 1 -1 -1 1
! pass
! u36
! give.l44
! scout.z4
! 0 -1 1 -1
! pass
! nothing
! attack.u11
! shoot
! athletics
! -1 0 -1 1
! -1 0 0 0
! pass
! "A Gap in the Line"
! u30
! ambush
! fair
! 1 0 0 1
! pass
! pass
! "Waiting in the Ditch"
! end
! u15
! load
! a1
! notice
! fair
! 0 -1 -1 0
! pass
! pass
! move.z5
! end
! u18
! other.u18
! z8
! athletics
! fair
! 0 0 0 -1
! paid.u18.1.p2
! reroll
! -1 -1 -1 0
! pass
! nothing
! pass
! nothing
! second
! attack.u27
! shoot
! athletics
! -1 1 -1 1
! -1 0 1 -1
! paid.u18.1.p2
! plus
! pass
! free.a1.p3
! reroll
! -1 1 0 -1
! free.a49.p3
! reroll
! 1 0 0 1
! pass
! pass
! u39
! attach.l45
! give.l45
! other.u39
! self
! athletics
! fair
! 1 0 1 0
! pass
! pass
! "Stakes in a Row"
! move.z2
! attack.u15
! shoot
! athletics
! 1 0 -1 1
! 1 -1 1 0
! free.a48.p4
! plus
! pass
! pass
! u26
! give.l34
! ambush
! fair
! 1 -1 1 -1
! pass
! pass
! "Dust in Their Eyes"
! move.z5
! attack.u13
! shoot
! athletics
! -1 1 0 0
! 1 -1 -1 0
! pass
! paid.u26.1.p2
! free.a51.p3
! plus
! pass
! mild
! "Thinned Ranks"
! u14
! force.z5
! athletics
! u26
! -1 0 -1 0
! -1 0 1 1
! pass
! "Caught Mid-Step"
! pay
! consequence
! "Captain Down"
! end
! u19
! intimidate
! u26
! will
! 0 1 -1 0
! -1 0 1 0
! pass
! move.z8
! end
! u42
! pin.u12
! athletics
! -1 1 0 1
! -1 1 1 0
! free.a50.p4
! plus
! free.a50.p4
! plus
! pass
! end
! u27
! pin.u12
! athletics
! 1 1 -1 0
! -1 -1 -1 0
! free.a52.p3
! plus
! pass
! end
! u13
! pin.u27
! athletics
! -1 1 0 0
! 1 1 1 0
! pass
! "Loose Formation"
! end
! u22
! attack.u33
! shoot
! athletics
! 1 -1 0 -1
! 1 -1 -1 -1
! pass
! "Shaken Shields"
! u37
! intimidate
! self
! fair
! -1 1 -1 -1
! free.a55.p4
! reroll
! -1 -1 1 0
! pass
! pass
! "Room to Breathe"
! move.z2
! end
! u29
! boost.l35
! "Cheering Ranks"
! move.z2
! force.z5
! athletics
! u14
! 1 1 0 1
! -1 1 1 0
! pass
! free.a58.p2
! plus
! free.a53.p3
! plus
! pass
! end
! u9
! attack.u40
! shoot
! athletics
! 0 0 0 -1
! 1 -1 0 -1
! free.a59.p4
! reroll
! -1 1 0 -1
! free.a54.p3
! reroll
! -1 1 1 1
! pass
! u21
! attack.u33
! shoot
! athletics
! 0 -1 1 -1
! 0 0 -1 1
! pass
! u41
! force.z5
! athletics
! u14
! 0 0 -1 0
! 0 -1 1 0
! free.a56.p3
! reroll
! -1 0 1 0
! pass
! end
! u33
! attack.u23
! shoot
! athletics
! 1 0 1 -1
! -1 -1 -1 -1
! pass
! less
! "The Wrong Foot"
! u10
! boost.l16
! "Scattered Quivers"
! move.z8
! attack.u26
! shoot
! athletics
! 1 0 0 -1
! 1 1 1 0
! pass
! pass
! "Hoarse Shouts"
! l25
! duel.l25.l34
! shoot
! athletics
! -1 0 -1 1
! -1 0 -1 0
! pass
! "Broken Ground"
! u38
! move.z2
! force.z5
! athletics
! u14
! -1 0 -1 0
! -1 0 1 0
! free.a56.p3
! reroll
! 0 1 -1 -1
! free.a57.p3
! reroll
! 1 1 -1 -1
! free.a61.p3
! plus
! pass
! free.a64.p2
! plus
! free.a63.p3
! plus
! end
! u28
! attack.u13
! shoot
! athletics
! -1 -1 0 1
! 0 1 -1 0
! u11
! move.z8
! attack.u38
! shoot
! athletics
! 0 -1 0 -1
! -1 -1 1 1
! "Spent Horses"
! u40
! attack.u9
! shoot
! athletics
! 0 -1 0 -1
! 1 1 0 1
! pass
! "A Clear Shot"
! gm
! compel
! p1
! "The wagons are on fire"
! accept
! gm
! add
! z5
! "Rain-Soaked Field"
! gm
! hinders
! a67
! concede
! p2
! detach.l34
! duel.l34.l16
! shoot
! athletics
! 0 1 0 1
! 0 1 -1 -1
! pass
! free.a66.p1
! reroll
! 1 1 1 -1
! pass
! free.a65.p4
! plus
! pass
! "Tangled Lines"
! u14
! attack.u27
! shoot
! athletics
! 0 0 -1 -1
! -1 1 0 1
! pass
! pass
! "Out of Breath"
! u38
! surround
! fight
! athletics
! 0 0 1 0
! -1 -1 0 -1
! pass
! pass
! end
! u29
! boost.l35
! "Ringing Ears"
! detach.l35
! attack.u11
! shoot
! athletics
! -1 -1 0 -1
! -1 0 1 -1
! free.a60.p3
! reroll
! 0 -1 0 0
! pass
! paid.u11.1.p1
! reroll
! 1 -1 1 1
! free.a68.p3
! reroll
! 1 0 0 1
! pass
! u10
! other.l16
! battle
! will
! u26
! fight
! 1 1 0 1
! 1 1 -1 1
! pass
! "Ammunition Passed Forward"
! attack.u26
! shoot
! athletics
! 1 -1 1 1
! 1 1 1 1
! free.a62.p1
! plus
! free.a72.p1
! plus
! free.a69.p3
! plus
! pass
! u42
! keep.a55
! end
! u26
! attack.u14
! fight
! concede
! p1
