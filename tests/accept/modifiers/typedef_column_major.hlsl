// -T ps_6_0 => refused
typedef column_major float T; //~ 9: error: 'column_major' can only be used with a matrix type
float4 main() : SV_Target { return 1; }
