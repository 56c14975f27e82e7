# Clockwise nobody’s skill is compared: the seats give the order.
= sotc sotc.init.mode=clockwise
? table  sotc.seq.phases  *quick begin.rooftop begin.tavern begin.court begin.interrogation begin.chase begin.auction example ready.rooftop ready.tavern ready.court ready.interrogation ready.chase ready.auction
! example
.=   sotc.seq.phases  phase=frame
? p0  sotc.seq.phases  *begin
^ bruno.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin
^ clara.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin
^ marek.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin
^ voss.left=left
.    ruling sotc.seq.end  sotc-exit(left)
? p0  sotc.seq.phases  *begin
! begin
.=   sotc.init.mode  mode=clockwise
.    sotc.init.clockwise_first  side=p1
.=   sotc.seq.exchange  exchange=1
? p1  sotc.act.one  attack.kessler scene place.kessler blind.kessler (disarm.kessler) mark.kessler topple.kessler walk.z2 sprint push.kessler throw.kessler throw block other assess contest.kessler carry guard hold away pass
