// -T ps_6_0 => refused
point float g(float x) { return x; } //~ 1: error: 'point' is not a valid modifier for a function
float4 main() : SV_Target { return g(1); }
