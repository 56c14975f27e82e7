# Two blocks stand in the door, and the stronger one counts: 3 is not enough against 4.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! example
.=   sotc.seq.phases  phase=frame
? p0  sotc.seq.phases  *begin later
^ bruno.skill.alertness=5
.    ruling sotc.roll.default_skill  5
? p0  sotc.seq.phases  *begin later
^ clara.skill.alertness=5
.    ruling sotc.roll.default_skill  5
? p0  sotc.seq.phases  *begin later
^ kessler.skill.alertness=4
.    ruling sotc.roll.default_skill  4
? p0  sotc.seq.phases  *begin later
^ bruno.skill.might=2
.    ruling sotc.roll.default_skill  2
? p0  sotc.seq.phases  *begin later
^ clara.skill.might=4
.    ruling sotc.roll.default_skill  4
? p0  sotc.seq.phases  *begin later
^ kessler.skill.athletics=3
.    ruling sotc.roll.default_skill  3
? p0  sotc.seq.phases  *begin later
^ anna.left=left
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
.    sotc.init.skill_order  piece=clara place=1 rating=5 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=bruno place=2 rating=5 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=kessler place=3 rating=4 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p3  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block protect.bruno other assess contest.bruno contest.kessler carry guard hold away pass
! block
? p3  sotc.block.declare  form acts=move whom=all against=all where=z1 text="" things=no
! acts=move
? p3  sotc.simple.difficulty  *alertness might academics art athletics burglary contacting deceit drive empathy endurance engineering fists gambling guns intimidation investigation leadership mysteries pilot rapport resolve resources science sleight stealth survival weapons
! might
? p3  sotc.block.strength  4fate: sotc.roll.effort 4
! 0 0 0 0
.    sotc.roll.shifts  piece=clara skill=sotc-skill(might) total=4 effort=sotc-ladder(4,0,4) against=0 opposition=sotc-ladder(0,0,0) facing=difficulty by=none defence=none opposed=no shifts=4 outcome=spin
.    sotc.block.strength  piece=clara block=sotc-block-unnamed(sotc-prevented(move)) limits=sotc-block-limits(none,none,z1,none) strength=4
? p2  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block protect.clara other assess contest.clara contest.kessler carry guard hold away pass
! block
? p2  sotc.block.declare  form acts=move whom=all against=all where=z1 text="" things=no
! acts=move
? p2  sotc.simple.difficulty  *alertness might academics art athletics burglary contacting deceit drive empathy endurance engineering fists gambling guns intimidation investigation leadership mysteries pilot rapport resolve resources science sleight stealth survival weapons
! might
? p2  sotc.block.strength  4fate: sotc.roll.effort 2
! 0 0 0 0
.    sotc.roll.shifts  piece=bruno skill=sotc-skill(might) total=2 effort=sotc-ladder(2,0,2) against=0 opposition=sotc-ladder(0,0,0) facing=difficulty by=none defence=none opposed=no shifts=2 outcome=success
.    sotc.block.strength  piece=bruno block=sotc-block-unnamed(sotc-prevented(move)) limits=sotc-block-limits(none,none,z1,none) strength=2
? p0  sotc.act.one  attack.bruno attack.clara scene place.bruno blind.bruno (disarm.bruno) mark.bruno topple.bruno place.clara blind.clara (disarm.clara) mark.clara topple.clara (walk.z2) sprint push.bruno throw.bruno push.clara throw.clara throw block other assess contest.bruno contest.clara carry guard hold (away) pass
! sprint
? p0  sotc.move.sprint  4fate: sotc.roll.effort 3
! 0 0 0 0
.    sotc.roll.shifts  piece=kessler skill=sotc-skill(athletics) total=3 effort=sotc-ladder(3,0,3) against=4 opposition=sotc-ladder(4,0,4) facing=difficulty by=none defence=none opposed=yes shifts=0 outcome=blocked
.    sotc.block.overcome  piece=kessler kind=move
.    sotc.block.duration  block=sotc-block-unnamed(sotc-prevented(move))
.    sotc.block.duration  block=sotc-block-unnamed(sotc-prevented(move))
.=   sotc.seq.exchange  exchange=2
? p3  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block protect.bruno other assess contest.bruno contest.kessler carry guard hold away pass
