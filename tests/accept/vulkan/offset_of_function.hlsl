// -T ps_6_0 -spirv => refused
[[vk::offset(16)]] float4 main(float4 g : A) : SV_Target { return g; } //~ 3: error: 'offset' attribute only applies to fields
