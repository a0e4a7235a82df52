// -T cs_6_0 => dxil spirv
RWStructuredBuffer<float4> f : register(u2);
struct S { float2 x; float3 y; };
cbuffer C { S s[2]; float z; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    f[0] = s[id & 1].y.xyzx * z;
}
