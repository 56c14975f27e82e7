# Anna and Bruno both hold; after Kessler Anna goes first, by the order of initiative.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! example
.=   sotc.seq.phases  phase=frame
? p0  sotc.seq.phases  *begin later
^ anna.skill.alertness=3
.    ruling sotc.roll.default_skill  3
? p0  sotc.seq.phases  *begin later
^ bruno.skill.alertness=1
.    ruling sotc.roll.default_skill  1
? p0  sotc.seq.phases  *begin later
^ kessler.skill.alertness=0
.    ruling sotc.roll.default_skill  0
? p0  sotc.seq.phases  *begin later
^ voss.skill.alertness=0
.    ruling sotc.roll.default_skill  0
? p0  sotc.seq.phases  *begin later
^ clara.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin later
^ marek.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin later
! begin
.=   sotc.init.mode  mode=skill
.    sotc.init.skill_order  piece=anna place=1 rating=3 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=bruno place=2 rating=1 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=kessler place=3 rating=0 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=voss place=4 rating=0 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p1  sotc.act.one  attack.kessler attack.voss scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler place.voss blind.voss (disarm.voss) mark.voss topple.voss walk.z2 sprint push.kessler throw.kessler push.voss throw.voss throw block protect.bruno other assess contest.bruno contest.kessler contest.voss carry guard hold away pass
! hold
.    sotc.hold.declare  piece=anna
? p2  sotc.act.one  attack.kessler attack.voss scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler place.voss blind.voss (disarm.voss) mark.voss topple.voss walk.z2 sprint push.kessler throw.kessler push.voss throw.voss throw block protect.anna other assess contest.anna contest.kessler contest.voss carry guard hold away pass
! hold
.    sotc.hold.declare  piece=bruno
? p0  sotc.act.one  attack.anna attack.bruno scene place.anna blind.anna (disarm.anna) mark.anna topple.anna place.bruno blind.bruno (disarm.bruno) mark.bruno topple.bruno walk.z2 sprint push.anna throw.anna push.bruno throw.bruno throw block protect.voss other assess contest.anna contest.bruno contest.voss carry guard hold away pass
! pass
.    sotc.act.one  piece=kessler
? p0  sotc.act.one  attack.anna attack.bruno scene place.anna blind.anna (disarm.anna) mark.anna topple.anna place.bruno blind.bruno (disarm.bruno) mark.bruno topple.bruno walk.z2 sprint push.anna throw.anna push.bruno throw.bruno throw block protect.kessler other assess contest.anna contest.bruno contest.kessler carry guard hold away pass
+ in.anna
.    sotc.hold.resume  piece=anna
? p1  sotc.act.one  attack.kessler attack.voss scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler place.voss blind.voss (disarm.voss) mark.voss topple.voss walk.z2 sprint push.kessler throw.kessler push.voss throw.voss throw block protect.bruno other assess contest.bruno contest.kessler contest.voss carry guard (hold) away pass
+ in.bruno
x barred sotc.hold.several
! pass
.    sotc.act.one  piece=anna
? p0  sotc.act.one  attack.anna attack.bruno scene place.anna blind.anna (disarm.anna) mark.anna topple.anna place.bruno blind.bruno (disarm.bruno) mark.bruno topple.bruno walk.z2 sprint push.anna throw.anna push.bruno throw.bruno throw block protect.kessler other assess contest.anna contest.bruno contest.kessler carry guard hold away pass
+ in.bruno
.    sotc.hold.resume  piece=bruno
? p2  sotc.act.one  attack.kessler attack.voss scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler place.voss blind.voss (disarm.voss) mark.voss topple.voss walk.z2 sprint push.kessler throw.kessler push.voss throw.voss throw block protect.anna other assess contest.anna contest.kessler contest.voss carry guard (hold) away pass
