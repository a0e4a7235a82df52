// -T ps_6_0 -E main -spirv => spirv
Texture2D a;
Texture2D b;
SamplerState s;
float4 main(float2 uv : UV) : SV_Target
{
    const bool k = false;
    Texture2D c;
    if (k) c = a; else c = b;
    return c.Sample(s, uv);
}
