// -T ps_6_6 -E main -HV 2021 => dxil spirv
void f() { float1x4 a = 1; float2x2 b = float2x2(a); float4 c = float4(b); }
float4 main() : SV_Target { return 1; }
