// -T cs_6_0 => dxil spirv
RWStructuredBuffer<float4> f : register(u2);
SamplerState s { Filter = MIN_MAG_MIP_LINEAR; AddressU = Wrap; }; //~ 16: warning: effect state block ignored - effect syntax is deprecated. To use braces as an initializer use them with equal signs. [-Weffects-syntax]
Texture2D t;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    f[0] = t.SampleLevel(s, float2(0, 0), 0);
}
