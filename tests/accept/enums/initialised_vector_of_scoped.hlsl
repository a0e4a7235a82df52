// -T ps_6_6 -E main -HV 2021 => refused
enum class EC { A }; void f() { int2 x = { EC::A, EC::A }; } //~ 42: error: type mismatch
float4 main() : SV_Target { return 1; }
