// -T ps_6_0 -E main => refused
CBUFFER_START(Camera) float4 eye; CBUFFER_END //~ 1: error: unknown type name 'CBUFFER_START'
float4 main(uint i : I) : SV_Target { return 1; }
