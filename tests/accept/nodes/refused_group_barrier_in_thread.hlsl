// -T lib_6_8 => refused //~ error: Entry function performs some operation that is incompatible with the shader stage or other entry properties.  See other errors for details.
struct R { uint a; float3 b; };
[shader("node")] [NodeLaunch("thread")]
void m(ThreadNodeInputRecord<R> i)
{
    GroupMemoryBarrierWithGroupSync();
}
