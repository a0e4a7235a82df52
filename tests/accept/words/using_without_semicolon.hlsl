// -T ps_6_0 -E main -HV 2021 => refused
namespace scene { static const float scale = 2; }
using scene::scale //~ 19: error: expected ';' after using declaration
float4 main() : SV_Target { return 0; }
