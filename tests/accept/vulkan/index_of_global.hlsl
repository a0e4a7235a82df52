// -T ps_6_0 -spirv => refused
[[vk::index(1)]] float4 g; //~ 3: error: 'index' attribute only applies to functions, parameters, and fields
float4 main() : SV_Target { return g; }
