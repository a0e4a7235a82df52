// -T ps_6_0 -E main -spirv => refused //~ error: generated SPIR-V is invalid: Result type cannot be OpTypeImage
Texture2D a;
Texture2D b;
SamplerState s;
cbuffer C { bool k; }
float4 main(float2 uv : UV) : SV_Target
{
    Texture2D c;
    if (k) c = a; else c = b;
    return c.Sample(s, uv);
}
