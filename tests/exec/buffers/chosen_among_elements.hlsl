// Buffers chosen at run time among the elements of one array.
// compute: main
// bind t0: structured float[4] 1 2 3 4
// bind t1: structured float[4] 10 20 30 40
// bind t2: structured float[4] 100 200 300 400
// bind u0: structured float[8] zero
// except dxc: it has no such conversion
// except dxil: vkd3d's program gives the whole range one descriptor
// except dxbc: vkd3d's program gives the whole range one descriptor
// expect u0: 100 20 300 40 101 22 303 44

StructuredBuffer<float> table[3] : register(t0);
RWStructuredBuffer<float> result : register(u0);

[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex) {
    StructuredBuffer<float> one = (i & 1) != 0 ? table[1] : table[2];
    result[i] = one[i];
    StructuredBuffer<float> last = table[0];
    float sum = 0;
    for (uint k = 0; k < 2; ++k) {
        sum += last[i];
        last = one;
    }
    result[4 + i] = sum;
}
