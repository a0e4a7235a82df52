// -T ps_6_0 => refused
typedef payload float T; //~ 9: error: 'payload' is not a valid modifier for a typedef
float4 main() : SV_Target { return 1; }
