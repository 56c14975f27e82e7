# Three zones are too far for a pistol; the game master allows the shot all the same.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! example
.=   sotc.seq.phases  phase=frame
? p0  sotc.seq.phases  *begin later
^ anna.skill.alertness=5
.    ruling sotc.roll.default_skill  5
? p0  sotc.seq.phases  *begin later
^ anna.skill.guns=3
.    ruling sotc.roll.default_skill  3
? p0  sotc.seq.phases  *begin later
^ anna.new.w1=gun
.    ruling sotc.frame.range  sotc-weapon(gun)
? p0  sotc.seq.phases  *begin later
^ kessler.zone=z4
.    ruling sotc.frame.start_zone  sotc-thing(z4)
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
? p1  sotc.act.one  attack.kessler.via.z2 attack.kessler.far scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint (push.kessler) (throw.kessler) throw block other assess contest.kessler carry guard hold away pass
! attack.kessler.far
? p0  sotc.frame.range  *no yes
! yes
? p0  sotc.engine.override  text
! "From the gallery the view is clear."
.    sotc.engine.override  piece=anna target=kessler refused=sotc.frame.range note="From the gallery the view is clear."
.    sotc.attack.what  piece=anna target=kessler skill=sotc-skill(guns) armed=yes weapon=sotc-weapon(gun)
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 3; 4fate: sotc.roll.effort 0
