// -T cs_6_0 => dxil spirv
RWStructuredBuffer<float4> f : register(u2);
cbuffer C { float4 x : packoffset(c1); float y; } //~ 9: warning: cannot mix packoffset elements with nonpackoffset elements in a cbuffer
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    f[0] = x * y;
}
