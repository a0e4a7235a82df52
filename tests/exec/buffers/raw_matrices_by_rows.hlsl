// Matrices in byte address buffers lie by rows with the option for sources that were written when they did.
// compute: main
// args: -fspv-use-legacy-buffer-matrix-order
// bind t0: raw float[16] iota
// bind u0: structured float[12] zero
// bind u1: raw float[12] zero
// expect u0: 0 1 2 3 4 5  1 2 3 4 5 6
// expect u1: 0 1 2 3 4 5  0 0 0 0 0 0
// except dxil: the option is of Vulkan alone
// except dxbc: the option is of Vulkan alone

ByteAddressBuffer t : register(t0);
RWStructuredBuffer<float> o : register(u0);
RWByteAddressBuffer w : register(u1);

struct Columns { float a; float2x3 m; };

void show(uint at, float2x3 m)
{
    o[at] = m._m00; o[at + 1] = m._m01; o[at + 2] = m._m02;
    o[at + 3] = m._m10; o[at + 4] = m._m11; o[at + 5] = m._m12;
}

[numthreads(1, 1, 1)]
void main()
{
    show(0, t.Load<float2x3>(0));
    show(6, t.Load<Columns>(0).m);
    w.Store<float2x3>(0, float2x3(0, 1, 2, 3, 4, 5));
}
