// Typed loads and stores of byte address buffers.
// compute: main
// bind t0: raw mixed 1.5 2.5 7 8
// bind u0: raw mixed 8*0
// expect u0: 2.5 1.5 8 7  3.0 5.0 0 0

struct Element
{
    float2 f;
    uint2 u;
};
ByteAddressBuffer from : register(t0);
RWByteAddressBuffer to : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    Element e = from.Load<Element>(0);
    e.f = e.f.yx;
    e.u = e.u.yx;
    to.Store<Element>(0, e);
    to.Store<float2>(16, from.Load<float2>(0) * 2);
}
