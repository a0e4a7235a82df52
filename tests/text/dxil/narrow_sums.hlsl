// What is cut from a 64-bit sum of 32-bit numbers needs no 64-bit operation.
// RUN: %trefoil compile %s -T cs_6_0 | %filecheck %s

// CHECK-NOT: 64-Bit integer
// CHECK: define void @main()
// CHECK-DAG: add i32
// CHECK-DAG: mul i32
// CHECK-DAG: shl i32
// CHECK-NOT: i64
// CHECK: ret void

StructuredBuffer<uint> a;
RWStructuredBuffer<uint> r;

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    uint64_t x = a[i], y = a[i + 1];
    int64_t z = (int)a[i + 2];
    r[0] = uint(x + y);
    r[1] = uint(z * 3);
    r[2] = uint(y << 5);
    r[3] = uint(y << 40);
}
