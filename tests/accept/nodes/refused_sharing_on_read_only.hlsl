// -T lib_6_8 => refused
struct [NodeTrackRWInputSharing] R { uint a; };
[shader("node")] [NodeLaunch("broadcasting")] [NodeDispatchGrid(2, 1, 1)] [numthreads(32, 1, 1)]
void m(DispatchNodeInputRecord<R> i) {} //~ 35: error: NodeTrackRWInputSharing attribute cannot be applied to Input Records that are not RWDispatchNodeInputRecord
