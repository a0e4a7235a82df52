// -T ps_6_0 => refused
typedef in float T; //~ 9: error: HLSL usage 'in' is only valid on a parameter
float4 main() : SV_Target { return 1; }
