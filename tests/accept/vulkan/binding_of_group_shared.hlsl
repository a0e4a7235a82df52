// -T ps_6_0 -spirv => spirv
[[vk::binding(2)]] groupshared float h; 
float4 main() : SV_Target { return 1; }
