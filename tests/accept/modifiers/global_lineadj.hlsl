// -T ps_6_0 => refused
lineadj float g; //~ 1: error: 'lineadj' is not a valid modifier for a global variable
float4 main() : SV_Target { return 1; }
