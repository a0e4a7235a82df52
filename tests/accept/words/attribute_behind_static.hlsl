// -T ps_6_0 -E main => refused
static [flatten] const float x = 1; //~ 9: error: use of undeclared identifier 'flatten'
float4 main() : SV_Target { return 1; }
