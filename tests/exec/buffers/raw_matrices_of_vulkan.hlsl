// Matrices in byte address buffers lie by columns in modules for Vulkan, however they are declared, as DXC has them.
// compute: main
// bind t0: raw float[16] iota
// bind u0: structured float[24] zero
// bind u1: raw float[24] zero
// expect u0: 0 2 4 1 3 5  0 2 4 1 3 5  1 3 5 2 4 6  7 9 11 8 10 12
// expect u1: 0 3 1 4 2 5 0 3 1 4 2 5  9 0 3 1 4 2 5 0 3 1 4 2
// except dxil: matrices lie as they are declared, or by rows
// except dxbc: matrices lie as they are declared, or by rows

ByteAddressBuffer t : register(t0);
RWStructuredBuffer<float> o : register(u0);
RWByteAddressBuffer w : register(u1);

typedef row_major float2x3 Rows;
struct Both { float a; float2x3 m; row_major float2x3 r; };
struct Ordered { float a; float2x3 m; Rows r; };

void show(uint at, float2x3 m)
{
    o[at] = m._m00; o[at + 1] = m._m01; o[at + 2] = m._m02;
    o[at + 3] = m._m10; o[at + 4] = m._m11; o[at + 5] = m._m12;
}

[numthreads(1, 1, 1)]
void main()
{
    show(0, t.Load<float2x3>(0));
    show(6, t.Load<Rows>(0));
    Both both = t.Load<Both>(0);
    show(12, both.m);
    show(18, both.r);
    float2x3 m = float2x3(0, 1, 2, 3, 4, 5);
    w.Store<float2x3>(0, m);
    w.Store<Rows>(24, m);
    Ordered ordered = { 9, m, m };
    w.Store<Ordered>(48, ordered);
}
