// -T ps_6_0 -E main => refused
// A namespace with nothing but a constant buffer does not find its members.

namespace N
{
cbuffer First
{
    float x;
};
}

float4 main() : SV_Target
{
    return N::x; //~ 12: error: no member named 'x' in namespace 'N'; did you mean simply 'x'?
}
