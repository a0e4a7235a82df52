// -T lib_6_8 => refused
struct Record { uint a; };
[Shader("node")]
[NodeLaunch("thread")]
[NodeShareInputOf("a", 0, 1)] //~ 2: error: 'NodeShareInputOf' attribute takes no more than 2 arguments
void work(ThreadNodeInputRecord<Record> r) { }
