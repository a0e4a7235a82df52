// -T lib_6_3 => refused
struct P { int a; };
[shader("amplification")][numthreads(1,1,1)] void a() { P p; p.a = 1; DispatchMesh(1, 1, 1, p); } //~ 71: error: Opcode DispatchMesh not valid in shader model lib_6_3(as).
