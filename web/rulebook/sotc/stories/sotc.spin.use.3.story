# Anna has spin, and Bruno sprints next. He rolls 0 on Athletics 2, and her +1 makes it 3: 3 against 0 is 3 shifts.
= sotc
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! example
.=   sotc.seq.phases  phase=frame
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
^ bruno.skill.alertness=5
.    ruling sotc.roll.default_skill  5
? p0  sotc.seq.phases  *begin later
^ bruno.skill.athletics=2
.    ruling sotc.roll.default_skill  2
? p0  sotc.seq.phases  *begin later
! begin
.=   sotc.init.mode  mode=skill
.    sotc.init.skill_order  piece=bruno place=1 rating=5 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=anna place=2 rating=0 skill=sotc-skill(alertness)
.    sotc.init.skill_order  piece=kessler place=3 rating=0 skill=sotc-skill(alertness)
.=   sotc.seq.exchange  exchange=1
? p2  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block protect.anna other assess contest.anna contest.kessler carry guard hold away pass
^ anna.spin=yes
.    ruling sotc.spin.gain  sotc-yes
? p2  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block protect.anna other assess contest.anna contest.kessler carry guard hold away pass
! sprint
? p2  sotc.move.sprint  4fate: sotc.roll.effort 2
! 0 0 0 0
? p1+p0  sotc.fp.invoke  *spin.anna.bruno.plus spin.anna.bruno.minus implausible.anna.bruno pass
! spin.anna.bruno.plus
.    sotc.spin.use  who=anna piece=bruno sign=plus
.    sotc.roll.shifts  piece=bruno skill=sotc-skill(athletics) total=3 effort=sotc-ladder(3,0,3) against=0 opposition=sotc-ladder(0,0,0) facing=difficulty by=none defence=none opposed=yes shifts=3 outcome=spin
? p2  sotc.move.sprint  *z4 z3 z2 stay
