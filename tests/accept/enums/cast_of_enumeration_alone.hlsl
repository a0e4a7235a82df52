// -T ps_6_6 -E main -HV 2021 => dxil spirv
enum E { A }; struct S { E e; }; void f() { S s = (S)A; }
float4 main() : SV_Target { return 1; }
