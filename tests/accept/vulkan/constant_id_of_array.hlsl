// -T ps_6_0 -spirv => refused
[[vk::constant_id(1)]] const float g[2] = {1,2}; //~ 3: error: 'constant_id' attribute only applies to global variables of scalar type
float4 main() : SV_Target { return g[0]; }
