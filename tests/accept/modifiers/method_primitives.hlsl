// -T ps_6_0 => refused
struct S { float a; primitives float g(float x) { return x; } }; //~ 21: error: 'primitives' is not a valid modifier for a method
float4 main() : SV_Target { return 1; }
