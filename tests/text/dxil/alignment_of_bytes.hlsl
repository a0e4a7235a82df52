// RUN: %trefoil dxc -T cs_6_6 %s -Fo %t
// RUN: %dxc-dis %t | %filecheck %s
// Addresses of a byte address buffer are multiples of four, whatever lies there; only elements that are structures or matrices tell
// how they are aligned.
// CHECK: define void @main
// CHECK-DAG: @dx.op.rawBufferLoad.f64(i32 139, {{.*}}, i8 3, i32 4)
// CHECK-DAG: @dx.op.rawBufferStore.f64(i32 140, {{.*}}, i8 3, i32 4)
// CHECK-DAG: @dx.op.rawBufferLoad.i64(i32 139, {{.*}}, i8 1, i32 8)
// CHECK-DAG: %dx.types.ResourceProperties { i32 4108, i32 8 }
// CHECK-DAG: %dx.types.ResourceProperties { i32 4876, i32 16 }
// CHECK-DAG: %dx.types.ResourceProperties { i32 4620, i32 8 }

struct Pair { uint64_t wide; float narrow; };
RWByteAddressBuffer bytes : register(u0);
RWStructuredBuffer<double> doubles : register(u1);
RWStructuredBuffer<Pair> pairs : register(u2);
RWStructuredBuffer<float2x1> columns : register(u3);

[numthreads(8, 1, 1)]
void main(uint i : SV_GroupIndex) {
    bytes.Store<double2>(i * 4, bytes.Load<double2>(i * 4 + 256));
    doubles[i] = pairs[i].wide;
    columns[i][0].x = pairs[i].narrow;
}
