// -T ps_6_6 -E main -HV 2021 => dxil spirv
enum class EC { A }; struct S { EC e; }; struct T { S s; int i; }; void f() { S s = { EC::A }; T t = { s, 1 }; }
float4 main() : SV_Target { return 1; }
