// -T ps_6_0 -E main => refused
enum E { center }; //~ 10: error: expected identifier
float4 main(float u : U) : SV_Target { return u; }
