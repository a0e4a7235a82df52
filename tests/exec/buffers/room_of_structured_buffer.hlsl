// A structured buffer among the members of a constant buffer takes the room of one element in it: DXC's DXIL reads so, and so do programs
// that fill such buffers by its reflection.
// except dxc: its way to SPIR-V has no structures of buffers
// except spirv: Vulkan's constant buffers have no room for it
// except dxbc: FXC's constant buffers have no room for it
// compute: main
// bind b0: constant float[16] 1 0 0 0 2 3 4 5 6 7 8 9 10 11 12 13
// bind u0: structured float[4] zero
// expect u0: 1 25 12 16

struct S { float k; StructuredBuffer<float> a; float m; };
cbuffer C : register(b0)
{
    float p;
    StructuredBuffer<float4> o;
    float n;
    S g;
}
RWStructuredBuffer<float> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    r[0] = p;
    r[1] = n + 19;
    r[2] = g.m;
    r[3] = n + g.k;
}
