// -T ps_6_0 -E main => dxil spirv
namespace n
{
    static const float4 a = 1;
    cbuffer Scene { float4 b; struct T { float4 q; }; T t; }
    namespace o { cbuffer Scene { float4 c; } }
}
namespace n
{
    float4 sum() { return a + b + c + t.q; }
}
float4 main() : SV_Target { return n::sum(); }
