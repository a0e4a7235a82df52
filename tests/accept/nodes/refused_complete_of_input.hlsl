// -T lib_6_8 => refused
struct R { uint a; float3 b; };
[shader("node")] [NodeLaunch("coalescing")] [numthreads(32, 1, 1)]
void m(GroupNodeInputRecords<R> i)
{
    i.OutputComplete(); //~ 7: error: no member named 'OutputComplete' in 'GroupNodeInputRecords<R>'
}
