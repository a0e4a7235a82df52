// -T cs_6_0 => refused //~ error: Loop must have break.
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    while (true) { }
}
