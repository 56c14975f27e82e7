# A whole battle of three players on five zones, with its whole set-up: leaders and units of their own, cards laid in turn,
# three aspects face down, deployment, a tie at the initiative; surround, ambush, scouting, a compel refused, a concession, units called up.
= war war.opt.reinforcements=on war.opt.full_defense=on war.opt.surrounded_count=all
! players.3
! p1
! name
! "Runa"
! p1
! own
! 1
! p2
! name
! "Ebbe"
! p2
! own
! 1
! p2
! points
! 17
! p3
! name
! "Ivo"
! p3
! own
! 2
! p3
! points
! 16
! name.s1
! "The Free Towns"
! name.s2
! "The Warlord"
! done
! later
! card
! "main | will 3, fight 2, shoot 2, athletics 1 | Liv of the Weir | Nobody Crosses Unpaid | Stubborn as the River | stress 2 | slots mild moderate"
! done
! quick.orcs
! new
! nameless
! supporting
! "Old Mash"
! 3
! 1
! 0
! 1
! done
! "Has Seen Worse Rivers"
! ""
! 2
! mild moderate
! done
! quick.medieval
! done
! new.fair
! fight
! athletics will
! "Ferry Pikes"
! "Feet in the Mud"
! card
! "fair | shoot 2, notice 1, athletics 1 | Weir Bows"
! fate
! quick.medieval
! later
! fate
! new.good
! stealth
! notice shoot
! athletics will fight
! "Reed Runners"
! "Know Every Island"
! ""
! new.average
! athletics
! ""
! edit.u10
! sell
! new.average
! fight
! "Tollkeepers"
! new.fair
! notice
! stealth athletics
! "Bird Callers"
! "Quiet Feet"
! again.u12
! again.u12
! done
! fate
! quick.orcs
! edit.u20
! sell
! done
! done
! 5
! cell.3.3
! cell.4.3
! cell.3.4
! cell.4.4
! cell.5.4
! name.z1
! "Mill Street"
! name.z2
! "The Weir"
! name.z3
! "Reed Beds"
! name.z4
! "Market"
! name.z5
! "North Gate"
! join
! z1-z4
! done
! write.z3
! p2: "Hollow Reeds"
! p2: no
! done
! write.z2
! p3: "Oil on the Cobbles"
! p3: yes
! done
! write.z4
! p1: "Sluice Gates Open"
! p1: yes
! done
! u9
! z1
! u15
! z5
! u5
! z1
! u11
! z1
! u16
! z5
! u6
! z1
! u12
! z1
! u17
! z5
! u7
! z1
! u13
! z1
! u18
! z5
! u8
! z1
! u14
! z1
! u19
! z5
! l4
! u5
! l1
! u9
! l2
! u15
! l3
! z5
! -1 -1 0 0
! pass
! 1 0 0 0
! pass
! l3
! 1 1 -1 0
! pass
! 0 1 0 0
! 0 0 0 0
! u9
! write.3
! "Home by the Back Door"
! duel.l1.l2
! shoot
! athletics
! 0 -1 0 0
! 0 -1 1 1
! pass
! pass
! "Off Balance"
! attack.u18
! shoot
! athletics
! -1 -1 0 0
! 1 -1 -1 1
! paid.u18.1.p2
! reroll
! -1 0 0 1
! pass
! free.a21.p3
! plus
! pass
! paid.u9.1.p1
! pass
! pass
! mild
! "Thinned Ranks"
! u15
! give.l2
! scout.z4
! yes
! 0 1 -1 1
! other
! paid.a22.p3
! plus
! pass
! free.a22.p2
! pass
! pass
! nothing
! attack.u8
! shoot
! athletics
! -1 0 0 0
! -1 1 0 -1
! pass
! pass
! "Second Wind"
! u6
! scout.z2
! yes
! 1 1 0 0
! pass
! pass
! nothing
! end
! u14
! buy.p2
! scout.z3
! no
! 1 -1 1 1
! pass
! pass
! "A Gap in the Line"
! second
! force.z4
! athletics
! no
! 1 1 0 -1
! free.a27.p2
! plus
! free.a24.p3
! pass
! boost
! "Dust in Their Eyes"
! end
! u18
! attach.l3
! rally.l3
! -1 1 1 1
! pass
! "Caught Mid-Step"
! ambush
! u14
! notice
! 1 1 -1 -1
! 0 -1 1 0
! pass
! "Waiting in the Ditch"
! end
! u5
! boost.l4
! "Loose Formation"
! load
! a23
! fight
! fair
! 1 1 -1 0
! pass
! pass
! end
! u13
! other.u13
! z1
! notice
! fair
! -1 0 0 1
! free.a23.p1
! plus
! free.a28.p3
! pass
! "Shaken Shields"
! end
! u17
! force.z4
! athletics
! u14
! -1 0 0 1
! 0 1 0 -1
! free.a29.p3
! plus
! free.a30.p3
! plus
! pass
! pass
! "Room to Breathe"
! end
! u8
! force.z4
! athletics
! u17
! -1 1 0 0
! -1 0 1 1
! free.a32.p2
! plus
! pass
! pay
! aspect
! "The Back Is Open"
! end
! u12
! force.z4
! athletics
! u17
! 1 -1 -1 1
! 1 1 0 1
! pass
! "Cheering Ranks"
! pay
! aspect
! "The Back Is Open"
! end
! u16
! pin.u9
! athletics
! 1 0 -1 1
! 1 0 -1 0
! free.a33.p3
! plus
! free.a34.p3
! plus
! pass
! end
! u7
! force.z4
! athletics
! u17
! 0 1 1 -1
! 0 0 -1 0
! pass
! detail
! "Two banners are lost in the mud"
! end
! u11
! force.z4
! athletics
! u17
! -1 -1 1 -1
! 1 1 1 0
! pass
! "The Wrong Foot"
! fail
! end
! u19
! intimidate
! u5
! will
! 0 1 -1 -1
! 0 0 -1 1
! free.a35.p3
! reroll
! 0 1 -1 -1
! free.a36.p3
! reroll
! 1 1 1 0
! free.a37.p3
! plus
! pass
! pass
! "Drums Like Thunder"
! end
^ p3.own=3 the bribe of last autumn
! gm
! compel
! p3
! "The wagons are on fire"
! refuse
! detach.l1
! duel.l1.l2
! shoot
! athletics
! 0 -1 -1 1
! -1 -1 1 1
! pass
! "Scattered Quivers"
! reinforce.p3.average
! athletics
! ""
! z5
! u17
! attack.u8
! fight
! fight
! -1 0 1 0
! 0 0 -1 1
! free.a38.p3
! plus
! pass
! u7
! surround
! fight
! athletics
! 0 0 -1 -1
! -1 1 -1 -1
! pass
! "Hoarse Shouts"
! end
! u12
! rid.a36
! notice
! fair
! 0 -1 0 1
! free.a42.p1
! plus
! pass
! end
! u16
! keep.a37
! end
! u5
! boost.l4
! "Broken Ground"
! detach.l4
! force.z4
! athletics
! u17
! 0 0 1 0
! 1 -1 -1 0
! free.a31.p1
! plus
! pass
! free.a39.p3
! reroll
! 1 1 1 -1
! pass
! free.a43.p1
! plus
! free.a39.p3
! plus
! pass
! boost
! "Spent Horses"
! end
! u14
! attack.u41
! shoot
! athletics
! 1 -1 0 1
! 0 -1 -1 1
! free.a40.p3
! reroll
! 1 -1 1 0
! pass
! u18
! other.l3
! self
! will
! u5
! fight
! -1 1 -1 1
! -1 1 1 -1
! free.a44.p3
! plus
! pass
! "Stakes in a Row"
! pin.u14
! athletics
! 1 0 -1 1
! 0 0 1 1
! free.a45.p3
! plus
! pass
! end
! u6
! attack.u41
! shoot
! athletics
! -1 -1 -1 0
! -1 0 1 0
! pass
! "A Clear Shot"
! u11
! force.z4
! athletics
! u17
! 0 1 -1 -1
! -1 1 -1 1
! pass
! "Tangled Lines"
! pay
! aspect
! "The Back Is Open"
! end
! u15
! intimidate
! self
! u5
! will
! -1 -1 1 1
! 0 1 0 1
! pass
! end
! u9
! attack.u41
! shoot
! athletics
! -1 -1 0 0
! 0 1 -1 0
! pass
! nothing
! "Out of Breath"
! u19
! attack.u11
! shoot
! athletics
! -1 0 1 -1
! -1 -1 -1 1
! pass
! u13
! attack.u41
! shoot
! athletics
! 0 1 -1 1
! -1 1 -1 0
! pass
! u14
! attack.u41
! shoot
! athletics
! 0 0 0 0
! 1 -1 -1 -1
! free.a45.p3
! reroll
! 0 0 0 1
! pass
! u18
! keep.a46
! end
! u7
! surround
! fight
! athletics
! -1 0 0 1
! 0 1 1 0
! pass
! end
! u12
! attack.u41
! shoot
! athletics
! -1 1 1 -1
! -1 -1 1 1
! pass
! u17
! attack.u12
! fight
! athletics
! 1 1 1 1
! 0 -1 0 1
! pass
! less
! "Ringing Ears"
! u5
! attack.u41
! shoot
! athletics
! 0 1 0 0
! 1 0 0 1
! pass
! l1
! duel.l1.l2
! shoot
! athletics
! -1 0 1 0
! 1 0 0 0
! pass
! "Blown Horns"
! u16
! attack.u5
! shoot
! athletics
! -1 1 1 -1
! -1 1 -1 1
! free.a46.p3
! plus
! pass
! mild
! "Captain Down"
! l4
! duel.l4.l2
! shoot
! athletics
! 1 -1 1 0
! -1 -1 1 0
! pass
! u13
! force.z4
! athletics
! u17
! 0 -1 -1 0
! 1 0 0 0
! pass
! "Slack Bowstrings"
! fail
! end
! u15
! attack.u5
! shoot
! athletics
! -1 0 0 0
! -1 -1 -1 1
! pass
! duel.l2.l1
! shoot
! concede
! p1
! u9
! attack.u41
! shoot
! athletics
! -1 0 0 1
! 1 1 0 1
! pass
! "Off Balance Again"
! u19
! attack.u14
! shoot
! athletics
! 0 1 0 1
! 0 -1 0 -1
! pass
! full
! u41
! attack.u9
! shoot
! athletics
! 0 -1 0 1
! -1 0 -1 0
! free.a47.p3
! plus
! pass
! mild
! "Bloodied Flank"
! u13
! attack.u41
! shoot
! athletics
! 0 0 0 -1
! 1 -1 1 0
! pass
! "Second Wind Again"
! u18
! attack.u9
! shoot
! athletics
! 1 1 1 -1
! 0 -1 1 -1
! pass
! moderate
! "Lost Standard"
! duel.l3.l1
! shoot
! athletics
! 0 1 0 1
! 0 0 1 0
! free.a48.p3
! plus
! free.a50.p3
! plus
! pass
! box2
! l1
! duel.l1.l2
! shoot
! athletics
! 0 1 1 0
! -1 1 1 1
! pass
! u15
! boost.l2
! "A Gap in the Line Again"
! attack.u9
! shoot
! athletics
! -1 -1 1 -1
! -1 -1 0 1
! free.a51.p3
! reroll
! 1 1 1 0
! pass
! full
! u16
! attack.u13
! shoot
! athletics
! 1 -1 -1 0
! 0 0 -1 0
! free.a52.p3
! reroll
! -1 -1 0 -1
! free.a54.p3
! reroll
! 0 -1 -1 0
! free.a55.p3
! reroll
! -1 1 -1 1
! free.a57.p3
! plus
! pass
! mild
! "Nerves in Tatters"
! u17
! attack.u13
! shoot
! athletics
! 0 1 1 -1
! -1 1 1 1
! free.a60.p3
! plus
! paid.u17.1.p3
! plus
! pass
