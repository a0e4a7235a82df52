// -T lib_6_8 => refused
[shader("compute")] [numthreads(1, 1, 1)] [NodeIsProgramEntry] //~ 44: error: attribute nodeisprogramentry only allowed on node shaders
void m() {}
