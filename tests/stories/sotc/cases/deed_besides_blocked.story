# The same block stops what is done besides an action, and taking up a load.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! example
.=   sotc.seq.phases  phase=frame
? p0  sotc.seq.phases  *begin later
^ bruno.skill.alertness=5
.    ruling sotc.roll.default_skill  5
? p0  sotc.seq.phases  *begin later
^ marek.skill.alertness=4
.    ruling sotc.roll.default_skill  4
? p0  sotc.seq.phases  *begin later
^ bruno.skill.intimidation=4
.    ruling sotc.roll.default_skill  4
? p0  sotc.seq.phases  *begin later
^ anna.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin later
^ clara.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin later
^ kessler.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin later
^ voss.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin later
! begin
.=   sotc.init.mode  mode=skill
.    sotc.init.skill_order  piece=bruno place=1 rating=5 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=marek place=2 rating=4 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p2  sotc.act.one  attack.marek scene place.marek blind.marek (disarm.marek) mark.marek topple.marek walk.z2 sprint push.marek throw.marek throw block other assess contest.marek carry guard hold away pass
! block
? p2  sotc.block.declare  form acts=move whom=all against=all where=z1 text="" things=no
! acts=other text="calling the guards"
? p2  sotc.simple.difficulty  *alertness intimidation academics art athletics burglary contacting deceit drive empathy endurance engineering fists gambling guns investigation leadership might mysteries pilot rapport resolve resources science sleight stealth survival weapons
! intimidation
? p2  sotc.block.strength  4fate: sotc.roll.effort 4
! 0 0 0 0
.    sotc.roll.shifts  piece=bruno skill=sotc-skill(intimidation) total=4 effort=sotc-ladder(4,0,4) against=0 opposition=sotc-ladder(0,0,0) facing=difficulty by=none defence=none opposed=no shifts=4 outcome=spin
.    sotc.block.strength  piece=bruno block="calling the guards" limits=sotc-block-limits(sotc-prevented(other),none,z1,none) strength=4
? p0  sotc.act.one  attack.bruno scene place.bruno blind.bruno (disarm.bruno) mark.bruno topple.bruno walk.z2 sprint push.bruno throw.bruno throw block other assess contest.bruno (carry) guard hold away pass
! carry
x barred sotc.block.costs_action
! attack.bruno
.    sotc.attack.what  piece=marek target=bruno skill=sotc-skill(fists) armed=no weapon=none
? p0+p2  sotc.attack.roll  4fate: sotc.roll.effort 0; 4fate: sotc.roll.effort 0
+ supp.other
x barred sotc.block.costs_action
! 0 0 0 0  0 0 0 0
.    sotc.roll.shifts  piece=marek skill=sotc-skill(fists) total=0 effort=sotc-ladder(0,0,0) against=0 opposition=sotc-ladder(0,0,0) facing=hand by=bruno defence=sotc-skill(fists) opposed=yes shifts=0 outcome=tie
.    sotc.attack.roll  piece=marek target=bruno hit=0
.    sotc.block.duration  block="calling the guards"
.=   sotc.seq.exchange  exchange=2
? p2  sotc.act.one  attack.marek scene place.marek blind.marek (disarm.marek) mark.marek topple.marek walk.z2 sprint push.marek throw.marek throw block other assess contest.marek carry guard hold away pass
