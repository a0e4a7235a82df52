// -T ps_6_0 -E main -Vd => dxil spirv
// except dxil: -Vd has nobody look for a way out of the loop, which the validator wants
float4 main(uint a : A) : SV_Target
{
    for (uint i = 3; i >= 0; i--)
        a += i;
    return a;
}
