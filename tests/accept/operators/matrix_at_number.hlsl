// -T ps_6_6 -E main -HV 2021 => dxil spirv
void f(out float2 r) { float2x2 x = 1; r = x[1.5]; }
float4 main() : SV_Target { return 1; }
