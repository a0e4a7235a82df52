// -T ps_6_6 -E main -HV 2021 => refused
enum E { A }; void f() { E x[2] = { A, 1 }; } //~ 35: error: type mismatch
float4 main() : SV_Target { return 1; }
