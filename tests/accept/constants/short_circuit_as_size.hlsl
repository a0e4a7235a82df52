// -T cs_6_0 -E main => dxil spirv
static int n = 2;
static uint values[1 || n];
static uint others[(0, 2)];
[numthreads(1, 1, 1)]
void main() { }
