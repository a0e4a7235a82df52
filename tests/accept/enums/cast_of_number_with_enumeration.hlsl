// -T ps_6_6 -E main -HV 2021 => refused
enum E { A }; struct S { E e; int i; }; void f() { S s = (S)0; } //~ 58: error: cannot convert from 'literal int' to 'S'
float4 main() : SV_Target { return 1; }
