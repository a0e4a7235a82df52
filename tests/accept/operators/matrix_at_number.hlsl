// -T ps_6_6 -E main -HV 2021 => dxil spirv
void f(out float2 r) { float2x2 x = 1; r = x[1.5]; } //~ 46: warning: implicit conversion from 'literal float' to 'unsigned int' changes value from 1.5 to 1 [-Wliteral-conversion]
float4 main() : SV_Target { return 1; }
