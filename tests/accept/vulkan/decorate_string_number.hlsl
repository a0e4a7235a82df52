// -T ps_6_0 -spirv => refused
[[vk::ext_decorate_string(5635, 4)]] float4 main() : SV_Target { return 1; } //~ 33: error: attribute 'ext_decorate_string' must have a string literal argument
