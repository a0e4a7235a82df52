// -T ps_6_0 -E main => refused
RWStructuredBuffer<register uint> o; //~ 20: error: 'register' is a reserved keyword in HLSL
float4 main() : SV_Target { return 1; }
