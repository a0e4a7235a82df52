// -T ps_6_0 -spirv => refused
[[vk::location(1)]] float4 g; //~ 3: error: 'location' attribute only applies to functions, parameters, and fields
float4 main() : SV_Target { return g; }
