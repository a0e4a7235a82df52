// -T ps_6_6 -E main -HV 2021 => refused
enum E { A }; struct S { E e; int i; }; struct T { int a, b; }; void f() { T t = { 1, 2 }; S s = (S)t; } //~ 98: error: cannot convert from 'T' to 'S'
float4 main() : SV_Target { return 1; }
