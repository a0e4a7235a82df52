// -T ps_6_0 => refused
typedef indices float T; //~ 9: error: 'indices' is not a valid modifier for a typedef
float4 main() : SV_Target { return 1; }
