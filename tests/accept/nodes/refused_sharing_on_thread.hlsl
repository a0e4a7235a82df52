// -T lib_6_8 => refused
struct [NodeTrackRWInputSharing] R { uint a; };
[shader("node")] [NodeLaunch("thread")]
void m(RWThreadNodeInputRecord<R> i) {} //~ 35: error: NodeTrackRWInputSharing attribute cannot be applied to Input Records that are not RWDispatchNodeInputRecord
