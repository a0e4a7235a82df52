// -T lib_6_8 => refused
struct R { uint a; };
[Shader("node")] [NodeLaunch("broadcasting")] [NodeDispatchGrid(4294967295, 4294967295, 4294967295)] [NumThreads(4, 1, 1)] //~ 65: error: 'NodeDispatchGrid' X component value must be between 1 and 65,535 (2^16-1) inclusive
void n(DispatchNodeInputRecord<R> i) {}
