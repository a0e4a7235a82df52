// -T ps_6_0 -spirv => spirv
[[vk::push_constant]] struct { float4 a; } s;
float4 main() : SV_Target { return s.a; }
