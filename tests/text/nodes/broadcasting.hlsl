// A node that launches a grid of groups for each record. The record says how many: the field with SV_DispatchGrid. What the
// record is to the node stands in the entry's properties, and beside each handle as its flags and its size.
// RUN: %trefoil dxc -T lib_6_8 %s -Fo %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s
// RUN: %dxc %s -T lib_6_8 -o %t.theirs
// RUN: %dxc-dis %t.theirs | %filecheck %s

struct Work
{
    uint3 groups : SV_DispatchGrid;
    float4 color;
    uint list[2];
};

RWByteAddressBuffer Out : register(u0);

// CHECK-LABEL: define void @fill()
// CHECK-DAG: call i32 @dx.op.threadId.i32(i32 93, i32 0)
// CHECK-DAG: call i32 @dx.op.groupId.i32(i32 94, i32 1)
// CHECK-DAG: call i32 @dx.op.threadIdInGroup.i32(i32 95, i32 0)
// CHECK-DAG: call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)
// CHECK-DAG: [[INPUT:%[0-9]+]] = call %dx.types.NodeRecordHandle @dx.op.createNodeInputRecordHandle(i32 250, i32 0)
// CHECK-DAG: [[RECORD:%[0-9]+]] = call %dx.types.NodeRecordHandle @dx.op.annotateNodeRecordHandle(i32 251, %dx.types.NodeRecordHandle [[INPUT]], %dx.types.NodeRecordInfo { i32 97, i32 36 })
// CHECK: [[PLACE:%[0-9]+]] = call %struct.Work.0 addrspace(6)* @dx.op.getNodeRecordPtr.struct.Work.0(i32 239, %dx.types.NodeRecordHandle [[RECORD]], i32 0)
// CHECK: getelementptr {{(inbounds )?}}%struct.Work.0, %struct.Work.0 addrspace(6)* [[PLACE]], i32 0, i32 1, i32 2
// CHECK: load float, float addrspace(6)*
[shader("node")]
[NodeLaunch("broadcasting")]
[NodeIsProgramEntry]
[NodeMaxDispatchGrid(16, 8, 1)]
[NumThreads(8, 8, 1)]
void fill(DispatchNodeInputRecord<Work> input, uint3 thread : SV_DispatchThreadID, uint3 group : SV_GroupID,
          uint3 local : SV_GroupThreadID, uint index : SV_GroupIndex)
{
    Out.Store(4 * (thread.x + group.y + local.x + index), input.Get().color.z);
}

// Tags: 8 the stage, 13 the launch, 14 a program starts here, 15 the name, 16 the place of local root arguments, 22 the grid
// that may be launched at most, 20 the inputs, 4 the threads of a group.
// CHECK: = !{void ()* @fill, !"fill", null, null, [[PROPERTIES:![0-9]+]]}
// CHECK: [[PROPERTIES]] = !{i32 8, i32 15, i32 13, i32 1, i32 14, i1 true, i32 15, [[NAME:![0-9]+]], i32 16, i32 -1, i32 22, [[GRID:![0-9]+]], i32 20, [[INPUTS:![0-9]+]], i32 4, {{![0-9]+}}, i32 5, {{![0-9]+}}}
// CHECK: [[NAME]] = !{!"fill", i32 0}
// CHECK: [[GRID]] = !{i32 16, i32 8, i32 1}
// CHECK: [[INPUTS]] = !{[[IN:![0-9]+]]}
// CHECK: [[IN]] = !{i32 1, i32 97, i32 2, [[TYPE:![0-9]+]]}
// The size of a record, its grid (place, component, numbers), its alignment.
// CHECK: [[TYPE]] = !{i32 0, i32 36, i32 1, [[FIELD:![0-9]+]], i32 2, i32 4}
// CHECK: [[FIELD]] = !{i32 0, i32 5, i32 3}
