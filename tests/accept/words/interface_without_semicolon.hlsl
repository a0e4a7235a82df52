// -T ps_6_0 -E main => refused
interface Light { float3 sample(float3 at); } //~ 46: error: expected ';' after __interface
float4 main() : SV_Target { return 0; }
