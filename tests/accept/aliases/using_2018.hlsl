// -T cs_6_0 -HV 2018 => dxil spirv
RWStructuredBuffer<float4> f : register(u2);
using Color = float4; //~ 1: warning: keyword 'using' is a HLSL 2021 feature, and is available in older versions as a non-portable extension.
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    Color c = 1; f[0] = c;
}
