// -T ps_6_0 => refused
typedef linear float T; //~ 9: error: 'linear' is not a valid modifier for a typedef
float4 main() : SV_Target { return 1; }
