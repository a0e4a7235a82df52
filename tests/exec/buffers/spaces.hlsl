// The same register in several spaces.
// compute: main
// bind t0: structured uint[1] 1
// bind t0 space1: structured uint[1] 20
// bind t0 space2: structured uint[1] 300
// bind b0 space1: constant uint[4] 4000 0 0 0
// bind u0 space3: structured uint[1] zero
// expect u0 space3: 4321

StructuredBuffer<uint> a : register(t0);
StructuredBuffer<uint> b : register(t0, space1);
StructuredBuffer<uint> c : register(t0, space2);
cbuffer D : register(b0, space1)
{
    uint d;
};
RWStructuredBuffer<uint> r : register(u0, space3);

[numthreads(1, 1, 1)]
void main()
{
    r[0] = a[0] + b[0] + c[0] + d;
}
