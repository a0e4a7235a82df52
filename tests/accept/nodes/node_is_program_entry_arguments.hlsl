// -T lib_6_8 => refused
struct Record { uint a; };
[Shader("node")]
[NodeLaunch("thread")]
[NodeIsProgramEntry(1)] //~ 2: error: 'NodeIsProgramEntry' attribute takes no arguments
void work(ThreadNodeInputRecord<Record> r) { }
