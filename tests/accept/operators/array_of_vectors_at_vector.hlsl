// -T ps_6_6 -E main -HV 2021 => refused
void f(out float2 r) { float2 x[2] = { 1, 2, 3, 4 }; r = x[int2(0, 0)]; } //~ 59: error: no viable overloaded operator[] for type 'float2 [2]'
float4 main() : SV_Target { return 1; }
