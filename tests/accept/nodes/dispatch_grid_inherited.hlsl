// -T lib_6_8 => dxil
struct G { uint2 g : SV_DispatchGrid; };
struct R : G { uint a; };
[shader("node")] [NodeLaunch("broadcasting")] [NodeMaxDispatchGrid(2, 1, 1)] [numthreads(32, 1, 1)]
void m(DispatchNodeInputRecord<R> i) {}
