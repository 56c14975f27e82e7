# Minions attack: their bonus for one, 2, 3, 4, 6, 7, 9, 10 and 25 of them stands beside the dice.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! example
.=   sotc.seq.phases  phase=frame
? p0  sotc.seq.phases  *begin later
^ bruno.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin later
^ clara.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin later
^ kessler.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin later
^ marek.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin later
^ voss.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin later
^ new.g1=1
.    ruling sotc.group.members  1
? p0  sotc.seq.phases  *begin later
! begin
.=   sotc.init.mode  mode=skill
.    sotc.init.minions  piece=g1 place=1 rating=1 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=anna place=2 rating=0 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p0  sotc.act.one  attack.anna scene place.anna blind.anna (disarm.anna) mark.anna topple.anna walk.z2 sprint push.anna throw.anna throw block other assess contest.anna guard hold away pass
# scene
! attack.anna
.    sotc.attack.what  piece=g1 target=anna skill=sotc-skill(quality) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.minion.quality 1; 4fate: sotc.roll.effort 0
^ g1.size=2
.    ruling sotc.minion.group_bonus  2
? p0+p1  sotc.attack.roll  4fate: sotc.minion.quality 1, sotc.minion.group_bonus 1; 4fate: sotc.roll.effort 0
^ g1.size=3
.    ruling sotc.minion.group_bonus  3
? p0+p1  sotc.attack.roll  4fate: sotc.minion.quality 1, sotc.minion.group_bonus 1; 4fate: sotc.roll.effort 0
^ g1.size=4
.    ruling sotc.minion.group_bonus  4
? p0+p1  sotc.attack.roll  4fate: sotc.minion.quality 1, sotc.minion.group_bonus 2; 4fate: sotc.roll.effort 0
^ g1.size=6
.    ruling sotc.minion.group_bonus  6
? p0+p1  sotc.attack.roll  4fate: sotc.minion.quality 1, sotc.minion.group_bonus 2; 4fate: sotc.roll.effort 0
^ g1.size=7
.    ruling sotc.minion.group_bonus  7
? p0+p1  sotc.attack.roll  4fate: sotc.minion.quality 1, sotc.minion.group_bonus 3; 4fate: sotc.roll.effort 0
^ g1.size=9
.    ruling sotc.minion.group_bonus  9
? p0+p1  sotc.attack.roll  4fate: sotc.minion.quality 1, sotc.minion.group_bonus 3; 4fate: sotc.roll.effort 0
^ g1.size=10
.    ruling sotc.minion.group_bonus  10
? p0+p1  sotc.attack.roll  4fate: sotc.minion.quality 1, sotc.minion.group_bonus 4; 4fate: sotc.roll.effort 0
^ g1.size=25
.    ruling sotc.minion.group_bonus  25
? p0+p1  sotc.attack.roll  4fate: sotc.minion.quality 1, sotc.minion.group_bonus 4; 4fate: sotc.roll.effort 0
