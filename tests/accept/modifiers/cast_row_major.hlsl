// -T ps_6_0 => refused
float h(float q) { return (row_major float)q; } //~ 28: error: 'row_major' can only be used with a matrix type
float4 main() : SV_Target { return 1; }
