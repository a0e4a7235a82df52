// -T lib_6_8 => refused
struct Record { uint a; };
[Shader("node")]
[NodeLaunch("broadcasting")]
[NodeDispatchGrid(1, 1)] //~ 2: error: 'NodeDispatchGrid' attribute requires exactly 3 arguments
[numthreads(1, 1, 1)]
void work(DispatchNodeInputRecord<Record> r) { }
