// -T ps_6_0 -E main => dxil spirv
namespace string { float length() { return 1; } }
using namespace string;
float4 main() : SV_Target { return string::length() + ::string::length() + length(float2(1, 2)); }
