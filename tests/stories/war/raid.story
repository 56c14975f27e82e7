# A whole battle: the ready raid, two players, three zones. Pin and upkeep, rally, duel, a leader who changes his unit, serious and minor costs.
= war
! ready.raid
! 1 -1 1 -1
! pass
! 0 0 1 1
! pass
! u8
! duel.l11.l7
! shoot
! athletics
! 1 1 0 1
! 1 0 0 0
! pass
! pass
! box1
! attack.u6
! shoot
! athletics
! 1 -1 0 0
! 0 1 0 -1
! pass
! pass
! "Off Balance"
! u5
! load
! a1
! shoot
! u8
! athletics
! -1 -1 0 0
! -1 -1 1 0
! paid.u8.1.p1
! reroll
! -1 1 0 0
! free.a12.p2
! reroll
! 1 1 0 1
! pass
! end
! u9
! scout.z2
! 0 1 1 1
! pass
! "Second Wind"
! second
! attack.u6
! shoot
! athletics
! -1 -1 -1 -1
! -1 0 -1 -1
! free.a1.p2
! reroll
! 0 0 0 -1
! pass
! u4
! give.l7
! attack.u10
! shoot
! athletics
! 0 0 1 0
! 0 1 1 0
! pass
! u10
! attack.u5
! shoot
! athletics
! -1 -1 0 0
! 0 0 -1 1
! free.a13.p2
! reroll
! -1 -1 1 1
! mild
! "Thinned Ranks"
! u8
<
>>
! give.l11
! detach.l11
! intimidate
! u4
! will
! 0 1 1 0
! -1 1 -1 1
! pass
! "Drums Like Thunder"
! attack.u5
! shoot
! athletics
! 0 0 0 0
! 1 0 0 0
! free.a14.p2
! plus
! pass
! u4
! rid.a15
! fight
! 0 0 -1 0
! pass
! boost
! "A Gap in the Line"
! boost.l7
! "Dust in Their Eyes"
! end
! u9
! force.z1
! athletics
! u4
! 1 -1 1 0
! 0 0 0 1
! free.a16.p2
! plus
! free.a17.p1
! plus
! detail
! "Two banners are lost in the mud"
! end
! u10
! pin.u4
! athletics
! 1 1 1 -1
! -1 0 -1 0
! end
! u9
! attack.u4
! fight
! fight
! 1 -1 -1 1
! -1 1 0 1
! free.a18.p2
! plus
! free.a18.p2
! plus
! mild
! "Captain Down"
! u4
! rally.l7
! -1 -1 0 -1
! pass
! pay
! consequence
! "Bloodied Flank"
! attack.u10
! shoot
! athletics
! -1 -1 0 -1
! -1 1 -1 1
! pass
! "Caught Mid-Step"
! u10
! keep.a18
! attach.l11
! boost.l11
! "Loose Formation"
! end
! u8
! force.z1
! athletics
! u4
! 0 -1 1 -1
! -1 0 0 1
! free.a20.p2
! reroll
! 0 0 1 -1
! free.a21.p2
! plus
! end
! u8
! attack.u4
! fight
! fight
! 0 0 -1 -1
! 1 -1 -1 0
! u4
! attack.u10
! shoot
! athletics
! -1 -1 0 1
! 0 0 0 1
! pass
! duel.l7.l11
! shoot
! athletics
! 1 -1 -1 -1
! -1 -1 -1 0
! box1
! u10
! boost.l11
! "Shaken Shields"
! attack.u4
! shoot
! athletics
! 1 -1 0 0
! 1 0 1 0
! free.a22.p2
! plus
! free.a23.p2
! plus
! mild
! "Lost Standard"
! u9
! attack.u4
! fight
! fight
! -1 0 -1 0
! -1 0 -1 -1
! free.a24.p2
! reroll
! -1 1 0 0
