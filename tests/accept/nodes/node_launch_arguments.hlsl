// -T lib_6_8 => refused
struct Record { uint a; };
[Shader("node")]
[NodeLaunch] //~ 2: error: 'NodeLaunch' attribute takes one argument
void work(ThreadNodeInputRecord<Record> r) { }
