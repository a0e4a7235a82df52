// -T ps_6_0 -E main => refused
Texture2D t;
SamplerState s;
float4 main() : SV_Target
{
    return t.Sample<float4>(s, 0); //~ 20: error: Explicit template arguments on intrinsic Sample are not supported
}
