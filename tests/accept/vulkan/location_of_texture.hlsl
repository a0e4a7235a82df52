// -T ps_6_0 -spirv => refused
[[vk::location(1)]] Texture2D t; //~ 3: error: 'location' attribute only applies to functions, parameters, and fields
float4 main() : SV_Target { return t.Load(0); }
