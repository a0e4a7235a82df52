// -T ps_6_7 => refused
Texture2D<float> t; SamplerComparisonState s;
float4 main(float2 uv : UV) : SV_Target { return t.SampleCmpBias(s, uv, 0.5, 1); } //~ 50: error: Opcode SampleCmpBias not valid in shader model ps_6_7.
