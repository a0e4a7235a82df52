// -T lib_6_8 => refused
[shader("node")] [NodeLaunch("thread")]
void m(ThreadNodeInputRecord i) {} //~ 8: error: use of class template 'ThreadNodeInputRecord' requires template arguments
