// -T ps_6_0 -spirv => refused
[[vk::push_constant(1)]] struct { float4 a; } s; //~ 3: error: 'push_constant' attribute takes no arguments
float4 main() : SV_Target { return s.a; }
