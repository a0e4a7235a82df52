// -T cs_6_0 => refused
RWStructuredBuffer<float4> f : register(u2);
StructuredBuffer<float4> b : register(t1);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    float v = b[0].x;
    v <<= 1; //~ 7: error: int or unsigned int type required
    f[0] = v;
}
