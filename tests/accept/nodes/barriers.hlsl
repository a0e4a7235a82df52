// -T lib_6_8 => dxil
struct R { uint a; float3 b; };
groupshared uint G;
[shader("node")] [NodeLaunch("coalescing")] [numthreads(32, 1, 1)]
void m(EmptyNodeInput i, [MaxRecords(4)] NodeOutput<R> o)
{
    GroupNodeOutputRecords<R> r = o.GetGroupNodeOutputRecords(4);
    G = 1;
    Barrier(NODE_OUTPUT_MEMORY | GROUP_SHARED_MEMORY, GROUP_SYNC | GROUP_SCOPE);
    Barrier(ALL_MEMORY, DEVICE_SCOPE);
    Barrier(r, GROUP_SCOPE | GROUP_SYNC);
    Barrier(NODE_INPUT_MEMORY, 0);
    GroupMemoryBarrierWithGroupSync();
    r[0].a = G;
    r.OutputComplete();
}
