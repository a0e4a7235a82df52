// -T ps_6_6 -E main -HV 2021 => refused
enum E { A }; void f() { E e[2] = (E[2])0; } //~ 35: error: cannot convert from 'literal int' to 'E [2]'
float4 main() : SV_Target { return 1; }
