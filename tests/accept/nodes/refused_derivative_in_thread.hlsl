// -T lib_6_8 => refused //~ error: Entry function performs some operation that is incompatible with the shader stage or other entry properties.  See other errors for details.
struct R { uint a; float3 b; };
RWByteAddressBuffer U : register(u0);
[shader("node")] [NodeLaunch("thread")]
void m(RWThreadNodeInputRecord<R> i)
{
    i.Get().b.x = ddx(i.Get().b.y);
}
