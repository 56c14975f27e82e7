# Four Good minions take 12 stress together: after a hit of 11 one of them still stands.
# That hit is taken back, and 12 take out all four with nothing left over.
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
^ marek.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin later
^ voss.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin later
^ new.g1=4
.    ruling sotc.group.members  4
? p0  sotc.seq.phases  *begin later
^ g1.quality=3
.    ruling sotc.minion.quality  3
? p0  sotc.seq.phases  *begin later
^ anna.skill.alertness=5
.    ruling sotc.roll.default_skill  5
? p0  sotc.seq.phases  *begin later
^ anna.skill.fists=12
.    ruling sotc.roll.default_skill  12
? p0  sotc.seq.phases  *begin later
^ anna.extra.fists=2
.    ruling sotc.roll.effort  2
? p0  sotc.seq.phases  *begin later
! begin
.=   sotc.init.mode  mode=skill
.    sotc.init.skill_order  piece=anna place=1 rating=5 skill=sotc-skill(alertness)
.    sotc.init.minions  piece=g1 place=2 rating=3 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=kessler place=3 rating=0 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p1  sotc.act.one  attack.kessler attack.g1 scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler place.g1 blind.g1 (disarm.g1) mark.g1 topple.g1 walk.z2 sprint push.kessler throw.kessler push.g1 throw.g1 throw block other assess contest.kessler contest.g1 carry guard hold away pass
! attack.g1
.    sotc.attack.what  piece=anna target=g1 skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 14; 4fate: sotc.minion.quality 3, sotc.minion.group_bonus 2
! 1 1 0 0  0 0 0 0
.    sotc.roll.shifts  piece=anna skill=sotc-skill(fists) total=16 effort=sotc-ladder(8,8,16) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=g1 defence=sotc-skill(quality) opposed=yes shifts=11 outcome=spin
.    sotc.attack.roll  piece=anna target=g1 hit=11
.    sotc.minion.stress_flow  piece=g1 hit=11 fallen=3 standing=1 first=2
? p0  sotc.act.one  attack.anna scene place.anna blind.anna (disarm.anna) mark.anna topple.anna walk.z2 sprint push.anna throw.anna throw block protect.kessler other assess contest.anna contest.kessler guard hold away pass
<
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 14; 4fate: sotc.minion.quality 3, sotc.minion.group_bonus 2
! 1 1 1 0  0 0 0 0
.    sotc.roll.shifts  piece=anna skill=sotc-skill(fists) total=17 effort=sotc-ladder(8,9,17) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=g1 defence=sotc-skill(quality) opposed=yes shifts=12 outcome=spin
.    sotc.attack.roll  piece=anna target=g1 hit=12
.    sotc.minion.stress_flow  piece=g1 hit=12 fallen=4 standing=0 first=0
? p0  sotc.act.one  attack.anna scene place.anna blind.anna (disarm.anna) mark.anna topple.anna walk.z2 sprint push.anna throw.anna throw block other assess contest.anna carry guard hold away pass
