// -T lib_6_8 => dxil
struct R { uint a; int b; uint64_t c; float d; };
RWByteAddressBuffer U : register(u0);
[shader("node")] [NodeLaunch("broadcasting")] [NodeDispatchGrid(2, 1, 1)] [numthreads(32, 1, 1)]
void m(RWDispatchNodeInputRecord<R> i)
{
    uint o;
    InterlockedMax(i.Get().a, 5, o);
    InterlockedMin(i.Get().b, -5);
    InterlockedAdd(i.Get().c, 7);
    float f;
    InterlockedExchange(i.Get().d, 1.5, f);
    InterlockedCompareExchange(i.Get().a, 1, 2, o);
    U.Store(0, o + uint(f));
}
