// -T cs_6_0 => refused
RWStructuredBuffer<float4> f : register(u2);
StructuredBuffer<float4> b : register(t1);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    f[0] = b[0] << 1; //~ 17: error: int or unsigned int type required
}
