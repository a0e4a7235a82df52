// Nodes of work graphs: what an entry says of its launch, inputs and outputs goes with it.
// LINK: lib_6_8
// LIB: lib_6_8
//--- nodes
struct Work { uint3 groups : SV_DispatchGrid; uint seed; };
struct Item { uint key; float4 color; };
RWByteAddressBuffer Out : register(u0);
uint hash(uint x);
float4 paint(uint x);
[shader("node")] [NodeLaunch("broadcasting")] [NodeIsProgramEntry] [NodeMaxDispatchGrid(16, 1, 1)] [NumThreads(8, 1, 1)]
void start(DispatchNodeInputRecord<Work> input, [MaxRecords(8)] [NodeID("leaf", 1)] [NodeArraySize(4)] [AllowSparseNodes] NodeOutputArray<Item> next,
           [MaxRecordsSharedWith(next)] EmptyNodeOutput done, uint thread : SV_GroupIndex)
{
    ThreadNodeOutputRecords<Item> record = next[thread & 3].GetThreadNodeOutputRecords(1);
    record.Get().key = hash(input.Get().seed + thread);
    record.Get().color = paint(thread);
    record.OutputComplete();
    done.GroupIncrementOutputCount(1);
}
[shader("node")] [NodeLaunch("thread")] [NodeID("leaf", 1)] [NodeMaxRecursionDepth(4)]
void finish(RWThreadNodeInputRecord<Item> input)
{
    input.Get().key = hash(input.Get().key);
    Out.Store(0, input.Get().key + uint(input.Get().color.y));
}
//--- functions
export uint hash(uint x) { return x * 2654435761u ^ x >> 7; }
export float4 paint(uint x) { return float4(x, x + 1, x * 2, 1); }
