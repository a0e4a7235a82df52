// -T cs_6_6 => dxil spirv
struct keep { int x; };
static keep before = { 3 };
int keep(int x) { return x; }
RWBuffer<int> o;
[numthreads(1, 1, 1)]
void main() { o[0] = keep(before.x); }
