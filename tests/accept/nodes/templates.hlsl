// -T lib_6_8 => dxil
template<typename T> struct R { T a; };
RWByteAddressBuffer U : register(u0);
[shader("node")] [NodeLaunch("broadcasting")] [NodeDispatchGrid(2, 1, 1)] [numthreads(32, 1, 1)]
void m(DispatchNodeInputRecord<R<float2> > i)
{
    U.Store(0, asuint(i.Get().a.y));
}
