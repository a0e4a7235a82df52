// -T ps_6_0 -spirv
[[vk::binding(1)]] float4 g; [[vk::binding(2)]] static float h; 
float4 main(float2 u : U) : SV_Target { return g; }
