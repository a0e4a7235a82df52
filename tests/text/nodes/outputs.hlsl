// Records for other nodes: for the group at once or for each thread, written, and then given away. An output goes to the node
// of its parameter's name, unless NodeID says another.
// RUN: %trefoil dxc -T lib_6_8 %s -Fo %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s
// RUN: %dxc %s -T lib_6_8 -o %t.theirs
// RUN: %dxc-dis %t.theirs | %filecheck %s

struct Item
{
    uint key;
    float3 at;
};

// CHECK-LABEL: define void @split()
// CHECK-DAG: [[B:%[0-9]+]] = call %dx.types.NodeHandle @dx.op.createNodeOutputHandle(i32 247, i32 1)
// CHECK-DAG: call %dx.types.NodeHandle @dx.op.annotateNodeHandle(i32 249, %dx.types.NodeHandle [[B]], %dx.types.NodeInfo { i32 6, i32 16 })
// CHECK: [[ALL:%[0-9]+]] = call %dx.types.NodeRecordHandle @dx.op.allocateNodeOutputRecords(i32 238, %dx.types.NodeHandle %{{[0-9]+}}, i32 4, i1 false)
// CHECK: [[GROUP:%[0-9]+]] = call %dx.types.NodeRecordHandle @dx.op.annotateNodeRecordHandle(i32 251, %dx.types.NodeRecordHandle [[ALL]], %dx.types.NodeRecordInfo { i32 70, i32 16 })
// CHECK: call %struct.Item.0 addrspace(6)* @dx.op.getNodeRecordPtr.struct.Item.0(i32 239, %dx.types.NodeRecordHandle [[GROUP]], i32 %
// CHECK: store i32 %{{[0-9]+}}, i32 addrspace(6)* %
// CHECK: call void @dx.op.outputComplete(i32 241, %dx.types.NodeRecordHandle [[GROUP]])
// CHECK: [[OWN:%[0-9]+]] = call %dx.types.NodeRecordHandle @dx.op.allocateNodeOutputRecords(i32 238, %dx.types.NodeHandle %{{[0-9]+}}, i32 1, i1 true)
// CHECK: [[THREAD:%[0-9]+]] = call %dx.types.NodeRecordHandle @dx.op.annotateNodeRecordHandle(i32 251, %dx.types.NodeRecordHandle [[OWN]], %dx.types.NodeRecordInfo { i32 38, i32 16 })
// CHECK: call void @dx.op.outputComplete(i32 241, %dx.types.NodeRecordHandle [[THREAD]])
[shader("node")]
[NodeLaunch("coalescing")]
[NumThreads(4, 1, 1)]
void split(
    [MaxRecords(4)] GroupNodeInputRecords<Item> input,
    [MaxRecords(8)] NodeOutput<Item> all,
    [MaxRecordsSharedWith(all)] [NodeID("other", 2)] NodeOutput<Item> own,
    uint thread : SV_GroupIndex)
{
    GroupNodeOutputRecords<Item> group = all.GetGroupNodeOutputRecords(4);
    group[thread].key = thread;
    group.OutputComplete();
    ThreadNodeOutputRecords<Item> single = own.GetThreadNodeOutputRecords(1);
    single.Get().at = 2;
    single.OutputComplete();
}

// Tags of an input or output: 1 the flags, 2 the record, 3 the most records, 4 the output that it shares them with, 0 the node.
// CHECK-DAG: = !{i32 1, i32 65, i32 2, [[TYPE:![0-9]+]], i32 3, i32 4}
// CHECK-DAG: = !{i32 1, i32 6, i32 2, [[TYPE]], i32 3, i32 8, i32 0, [[ALL:![0-9]+]]}
// CHECK-DAG: [[ALL]] = !{!"all", i32 0}
// CHECK-DAG: = !{i32 1, i32 6, i32 2, [[TYPE]], i32 3, i32 0, i32 4, i32 0, i32 0, [[OTHER:![0-9]+]]}
// CHECK-DAG: [[OTHER]] = !{!"other", i32 2}
