// -T ps_6_0 -spirv => refused
[[vk::offset(16)]] float4 g; //~ 3: error: 'offset' attribute only applies to fields
float4 main() : SV_Target { return g; }
