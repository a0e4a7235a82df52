// -T ps_6_0 -spirv => spirv
struct S { float a; };
[[vk::push_constant]] static S s;
float4 main() : SV_Target { return s.a; }
