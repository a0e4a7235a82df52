// -T lib_6_8 => refused
struct Record { uint a; };
[Shader("node")]
[NodeLaunch("thread")]
[NodeMaxRecursionDepth(1, 2)] //~ 2: error: 'NodeMaxRecursionDepth' attribute takes one argument
void work(ThreadNodeInputRecord<Record> r) { }
