// -T lib_6_8 => refused
struct R { uint a; float3 b; };
[shader("node")] [NodeLaunch("broadcasting")] [NodeDispatchGrid(2, 1, 1)] [numthreads(32, 1, 1)]
void m([MaxRecords(3)] uint t : SV_GroupIndex) {} //~ 9: error: attribute 'MaxRecords' may only be used with output nodes or input record objects
