// -T ps_6_1 -E main => refused
struct S { nointerpolation float4 p : A; float4 q : B; };
float4 main(S s) : SV_Target
{
    return GetAttributeAtVertex(s.p, 0)
        + GetAttributeAtVertex(s.q, 1); //~ 11: error: Attribute B must have nointerpolation mode in order to use GetAttributeAtVertex function.
}
