// -T ps_6_0 -spirv => spirv
[[vk::binding(2)]] static float h; 
float4 main() : SV_Target { return h; }
