// -T ps_6_6 -E main -HV 2021 => refused
void f(out float2 r) { float4 x = 1; r = x[int2(0, 0)]; } //~ 43: error: no viable overloaded operator[] for type 'float4'
float4 main() : SV_Target { return 1; }
