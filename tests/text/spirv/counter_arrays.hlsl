// Each buffer of an array has its counter in an array of counters; those of the heap have a binding of their own.
// RUN: %trefoil dxc -spirv -T cs_6_6 -fspv-target-env=vulkan1.1 %s -E bound -Fo %t
// RUN: %spirv-val --target-env vulkan1.1 --scalar-block-layout %t
// RUN: %spirv-dis %t | %filecheck %s
// RUN: %trefoil dxc -spirv -T cs_6_6 -fspv-target-env=vulkan1.1 %s -E heap -fvk-bind-counter-heap 9 3 -Fo %t
// RUN: %spirv-val --target-env vulkan1.1 --scalar-block-layout %t
// RUN: %spirv-dis %t | %filecheck %s --check-prefix=HEAP
// CHECK: OpDecorate %counter_var_lists Binding
// CHECK: OpAccessChain %_ptr_StorageBuffer_uint %counter_var_lists {{%[0-9]+}} %uint_0
// HEAP: OpDecorate [[COUNTERS:%counter_var__ResourceDescriptorHeap]] DescriptorSet 3
// HEAP: OpDecorate [[COUNTERS]] Binding 9
// HEAP: OpAccessChain %_ptr_StorageBuffer_uint [[COUNTERS]] {{%[0-9]+}} %uint_0

AppendStructuredBuffer<uint> lists[3];

[numthreads(1, 1, 1)]
void bound(uint i : SV_DispatchThreadID) { lists[i].Append(i); }

[numthreads(1, 1, 1)]
void heap(uint i : SV_DispatchThreadID) {
    AppendStructuredBuffer<uint> list = ResourceDescriptorHeap[i];
    list.Append(i);
}
