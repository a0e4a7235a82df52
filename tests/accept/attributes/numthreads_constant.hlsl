// -T cs_6_0 => dxil spirv
static const int N = 8;
[numthreads(N, N * 2, 1)] void main() { }
