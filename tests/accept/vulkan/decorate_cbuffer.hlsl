// -T ps_6_0 -spirv => refused
[[vk::ext_decorate(30, 1)]] cbuffer C { float4 a; }; //~ 3: error: 'ext_decorate' attribute only applies to functions, variables, parameters, fields, and types
float4 main() : SV_Target { return a; }
