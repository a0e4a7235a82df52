// -T hs_6_0 -E main -pack-optimized => dxil spirv
struct Constants
{
    float2 a : A;
    float inside[2] : SV_InsideTessFactor;
    float b[3] : B;
    float4 c : C;
    float edges[4] : SV_TessFactor;
    uint d : D;
};
struct Point { float4 place : P; };
Constants constants(InputPatch<Point, 3> points)
{
    return (Constants)0;
}
[domain("quad")]
[partitioning("integer")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(3)]
[patchconstantfunc("constants")]
Point main(InputPatch<Point, 3> points, uint i : SV_OutputControlPointID)
{
    return points[i];
}
