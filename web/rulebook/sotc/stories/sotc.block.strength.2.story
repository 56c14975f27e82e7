# Kessler gets past the block. Marek meets the same strength after him.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! example
.=   sotc.seq.phases  phase=frame
? p0  sotc.seq.phases  *begin later
^ bruno.skill.alertness=5
.    ruling sotc.roll.default_skill  5
? p0  sotc.seq.phases  *begin later
^ kessler.skill.alertness=4
.    ruling sotc.roll.default_skill  4
? p0  sotc.seq.phases  *begin later
^ bruno.skill.might=3
.    ruling sotc.roll.default_skill  3
? p0  sotc.seq.phases  *begin later
^ kessler.skill.athletics=3
.    ruling sotc.roll.default_skill  3
? p0  sotc.seq.phases  *begin later
^ marek.skill.athletics=2
.    ruling sotc.roll.default_skill  2
? p0  sotc.seq.phases  *begin later
^ marek.skill.alertness=3
.    ruling sotc.roll.default_skill  3
? p0  sotc.seq.phases  *begin later
^ anna.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin later
^ clara.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin later
^ voss.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin later
! begin
.=   sotc.init.mode  mode=skill
.    sotc.init.skill_order  piece=bruno place=1 rating=5 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=kessler place=2 rating=4 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=marek place=3 rating=3 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p2  sotc.act.one  attack.kessler attack.marek scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler place.marek blind.marek (disarm.marek) mark.marek topple.marek walk.z2 sprint push.kessler throw.kessler push.marek throw.marek throw block other assess contest.kessler contest.marek carry guard hold away pass
! block
? p2  sotc.block.declare  form acts=move whom=all against=all where=z1 text="" things=no
! acts=move
? p2  sotc.simple.difficulty  *alertness might academics art athletics burglary contacting deceit drive empathy endurance engineering fists gambling guns intimidation investigation leadership mysteries pilot rapport resolve resources science sleight stealth survival weapons
! might
? p2  sotc.block.strength  4fate: sotc.roll.effort 3
! -1 0 0 0
.    sotc.roll.shifts  piece=bruno skill=sotc-skill(might) total=2 effort=sotc-ladder(2,0,2) against=0 opposition=sotc-ladder(0,0,0) facing=difficulty by=none defence=none opposed=no shifts=2 outcome=success
.    sotc.block.strength  piece=bruno block=sotc-block-unnamed(sotc-prevented(move)) limits=sotc-block-limits(none,none,z1,none) strength=2
? p0  sotc.act.one  attack.bruno scene place.bruno blind.bruno (disarm.bruno) mark.bruno topple.bruno (walk.z2) sprint push.bruno throw.bruno throw block protect.marek other assess contest.bruno contest.marek carry guard hold (away) pass
! sprint
? p0  sotc.move.sprint  4fate: sotc.roll.effort 3
! 1 0 0 0
.    sotc.roll.shifts  piece=kessler skill=sotc-skill(athletics) total=4 effort=sotc-ladder(4,0,4) against=2 opposition=sotc-ladder(2,0,2) facing=difficulty by=none defence=none opposed=yes shifts=2 outcome=success
? p0  sotc.move.sprint  *z3 z2 stay
! z2
.    sotc.move.sprint  piece=kessler zone=z2 shifts=2
? p0  sotc.act.one  attack.bruno scene place.bruno blind.bruno (disarm.bruno) mark.bruno topple.bruno (walk.z2) sprint push.bruno throw.bruno throw block protect.kessler other assess contest.bruno contest.kessler carry guard hold (away) pass
! sprint
? p0  sotc.move.sprint  4fate: sotc.roll.effort 2
! 0 0 0 0
.    sotc.roll.shifts  piece=marek skill=sotc-skill(athletics) total=2 effort=sotc-ladder(2,0,2) against=2 opposition=sotc-ladder(2,0,2) facing=difficulty by=none defence=none opposed=yes shifts=0 outcome=blocked
.    sotc.block.overcome  piece=marek kind=move
.    sotc.block.duration  block=sotc-block-unnamed(sotc-prevented(move))
.=   sotc.seq.exchange  exchange=2
? p2  sotc.act.one  attack.kessler.via.z2 attack.kessler.far attack.marek scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler place.marek blind.marek (disarm.marek) mark.marek topple.marek walk.z2 sprint (push.kessler) (throw.kessler) push.marek throw.marek throw block other assess contest.kessler contest.marek carry guard hold away pass
