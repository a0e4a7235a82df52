// -T lib_6_8 => refused
struct Record { uint a; };
[Shader("node")]
[NodeLaunch("thread")]
void work([MaxRecords(1, 2)] NodeOutput<Record> r) { } //~ 12: error: 'MaxRecords' attribute takes one argument
