// -T ps_6_0 -E main => refused
void step(inout float2 at) { float3 at; } //~ 37: error: redefinition of 'at' with a different type: 'float3' vs 'float2 &__restrict'
float4 main() : SV_Target { return 0; }
