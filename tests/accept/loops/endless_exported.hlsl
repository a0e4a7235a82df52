// -T lib_6_3 => refused //~ error: Loop must have break.
export uint f(uint a)
{
    for (;;)
        a++;
    return a;
}
