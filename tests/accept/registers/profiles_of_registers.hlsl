// -T ps_6_0 => dxil spirv
Texture2D first : register(ps_6, t0);
Texture2D second : register(vs, t1, space2);
SamplerState third : register(lib_6_x, s0);
float4 main() : SV_Target { return first.Load(0) + second.Load(0); }
