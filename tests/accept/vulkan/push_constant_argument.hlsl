// -T ps_6_0 -spirv
[[vk::push_constant(1)]] struct { float4 a; } s;
float4 main() : SV_Target { return s.a; }
