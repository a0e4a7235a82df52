// -T cs_6_0 => refused
RWBuffer<uint2> t;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    InterlockedAdd(t[0].x, 1); //~ 5: error: Typed resources used in atomic operations must have a scalar element type.
}
