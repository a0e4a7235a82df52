// Typed buffers of signed and unsigned integers, of one, two and four lanes, read, written and updated.
// compute: main
// bind t0: typed int[16] -1 2 -3 4 -5 6 -7 8 -9 10 -11 12 -13 14 -15 16
// bind t1: typed uint4[4] 1 2 3 4 5 6 7 8 9 10 11 12 4294967295 14 15 16
// bind t2: typed int4[4] -1 2 -3 4 -5 6 -7 8 -9 10 -11 12 -13 14 -15 16
// bind u0: typed int[16] zero
// bind u1: typed int4[4] zero
// bind u2: typed uint4[4] zero
// expect u0: agree
// expect u1: agree
// expect u2: agree

Buffer<int> a : register(t0);
Buffer<uint4> b : register(t1);
Buffer<int4> c : register(t2);
RWBuffer<int> ra : register(u0);
RWBuffer<int4> rc : register(u1);
RWBuffer<uint4> rb : register(u2);

[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint i = id.x;
    ra[i] = a[i] / 2;
    ra[i + 4] = max(a[i], c[i].y) >> 1;
    ra[i + 8] = c[i].z < 0 ? c[i].x : (int)b[i].w;
    ra[i + 12] = (int)(a[i] * 0.5f);
    rc[i] = c[i] * 3 - a[i];
    rb[i] = b[i] / 3 + (uint)i;
}
