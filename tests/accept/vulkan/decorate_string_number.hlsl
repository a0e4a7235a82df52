// -T ps_6_0 -spirv
[[vk::ext_decorate_string(5635, 4)]] float4 main() : SV_Target { return 1; }
