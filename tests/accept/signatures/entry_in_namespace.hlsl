// -T ps_6_0
namespace A { float4 main() : SV_Target { return 1; } }
