// -T ps_6_0 -spirv => refused
[[vk::ext_decorate_string("abc", "d")]] float4 main() : SV_Target { return 1; } //~ 3: error: 'ext_decorate_string' attribute requires an integer constant
