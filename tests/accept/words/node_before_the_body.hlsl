// -T lib_6_8 => refused
[shader("node")] [NodeLaunch("broadcasting")] void m() { undeclared; } //~ 52: error: Node shader 'm' with broadcasting launch type requires 'numthreads' attribute
