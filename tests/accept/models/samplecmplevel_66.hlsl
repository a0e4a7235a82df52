// -T ps_6_6 -E main => refused
Texture2D<float> t; SamplerComparisonState s;
float4 main(float2 uv : UV) : SV_Target { return t.SampleCmpLevel(s, uv, 0.5, 1.0); } //~ 50: error: Opcode SampleCmpLevel not valid in shader model ps_6_6.
