// -T ps_6_0 -spirv
[[vk::push_constant]] cbuffer S { float4 a; };
float4 main() : SV_Target { return a; }
