// Bindings: the register, moved by the class's shift of its space; the space is the set.
// RUN: %trefoil dxc -T cs_6_0 -E main -spirv -fvk-b-shift 10 all -fvk-t-shift 20 0 -fvk-t-shift 30 1 -fvk-u-shift 40 0 %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.1 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s

// CHECK-DAG: OpDecorate {{%[0-9A-Za-z_]+}} Binding 12
// CHECK-DAG: OpDecorate [[A:%[0-9A-Za-z_]+]] Binding 21
// CHECK-DAG: OpDecorate [[B:%[0-9A-Za-z_]+]] Binding 31
// CHECK-DAG: OpDecorate [[R:%[0-9A-Za-z_]+]] Binding 43
// CHECK-DAG: OpDecorate [[A]] DescriptorSet 0
// CHECK-DAG: OpDecorate [[B]] DescriptorSet 1

cbuffer C : register(b2)
{
    uint c;
};
StructuredBuffer<uint> a : register(t1);
StructuredBuffer<uint> b : register(t1, space1);
RWStructuredBuffer<uint> r : register(u3);

[numthreads(1, 1, 1)]
void main()
{
    r[0] = a[0] + b[0] + c;
}
