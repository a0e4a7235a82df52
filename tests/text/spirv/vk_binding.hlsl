// An attribute says the binding and the set outright.
// RUN: %trefoil compile %s -T cs_6_0 --emit spirv -o - | %spirv-dis - | %filecheck %s

// CHECK-DAG: OpDecorate {{%[0-9A-Za-z_]+}} DescriptorSet 2
// CHECK-DAG: OpDecorate {{%[0-9A-Za-z_]+}} Binding 7

[[vk::binding(7, 2)]]
RWStructuredBuffer<uint> r : register(u3);

[numthreads(1, 1, 1)]
void main()
{
    r[0] = 1;
}
