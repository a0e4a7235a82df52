// -T ps_6_6 -E main -HV 2021 => dxil spirv
struct S { float x : half; };
float4 main() : SV_Target { return 1; }
