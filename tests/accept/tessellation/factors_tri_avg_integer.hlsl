// -T hs_6_0 -E main => dxil //~ warning: implicit truncation of vector type [-Wconversion]
cbuffer Factors
{
    float3 wanted;
    float scale;
};
struct Point
{
    float3 p : POSITION;
};
struct Patch
{
    float edges[3] : SV_TessFactor;
    float inside : SV_InsideTessFactor;
    float unrounded : UNROUNDED;
};
Patch factors()
{
    Patch o;
    float3 edges;
    ProcessTriTessFactorsAvg(wanted, scale, edges, o.inside, o.unrounded);
    o.edges[0] = edges.x;
    o.edges[1] = edges.y;
    o.edges[2] = edges.z;
    return o;
}
[domain("tri")]
[partitioning("integer")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(3)]
[patchconstantfunc("factors")]
Point main(InputPatch<Point, 3> points, uint i : SV_OutputControlPointID)
{
    return points[i];
}
