// -T ps_6_6 -E main -spirv => spirv
struct S { float a : register(c4); };
S s;
float4 main() : SV_Target { return s.a; }
