// -T ps_6_0 -E main => refused //~ error: Loop must have break.
float4 main(uint a : A) : SV_Target
{
    do {
        if (a++ > 3)
            discard;
    } while (true);
    return a;
}
