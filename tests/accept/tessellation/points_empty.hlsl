// -T hs_6_0 => dxil spirv
// Control points without members travel as nothing.
struct Point { };
struct Factors { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };
Factors factors(InputPatch<Point, 3> corners)
{
    Factors f;
    f.edges[0] = f.edges[1] = f.edges[2] = f.inside = corners.Length;
    return f;
}
[domain("tri")]
[partitioning("integer")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(3)]
[patchconstantfunc("factors")]
Point main(InputPatch<Point, 3> corners, uint i : SV_OutputControlPointID) { return corners[i]; }
