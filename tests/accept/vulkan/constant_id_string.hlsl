// -T ps_6_0 -spirv
[[vk::constant_id("a")]] const float g = 1;
float4 main() : SV_Target { return g; }
