# Kessler picks the sword up besides the attack: 4 + 1 - 1 - 3 = 1.
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
^ kessler.skill.weapons=4
.    ruling sotc.roll.default_skill  4
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
? p1+p0  sotc.disarm.effect  4fate: sotc.roll.effort 4; 4fate: sotc.roll.effort 4
! 1 1 1 0  0 0 0 0
.    sotc.roll.shifts  piece=anna skill=sotc-skill(weapons) total=7 effort=sotc-ladder(7,0,7) against=4 opposition=sotc-ladder(4,0,4) facing=hand by=kessler defence=sotc-skill(weapons) opposed=yes shifts=3 outcome=spin
.    sotc.man.target  piece=anna target=kessler what=disarm aspect=none done=yes
.    sotc.disarm.effect  piece=kessler penalty=3
? p0  sotc.act.one  attack.anna scene place.anna blind.anna (disarm.anna) mark.anna topple.anna walk.z2 sprint push.anna throw.anna throw block other assess contest.anna carry rearm guard hold away pass
! attack.anna
.    sotc.attack.what  piece=kessler target=anna skill=sotc-skill(fists) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 0; 4fate: sotc.roll.effort 4
+ weapon.w1
.    sotc.supp.penalty  piece=kessler what=rearm zone=none penalty=4
.    sotc.attack.what  piece=kessler target=anna skill=sotc-skill(weapons) armed=yes weapon=sotc-weapon(melee)
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 4, sotc.supp.penalty -1, sotc.disarm.recover_supplemental -3; 4fate: sotc.roll.effort 4
! 1 0 0 0  0 0 0 0
.    sotc.roll.shifts  piece=kessler skill=sotc-skill(weapons) total=1 effort=sotc-ladder(1,0,1) against=4 opposition=sotc-ladder(4,0,4) facing=hand by=anna defence=sotc-skill(weapons) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=kessler target=anna hit=0
.    sotc.spin.gain  piece=anna margin=3
.=   sotc.seq.exchange  exchange=2
? p1  sotc.act.one  attack.kessler scene place.kessler blind.kessler disarm.kessler mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block other assess contest.kessler carry guard hold away pass
