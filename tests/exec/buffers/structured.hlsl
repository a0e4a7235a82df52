// Structures with vectors, arrays and nested structures, read and written whole and by member.
// compute: main
// bind t0: structured mixed 1.0 2.0 3.0  4  5 6  7.5
//    11.0 12.0 13.0  14  15 16  17.5
// bind u0: structured mixed 14*0
// expect u0: 11.0 12.0 13.0 14 15 16 17.5  2.0 2.0 3.0 9 6 5 0.0

struct Inner
{
    uint a[2];
    float b;
};
struct Outer
{
    float3 place;
    uint count;
    Inner inner;
};
StructuredBuffer<Outer> from : register(t0);
RWStructuredBuffer<Outer> to : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    to[0] = from[1];
    to[1].place.x = from[0].place.y;
    to[1].place.yz = from[0].place.yz;
    to[1].count = from[0].count + from[0].inner.a[0];
    to[1].inner.a[0] = from[0].inner.a[1];
    to[1].inner.a[1] = from[0].inner.a[0];
}
