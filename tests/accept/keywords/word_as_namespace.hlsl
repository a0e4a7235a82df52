// -T ps_6_0 -E main => refused
namespace point { float f() { return 1; } } //~ 11: error: expected identifier
float4 main(float u : U) : SV_Target { return u; }
