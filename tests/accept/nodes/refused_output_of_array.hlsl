// -T lib_6_8 => refused
struct R { uint a; float3 b; };
[shader("node")] [NodeLaunch("coalescing")] [numthreads(32, 1, 1)]
void m([MaxRecords(2)] [NodeArraySize(2)] NodeOutputArray<R> o)
{
    GroupNodeOutputRecords<R> r = o.GetGroupNodeOutputRecords(1); //~ 37: error: no member named 'GetGroupNodeOutputRecords' in 'NodeOutputArray<R>'
}
