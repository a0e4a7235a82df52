// -T lib_6_8 => dxil
struct R { uint a; float3 b; };
[shader("node")] [NodeLaunch("thread")]
void m(RWThreadNodeInputRecord<R> i)
{
    i.Get().a += 1;
    i.Get().b.y = 3;
}
