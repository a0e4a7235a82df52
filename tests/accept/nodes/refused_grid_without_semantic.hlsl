// -T lib_6_8 => refused
struct R { uint a; float3 b; };
[shader("node")] [NodeLaunch("broadcasting")] [NodeMaxDispatchGrid(2, 1, 1)] [numthreads(32, 1, 1)]
void m(DispatchNodeInputRecord<R> i) {} //~ 6: error: Broadcasting node shader 'm' with NodeMaxDispatchGrid attribute must declare an input record containing a field with SV_DispatchGrid semantic
