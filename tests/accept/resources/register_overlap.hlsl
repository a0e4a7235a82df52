// -T cs_6_0 => refused //~ error: resource t2 at register 5 overlaps with resource t1 at register 5, space 0
RWStructuredBuffer<float4> f : register(u2);
Texture2D t1 : register(t5), t2 : register(t5);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    f[0] = t1.Load(int3(0, 0, 0)) + t2.Load(int3(0, 0, 0));
}
