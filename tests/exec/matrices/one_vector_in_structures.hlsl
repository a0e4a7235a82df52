// A matrix that is one vector, in a structure of a constant buffer: it starts a row where it would be several vectors in the order
// that matrices have by default.
// compute: main
// except dxc: its SPIR-V has the layout of Vulkan
// except spirv: it has the layout of Vulkan
// bind b0: constant float[20] 1 0 0 0  2 3 4 5  6 0 0 0  7 8 9 0  10 11 12 13
// bind u0: structured float[11] zero
// expect u0: 1 2 3 4 5 6 7 8 9 10 12

struct Across { float first; row_major float1x3 row; float after; };
struct Inner { float2x1 column; float after; };
struct Outer { Across across; float own; Inner inner; float4 last; };
ConstantBuffer<Outer> constants : register(b0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    r[0] = constants.across.first;
    r[1] = constants.across.row._m00;
    r[2] = constants.across.row._m01;
    r[3] = constants.across.row._m02;
    r[4] = constants.across.after;
    r[5] = constants.own;
    r[6] = constants.inner.column._m00;
    r[7] = constants.inner.column._m10;
    r[8] = constants.inner.after;
    r[9] = constants.last.x;
    r[10] = constants.last.z;
}
