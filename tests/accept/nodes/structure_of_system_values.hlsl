// -T lib_6_8 => dxil
struct Ids { uint3 thread : SV_DispatchThreadID; uint index : SV_GroupIndex; };
struct Record { uint first; };
RWBuffer<uint> sums : register(u0);

[Shader("node")] [NodeLaunch("broadcasting")] [NodeDispatchGrid(2, 3, 2)] [NumThreads(64, 1, 1)]
void add(Ids ids, RWDispatchNodeInputRecord<Record> record) {
    sums[ids.index] = ids.thread.y + record.Get().first;
}
