// Arrays of outputs, which need not all be there: an element is asked whether it is. Empty records are counted alone.
// RUN: %trefoil dxc -T lib_6_8 %s -Fo %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s
// RUN: %dxc %s -T lib_6_8 -o %t.theirs
// RUN: %dxc-dis %t.theirs | %filecheck %s

struct Item { uint key; };

// CHECK-LABEL: define void @sort()
// CHECK: [[ONE:%[0-9]+]] = call %dx.types.NodeHandle @dx.op.indexNodeHandle(i32 248, %dx.types.NodeHandle %{{[0-9]+}}, i32 %{{[0-9]+}})
// CHECK: [[OUTPUT:%[0-9]+]] = call %dx.types.NodeHandle @dx.op.annotateNodeHandle(i32 249, %dx.types.NodeHandle [[ONE]], %dx.types.NodeInfo { i32 22, i32 4 })
// CHECK: call i1 @dx.op.nodeOutputIsValid(i32 252, %dx.types.NodeHandle [[OUTPUT]])
// CHECK: call void @dx.op.incrementOutputCount(i32 240, %dx.types.NodeHandle %{{[0-9]+}}, i32 1, i1 true)
// CHECK: call void @dx.op.incrementOutputCount(i32 240, %dx.types.NodeHandle %{{[0-9]+}}, i32 2, i1 false)
[shader("node")]
[NodeLaunch("coalescing")]
[NumThreads(8, 1, 1)]
void sort(
    EmptyNodeInput input,
    [MaxRecords(8)] [NodeArraySize(16)] [AllowSparseNodes] NodeOutputArray<Item> bins,
    [MaxRecords(2)] [UnboundedSparseNodes] EmptyNodeOutputArray marks,
    [MaxRecords(2)] EmptyNodeOutput done,
    uint thread : SV_GroupIndex)
{
    if (bins[thread].IsValid())
        marks[3].ThreadIncrementOutputCount(1);
    done.GroupIncrementOutputCount(2);
}

// Tags: 5 the length of the array, 6 nodes may be missing.
// CHECK-DAG: = !{i32 1, i32 22, i32 2, {{![0-9]+}}, i32 3, i32 8, i32 5, i32 16, i32 6, i1 true, i32 0, {{![0-9]+}}}
// CHECK-DAG: = !{i32 1, i32 26, i32 3, i32 2, i32 5, i32 -1, i32 6, i1 true, i32 0, {{![0-9]+}}}
// CHECK-DAG: = !{i32 1, i32 10, i32 3, i32 2, i32 0, {{![0-9]+}}}
