// -T ps_6_0 => refused
point float g; //~ 1: error: 'point' is not a valid modifier for a global variable
float4 main() : SV_Target { return 1; }
