// -T ps_6_7 -E main => refused
Texture2D<float> t; SamplerState s; float4 main(float2 f : F) : SV_Target { return t.GatherRaw(s, f); } //~ 96: error: cannot GatherRaw from resource containing float
