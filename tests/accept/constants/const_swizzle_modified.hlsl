// -T cs_6_0 => refused
RWStructuredBuffer<float4> f : register(u2);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    const float4 v = 1;
    v.x = 2; //~ 9: error: read-only variable is not assignable
    f[0] = v;
}
