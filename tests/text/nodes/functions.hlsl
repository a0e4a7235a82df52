// Inputs, outputs and records are values: they go to functions and come back, are chosen and copied, and stand in structures.
// RUN: %trefoil dxc -T lib_6_8 %s -Fo %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s
// RUN: %dxc %s -T lib_6_8 -o %t.theirs
// RUN: %dxc-dis %t.theirs | %filecheck %s

struct Item { uint key; };
struct Pair { ThreadNodeOutputRecords<Item> records; uint key; };

ThreadNodeOutputRecords<Item> take(NodeOutput<Item> output, uint count)
{
    return output.GetThreadNodeOutputRecords(count);
}

void write(Pair pair)
{
    pair.records.Get().key = pair.key;
}

// CHECK-LABEL: define void @pass()
// CHECK: [[RECORDS:%[0-9]+]] = call %dx.types.NodeRecordHandle @dx.op.annotateNodeRecordHandle(i32 251, %dx.types.NodeRecordHandle %{{[0-9]+}}, %dx.types.NodeRecordInfo { i32 38, i32 4 })
// CHECK: call %struct.Item addrspace(6)* @dx.op.getNodeRecordPtr.struct.Item(i32 239, %dx.types.NodeRecordHandle [[RECORDS]], i32 0)
// CHECK: call void @dx.op.outputComplete(i32 241, %dx.types.NodeRecordHandle [[RECORDS]])
[shader("node")]
[NodeLaunch("thread")]
void pass(ThreadNodeInputRecord<Item> input, [MaxRecords(1)] NodeOutput<Item> next)
{
    Pair pair;
    pair.records = take(next, 1);
    pair.key = input.Get().key;
    write(pair);
    pair.records.OutputComplete();
}
