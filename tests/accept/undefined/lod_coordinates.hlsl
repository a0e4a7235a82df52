// -T ps_6_0 -E main => refused
Texture2D t;
SamplerState s;
float4 main() : SV_Target
{
    float2 u;
    return t.CalculateLevelOfDetail(s, u); //~ 12: error: coord uninitialized.
}
