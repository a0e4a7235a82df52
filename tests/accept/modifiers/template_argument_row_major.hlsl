// -T ps_6_0 => refused
StructuredBuffer<row_major float> b; //~ 18: error: 'row_major' can only be used with a matrix type
float4 main() : SV_Target { return 1; }
