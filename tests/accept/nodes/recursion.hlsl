// -T lib_6_8 => dxil
struct R { uint a; float3 b; };
RWByteAddressBuffer U : register(u0);
[shader("node")] [NodeLaunch("thread")]
[NodeMaxRecursionDepth(16)] [NodeID("again")]
void m(ThreadNodeInputRecord<R> i, [MaxRecords(2)] [NodeID("again")] NodeOutput<R> o)
{
    U.Store(0, GetRemainingRecursionLevels());
    if (GetRemainingRecursionLevels() > 0) { ThreadNodeOutputRecords<R> r = o.GetThreadNodeOutputRecords(2); r[1].a = 3; r.OutputComplete(); }
}
