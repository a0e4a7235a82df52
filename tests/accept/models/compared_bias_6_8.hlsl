// -T ps_6_8 => dxil
Texture2D<float> t; SamplerComparisonState s;
float4 main(float2 uv : UV) : SV_Target { return t.SampleCmpBias(s, uv, 0.5, 1); }
