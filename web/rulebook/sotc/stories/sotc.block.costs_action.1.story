# A block of 2 is in the way: Kessler cannot walk out besides an attack, he would have to spend the action.
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
^ kessler.skill.fists=2
.    ruling sotc.roll.default_skill  2
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
.    sotc.init.skill_order  piece=kessler place=2 rating=4 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p2  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block other assess contest.kessler carry guard hold away pass
! block
? p2  sotc.block.declare  form acts=move whom=all against=all where=z1 text="" things=no
! acts=move
? p2  sotc.simple.difficulty  *alertness might academics art athletics burglary contacting deceit drive empathy endurance engineering fists gambling guns intimidation investigation leadership mysteries pilot rapport resolve resources science sleight stealth survival weapons
! might
? p2  sotc.block.strength  4fate: sotc.roll.effort 3
! -1 0 0 0
.    sotc.roll.shifts  piece=bruno skill=sotc-skill(might) total=2 effort=sotc-ladder(2,0,2) against=0 opposition=sotc-ladder(0,0,0) facing=difficulty by=none defence=none opposed=no shifts=2 outcome=success
.    sotc.block.strength  piece=bruno block=sotc-block-unnamed(sotc-prevented(move)) limits=sotc-block-limits(none,none,z1,none) strength=2
? p0  sotc.act.one  attack.bruno scene place.bruno blind.bruno (disarm.bruno) mark.bruno topple.bruno (walk.z2) sprint push.bruno throw.bruno throw block other assess contest.bruno carry guard hold (away) pass
! walk.z2
x barred sotc.block.costs_action
! attack.bruno
.    sotc.attack.what  piece=kessler target=bruno skill=sotc-skill(fists) armed=no weapon=none
? p0+p2  sotc.attack.roll  4fate: sotc.roll.effort 2; 4fate: sotc.roll.effort 0
+ move.z2
x barred sotc.block.costs_action
