// -T lib_6_8 => refused
struct Record { uint a; };
[Shader("node")]
[NodeLaunch("thread")]
[NodeLocalRootArgumentsTableIndex] //~ 2: error: 'NodeLocalRootArgumentsTableIndex' attribute takes one argument
void work(ThreadNodeInputRecord<Record> r) { }
