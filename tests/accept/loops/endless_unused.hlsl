// -T ps_6_0 -E main => dxil spirv
uint f(uint a)
{
    for (;;)
        a++;
    return a;
}
float4 main(uint a : A) : SV_Target { return a; }
