// -T ps_6_6 -E main => dxil spirv
enum E { A }; struct S { int i; E e; }; S f() { S s = (S)0; return s; }
float4 main() : SV_Target { return f().e; }
