// -T ps_6_0 => refused
struct S { lineadj float a; }; //~ 12: error: 'lineadj' is not a valid modifier for a field
float4 main() : SV_Target { return 1; }
