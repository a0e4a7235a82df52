// -T ps_6_0 -spirv => spirv
[[vk::constant_id(0)]] float a = 1;
float4 main() : SV_Target { return a; }
