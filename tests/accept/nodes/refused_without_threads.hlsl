// -T lib_6_8 => refused
struct R { uint a; float3 b; };
[shader("node")] [NodeLaunch("coalescing")]
void m(GroupNodeInputRecords<R> i) {} //~ 6: error: Node shader 'm' with coalescing launch type requires 'numthreads' attribute
