// -T ps_6_0 -E main => refused
namespace n
{
    cbuffer Scene { float4 offset; }
}
float4 main() : SV_Target { return n::offset; } //~ 36: error: no member named 'offset' in namespace 'n'; did you mean simply 'offset'?
