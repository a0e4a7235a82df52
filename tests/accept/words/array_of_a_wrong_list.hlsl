// -T ps_6_0 -E main => refused
static const float weights[] = { 1, 2, @ }; //~ 40: error: expected expression
float4 main() : SV_Target { return weights[0]; }
