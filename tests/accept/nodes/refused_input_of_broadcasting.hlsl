// -T lib_6_8 => refused
struct R { uint a; float3 b; };
[shader("node")] [NodeLaunch("broadcasting")] [NodeDispatchGrid(2, 1, 1)] [numthreads(32, 1, 1)]
void m(EmptyNodeInput i) {} //~ 23: error: 'EmptyNodeInput' may not be used with broadcasting nodes (only DispatchNodeInputRecord or RWDispatchNodeInputRecord)
