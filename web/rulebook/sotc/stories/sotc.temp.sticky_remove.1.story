# The fire was laid with an effort of 4; Bruno’s 4 puts it out.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! example
.=   sotc.seq.phases  phase=frame
? p0  sotc.seq.phases  *begin later
^ anna.skill.alertness=5
.    ruling sotc.roll.default_skill  5
? p0  sotc.seq.phases  *begin later
^ anna.skill.fists=3
.    ruling sotc.roll.default_skill  3
? p0  sotc.seq.phases  *begin later
^ bruno.skill.alertness=4
.    ruling sotc.roll.default_skill  4
? p0  sotc.seq.phases  *begin later
^ bruno.skill.athletics=3
.    ruling sotc.roll.default_skill  3
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
.    sotc.init.skill_order  piece=bruno place=2 rating=4 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=kessler place=3 rating=0 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p1  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block protect.bruno other assess contest.bruno contest.kessler carry guard hold away pass
! scene
? p1  sotc.man.scene  *new
! new
? p1  sotc.simple.difficulty  *alertness fists academics art athletics burglary contacting deceit drive empathy endurance engineering gambling guns intimidation investigation leadership might mysteries pilot rapport resolve resources science sleight stealth survival weapons
! fists
? p1  sotc.man.scene  4fate: sotc.roll.effort 3
! 1 0 0 0
.    sotc.roll.shifts  piece=anna skill=sotc-skill(fists) total=4 effort=sotc-ladder(4,0,4) against=1 opposition=sotc-ladder(1,0,1) facing=difficulty by=none defence=none opposed=yes shifts=3 outcome=spin
.    sotc.man.scene  piece=anna aspect=sotc-aspect-placed(scene) on=scene change=added
? p2  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block protect.anna other assess contest.anna contest.kessler carry guard hold away pass
+ name.a21
? p1  sotc.man.special  text
! "On Fire!"
.    sotc.man.special  aspect="On Fire!" on=everywhere before=sotc-aspect-placed(scene)
? p2  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block protect.anna other assess contest.anna contest.kessler carry guard hold away pass
! scene
? p2  sotc.man.scene  *new a21
! a21
? p2  sotc.simple.difficulty  *alertness athletics academics art burglary contacting deceit drive empathy endurance engineering fists gambling guns intimidation investigation leadership might mysteries pilot rapport resolve resources science sleight stealth survival weapons
! athletics
? p2  sotc.man.scene  4fate: sotc.roll.effort 3
! 1 0 0 0
.    sotc.roll.shifts  piece=bruno skill=sotc-skill(athletics) total=4 effort=sotc-ladder(4,0,4) against=4 opposition=sotc-ladder(4,0,4) facing=difficulty by=none defence=none opposed=yes shifts=0 outcome=tie
.    sotc.man.scene  piece=bruno aspect="On Fire!" on=scene change=removed
? p0  sotc.act.one  attack.anna attack.bruno scene place.anna blind.anna (disarm.anna) mark.anna topple.anna place.bruno blind.bruno (disarm.bruno) mark.bruno topple.bruno walk.z2 sprint push.anna throw.anna push.bruno throw.bruno throw block other assess contest.anna contest.bruno carry guard hold away pass
