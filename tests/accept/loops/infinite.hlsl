// -T cs_6_0 => spirv //~ error: Loop must have break.
// except outcome: a loop without end is the driver's affair; DXC's validator wants a way out of every loop.
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    while (true) { }
}
