# Up from the street to the roof the border is 3, and 1 back down: each way is the dearer by it.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! example
.=   sotc.seq.phases  phase=frame
? p0  sotc.seq.phases  *begin later
^ anna.skill.alertness=5
.    ruling sotc.roll.default_skill  5
? p0  sotc.seq.phases  *begin later
^ anna.skill.athletics=2
.    ruling sotc.roll.default_skill  2
? p0  sotc.seq.phases  *begin later
^ border.z1.z2=3
.    ruling sotc.frame.zones  3
? p0  sotc.seq.phases  *begin later
^ border.z2.z1=1
.    ruling sotc.frame.zones  1
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
! walk.z2
.    sotc.move.one_zone  piece=anna zone=z2 penalty=4
? p1  sotc.act.one  (attack.kessler.via.z1) attack.kessler.far scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler (walk.z1) (walk.z3) (sprint) (push.kessler) (throw.kessler) throw block other assess contest.kessler carry (guard) (hold) (away) (pass)
<
? p1  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block other assess contest.kessler carry guard hold away pass
^ anna.zone=z2
.    ruling sotc.frame.start_zone  sotc-thing(z2)
? p1  sotc.act.one  attack.kessler.via.z1 attack.kessler.far scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z1 walk.z3 sprint (push.kessler) (throw.kessler) throw block other assess contest.kessler carry guard hold away pass
! walk.z1
.    sotc.move.one_zone  piece=anna zone=z1 penalty=2
? p1  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler (walk.z2) (sprint) push.kessler throw.kessler throw block other assess contest.kessler carry (guard) (hold) (away) (pass)
