# Anna gains spin against the last attack of the exchange. She may use it on the first action of the next one, here her own; after that it is gone.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! example
.=   sotc.seq.phases  phase=frame
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
^ anna.skill.alertness=5
.    ruling sotc.roll.default_skill  5
? p0  sotc.seq.phases  *begin later
^ anna.skill.athletics=3
.    ruling sotc.roll.default_skill  3
? p0  sotc.seq.phases  *begin later
! begin
.=   sotc.init.mode  mode=skill
.    sotc.init.skill_order  piece=anna place=1 rating=5 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=kessler place=2 rating=0 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p1  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block other assess contest.kessler carry guard hold away pass
! pass
.    sotc.act.one  piece=anna
? p0  sotc.act.one  attack.anna scene place.anna blind.anna (disarm.anna) mark.anna topple.anna walk.z2 sprint push.anna throw.anna throw block other assess contest.anna carry guard hold away pass
! attack.anna
.    sotc.attack.what  piece=kessler target=anna skill=sotc-skill(fists) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 0; 4fate: sotc.roll.effort 3
! 0 0 0 0  0 0 0 0
.    sotc.roll.shifts  piece=kessler skill=sotc-skill(fists) total=0 effort=sotc-ladder(0,0,0) against=3 opposition=sotc-ladder(3,0,3) facing=hand by=anna defence=sotc-skill(athletics) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=kessler target=anna hit=0
.    sotc.spin.gain  piece=anna margin=3
.=   sotc.seq.exchange  exchange=2
? p1  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block other assess contest.kessler carry guard hold away pass
! attack.kessler
.    sotc.attack.what  piece=anna target=kessler skill=sotc-skill(fists) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 0; 4fate: sotc.roll.effort 0
! 0 0 0 0  0 0 0 0
? p1+p0  sotc.fp.invoke  *spin.anna.anna.plus spin.anna.anna.minus implausible.anna.anna spin.anna.kessler.plus spin.anna.kessler.minus implausible.anna.kessler pass
! pass
.    sotc.roll.shifts  piece=anna skill=sotc-skill(fists) total=0 effort=sotc-ladder(0,0,0) against=0 opposition=sotc-ladder(0,0,0) facing=hand by=kessler defence=sotc-skill(fists) opposed=yes shifts=0 outcome=tie
.    sotc.attack.roll  piece=anna target=kessler hit=0
.    sotc.spin.expiry  piece=anna
? p0  sotc.act.one  attack.anna scene place.anna blind.anna (disarm.anna) mark.anna topple.anna walk.z2 sprint push.anna throw.anna throw block other assess contest.anna carry guard hold away pass
! attack.anna
.    sotc.attack.what  piece=kessler target=anna skill=sotc-skill(fists) armed=no weapon=none
? p0+p1  sotc.attack.roll  4fate: sotc.roll.effort 0; 4fate: sotc.roll.effort 3
! 0 0 0 0  0 0 0 0
.    sotc.roll.shifts  piece=kessler skill=sotc-skill(fists) total=0 effort=sotc-ladder(0,0,0) against=3 opposition=sotc-ladder(3,0,3) facing=hand by=anna defence=sotc-skill(athletics) opposed=yes shifts=0 outcome=fail
.    sotc.attack.roll  piece=kessler target=anna hit=0
.    sotc.spin.gain  piece=anna margin=3
.=   sotc.seq.exchange  exchange=3
? p1  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block other assess contest.kessler carry guard hold away pass
