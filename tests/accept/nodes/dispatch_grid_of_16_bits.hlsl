// -T lib_6_8 -enable-16bit-types => dxil
struct R { uint16_t a; uint16_t3 g : SV_DispatchGrid; };
[shader("node")] [NodeLaunch("broadcasting")] [NodeMaxDispatchGrid(2, 1, 1)] [numthreads(32, 1, 1)]
void m(DispatchNodeInputRecord<R> i) {}
