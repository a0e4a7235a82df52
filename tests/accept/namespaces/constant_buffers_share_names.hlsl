// -T ps_6_0 -E main => refused
namespace n
{
    cbuffer Scene { float4 offset; }
}
namespace m
{
    tbuffer Other { float4 offset; } //~ 28: error: redefinition of 'offset'
}
float4 main() : SV_Target { return 1; }
