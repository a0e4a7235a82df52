// What is pushed lies as a storage buffer does, whichever layout is asked for, be it a structure or a ConstantBuffer.
// RUN: %trefoil dxc -T cs_6_0 -spirv %s -Fo %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s --check-prefixes=CHECK,PADDED
// RUN: %trefoil dxc -T cs_6_0 -spirv %s -fvk-use-dx-layout -Fo %t.dx.spv
// RUN: %spirv-dis %t.dx.spv | %filecheck %s --check-prefixes=CHECK,PACKED
// RUN: %trefoil dxc -T cs_6_0 -spirv %s -DBUFFER -fvk-use-dx-layout -Fo %t.dx.spv
// RUN: %spirv-dis %t.dx.spv | %filecheck %s --check-prefixes=CHECK,PACKED
// RUN: %trefoil dxc -T cs_6_0 -spirv %s -DBUFFER -fvk-use-gl-layout -Fo %t.gl.spv
// RUN: %spirv-dis %t.gl.spv | %filecheck %s --check-prefixes=CHECK,PADDED

struct Pushed
{
    float first;
    float list[3];
    float3 pair[2];
};
#ifdef BUFFER
[[vk::push_constant]] ConstantBuffer<Pushed> pushed;
#else
[[vk::push_constant]] Pushed pushed;
#endif
RWStructuredBuffer<float> results;

// CHECK: OpDecorate %_arr_float_uint_3 ArrayStride 4
// PADDED: OpDecorate %_arr_v3float_uint_2 ArrayStride 16
// PACKED: OpDecorate %_arr_v3float_uint_2 ArrayStride 12
// CHECK: OpMemberDecorate %{{.*}} 1 Offset 4
// CHECK: OpMemberDecorate %{{.*}} 2 Offset 16
[numthreads(1, 1, 1)]
void main()
{
    results[0] = pushed.list[1] + pushed.pair[1].y;
}
