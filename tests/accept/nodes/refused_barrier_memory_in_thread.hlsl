// -T lib_6_8 => refused
struct R { uint a; float3 b; };
[shader("node")] [NodeLaunch("thread")]
void m(ThreadNodeInputRecord<R> i)
{
    Barrier(GROUP_SHARED_MEMORY, 0); //~ 13: error: GROUP_SHARED_MEMORY specified for Barrier operation when context has no visible group [-Whlsl-barrier]
}
