// In Vulkan's buffers `: 0` is a bit-field of no bits: one of its own type joins it, and after any other member it takes a place of its
// own. So DXC lays them out there; in Direct3D it takes none.
// compute: main
// except dxil: in Direct3D nothing takes no place
// except dxbc: in Direct3D nothing takes no place
// bind t0: structured uint[8] 0x5 0 0x6 7 0 9 0x3 0
// bind u0: structured uint[8] zero
// expect u0: 5 6 7 9 3 ? ? ?

struct S
{
    uint a : 3;
    int : 0;
    uint b : 4;
    uint c;
    uint : 0;
    int d;
    int : 0;
    int e : 3;
};
StructuredBuffer<S> given : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    results[0] = given[0].a;
    results[1] = given[0].b;
    results[2] = given[0].c;
    results[3] = given[0].d;
    results[4] = given[0].e;
}
