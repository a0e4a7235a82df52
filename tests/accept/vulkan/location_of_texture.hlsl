// -T ps_6_0 -spirv
[[vk::location(1)]] Texture2D t;
float4 main() : SV_Target { return t.Load(0); }
