// -T ps_6_0 -spirv => refused
[[vk::constant_id(1)]] float4 main() : SV_Target { return 1; } //~ 3: error: 'constant_id' attribute only applies to global variables of scalar type
