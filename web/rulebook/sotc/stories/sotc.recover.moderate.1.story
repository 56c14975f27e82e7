# Six hours of suitable rest remove a moderate consequence.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! example
.=   sotc.seq.phases  phase=frame
? p0  sotc.seq.phases  *begin later
^ anna.skill.alertness=5
.    ruling sotc.roll.default_skill  5
? p0  sotc.seq.phases  *begin later
^ anna.moderate=1
.    ruling sotc.cons.severity  1
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
+ gm
? p0  sotc.engine.override  *back aspect strike (reveal) compel (block) free lend latecomer (regroup) zone leave (ally) long kind close
! close
? p0  sotc.seq.end  s1 s2 draw *back
! s1
.    sotc.seq.end  side=s1
.=   sotc.stress.clear
? p0  sotc.stress.keep  *scene scene.keep at_once at_once.keep rest adventure session remove done
! rest
? p0  sotc.recover.suitable  form hours=6 suits=a1
! hours=6
.    sotc.recover.moderate  piece=anna aspect=sotc-consequence-unnamed(moderate) severity=moderate eased=no
? p0  sotc.stress.keep  scene scene.keep at_once at_once.keep rest adventure session (remove) *done
