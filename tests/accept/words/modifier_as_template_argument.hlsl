// -T ps_6_0 -E main => refused
RWStructuredBuffer<static> o; //~ 26: error: expected a type
float4 main() : SV_Target { return 1; }
