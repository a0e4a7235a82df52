// -T ps_6_0 => refused
primitives float g; //~ 1: error: 'primitives' is not a valid modifier for a global variable
float4 main() : SV_Target { return 1; }
