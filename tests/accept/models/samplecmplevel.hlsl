// -T ps_6_7 -E main => dxil
Texture2D<float> t; SamplerComparisonState s;
float4 main(float2 uv : UV) : SV_Target { return t.SampleCmpLevel(s, uv, 0.5, 1.0); }
