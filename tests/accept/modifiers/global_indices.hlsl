// -T ps_6_0 => refused
indices float g; //~ 1: error: 'indices' is not a valid modifier for a global variable
float4 main() : SV_Target { return 1; }
