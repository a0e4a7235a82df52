// -T lib_6_8 => dxil
struct R { uint a; };
[Shader("node")] [NodeLaunch("thread")] [NodeLocalRootArgumentsTableIndex(4294967295)]
void n(ThreadNodeInputRecord<R> i) {}
[Shader("node")] [NodeLaunch("thread")] [NodeLocalRootArgumentsTableIndex(4294967294)] [NodeID("m", 4294967295)]
void m(ThreadNodeInputRecord<R> i) {}
