// Typed buffers of each width, read and written.
// compute: main
// bind t0: typed float4[16] random(2)
// bind t1: typed uint[16] iota(3)
// bind t2: typed int2[16] iota(-8)
// bind u0: typed float4[16] zero
// bind u1: typed uint[16] zero
// expect u0 within 1e-4: agree
// expect u1 within 1e-4: agree

Buffer<float4> a : register(t0);
Buffer<uint> b : register(t1);
Buffer<int2> c : register(t2);
RWBuffer<float4> r : register(u0);
RWBuffer<uint> n : register(u1);

[numthreads(16, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint i = id.x;
    r[i] = a[i] * (float)b[i] + float4((float)c[i].x, 0, (float)c[i].y, 1);
    n[i] = b[15 - i] + (uint)c[i].y;
}
