// -T ps_6_0 => refused
float4 main(float2 uv : UV, Texture2D t, SamplerState s) : SV_Target { return t.Sample(s, uv); } //~ 1: error: Semantic must be defined for all parameters of an entry function or patch constant function
