// -T ps_6_0 -E main => refused
enum Mode { Plain };
float4 main() : SV_Target { return Mode; } //~ 36: error: 'Mode' does not refer to a value
