// -T lib_6_8 => dxil
struct R { uint a; float3 b; };
RWByteAddressBuffer U : register(u0);
[shader("node")] [NodeLaunch("thread")]
void m(ThreadNodeInputRecord<R> i)
{
    U.Store(0, i.Get().a);
}
[shader("compute")] [numthreads(8, 1, 1)]
void c(uint t : SV_GroupIndex)
{
    U.Store(t, t);
}
