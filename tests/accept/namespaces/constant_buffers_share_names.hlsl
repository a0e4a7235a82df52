// -T ps_6_0 -E main
namespace n
{
    cbuffer Scene { float4 offset; }
}
namespace m
{
    tbuffer Other { float4 offset; }
}
float4 main() : SV_Target { return 1; }
