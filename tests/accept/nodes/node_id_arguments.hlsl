// -T lib_6_8 => refused
struct Record { uint a; };
[Shader("node")]
[NodeLaunch("thread")]
[NodeID] //~ 2: error: 'NodeID' attribute takes at least 1 argument
void work(ThreadNodeInputRecord<Record> r) { }
