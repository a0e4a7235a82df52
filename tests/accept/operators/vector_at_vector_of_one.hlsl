// -T ps_6_6 -E main -HV 2021 => dxil spirv
void f(out float2 r) { float4 x = 1; r = x[int1(0)]; }
float4 main() : SV_Target { return 1; }
