// -T lib_6_8 => dxil
struct [NodeTrackRWInputSharing] R { uint a; uint b; };
RWByteAddressBuffer U : register(u0);
[shader("node")] [NodeLaunch("broadcasting")] [NodeDispatchGrid(2, 1, 1)] [numthreads(32, 1, 1)]
void m(globallycoherent RWDispatchNodeInputRecord<R> i)
{
    InterlockedAdd(i.Get().a, 1);
    Barrier(i, DEVICE_SCOPE | GROUP_SYNC);
    if (i.FinishedCrossGroupSharing()) U.Store(0, i.Get().a);
}
