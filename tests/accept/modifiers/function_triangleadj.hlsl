// -T ps_6_0 => refused
triangleadj float g(float x) { return x; } //~ 1: error: 'triangleadj' is not a valid modifier for a function
float4 main() : SV_Target { return g(1); }
