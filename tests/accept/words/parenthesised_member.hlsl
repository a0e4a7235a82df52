// -T ps_6_0 -E main => refused
enum Mode { Plain };
float4 main() : SV_Target { Mode mode = Plain; return (mode).xx; } //~ 61: error: member reference base type 'Mode' is not a structure or union
