// -T ps_6_0 -spirv
[[vk::constant_id(0)]] static const float a = 1;
float4 main() : SV_Target { return a; }
