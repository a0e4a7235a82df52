// -T ps_6_0 => refused
typedef inline float T; //~ 9: error: 'inline' can only appear on functions
float4 main() : SV_Target { return 1; }
