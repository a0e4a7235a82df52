// -T ps_6_6 -E main -HV 2021 => dxil spirv
void f(out float2 r) { float4 x = 1; r = x[int2(0, 1).x]; }
float4 main() : SV_Target { return 1; }
