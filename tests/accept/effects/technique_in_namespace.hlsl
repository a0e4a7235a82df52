// -T ps_6_0 => refused
namespace Effects { technique T { pass { } } } //~ 21: error: expected unqualified-id
float4 main() : SV_Target { return 1; }
