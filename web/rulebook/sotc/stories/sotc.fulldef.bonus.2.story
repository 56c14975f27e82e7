# Full defence helps against a disarm as well: 3 + 2 against 5, and the manoeuvre fails.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! example
.=   sotc.seq.phases  phase=frame
? p0  sotc.seq.phases  *begin later
^ kessler.skill.alertness=4
.    ruling sotc.roll.default_skill  4
? p0  sotc.seq.phases  *begin later
^ kessler.skill.weapons=4
.    ruling sotc.roll.default_skill  4
? p0  sotc.seq.phases  *begin later
^ anna.skill.weapons=3
.    ruling sotc.roll.default_skill  3
? p0  sotc.seq.phases  *begin later
^ anna.new.w1=melee
.    ruling sotc.frame.range  sotc-weapon(melee)
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
.    sotc.init.skill_order  piece=kessler place=1 rating=4 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=anna place=2 rating=0 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p0  sotc.act.one  attack.anna scene place.anna blind.anna disarm.anna mark.anna topple.anna walk.z2 sprint push.anna throw.anna throw block other assess contest.anna carry guard hold away pass
+ guard.anna
.    sotc.fulldef.at_start  piece=anna
? p0  sotc.act.one  attack.anna scene place.anna blind.anna disarm.anna mark.anna topple.anna walk.z2 sprint push.anna throw.anna throw block other assess contest.anna carry guard hold away pass
! disarm.anna
.    sotc.man.kinds  piece=kessler target=anna what=disarm skill=sotc-skill(weapons)
? p0+p1  sotc.disarm.effect  4fate: sotc.roll.effort 4; 4fate: sotc.roll.effort 3, sotc.fulldef.bonus 2
! 1 0 0 0  0 0 0 0
.    sotc.roll.shifts  piece=kessler skill=sotc-skill(weapons) total=5 effort=sotc-ladder(5,0,5) against=5 opposition=sotc-ladder(5,0,5) facing=hand by=anna defence=sotc-skill(weapons) opposed=yes shifts=0 outcome=tie
.    sotc.man.target  piece=kessler target=anna what=disarm aspect=none done=no
.    sotc.fulldef.price  piece=anna
.=   sotc.seq.exchange  exchange=2
? p0  sotc.act.one  attack.anna scene place.anna blind.anna disarm.anna mark.anna topple.anna walk.z2 sprint push.anna throw.anna throw block other assess contest.anna carry guard hold away pass
