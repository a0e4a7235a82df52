// -T ps_6_0 => refused
typedef noperspective float T; //~ 9: error: 'noperspective' is not a valid modifier for a typedef
float4 main() : SV_Target { return 1; }
