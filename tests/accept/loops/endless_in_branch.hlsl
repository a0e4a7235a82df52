// -T ps_6_0 -E main => refused //~ error: Loop must have break.
float4 main(uint a : A) : SV_Target
{
    if (a) {
        while (true)
            ;
    }
    return a;
}
