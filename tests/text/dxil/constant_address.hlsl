// An element of shared memory at a fixed index has an address that is a constant: no instruction computes it.
// RUN: %trefoil compile %s -T cs_6_0 -o %t.dxil
// RUN: %trefoil dis %t.dxil | %filecheck %s
// RUN: %trefoil compile %s -T cs_6_0 | %filecheck %s
groupshared uint cells[64];
RWBuffer<uint> target : register(u0);

// CHECK-LABEL: define void @main()
// CHECK: %[[OWN:.*]] = getelementptr
// CHECK-NOT: = getelementptr
// CHECK: store i32 {{.*}}, i32 addrspace(3)* %[[OWN]]
// CHECK-NOT: = getelementptr
// CHECK: load i32, i32 addrspace(3)* getelementptr inbounds ([64 x i32], [64 x i32] addrspace(3)* @cells, i32 0, i32 5)
// CHECK: ret void
[numthreads(64, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    cells[i] = i;
    GroupMemoryBarrierWithGroupSync();
    target[i] = cells[5];
}
