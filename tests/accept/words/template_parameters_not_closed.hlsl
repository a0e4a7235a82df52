// -T ps_6_0 -E main => refused
template<int N { return 1; } //~ 16: error: expected ',' or '>' in template-parameter-list
float4 main() : SV_Target { return 1; }
