# A block against movement, or against drawing a weapon, names no target: it would stop nothing.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! example
.=   sotc.seq.phases  phase=frame
? p0  sotc.seq.phases  *begin later
^ anna.skill.alertness=5
.    ruling sotc.roll.default_skill  5
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
.    sotc.init.skill_order  piece=anna place=1 rating=5 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=kessler place=2 rating=0 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p1  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block other assess contest.kessler carry guard hold away pass
! block
? p1  sotc.block.declare  form acts=move whom=all against=all where=z1 text="" things=no
! acts=move against=anna
x fields sotc.block.declare
! acts=rearm,attack against=anna
x fields sotc.block.declare
! acts=attack against=anna
? p1  sotc.simple.difficulty  *alertness academics art athletics burglary contacting deceit drive empathy endurance engineering fists gambling guns intimidation investigation leadership might mysteries pilot rapport resolve resources science sleight stealth survival weapons
! alertness
? p1  sotc.block.strength  4fate: sotc.roll.effort 5
! 0 0 0 0
.    sotc.roll.shifts  piece=anna skill=sotc-skill(alertness) total=5 effort=sotc-ladder(5,0,5) against=0 opposition=sotc-ladder(0,0,0) facing=difficulty by=none defence=none opposed=no shifts=5 outcome=spin
.    sotc.block.strength  piece=anna block=sotc-block-unnamed(sotc-prevented(attack)) limits=sotc-block-limits(none,none,z1,anna) strength=5
? p0  sotc.act.one  attack.anna scene place.anna blind.anna (disarm.anna) mark.anna topple.anna walk.z2 sprint push.anna throw.anna throw block other assess contest.anna carry guard hold away pass
