// -T lib_6_8 => dxil
struct R { uint a; float3 b; };
RWByteAddressBuffer U : register(u0);
[shader("node")] [NodeLaunch("thread")]
void m(ThreadNodeInputRecord<R> i)
{
    U.Store(0, i.Get().a);
}
