// -T ps_6_1 -E main => dxil spirv
float4 main(nointerpolation float4 c : C) : SV_Target
{
    float4 sum = 0;
    for (uint i = 0; i < 3; i++)
        sum += GetAttributeAtVertex(c, i);
    return sum;
}
