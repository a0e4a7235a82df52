// -T hs_6_0 -E main => dxil
cbuffer Factors
{
    float4 wanted;
    float2 scales;
};
struct Point
{
    float3 p : POSITION;
};
struct Patch
{
    float edges[4] : SV_TessFactor;
    float inside[2] : SV_InsideTessFactor;
    float2 unrounded : UNROUNDED;
};
Patch factors()
{
    Patch o;
    float4 edges;
    float2 inside;
    ProcessQuadTessFactorsAvg(wanted, scales.x, edges, inside, o.unrounded);
    o.edges[0] = edges.x;
    o.edges[1] = edges.y;
    o.edges[2] = edges.z;
    o.edges[3] = edges.w;
    o.inside[0] = inside.x;
    o.inside[1] = inside.y;
    return o;
}
[domain("quad")]
[partitioning("fractional_even")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(4)]
[patchconstantfunc("factors")]
Point main(InputPatch<Point, 4> points, uint i : SV_OutputControlPointID)
{
    return points[i];
}
