// Records keep the structure of the source, as other nodes' shaders have it: vectors are arrays of their numbers, matrices
// arrays of their columns or rows, and numbers of 16 and 64 bits lie at multiples of their size.
// RUN: %trefoil dxc -T lib_6_8 -enable-16bit-types %s -Fo %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s

struct Inner { int16_t3 halves; float2x3 columns; row_major float2x2 rows; };
struct Item { bool flag; Inner inner[2]; double wide; float16_t last; };

// CHECK-DAG: %struct.Item.0 = type { i32, [2 x %struct.Inner.0], double, half }
// CHECK-DAG: %struct.Inner.0 = type { [3 x i16], [3 x [2 x float]], [2 x [2 x float]] }
// CHECK: define void @copy()
// CHECK: %dx.types.NodeRecordInfo { i32 33, i32 120 }
// CHECK: load i16, i16 addrspace(6)*
// CHECK: store double %{{[0-9]+}}, double addrspace(6)*
[shader("node")]
[NodeLaunch("thread")]
void copy(ThreadNodeInputRecord<Item> input, [MaxRecords(1)] NodeOutput<Item> next)
{
    ThreadNodeOutputRecords<Item> record = next.GetThreadNodeOutputRecords(1);
    Item item = input.Get();
    item.inner[1].columns[0] = item.inner[0].rows[1].yxy;
    record.Get() = item;
    record.OutputComplete();
}
// CHECK: = !{i32 0, i32 120, i32 2, i32 8}
