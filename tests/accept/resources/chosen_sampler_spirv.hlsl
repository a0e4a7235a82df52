// -T ps_6_0 -E main -spirv => refused //~ error: generated SPIR-V is invalid: Result type cannot be OpTypeSampler
SamplerState a;
SamplerState b;
Texture2D t;
cbuffer C { bool k; }
float4 main(float2 uv : UV) : SV_Target
{
    SamplerState c;
    if (k) c = a; else c = b;
    return t.Sample(c, uv);
}
