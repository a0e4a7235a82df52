// -T ps_6_0 -spirv
float4 main([[vk::offset(16)]] float4 g : A) : SV_Target { return g; }
