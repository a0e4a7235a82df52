// -T ps_6_0 -E main => refused
float4 main() : SV_Target { return 1sample + 2; } //~ 37: error: invalid suffix 'sample' on integer constant
