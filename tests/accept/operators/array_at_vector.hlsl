// -T ps_6_6 -E main -HV 2021 => refused
void f(out float2 r) { float x[3] = { 1, 2, 3 }; r = x[int2(0, 0)]; } //~ 55: error: no viable overloaded operator[] for type 'float [3]'
float4 main() : SV_Target { return 1; }
