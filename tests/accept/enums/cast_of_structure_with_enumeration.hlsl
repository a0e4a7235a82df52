// -T ps_6_6 -E main -HV 2021 => dxil spirv
enum E { A }; struct S { E e; int i; }; struct T { E a; int b; }; void f() { T t = { A, 2 }; S s = (S)t; }
float4 main() : SV_Target { return 1; }
