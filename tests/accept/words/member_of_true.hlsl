// -T ps_6_0 -E main => refused
float4 main() : SV_Target { float3 x = true.xxx; return x.x; } //~ 44: error: expected ';' at end of declaration
