// -T ps_6_0 -E main => refused
float4 main() : SV_Target { float unsigned n = 1; return n; } //~ 35: error: 'float' cannot be signed or unsigned
