// -T ps_6_6 -E main -HV 2021 => refused
enum E { A }; struct S { E e; int i; }; void f() { S s = { 1, 1 }; } //~ 58: error: type mismatch
float4 main() : SV_Target { return 1; }
