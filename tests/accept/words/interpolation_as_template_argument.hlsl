// -T ps_6_0 -E main => refused
RWStructuredBuffer<triangle> o; //~ 28: error: expected a type
float4 main() : SV_Target { return 1; }
