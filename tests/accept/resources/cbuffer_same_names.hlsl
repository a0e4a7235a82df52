// -T cs_6_0 => refused
RWStructuredBuffer<float4> f : register(u2);
cbuffer C { float z; } cbuffer D { float z; } //~ 42: error: redefinition of 'z'
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    f[0] = z;
}
