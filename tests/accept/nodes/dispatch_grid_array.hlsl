// -T lib_6_8 => dxil
struct R { uint a; uint g[2] : SV_DispatchGrid; };
[shader("node")] [NodeLaunch("broadcasting")] [NodeMaxDispatchGrid(2, 1, 1)] [numthreads(32, 1, 1)]
void m(DispatchNodeInputRecord<R> i) {}
