# Kessler has acted with his minions and leaves them: they have no turn left in this exchange, and act at 3 from the next.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! example
.=   sotc.seq.phases  phase=frame
? p0  sotc.seq.phases  *begin later
^ kessler.skill.alertness=4
.    ruling sotc.roll.default_skill  4
? p0  sotc.seq.phases  *begin later
^ anna.skill.alertness=2
.    ruling sotc.roll.default_skill  2
? p0  sotc.seq.phases  *begin later
^ new.g1=5
.    ruling sotc.group.members  5
? p0  sotc.seq.phases  *begin later
^ g1.quality=3
.    ruling sotc.minion.quality  3
? p0  sotc.seq.phases  *begin later
^ g1.leader=kessler
.    ruling sotc.attach.when  sotc-thing(kessler)
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
! begin
.=   sotc.init.mode  mode=skill
.    sotc.init.skill_order  piece=kessler place=1 rating=4 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=anna place=2 rating=2 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p0  sotc.act.one  attack.anna command.anna scene place.anna blind.anna (disarm.anna) mark.anna topple.anna walk.z2 sprint push.anna throw.anna throw block other assess contest.anna carry guard hold away pass
! other
? p0  sotc.simple.difficulty  *alertness academics art athletics burglary contacting deceit drive empathy endurance engineering fists gambling guns intimidation investigation leadership might mysteries pilot rapport resolve resources science sleight stealth survival weapons
! alertness
? p0  sotc.simple.difficulty  4fate: sotc.roll.effort 4, sotc.attach.bonus 2
! 1 0 0 0
.    sotc.roll.shifts  piece=kessler skill=sotc-skill(alertness) total=7 effort=sotc-ladder(7,0,7) against=1 opposition=sotc-ladder(1,0,1) facing=difficulty by=none defence=none opposed=yes shifts=6 outcome=spin
.    sotc.shift.spend  piece=kessler done=yes shifts=6
? p1  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block other assess contest.kessler carry guard hold away pass
+ detach.kessler
.    sotc.attach.free  piece=kessler group=g1 along=no
? p1  sotc.act.one  attack.kessler attack.g1 scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler place.g1 blind.g1 (disarm.g1) mark.g1 topple.g1 walk.z2 sprint push.kessler throw.kessler push.g1 throw.g1 throw block other assess contest.kessler contest.g1 carry guard hold away pass
! pass
.    sotc.act.one  piece=anna
.=   sotc.seq.exchange  exchange=2
? p0  sotc.act.one  attack.anna scene place.anna blind.anna (disarm.anna) mark.anna topple.anna walk.z2 sprint push.anna throw.anna throw block protect.g1 other assess contest.anna contest.g1 carry guard hold away pass
! pass
.    sotc.act.one  piece=kessler
? p0  sotc.act.one  attack.anna scene place.anna blind.anna (disarm.anna) mark.anna topple.anna walk.z2 sprint push.anna throw.anna throw block protect.kessler other assess contest.anna contest.kessler guard hold away pass
