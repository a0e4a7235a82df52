// -T lib_6_8 => dxil
struct R { uint a; float3 b; };
[shader("node")] [NodeLaunch("coalescing")] [NodeIsProgramEntry] [NodeID("first", 4)] [NodeLocalRootArgumentsTableIndex(2)] [NodeShareInputOf("second", 1)] [numthreads(8, 2, 1)] [WaveSize(32)]
void m([MaxRecords(3)] GroupNodeInputRecords<R> i) {}
