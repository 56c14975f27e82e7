# A disarm by 3: Kessler’s weapon is gone, and 3 is what it costs to get it besides.
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
^ kessler.new.w1=melee
.    ruling sotc.frame.range  sotc-weapon(melee)
? p0  sotc.seq.phases  *begin later
^ kessler.skill.weapons=3
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
? p1  sotc.act.one  attack.kessler scene place.kessler blind.kessler disarm.kessler mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block other assess contest.kessler carry guard hold away pass
! disarm.kessler
.    sotc.man.kinds  piece=anna target=kessler what=disarm skill=sotc-skill(weapons)
? p1+p0  sotc.disarm.effect  4fate: sotc.roll.effort 4; 4fate: sotc.roll.effort 3
! 1 1 0 0  0 0 0 0
.    sotc.roll.shifts  piece=anna skill=sotc-skill(weapons) total=6 effort=sotc-ladder(6,0,6) against=3 opposition=sotc-ladder(3,0,3) facing=hand by=kessler defence=sotc-skill(weapons) opposed=yes shifts=3 outcome=spin
.    sotc.man.target  piece=anna target=kessler what=disarm aspect=none done=yes
.    sotc.disarm.effect  piece=kessler penalty=3
? p0  sotc.act.one  attack.anna scene place.anna blind.anna (disarm.anna) mark.anna topple.anna walk.z2 sprint push.anna throw.anna throw block other assess contest.anna carry rearm guard hold away pass
