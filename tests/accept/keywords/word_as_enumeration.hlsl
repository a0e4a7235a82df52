// -T ps_6_0 -E main => refused
enum vertices { A }; //~ 6: error: expected identifier or '{'
float4 main(float u : U) : SV_Target { return u; }
