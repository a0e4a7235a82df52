// -T lib_6_8 => refused
struct R { uint a; float3 b; };
[shader("node")] [NodeLaunch("coalescing")] [numthreads(32, 1, 1)]
void m([MaxRecords(2)] NodeOutput<R> o)
{
    ThreadNodeOutputRecords<R> r = o.GetGroupNodeOutputRecords(1); //~ 32: error: cannot initialize a variable of type 'ThreadNodeOutputRecords<R>' with an rvalue of type 'GroupNodeOutputRecords<R>'
}
