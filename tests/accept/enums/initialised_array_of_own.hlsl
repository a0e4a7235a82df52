// -T ps_6_6 -E main -HV 2021 => dxil spirv
enum class EC { A }; void f() { EC x[2] = { EC::A, EC::A }; }
float4 main() : SV_Target { return 1; }
