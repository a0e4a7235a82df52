// -T ps_6_0 => refused
typedef out float T; //~ 9: error: HLSL usage 'out' is only valid on a parameter
float4 main() : SV_Target { return 1; }
