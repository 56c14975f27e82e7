# And it stops what overflow pays for, but for moving.
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
^ marek.skill.fists=6
.    ruling sotc.roll.default_skill  6
? p0  sotc.seq.phases  *begin later
^ new.g1=1
.    ruling sotc.group.members  1
? p0  sotc.seq.phases  *begin later
^ g1.side=s1
.    ruling sotc.seq.end  sotc-thing(s1)
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
.    sotc.init.minions  piece=g1 place=3 rating=1 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p2  sotc.act.one  attack.marek scene place.marek blind.marek (disarm.marek) mark.marek topple.marek walk.z2 sprint push.marek throw.marek throw block protect.g1 other assess contest.marek contest.g1 carry guard hold away pass
! block
? p2  sotc.block.declare  form acts=move whom=all against=all where=z1 text="" things=no
! acts=other text="calling the guards"
? p2  sotc.simple.difficulty  *alertness intimidation academics art athletics burglary contacting deceit drive empathy endurance engineering fists gambling guns investigation leadership might mysteries pilot rapport resolve resources science sleight stealth survival weapons
! intimidation
? p2  sotc.block.strength  4fate: sotc.roll.effort 4
! 0 0 0 0
.    sotc.roll.shifts  piece=bruno skill=sotc-skill(intimidation) total=4 effort=sotc-ladder(4,0,4) against=0 opposition=sotc-ladder(0,0,0) facing=difficulty by=none defence=none opposed=no shifts=4 outcome=spin
.    sotc.block.strength  piece=bruno block="calling the guards" limits=sotc-block-limits(sotc-prevented(other),none,z1,none) strength=4
? p0  sotc.act.one  attack.bruno attack.g1 scene place.bruno blind.bruno (disarm.bruno) mark.bruno topple.bruno place.g1 blind.g1 (disarm.g1) mark.g1 topple.g1 walk.z2 sprint push.bruno throw.bruno push.g1 throw.g1 throw block other assess contest.bruno contest.g1 (carry) guard hold away pass
! attack.g1
.    sotc.attack.what  piece=marek target=g1 skill=sotc-skill(fists) armed=no weapon=none
? p0  sotc.attack.roll  4fate: sotc.roll.effort 6; 4fate: sotc.minion.quality 1
! 0 0 0 0  0 0 0 0
.    sotc.roll.shifts  piece=marek skill=sotc-skill(fists) total=6 effort=sotc-ladder(6,0,6) against=1 opposition=sotc-ladder(1,0,1) facing=hand by=g1 defence=sotc-skill(quality) opposed=yes shifts=5 outcome=spin
.    sotc.attack.roll  piece=marek target=g1 hit=5
.    sotc.minion.stress_flow  piece=g1 hit=5 fallen=1 standing=0 first=0
.    sotc.over.minions  piece=marek overflow=4
? p0  sotc.act.one  move.z2 (other) (attack.bruno) (scene) (place.bruno) (blind.bruno) (disarm.bruno) (mark.bruno) (topple.bruno) *end
! other
x barred sotc.block.costs_action
! end
.    sotc.over.expiry  piece=marek left=4
.    sotc.block.duration  block="calling the guards"
.=   sotc.seq.exchange  exchange=2
? p2  sotc.act.one  attack.marek scene place.marek blind.marek (disarm.marek) mark.marek topple.marek walk.z2 sprint push.marek throw.marek throw block other assess contest.marek carry guard hold away pass
