// -T lib_6_8 => refused
struct R { Texture2D t; };
[shader("node")] [NodeLaunch("thread")]
void m(ThreadNodeInputRecord<R> i) {} //~ 30: error: object 'Texture2D' may not appear in a node record
