// -T lib_6_8 => refused
[shader("node")] [NodeLaunch("thread")]
void m(ThreadNodeInputRecord<uint> i) {} //~ 30: error: 'uint' is not valid as a node record type - struct/class required
