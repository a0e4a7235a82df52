// Comparisons and logic of matrices.
// compute: main
// except dxc: its way to SPIR-V has no comparisons of matrices
// bind t0: structured float4[2] 1 2 3 4 5 6 7 8
// bind u0: structured uint[4] zero
// expect u0: 0 1 1 1

StructuredBuffer<float4> a : register(t0);
RWStructuredBuffer<uint> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    float4 x = a[0], y = a[1];
    float2x2 m = { x.xy, y.xy };
    bool2x2 b = m > 2;
    r[0] = all(b);
    r[1] = any(b);
    r[2] = b._m11;
    r[3] = any(m == 5);
}
