# Twenty minions stand in two groups of ten, since they have two opponents: in an exchange they take two turns with one roll each.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! example
.=   sotc.seq.phases  phase=frame
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
^ new.g1=20
.    ruling sotc.group.members  20
? p0  sotc.seq.phases  *begin later
! begin
.=   sotc.seq.phases  phase=groups
? p0  sotc.group.split  form g1=group,group g1.1.size=10 g1.1.leader=nobody g1.2.size=10 g1.2.leader=nobody
! 
.    sotc.group.split  piece=sotc-mob-thugs groups=2 sizes=10,10
.=   sotc.init.mode  mode=skill
.    sotc.init.minions  piece=g1 place=1 rating=1 skill=sotc-skill(alertness)
.    sotc.init.minions  piece=g21 place=2 rating=1 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=bruno place=3 rating=0 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=anna place=4 rating=0 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p0  sotc.act.one  attack.anna attack.bruno scene place.anna blind.anna (disarm.anna) mark.anna topple.anna place.bruno blind.bruno (disarm.bruno) mark.bruno topple.bruno walk.z2 sprint push.anna throw.anna push.bruno throw.bruno throw block protect.g21 other assess contest.anna contest.bruno contest.g21 guard hold away pass
! attack.anna
.    sotc.attack.what  piece=g1 target=anna skill=sotc-skill(quality) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.minion.quality 1, sotc.minion.group_bonus 4; 4fate: sotc.roll.effort 0
! -1 -1 -1 -1  1 0 0 0
.    sotc.roll.shifts  piece=g1 skill=sotc-skill(quality) total=1 effort=sotc-ladder(1,0,1) against=1 opposition=sotc-ladder(1,0,1) facing=hand by=anna defence=sotc-skill(athletics) opposed=yes shifts=0 outcome=tie
.    sotc.attack.roll  piece=g1 target=anna hit=0
? p0  sotc.act.one  attack.anna attack.bruno scene place.anna blind.anna (disarm.anna) mark.anna topple.anna place.bruno blind.bruno (disarm.bruno) mark.bruno topple.bruno walk.z2 sprint push.anna throw.anna push.bruno throw.bruno throw block protect.g1 other assess contest.anna contest.bruno contest.g1 guard hold away pass
! attack.bruno
.    sotc.attack.what  piece=g21 target=bruno skill=sotc-skill(quality) armed=no weapon=none
? p0+p2  sotc.attack.roll  4fate: sotc.minion.quality 1, sotc.minion.group_bonus 4; 4fate: sotc.roll.effort 0
! -1 -1 -1 -1  1 0 0 0
.    sotc.roll.shifts  piece=g21 skill=sotc-skill(quality) total=1 effort=sotc-ladder(1,0,1) against=1 opposition=sotc-ladder(1,0,1) facing=hand by=bruno defence=sotc-skill(athletics) opposed=yes shifts=0 outcome=tie
.    sotc.attack.roll  piece=g21 target=bruno hit=0
? p2  sotc.act.one  attack.g1 attack.g21 scene place.g1 blind.g1 (disarm.g1) mark.g1 topple.g1 place.g21 blind.g21 (disarm.g21) mark.g21 topple.g21 walk.z2 sprint push.g1 throw.g1 push.g21 throw.g21 throw block protect.anna other assess contest.anna contest.g1 contest.g21 carry guard hold away pass
! pass
.    sotc.act.one  piece=bruno
? p1  sotc.act.one  attack.g1 attack.g21 scene place.g1 blind.g1 (disarm.g1) mark.g1 topple.g1 place.g21 blind.g21 (disarm.g21) mark.g21 topple.g21 walk.z2 sprint push.g1 throw.g1 push.g21 throw.g21 throw block protect.bruno other assess contest.bruno contest.g1 contest.g21 carry guard hold away pass
! pass
.    sotc.act.one  piece=anna
.=   sotc.seq.exchange  exchange=2
? p0  sotc.act.one  attack.anna attack.bruno scene place.anna blind.anna (disarm.anna) mark.anna topple.anna place.bruno blind.bruno (disarm.bruno) mark.bruno topple.bruno walk.z2 sprint push.anna throw.anna push.bruno throw.bruno throw block protect.g21 other assess contest.anna contest.bruno contest.g21 guard hold away pass
