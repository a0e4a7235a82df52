// -T ps_6_0 -E main => refused
struct Light { float power; };
float4 main() : SV_Target { return Light.power; } //~ 36: error: 'Light' does not refer to a value
