// Namespaces, constants of the source and enumerations.
// compute: main
// bind t0: structured uint[32] iota(1,7)
// bind u0: structured uint[32] zero
// expect u0: agree

StructuredBuffer<uint> a : register(t0);
RWStructuredBuffer<uint> r : register(u0);

namespace kinds
{
enum Kind { Small = 1, Middle = 5, Large = 9 };
static const uint Factor = 11;
Kind of(uint x) { return x < 30 ? Small : x < 100 ? Middle : Large; }
}

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint i = id.x;
    r[i] = kinds::of(a[i]) == kinds::Large ? kinds::Factor * i : (uint)kinds::of(a[i]);
}
