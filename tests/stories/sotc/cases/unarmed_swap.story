# A scene aspect lets no skill stand in that takes a weapon which is lost.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! example
.=   sotc.seq.phases  phase=frame
? p0  sotc.seq.phases  *begin later
^ anna.skill.alertness=5
.    ruling sotc.roll.default_skill  5
? p0  sotc.seq.phases  *begin later
^ anna.skill.weapons=4
.    ruling sotc.roll.default_skill  4
? p0  sotc.seq.phases  *begin later
^ anna.skill.athletics=2
.    ruling sotc.roll.default_skill  2
? p0  sotc.seq.phases  *begin later
^ anna.points=2
.    ruling sotc.fp.pool  2
? p0  sotc.seq.phases  *begin later
^ anna.new.w1=melee
.    ruling sotc.frame.range  sotc-weapon(melee)
? p0  sotc.seq.phases  *begin later
^ anna.w1=lost
.    ruling sotc.disarm.effect  sotc-weapon-state(lost)
? p0  sotc.seq.phases  *begin later
^ everywhere.new.a1="Foggy Courtyard"
.    ruling sotc.frame.aspects  "Foggy Courtyard"
? p0  sotc.seq.phases  *begin later
^ kessler.skill.fists=3
.    ruling sotc.roll.default_skill  3
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
? p1  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block other assess contest.kessler carry rearm guard hold away pass
! attack.kessler
.    sotc.attack.what  piece=anna target=kessler skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 0; 4fate: sotc.roll.effort 3
! 0 0 0 0  0 0 0 0
? p1  sotc.fp.invoke  paid.a1.anna paid.a1.anna.reroll paid.a1.anna.swap point.anna *pass
! paid.a1.anna.swap
.    sotc.fp.tag  player=anna aspect="Foggy Courtyard" price=paid how=swap
? p1  sotc.env.swap_skill  alertness athletics
! weapons
x not-offered sotc.env.swap_skill
