// -T ps_6_0 -spirv => refused
float4 main([[vk::constant_id(1)]] float a : A) : SV_Target { return a; } //~ 15: error: 'constant_id' attribute only applies to global variables of scalar type
