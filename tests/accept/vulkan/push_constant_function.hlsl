// -T ps_6_0 -spirv
[[vk::push_constant]] float4 main() : SV_Target { return 1; }
