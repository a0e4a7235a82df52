// -T ps_6_0 -spirv
[[vk::constant_id(0)]] const float a;
float4 main() : SV_Target { return a; }
