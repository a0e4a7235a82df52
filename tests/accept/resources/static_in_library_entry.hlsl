// -T lib_6_3 => dxil
// except spirv: libraries are compiled to DXIL alone
RWStructuredBuffer<uint> o;
static RWStructuredBuffer<uint> s = o;
void g() { s[0] = 1; }
[shader("compute")] [numthreads(1, 1, 1)] void f() { g(); }
