// -T ps_6_6 -E main -HV 2021 => dxil spirv
struct T { float a : register(c1); }; void f() { T t; }
float4 main() : SV_Target { return 1; }
