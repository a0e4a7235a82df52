// -T hs_6_0 -E main  => refused
struct I { float3 p : P; };
struct C { float e[4] : SV_TessFactor; float i[2] : SV_InsideTessFactor; };
C pc(InputPatch<I, 4> ip) { return (C)0; }
[domain("quad")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(4)] [patchconstantfunc("pc")]
I main(InputPatch<I, 4> p, uint k : SV_OutputControlPointID) //~ 1: error: patch constant function 'pc' should not be reachable from entry function 'main'
{
    pc(p);
    return p[k];
}
