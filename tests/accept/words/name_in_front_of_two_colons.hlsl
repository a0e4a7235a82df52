// -T ps_6_0 -E main => refused
namespace N { int a; }
float4 main() : SV_Target { return N::; } //~ 39: error: expected unqualified-id
