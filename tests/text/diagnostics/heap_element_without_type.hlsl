// An element of a descriptor heap is a value also where nothing says its type: a function that gives nothing does not return it. As a
// statement it is nothing but a warning.
// RUN: not %trefoil compile %s -T cs_6_6 -E returned -o %t.dxil 2>&1 | %filecheck %s
// RUN: %trefoil compile %s -T cs_6_6 -E alone -D ALONE -o %t.dxil 2>&1 | %filecheck %s --check-prefix=ALONE
// RUN: %dxc-validate %t.dxil
// RUN: %trefoil compile %s -T cs_6_6 -E alone -D ALONE --emit spirv -o %t.spv
// RUN: %spirv-val --target-env vulkan1.3 %t.spv

#ifndef ALONE
// CHECK: [[@LINE+4]]:5: error: void function 'returned' should not return a value
[numthreads(8, 1, 1)]
void returned(uint i : SV_DispatchThreadID)
{
    return i > 3 ? ResourceDescriptorHeap[0] : ResourceDescriptorHeap[i];
}
#endif

[numthreads(8, 1, 1)]
void alone(uint i : SV_DispatchThreadID)
{
    // ALONE: [[@LINE+1]]:5: warning: expression result unused
    ResourceDescriptorHeap[i];
}
