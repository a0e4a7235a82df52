// -T ps_6_1 -E main => dxil
// except spirv: DXC has no such functions there
// Inputs evaluated at other places than a pixel's own, and as its vertices have them.
struct Inputs
{
    float4 colour : COLOR;
    linear sample float2 place[2] : PLACE;
    nointerpolation float3 flat : FLAT;
};

float4 main(Inputs input, uint number : SV_SampleIndex, out float4 corners : SV_Target1) : SV_Target0
{
    float4 sum = EvaluateAttributeAtSample(input.colour, number & 3);
    sum += EvaluateAttributeCentroid(input.colour) * 2;
    sum.xy += EvaluateAttributeSnapped(input.place[1], int2(-8, 7));
    sum.zw += EvaluateAttributeSnapped(input.colour.yx, int2(number & 7, 1));
    corners.xyz = GetAttributeAtVertex(input.flat, 0) - GetAttributeAtVertex(input.flat, 1);
    corners.w = GetAttributeAtVertex(input.flat, 2).y;
    return sum;
}
