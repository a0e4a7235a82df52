// A thread's number that is narrowed and widened again is cut by 32-bit operations: no device needs 16-bit types for it.
// RUN: %trefoil compile %s -T cs_6_2 | %filecheck %s
// RUN: %trefoil compile %s -T cs_6_2 -enable-16bit-types | %filecheck %s

// CHECK-NOT: Minimum-precision
// CHECK-NOT: Use native low precision
// CHECK: define void @main()
// CHECK-DAG: shl i32 %{{[0-9]+}}, 16
// CHECK-DAG: ashr i32 %{{[0-9]+}}, 16
// CHECK-DAG: and i32 %{{[0-9]+}}, 65535
// CHECK-NOT: i16
// CHECK: ret void

RWStructuredBuffer<uint> r;

[numthreads(1, 1, 1)]
void main(min12int i : SV_DispatchThreadID, min16uint3 j : SV_GroupThreadID)
{
    r[i] = j.y;
}
