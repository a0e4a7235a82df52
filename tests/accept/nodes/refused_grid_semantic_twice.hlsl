// -T lib_6_8 => refused
struct R { uint3 g : SV_DispatchGrid; uint h : SV_DispatchGrid; }; //~ 48: error: a field with SV_DispatchGrid has already been specified
[shader("node")] [NodeLaunch("broadcasting")] [NodeMaxDispatchGrid(2, 1, 1)] [numthreads(32, 1, 1)]
void m(DispatchNodeInputRecord<R> i) {}
