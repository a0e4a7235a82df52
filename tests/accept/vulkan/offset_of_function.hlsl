// -T ps_6_0 -spirv
[[vk::offset(16)]] float4 main(float4 g : A) : SV_Target { return g; }
