// -T ps_6_0 => refused
typedef inout float T; //~ 9: error: HLSL usage 'inout' is only valid on a parameter
float4 main() : SV_Target { return 1; }
