// -T ps_6_6 -E main -HV 2021 => dxil spirv
enum E { A }; void f() { E c = A; E x = E(c); }
float4 main() : SV_Target { return 1; }
