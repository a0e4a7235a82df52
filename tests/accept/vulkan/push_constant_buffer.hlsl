// -T ps_6_0 -spirv => spirv
struct S { float4 a; };
[[vk::push_constant]] ConstantBuffer<S> s; 
float4 main() : SV_Target { return s.a; }
