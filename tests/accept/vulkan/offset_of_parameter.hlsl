// -T ps_6_0 -spirv => refused
float4 main([[vk::offset(16)]] float4 g : A) : SV_Target { return g; } //~ 15: error: 'offset' attribute only applies to fields
