// A record that all groups of a launch write: coherent, changed by interlocked operations, ordered by barriers, and finished
// by the last group that is done with it, which needs records that keep count.
// RUN: %trefoil dxc -T lib_6_8 %s -Fo %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s
// RUN: %dxc %s -T lib_6_8 -o %t.theirs
// RUN: %dxc-dis %t.theirs | %filecheck %s

struct [NodeTrackRWInputSharing] Work
{
    uint sum;
    int least;
    uint64_t wide;
};

RWByteAddressBuffer Out : register(u0);

// CHECK-LABEL: define void @reduce()
// CHECK: [[RECORD:%[0-9]+]] = call %dx.types.NodeRecordHandle @dx.op.annotateNodeRecordHandle(i32 251, %dx.types.NodeRecordHandle %{{[0-9]+}}, %dx.types.NodeRecordInfo { i32 869, i32 16 })
// CHECK: atomicrmw add i32 addrspace(6)* %{{[0-9]+}}, i32 %{{[0-9]+}} seq_cst
// CHECK: atomicrmw min i32 addrspace(6)* %{{[0-9]+}}, i32 -4 seq_cst
// CHECK: atomicrmw or i64 addrspace(6)* %{{[0-9]+}}, i64 5 seq_cst
// CHECK: cmpxchg i32 addrspace(6)* %{{[0-9]+}}, i32 1, i32 2 seq_cst seq_cst
// CHECK: call void @dx.op.barrierByNodeRecordHandle(i32 246, %dx.types.NodeRecordHandle [[RECORD]], i32 5)
// CHECK: call i1 @dx.op.finishedCrossGroupSharing(i32 243, %dx.types.NodeRecordHandle [[RECORD]])
// CHECK: call void @dx.op.barrierByMemoryType(i32 244, i32 4, i32 4)
[shader("node")]
[NodeLaunch("broadcasting")]
[NodeDispatchGrid(4, 4, 1)]
[NumThreads(64, 1, 1)]
void reduce(globallycoherent RWDispatchNodeInputRecord<Work> input, uint thread : SV_GroupIndex)
{
    InterlockedAdd(input.Get().sum, thread);
    InterlockedMin(input.Get().least, -4);
    InterlockedOr(input.Get().wide, 5);
    uint before;
    InterlockedCompareExchange(input.Get().sum, 1, 2, before);
    Barrier(input, DEVICE_SCOPE | GROUP_SYNC);
    if (!input.FinishedCrossGroupSharing())
        return;
    Barrier(NODE_INPUT_MEMORY, DEVICE_SCOPE);
    Out.Store(4 * thread, input.Get().sum + before);
}
