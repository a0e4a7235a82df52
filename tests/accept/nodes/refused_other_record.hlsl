// -T lib_6_8 => refused
struct R { uint a; float3 b; };
struct Q { uint a; };
[shader("node")] [NodeLaunch("coalescing")] [numthreads(32, 1, 1)]
void m([MaxRecords(2)] NodeOutput<R> o)
{
    GroupNodeOutputRecords<Q> r = o.GetGroupNodeOutputRecords(1); //~ 31: error: cannot initialize a variable of type 'GroupNodeOutputRecords<Q>' with an rvalue of type 'GroupNodeOutputRecords<R>'
}
