// -T lib_6_8 => refused
struct R {};
[shader("node")] [NodeLaunch("thread")]
void m(ThreadNodeInputRecord<R> i) {} //~ 30: error: record used in ThreadNodeInputRecord may not have zero size
