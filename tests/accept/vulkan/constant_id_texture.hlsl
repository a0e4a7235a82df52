// -T ps_6_0 -spirv
[[vk::constant_id(1)]] const Texture2D g;
float4 main() : SV_Target { return g.Load(0); }
