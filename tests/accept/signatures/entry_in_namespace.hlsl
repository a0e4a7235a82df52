// -T ps_6_0 => refused //~ error: missing entry point definition
namespace A { float4 main() : SV_Target { return 1; } }
