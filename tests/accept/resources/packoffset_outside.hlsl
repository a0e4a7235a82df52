// -T cs_6_0 => refused
RWStructuredBuffer<float4> f : register(u2);
float4 x : packoffset(c1); //~ 12: error: packoffset is only allowed in a constant buffer
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    f[0] = x;
}
