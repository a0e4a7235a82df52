// -T cs_6_0 => refused
RWStructuredBuffer<float4> f : register(u2);
Texture2D t : register(t0) : register(t1); //~ 15: error: conflicting register semantics
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    f[0] = t.Load(int3(0, 0, 0));
}
