// -T ps_6_0 -E main => refused
typedef float technique; //~ 15: error: expected unqualified-id
float4 main(float u : U) : SV_Target { return u; }
