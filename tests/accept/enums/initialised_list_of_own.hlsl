// -T ps_6_6 -E main -HV 2021 => dxil spirv
enum class EC { A }; void f() { EC c = EC::A; EC x = { c }; }
float4 main() : SV_Target { return 1; }
