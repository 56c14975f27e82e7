# The first of three Fair minions has 1 stress, so the group can take 5. An attack with 5 shifts takes all out, and nothing is left over.
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
^ anna.skill.alertness=5
.    ruling sotc.roll.default_skill  5
? p0  sotc.seq.phases  *begin later
^ anna.skill.fists=8
.    ruling sotc.roll.default_skill  8
? p0  sotc.seq.phases  *begin later
^ new.g1=3
.    ruling sotc.group.members  3
? p0  sotc.seq.phases  *begin later
^ g1.quality=2
.    ruling sotc.minion.quality  2
? p0  sotc.seq.phases  *begin later
^ g1.members=1,0,0
.    ruling sotc.minion.stress_flow  "1,0,0"
? p0  sotc.seq.phases  *begin later
! begin
.=   sotc.init.mode  mode=skill
.    sotc.init.skill_order  piece=anna place=1 rating=5 skill=sotc-skill(alertness)
.    sotc.init.minions  piece=g1 place=2 rating=2 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=kessler place=3 rating=0 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p1  sotc.act.one  attack.kessler attack.g1 scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler place.g1 blind.g1 (disarm.g1) mark.g1 topple.g1 walk.z2 sprint push.kessler throw.kessler push.g1 throw.g1 throw block other assess contest.kessler contest.g1 carry guard hold away pass
! attack.g1
.    sotc.attack.what  piece=anna target=g1 skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 8; 4fate: sotc.minion.quality 2, sotc.minion.group_bonus 1
! 0 0 0 0  0 0 0 0
.    sotc.roll.shifts  piece=anna skill=sotc-skill(fists) total=8 effort=sotc-ladder(8,0,8) against=3 opposition=sotc-ladder(3,0,3) facing=hand by=g1 defence=sotc-skill(quality) opposed=yes shifts=5 outcome=spin
.    sotc.attack.roll  piece=anna target=g1 hit=5
.    sotc.minion.stress_flow  piece=g1 hit=5 fallen=3 standing=0 first=0
? p0  sotc.act.one  attack.anna scene place.anna blind.anna (disarm.anna) mark.anna topple.anna walk.z2 sprint push.anna throw.anna throw block other assess contest.anna carry guard hold away pass
