// -T ps_6_0 -E main => dxil spirv
Texture2D t;
SamplerState s;
float4 main(bool b : B) : SV_Target
{
    float2 u, v;
    if (b) v = 1;
    return t.SampleGrad(s, 0, u, 1) + t.Sample(s, v);
}
