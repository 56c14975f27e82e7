# The fate point that is argument enough for a change of the scene is told with what it was paid for (sotc.man.scene).
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! example
.=   sotc.seq.phases  phase=frame
? p0  sotc.seq.phases  *begin later
^ anna.points=3
.    ruling sotc.fp.pool  3
? p0  sotc.seq.phases  *begin later
^ everywhere.new.a1=Foggy
.    ruling sotc.frame.aspects  "Foggy"
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
! scene
? p1  sotc.man.scene  *new a1
! a1
? p1  sotc.simple.difficulty  *alertness academics art athletics burglary contacting deceit drive empathy endurance engineering fists gambling guns intimidation investigation leadership might mysteries pilot rapport resolve resources science sleight stealth survival weapons
! athletics
? p1  sotc.man.scene  4fate: sotc.roll.effort 0
! -1 -1 0 0
? p1  sotc.fp.invoke  paid.a1.anna paid.a1.anna.reroll paid.a1.anna.swap point.anna *pass
! pass
.    sotc.roll.shifts  piece=anna skill=sotc-skill(athletics) total=-2 effort=sotc-ladder(-2,0,2) against=1 opposition=sotc-ladder(1,0,1) facing=difficulty by=none defence=none opposed=yes shifts=0 outcome=fail
.    sotc.man.scene  piece=anna aspect="Foggy" on=scene change=kept
? p0  sotc.act.one  attack.anna scene place.anna blind.anna (disarm.anna) mark.anna topple.anna walk.z2 sprint push.anna throw.anna throw block other assess contest.anna carry guard hold away pass
+ argue.anna
? p0  sotc.man.scene  *yes no
! yes
.    sotc.man.scene  piece=anna aspect="Foggy" on=scene change=argued
.    sotc.man.scene  piece=anna aspect="Foggy" on=scene change=removed
? p0  sotc.act.one  attack.anna scene place.anna blind.anna (disarm.anna) mark.anna topple.anna walk.z2 sprint push.anna throw.anna throw block other assess contest.anna carry guard hold away pass
