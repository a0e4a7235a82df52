// -T lib_6_8 => refused
struct R { uint a; float3 b; };
[shader("node")] [NodeLaunch("broadcasting")] [NodeDispatchGrid(2, 1, 1)] [numthreads(32, 1, 1)]
void m(RWDispatchNodeInputRecord<R> i)
{
    i.FinishedCrossGroupSharing(); //~ 5: error: Use of FinishedCrossGroupSharing() requires NodeTrackRWInputSharing attribute to be specified on the record struct type
}
