// -T ps_6_7 -spirv => refused
Texture2D<uint> t; SamplerState s;
float4 main(float2 u:U) : SV_Target { return t.GatherRaw(s, u); } //~ 48: error: intrinsic 'GatherRaw' method unimplemented
