# An attack of 5 is past the block of 3; Clara’s own defence of 1 then leaves 4 shifts of stress.
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
^ kessler.skill.fists=4
.    ruling sotc.roll.default_skill  4
? p0  sotc.seq.phases  *begin later
^ clara.skill.athletics=1
.    ruling sotc.roll.default_skill  1
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
.    sotc.init.skill_order  piece=bruno place=1 rating=5 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=kessler place=2 rating=4 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=clara place=3 rating=0 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p2  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block protect.clara other assess contest.clara contest.kessler carry guard hold away pass
! block
? p2  sotc.block.declare  form acts=move whom=all against=all where=z1 text="" things=no
! acts=attack whom=kessler where=anywhere
? p2  sotc.simple.difficulty  *alertness might academics art athletics burglary contacting deceit drive empathy endurance engineering fists gambling guns intimidation investigation leadership mysteries pilot rapport resolve resources science sleight stealth survival weapons
! might
? p2  sotc.block.strength  4fate: sotc.roll.effort 3
! 0 0 0 0
.    sotc.roll.shifts  piece=bruno skill=sotc-skill(might) total=3 effort=sotc-ladder(3,0,3) against=0 opposition=sotc-ladder(0,0,0) facing=difficulty by=none defence=none opposed=no shifts=3 outcome=spin
.    sotc.block.strength  piece=bruno block=sotc-block-unnamed(sotc-prevented(attack)) limits=sotc-block-limits(none,kessler,none,none) strength=3
? p0  sotc.act.one  attack.bruno attack.clara scene place.bruno blind.bruno (disarm.bruno) mark.bruno topple.bruno place.clara blind.clara (disarm.clara) mark.clara topple.clara walk.z2 sprint push.bruno throw.bruno push.clara throw.clara throw block other assess contest.bruno contest.clara carry guard hold away pass
! attack.clara
.    sotc.attack.what  piece=kessler target=clara skill=sotc-skill(fists) armed=no weapon=none
? p0+p3  sotc.attack.roll  4fate: sotc.roll.effort 4; 4fate: sotc.roll.effort 1
! 1 0 0 0  0 0 0 0
.    sotc.roll.shifts  piece=kessler skill=sotc-skill(fists) total=5 effort=sotc-ladder(5,0,5) against=1 opposition=sotc-ladder(1,0,1) facing=hand by=clara defence=sotc-skill(athletics) opposed=yes shifts=4 outcome=spin
.    sotc.attack.roll  piece=kessler target=clara hit=4
.    sotc.stress.mark  piece=clara hit=4 box=4 track=health
? p3  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block protect.bruno other assess contest.bruno contest.kessler carry guard hold away pass
