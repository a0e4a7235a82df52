// -T cs_6_0 => refused
RWStructuredBuffer<float4> f : register(u2);
cbuffer C { float4 x : packoffset(c1.y); } //~ 24: error: register or offset bind not valid
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    f[0] = x;
}
