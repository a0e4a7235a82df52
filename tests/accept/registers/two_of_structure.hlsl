// -T ps_6_6 -E main -HV 2021 => dxil spirv
struct S { float a; }; S x : register(c0) : register(t5);
float4 main() : SV_Target { return 1; }
