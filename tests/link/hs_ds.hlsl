// A hull shader: its patch constant function calls another library too.
// LINK: hs_6_6 hs
//--- main
struct P { float3 p : POSITION; };
struct C { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; float4 more : MORE; };
float factor(float3 a, float3 b);
C patch(InputPatch<P, 3> p, uint id : SV_PrimitiveID)
{
    C c;
    [unroll] for (uint i = 0; i < 3; ++i)
        c.edges[i] = factor(p[i].p, p[(i + 1) % 3].p);
    c.inside = c.edges[0] + id;
    c.more = float4(p[0].p, 1);
    return c;
}
[shader("hull")]
[domain("tri")] [partitioning("fractional_odd")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)]
[patchconstantfunc("patch")] [maxtessfactor(32)]
P hs(InputPatch<P, 3> p, uint i : SV_OutputControlPointID)
{
    P r;
    r.p = p[i].p * factor(p[0].p, p[1].p);
    return r;
}
//--- factor
float scale;
export float factor(float3 a, float3 b) { return length(a - b) * scale; }
