// The field that says how many groups are launched may lie in a base, or in a structure within the record: the first is
// found, with its place in the whole. (DXC 1.8 takes such records, and forgets where the field is; later versions tell.)
// RUN: %trefoil dxc -T lib_6_8 %s -Fo %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s

struct Grid { uint count; uint2 groups : SV_DispatchGrid; };
struct Inner { float3 color; Grid grid; };
struct Derived : Grid { uint key; };

// CHECK: = !{i32 0, i32 24, i32 1, [[INNER:![0-9]+]], i32 2, i32 4}
// CHECK: [[INNER]] = !{i32 16, i32 5, i32 2}
[shader("node")]
[NodeMaxDispatchGrid(8, 8, 1)]
[NumThreads(8, 1, 1)]
void within(DispatchNodeInputRecord<Inner> input) {}

// CHECK: = !{i32 0, i32 16, i32 1, [[DERIVED:![0-9]+]], i32 2, i32 4}
// CHECK: [[DERIVED]] = !{i32 4, i32 5, i32 2}
[shader("node")]
[NodeMaxDispatchGrid(8, 8, 1)]
[NumThreads(8, 1, 1)]
void inherited(DispatchNodeInputRecord<Derived> input) {}
