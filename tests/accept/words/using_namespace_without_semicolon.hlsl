// -T ps_6_0 -E main -HV 2021 => refused
namespace scene { static const float scale = 2; }
using namespace scene //~ 22: error: expected ';' after namespace name
float4 main() : SV_Target { return 0; }
