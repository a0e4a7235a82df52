// -T ps_6_6 -E main -HV 2021 => refused
enum class EC { A }; struct S { EC e; }; struct T { int a; int i; }; void f() { S s = { EC::A }; T t = { s, 1 }; } //~ 104: error: type mismatch
float4 main() : SV_Target { return 1; }
