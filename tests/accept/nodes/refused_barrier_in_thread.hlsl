// -T lib_6_8 => refused
struct R { uint a; float3 b; };
[shader("node")] [NodeLaunch("thread")]
void m(ThreadNodeInputRecord<R> i)
{
    Barrier(UAV_MEMORY, GROUP_SYNC); //~ 25: error: GROUP_SYNC or GROUP_SCOPE specified for Barrier operation when context has no visible group [-Whlsl-barrier]
}
