# Anna hands her free tag to Bruno, who uses it on his attack.
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
^ kessler.skill.athletics=2
.    ruling sotc.roll.default_skill  2
? p0  sotc.seq.phases  *begin later
^ bruno.skill.weapons=3
.    ruling sotc.roll.default_skill  3
? p0  sotc.seq.phases  *begin later
^ bruno.skill.alertness=4
.    ruling sotc.roll.default_skill  4
? p0  sotc.seq.phases  *begin later
^ bruno.new.w1=melee
.    ruling sotc.frame.range  sotc-weapon(melee)
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
! place.kessler
? p1  sotc.simple.difficulty  *alertness fists academics art athletics burglary contacting deceit drive empathy endurance engineering gambling guns intimidation investigation leadership might mysteries pilot rapport resolve resources science sleight stealth survival weapons
! fists
.    sotc.man.kinds  piece=anna target=kessler what=place skill=sotc-skill(fists)
? p1+p0  sotc.man.target  4fate: sotc.roll.effort 3; 4fate: sotc.roll.effort 2
! 1 0 0 0  1 0 0 0
.    sotc.roll.shifts  piece=anna skill=sotc-skill(fists) total=4 effort=sotc-ladder(4,0,4) against=3 opposition=sotc-ladder(3,0,3) facing=hand by=kessler defence=sotc-skill(athletics) opposed=yes shifts=1 outcome=success
.    sotc.man.target  piece=anna target=kessler what=place aspect=sotc-aspect-placed(other) done=yes
? p2  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block protect.anna other assess contest.anna contest.kessler carry guard hold away pass
+ pass.a21.anna
? p1  sotc.man.pass_tag  bruno
! bruno
? p0  sotc.man.pass_tag  *yes no
! yes
.    sotc.man.pass_tag  aspect=sotc-aspect-placed(other) piece=anna taker=bruno allowed=yes
? p2  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block protect.anna other assess contest.anna contest.kessler carry guard hold away pass
! attack.kessler
.    sotc.attack.what  piece=bruno target=kessler skill=sotc-skill(weapons) armed=yes weapon=sotc-weapon(melee)
? p2+p0  sotc.attack.roll  4fate: sotc.roll.effort 3; 4fate: sotc.roll.effort 2
! 0 0 0 0  0 0 0 0
? p2  sotc.fp.invoke  free.a21.bruno free.a21.bruno.reroll (paid.a21.bruno) *pass
! free.a21.bruno
.    sotc.fp.tag  player=bruno aspect=sotc-aspect-placed(other) price=free how=plus
.    sotc.roll.shifts  piece=bruno skill=sotc-skill(weapons) total=5 effort=sotc-ladder(5,0,5) against=2 opposition=sotc-ladder(2,0,2) facing=hand by=kessler defence=sotc-skill(athletics) opposed=yes shifts=3 outcome=spin
.    sotc.attack.roll  piece=bruno target=kessler hit=3
.    sotc.stress.mark  piece=kessler hit=3 box=3 track=health
? p0  sotc.act.one  attack.anna attack.bruno scene place.anna blind.anna (disarm.anna) mark.anna topple.anna place.bruno blind.bruno disarm.bruno mark.bruno topple.bruno walk.z2 sprint push.anna throw.anna push.bruno throw.bruno throw block other assess contest.anna contest.bruno carry guard hold away pass
