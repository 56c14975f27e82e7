# All four ways out are broad, says the game master: a penalty of 2, and the block has a strength of 2.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! example
.=   sotc.seq.phases  phase=frame
? p0  sotc.seq.phases  *begin later
^ bruno.skill.alertness=5
.    ruling sotc.roll.default_skill  5
? p0  sotc.seq.phases  *begin later
^ bruno.skill.athletics=3
.    ruling sotc.roll.default_skill  3
? p0  sotc.seq.phases  *begin later
^ anna.left=left
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
.    sotc.init.skill_order  piece=bruno place=1 rating=5 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=kessler place=2 rating=0 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p2  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block other assess contest.kessler carry guard hold away pass
! block
? p2  sotc.block.declare  form acts=move whom=all against=all where=z1 text="" things=no
! acts=move where=z1 text="leaving the room, by any of the four exits"
? p2  sotc.simple.difficulty  *alertness athletics academics art burglary contacting deceit drive empathy endurance engineering fists gambling guns intimidation investigation leadership might mysteries pilot rapport resolve resources science sleight stealth survival weapons
! athletics
? p2  sotc.block.strength  4fate: sotc.roll.effort 3
+ penalty
? p0  sotc.block.penalty  0..8 (0)
! 2
.    sotc.block.penalty  piece=bruno penalty=2
? p2  sotc.block.strength  4fate: sotc.roll.effort 3, sotc.block.penalty -2
! 1 0 0 0
.    sotc.roll.shifts  piece=bruno skill=sotc-skill(athletics) total=2 effort=sotc-ladder(2,0,2) against=0 opposition=sotc-ladder(0,0,0) facing=difficulty by=none defence=none opposed=no shifts=2 outcome=success
.    sotc.block.strength  piece=bruno block="leaving the room, by any of the four exits" limits=sotc-block-limits(sotc-prevented(move),none,z1,none) strength=2
? p0  sotc.act.one  attack.bruno scene place.bruno blind.bruno (disarm.bruno) mark.bruno topple.bruno (walk.z2) sprint push.bruno throw.bruno throw block other assess contest.bruno carry guard hold (away) pass
