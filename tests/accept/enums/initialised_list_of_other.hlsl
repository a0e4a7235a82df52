// -T ps_6_6 -E main -HV 2021 => refused
enum class EC { A }; enum E { B }; void f() { EC c = { B }; } //~ 54: error: type mismatch
float4 main() : SV_Target { return 1; }
