// -T cs_6_0 -E main => dxil spirv
#define N 2
RWBuffer<int> r;
[numthreads(1, 1, 1)]
void main(int j : SV_GroupIndex) {
    int s = 0;
    [unroll(N + 1)] for (int i = 0; i < 3; i++) s += i * j;
    r[0] = s;
}
