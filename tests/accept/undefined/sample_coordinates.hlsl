// -T ps_6_0 -E main => refused
Texture2D t;
SamplerState s;
float4 main(float x : X) : SV_Target
{
    float2 u;
    u.x = x;
    return t.Sample(s, u); //~ 12: error: coord uninitialized.
}
