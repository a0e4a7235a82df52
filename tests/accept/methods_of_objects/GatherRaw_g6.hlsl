// -T ps_6_7 -enable-16bit-types -E main => dxil
Texture2D<uint16_t> t; SamplerState s; float4 main(float2 f : F) : SV_Target { return t.GatherRaw(s, f); }
