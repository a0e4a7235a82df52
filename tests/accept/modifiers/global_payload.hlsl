// -T ps_6_0 => refused
payload float g; //~ 1: error: 'payload' is not a valid modifier for a global variable
float4 main() : SV_Target { return 1; }
