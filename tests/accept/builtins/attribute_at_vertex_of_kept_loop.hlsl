// -T ps_6_1 -E main => refused
float4 main(nointerpolation float4 c : C) : SV_Target
{
    float4 sum = 0;
    [loop] for (uint i = 0; i < 3; i++)
        sum += GetAttributeAtVertex(c, i); //~ 16: error: I8 can only be used as immediate value for intrinsic or as i8* via bitcast by lifetime intrinsics.
    return sum;
}
