# Anna, three zones away, cannot reach Kessler with an argument. The game master lets her: “She shouts across the canyon.” The log has the rule, that it was refused, and why it was not.
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
^ kind=social
.    ruling sotc.conflict.kind  sotc-scope(social)
? p0  sotc.seq.phases  *begin later
^ anna.skill.empathy=5
.    ruling sotc.roll.default_skill  5
? p0  sotc.seq.phases  *begin later
^ kessler.zone=z4
.    ruling sotc.frame.start_zone  sotc-thing(z4)
? p0  sotc.seq.phases  *begin later
! begin
.=   sotc.init.mode  mode=skill
.    sotc.init.skill_order  piece=anna place=1 rating=5 skill=sotc-skill(empathy)
.    sotc.init.skill_order  piece=kessler place=2 rating=0 skill=sotc-skill(empathy)
.=   sotc.seq.exchange  exchange=1
? p1  sotc.act.one  attack.kessler.far scene place.kessler walk.z2 sprint block other assess contest.kessler carry guard hold away pass
! attack.kessler.far
? p0  sotc.frame.range  *no yes
! yes
? p0  sotc.engine.override  text
! "She shouts across the canyon."
.    sotc.engine.override  piece=anna target=kessler refused=sotc.frame.range note="She shouts across the canyon."
.    sotc.attack.what  piece=anna target=kessler skill=sotc-skill(deceit) armed=no weapon=none
? p1+p0  sotc.attack.roll  4fate: sotc.roll.effort 0; 4fate: sotc.roll.effort 0
! 0 0 0 0  0 0 0 0
.    sotc.roll.shifts  piece=anna skill=sotc-skill(deceit) total=0 effort=sotc-ladder(0,0,0) against=0 opposition=sotc-ladder(0,0,0) facing=hand by=kessler defence=sotc-skill(resolve) opposed=yes shifts=0 outcome=tie
.    sotc.attack.roll  piece=anna target=kessler hit=0
? p0  sotc.act.one  attack.anna.far scene place.anna walk.z3 sprint block other assess contest.anna carry guard hold away pass
