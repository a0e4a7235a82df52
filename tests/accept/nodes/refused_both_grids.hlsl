// -T lib_6_8 => refused
struct R { uint3 g : SV_DispatchGrid; };
[shader("node")] [NodeLaunch("broadcasting")] [NodeMaxDispatchGrid(2, 1, 1)] [numthreads(32, 1, 1)] //~ 48: error: Node shader 'm' may not use both 'nodemaxdispatchgrid' and 'nodedispatchgrid'
[NodeDispatchGrid(1, 1, 1)]
void m(DispatchNodeInputRecord<R> i) {}
