// -T ps_6_0 => refused
StructuredBuffer<column_major float> b; //~ 18: error: 'column_major' can only be used with a matrix type
float4 main() : SV_Target { return 1; }
