// -T ps_6_0 -spirv
struct S { float4 a; };
[[vk::push_constant]] S s[2]; 
float4 main() : SV_Target { return s[0].a; }
