// -T ps_6_0 => refused
float h() { lineadj float g = 1; return g; } //~ 13: error: 'lineadj' is not a valid modifier for a local variable
float4 main() : SV_Target { return 1; }
