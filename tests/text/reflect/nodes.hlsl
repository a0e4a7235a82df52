// What nodes of a work graph say: how they are launched, what comes in and what goes out to where. The same is read of DXC's library.
// RUN: %trefoil reflect %s -T lib_6_8 | %filecheck %s
// RUN: %dxc %s -T lib_6_8 -o %t.theirs
// RUN: %trefoil reflect %t.theirs | %filecheck %s
// RUN: %trefoil reflect %t.theirs --json | %filecheck %s --check-prefix=JSON

struct Work
{
    float4 color;
    uint2 groups : SV_DispatchGrid;
};

// CHECK: Entry bins: node shader
// CHECK-NEXT: [numthreads(8, 1, 1)]
// CHECK-NEXT: [NodeLaunch("coalescing")]
// CHECK-NEXT: [NodeID("sorted", 3)]
// CHECK-NEXT: in {{ *}}EmptyNodeInput {{ *}}at most 8
// CHECK-NEXT: out {{ *}}NodeOutputArray {{ *}}24 bytes {{ *}}to "bins" 0, at most 8, array of 16, grid of 2 numbers of 32 bits at 16, sparse
// CHECK-NEXT: out {{ *}}EmptyNodeOutput {{ *}}to "done" 2, at most 2
[shader("node")]
[NodeLaunch("coalescing")]
[NodeID("sorted", 3)]
[NumThreads(8, 1, 1)]
void bins([MaxRecords(8)] EmptyNodeInput input,
          [MaxRecords(8)] [NodeID("bins")] [NodeArraySize(16)] [AllowSparseNodes] NodeOutputArray<Work> all,
          [MaxRecords(2)] [NodeID("done", 2)] EmptyNodeOutput done)
{
    done.ThreadIncrementOutputCount(1);
    ThreadNodeOutputRecords<Work> records = all[input.Count() & 15].GetThreadNodeOutputRecords(1);
    records.Get().groups = 1;
    records.OutputComplete();
}

// CHECK: Entry fill: node shader
// CHECK-NEXT: [numthreads(8, 8, 1)]
// CHECK-NEXT: [NodeLaunch("broadcasting")]
// CHECK-NEXT: [NodeID("fill", 0)]
// CHECK-NEXT: [NodeIsProgramEntry]
// CHECK-NEXT: [NodeMaxDispatchGrid(16, 8, 1)]
// CHECK-NEXT: [NodeMaxRecursionDepth(2)]
// CHECK-NEXT: [NodeLocalRootArgumentsTableIndex(5)]
// CHECK-NEXT: in {{ *}}DispatchNodeInputRecord {{ *}}24 bytes {{ *}}grid of 2 numbers of 32 bits at 16
// CHECK-NEXT: out {{ *}}NodeOutput {{ *}}24 bytes {{ *}}to "fill" 0, at most 1, grid of 2 numbers of 32 bits at 16
// JSON: "name":"fill","stage":"node","attributes":{"threads":[8,8,1],"node":{"id":{"name":"fill","index":0},"launch":"broadcasting",
// JSON-SAME: "programEntry":true,"localRootArguments":5,"maxDispatchGrid":[16,8,1],"maxRecursionDepth":2,
// JSON-SAME: "inputs":[{"kind":"DispatchNodeInputRecord","size":24,"grid":{"offset":16,"bits":32,"count":2}}],
// JSON-SAME: "outputs":[{"kind":"NodeOutput","size":24,"grid":{"offset":16,"bits":32,"count":2},"maxRecords":1,"to":{"name":"fill","index":0}}]}}
[shader("node")]
[NodeLaunch("broadcasting")]
[NodeIsProgramEntry]
[NodeMaxDispatchGrid(16, 8, 1)]
[NodeMaxRecursionDepth(2)]
[NodeLocalRootArgumentsTableIndex(5)]
[NumThreads(8, 8, 1)]
void fill(DispatchNodeInputRecord<Work> input, [MaxRecords(1)] [NodeID("fill")] NodeOutput<Work> again)
{
    if (GetRemainingRecursionLevels() == 0)
        return;
    GroupNodeOutputRecords<Work> records = again.GetGroupNodeOutputRecords(1);
    records.Get().groups = input.Get().groups;
    records.OutputComplete();
}

// CHECK: Entry with: node shader
// CHECK: [NodeShareInputOf("fill", 0)]
// CHECK-NEXT: in {{ *}}RWDispatchNodeInputRecord {{ *}}24 bytes {{ *}}grid of 2 numbers of 32 bits at 16, globally coherent
[shader("node")]
[NodeLaunch("broadcasting")]
[NodeMaxDispatchGrid(16, 8, 1)]
[NodeShareInputOf("fill")]
[NumThreads(1, 1, 1)]
void with(globallycoherent RWDispatchNodeInputRecord<Work> input)
{
    input.Get().color = 0;
}
