// -T ps_6_0 -E main => refused //~ error: Loop must have break.
float4 main(uint a : A) : SV_Target
{
    for (uint i = 3; i >= 0; i--)
        a += i;
    return a;
}
