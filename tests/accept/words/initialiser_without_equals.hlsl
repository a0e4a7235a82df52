// -T ps_6_0 -E main => refused
float4 main(int i : I) : SV_Target { uint x (uint)(i + 1); return x; } //~ 52: error: unknown type name 'i'
