// -T ps_6_0 -spirv
[[vk::counter_binding(1)]] float4 main(float4 g : A) : SV_Target { return g; }
