// -T ps_6_0 -spirv
[[vk::ext_decorate_string("abc", "d")]] float4 main() : SV_Target { return 1; }
