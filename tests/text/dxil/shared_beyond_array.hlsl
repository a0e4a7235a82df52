// An unrolled loop leaves an array of a group's memory at its end: what it writes there is lost, and what it reads is zero.
// RUN: %trefoil dxc %s -T cs_6_0 -Fo %t
// RUN: %dxc-validate %t
// RUN: %dxc-dis %t | %filecheck %s
groupshared uint partial[2];
RWBuffer<uint> results;
[numthreads(2, 1, 1)] void main(uint id : SV_GroupIndex) {
  // CHECK: store i32 %{{.*}}, i32 addrspace(3)*
  // CHECK: store i32 %{{.*}}, i32 addrspace(3)*
  // CHECK-NOT: store
  [unroll] for (uint i = 0; i < 3; i++) partial[i] = id * i + id;
  GroupMemoryBarrierWithGroupSync();
  // CHECK: load i32
  // CHECK-NOT: load i32
  // CHECK: bufferStore
  [unroll] for (uint k = 1; k < 3; k++) results[id] = partial[k];
}
