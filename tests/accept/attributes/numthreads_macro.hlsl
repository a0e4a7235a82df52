// -T cs_6_0 => dxil spirv
#define N 8
[numthreads(N, N, 1)] void main() { }
