// -T ps_6_0 => dxil spirv //~ warning: Declared output SV_Target0 not fully written in shader. [-Winline-asm]
float4 main(uint i : I) : SV_Target
{
    float4 c[4];
    return c[i];
}
