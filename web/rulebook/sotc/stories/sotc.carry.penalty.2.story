# A border of 1 comes on top of it.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! example
.=   sotc.seq.phases  phase=frame
? p0  sotc.seq.phases  *begin later
^ anna.skill.alertness=5
.    ruling sotc.roll.default_skill  5
? p0  sotc.seq.phases  *begin later
^ anna.skill.guns=4
.    ruling sotc.roll.default_skill  4
? p0  sotc.seq.phases  *begin later
^ anna.new.w1=gun
.    ruling sotc.frame.range  sotc-weapon(gun)
? p0  sotc.seq.phases  *begin later
^ kessler.zone=z3
.    ruling sotc.frame.start_zone  sotc-thing(z3)
? p0  sotc.seq.phases  *begin later
^ border.z1.z2=1
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
? p1  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint (push.kessler) (throw.kessler) throw block other assess contest.kessler carry guard hold away pass
! carry
? p1  sotc.weight.table  0 1 *2 3 4 5 6 7 8 9 10
! 2
.    sotc.carry.penalty  piece=anna factor=2
? p1  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint (push.kessler) (throw.kessler) throw block other assess contest.kessler down guard hold away pass
! attack.kessler
.    sotc.attack.what  piece=anna target=kessler skill=sotc-skill(guns) armed=yes weapon=sotc-weapon(gun)
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 4; 4fate: sotc.roll.effort 0
+ move.z2
.    sotc.supp.penalty  piece=anna what=move zone=z2 penalty=4
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 4, sotc.move.one_zone -1, sotc.move.border_supplemental -1, sotc.carry.penalty -2; 4fate: sotc.roll.effort 0
! 1 0 0 0  0 0 0 0
.    sotc.roll.shifts  piece=anna skill=sotc-skill(guns) total=1 effort=sotc-ladder(1,0,1) against=0 opposition=sotc-ladder(0,0,0) facing=hand by=kessler defence=sotc-skill(fists) opposed=yes shifts=1 outcome=success
.    sotc.attack.roll  piece=anna target=kessler hit=1
.    sotc.stress.mark  piece=kessler hit=1 box=1 track=health
.    sotc.move.one_zone  piece=anna zone=z2 penalty=0
? p0  sotc.act.one  attack.anna.via.z2 attack.anna.far scene place.anna blind.anna disarm.anna mark.anna topple.anna walk.z2 walk.z4 sprint (push.anna) (throw.anna) throw block other assess contest.anna carry guard hold away pass
